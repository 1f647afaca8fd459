# Co říká nakreslený stůl, dokud hra nemá vlastní slova.

scamorra-name = La Scamorra
scamorra-tagline = Kámen, nůžky a papír na pěti krát pěti polích; jak táhnou, říkají tři šachové karty.
