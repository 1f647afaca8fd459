# Co říká nakreslený stůl, dokud hra nemá vlastní slova.

zama-name = Zama
zama-tagline = Pole karet lícem dolů, tvých i soupeřových: útoč naslepo, posouvej a najdi krále.
