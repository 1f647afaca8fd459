"""Certificates for tests: a root of one's own, and what it signs."""

from __future__ import annotations

import datetime
import ipaddress
import ssl
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

DAY = datetime.timedelta(days=1)


class Root:
    """Signs certificates for this machine; `trusting` is a client that believes it and nobody else."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "A root for tests")])
        self.certificate = self._sign(self._name, self._key.public_key(), is_root=True)
        self.trusting = ssl.create_default_context(cadata=_pem(self.certificate).decode())

    def issue(self, folder: Path, name: str = "site") -> tuple[Path, Path]:
        """Write a new certificate for `localhost` and 127.0.0.1, and its key."""
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        cert_file, key_file = folder / "cert.pem", folder / "key.pem"
        cert_file.write_bytes(_pem(self._sign(subject, key.public_key())))
        plain = serialization.NoEncryption()
        key_file.write_bytes(
            key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, encryption_algorithm=plain)
        )
        return cert_file, key_file

    def _sign(self, subject: x509.Name, key: ec.EllipticCurvePublicKey, *, is_root: bool = False) -> x509.Certificate:
        now = datetime.datetime.now(datetime.UTC)
        names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
        return (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(self._name)
            .public_key(key)
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - DAY)
            .not_valid_after(now + DAY)
            .add_extension(x509.BasicConstraints(ca=is_root, path_length=None), critical=True)
            .add_extension(x509.SubjectAlternativeName(names), critical=False)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
            .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key()), critical=False)
            .add_extension(_usage(is_root), critical=True)
            .sign(self._key, hashes.SHA256())
        )


def _usage(is_root: bool) -> x509.KeyUsage:
    nothing = {"content_commitment": False, "key_encipherment": False, "data_encipherment": False}
    nothing |= {"key_agreement": False, "encipher_only": False, "decipher_only": False, "crl_sign": is_root}
    return x509.KeyUsage(digital_signature=True, key_cert_sign=is_root, **nothing)


def _pem(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)
