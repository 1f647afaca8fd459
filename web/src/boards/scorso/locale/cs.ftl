# Co říká nakreslený stůl, dokud hra nemá vlastní slova.

scorso-name = Scorso
scorso-tagline = Hází všichni naráz: vyzbroj se proti oběma sousedům, zaklepej a zůstaň ve hře poslední.
