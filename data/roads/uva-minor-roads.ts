/** Points and roads without an A-number in Uva Province. How to read it: domain/roads/ledger.ts. */

export const uvaPoints = `
Aluketiyawa 7.3000 81.1167
Ambadandegama 2.4 SW 6.7991 81.0473
Ambadandegama 3.1 SW 6.8005 81.0355
Ambadandegama 4.8 S 6.7771 81.0443
Ambadandegama 6.8190 81.0561
Ambagasdowa 6.9281 80.8966
Arawa 0.5 E 7.1669 81.0882
Arawa 7.1667 81.0833
Arawakumbura 2.8 N 7.1114 81.2071
Arawakumbura 3.0 NE 7.1122 81.2101
Arawakumbura 7.0874 81.1996
Arawatta 2.4 NE 7.3527 81.0572
Arawatta 4.1 NE 7.3682 81.0646
Arawatta 4.9 NE 7.3746 81.0686
Arawatta 7.3433 81.0372
Ayiwela 7.1070 81.2505
Badalkumbura 6.8945 81.2399
Badulla 0.5 NW 6.9934 81.0550
*Badulla 6.9891 81.0574
Baduluoya 7.1248 81.0303
Bakinigahawela 6.9982 81.2851
Balaharuwa 6.5308 81.0644
Ballaketuwa 6.8623 81.1003
Bambarapana 6.9816 80.9512
Bandarawela 2.0 SW 6.8183 80.9813
*Bandarawela 6.8259 80.9982
*Beragala 6.7606 80.9220
Bibile 0.6 S 7.1548 81.2244
Bibile 1.0 S 7.1515 81.2231
*Bibile 7.1602 81.2252
Bibilegama 6.8962 81.1403
Bodagama 7.7 W 6.4489 81.0224
Boragas 6.8999 80.8461
Boralanda 6.8270 80.8939
Buddama 7.0405 81.4888
Buttala 0.5 SW 6.7567 81.2451
*Buttala 6.7589 81.2491
Dambagalla 2.9 N 6.9760 81.3712
Dambagalla 6.9500 81.3667
Dambana 7.4136 81.1083
Dambetenne 6.7838 80.9988
Demodara 6.8979 81.0557
Diganatenna 2.2 E 6.8531 80.9846
Diganatenna 6.8559 80.9653
Dimbulana 7.0153 80.9400
Diyakobala 4.2 W 7.1719 81.1640
Diyakobala 7.1588 81.1993
Diyatalawa 2.4 SE 6.7905 80.9708
Diyatalawa 6.8067 80.9561
Dombagahawela 2.4 W 6.9089 81.4874
Dombagahawela 6.9076 81.5094
Dulgolla 1.3 NW 6.8633 80.8738
Dulgolla 2.8 SW 6.8367 80.8682
Dulgolla 6.8569 80.8834
Ekiriyankumbura 1.5 W 7.2992 81.2273
Ekiriyankumbura 7.2989 81.2409
*Ella 6.8667 81.0466
Ethimalewewa 4.0 SE 6.7789 81.5173
Ethimalewewa 6.2 SE 6.7747 81.5443
Ethimalewewa 6.8112 81.5020
Ethimalewewa 7.1 E 6.8338 81.5625
Ettampitiya 0.8 S 6.9297 80.9894
Ettampitiya 1.2 S 6.9254 80.9862
Ettampitiya 3.0 E 6.9268 81.0132
Ettampitiya 6.9365 80.9878
Farr Inn 6.8018 80.8060
Galabedda 6.9191 81.3851
Galporuyaya 5.4 W 7.4175 80.9889
Galporuyaya 7.4285 81.0368
Gamewela 2.9 NW 6.9474 81.1935
Gamewela 6.9246 81.2053
Gawarawela 1.7 NE 6.9109 81.0847
Gawarawela 3.5 NW 6.9304 81.0561
Gawarawela 6.9028 81.0713
Girandurukotte 0.3 S 7.4605 81.0159
Girandurukotte 0.9 S 7.4551 81.0151
Girandurukotte 3.2 W 7.4616 80.9867
Girandurukotte 6.3 NW 7.5064 80.9799
Girandurukotte 7.4629 81.0159
Godunna 0.6 SW 7.0622 80.9720
Godunna 7.0668 80.9749
Gurutalawa 6.8435 80.9000
Hakgala 0.9 S 6.9106 80.8322
Hakgala 6.9187 80.8310
Haldummulla 1.7 SW 6.7595 80.8800
*Haldummulla 6.7689 80.8927
Hali Ela 0.4 S 6.9515 81.0298
Hali Ela 6.9546 81.0311
Hambegamuwa 6.5386 80.9630
Hangunnawa 6.9495 80.8724
Haputale 1.1 NE 6.7715 80.9613
*Haputale 6.7644 80.9540
Heeloya 6.8716 81.0514
Helahalpe 6.8893 81.0345
Hingurukaduwa 6.8257 81.1630
Hopton 3.8 NW 7.0022 81.1665
Hopton 6.9882 81.1975
Hulandawa 0.4 SW 6.8518 81.3358
Hulandawa 0.8 N 6.8611 81.3392
Hulandawa 6.8539 81.3382
Idalgashinna 6.7830 80.9000
Kalugahakandura 7.1227 81.0948
Kalupahana 0.7 NE 6.7943 80.8509
Kalupahana 1.5 NE 6.7988 80.8560
Kalupahana 1.6 NW 6.7996 80.8338
Kalupahana 2.3 SW 6.7759 80.8314
Kalupahana 2.6 S 6.7675 80.8472
Kalupahana 3.1 S 6.7637 80.8516
Kalupahana 6.7910 80.8454
Kandaudapanguwa 6.9803 81.5415
Kataragama 0.1 E 6.4151 81.3326
Kataragama 0.9 E 6.4142 81.3393
Kataragama 1.6 E 6.4118 81.3454
*Kataragama 6.4156 81.3314
Kebillawela 0.7 SW 6.8306 80.9883
Kebillawela 0.86 W 6.8326 80.9859
Kebillawela 0.9 W 6.8346 80.9851
Kebillawela 1.0 W 6.8332 80.9844
Kebillawela 1.2 SW 6.8277 80.9850
Kebillawela 1.22 SW 6.8269 80.9858
Kebillawela 1.3 NE 6.8398 81.0039
Kebillawela 6.8350 80.9933
Kendagolla 6.9928 81.1085
Keppitpola 6.8911 80.8700
Keselpotha 7.3283 81.0942
Koslanda 2.3 E 6.7458 81.0377
*Koslanda 6.7425 81.0172
Kotagama 7.1110 81.1803
Kotamuduna 6.8902 81.1775
Kumbalwela 6.8739 81.0317
Kumbukkana 0.7 SW 6.8060 81.2966
Kumbukkana 6.8106 81.3007
Kuttiyagolla 7.0268 81.0948
Landewela 1.1 NE 7.0137 81.0065
Landewela 1.9 SE 6.9918 81.0127
Landewela 2.2 NE 7.0155 81.0197
Landewela 7.0051 81.0023
Loggal Oya 1.0 NE 7.2131 81.0228
Loggal Oya 2.7 SE 7.1909 81.0294
Loggal Oya 7.2096 81.0145
Lunugala 0.8 N 7.0476 81.2018
Lunugala 0.9 N 7.0480 81.2039
*Lunugala 7.0404 81.2017
Lunuwatta 0.7 E 6.9572 80.9258
Lunuwatta 2.0 E 6.9615 80.9361
Lunuwatta 6.9557 80.9194
Madulsima 0.7 N 7.0530 81.1561
Madulsima 1.6 NE 7.0581 81.1664
Madulsima 7.0467 81.1582
Mahiyanganaya 0.7 N 7.3376 81.0036
Mahiyanganaya 1.0 S 7.3230 81.0032
*Mahiyanganaya 7.3316 81.0037
Makulella 2.0 S 6.8119 81.0299
Makulella 6.8292 81.0341
Mapakadawewa 1.9 SE 7.2826 81.0415
Mapakadawewa 7.2893 81.0258
Marawa 6.8090 81.3812
Mariarawa 6.9658 81.4755
Maspanna 7.0279 80.9443
Maussagolla 6.9124 81.1386
Medawela Udukinda 6.8626 80.8578
Meegahakiula 7.0186 81.0564
Meegahakivula 7.1463 81.0563
Megagama 0.4 S 7.0308 81.2766
Megagama 0.4 SW 7.0308 81.2745
Megagama 2.0 W 7.0400 81.2592
Megagama 2.2 NW 7.0520 81.2668
Megagama 7.0345 81.2760
Metigahatenna 2.0 W 7.0772 81.1364
Metigahatenna 7.0772 81.1541
Mirahawatta 0.9 NW 6.8805 80.9283
Mirahawatta 2.0 SW 6.8667 80.9184
Mirahawatta 2.1 N 6.8937 80.9374
Mirahawatta 6.8752 80.9340
Monaragala 3.4 N 6.8906 81.3454
*Monaragala 6.8609 81.3503
Nakkala 0.4 E 6.8866 81.3007
Nakkala 6.8875 81.2967
Namunukula 6.8745 81.1155
Nannapurawa 7.0854 81.2593
Nawamedagama 13.1 NE 7.5970 81.1527
Nawamedagama 4.3 W 7.5230 81.0196
Nawamedagama 6.0 W 7.5250 81.0044
Nawamedagama 7.5254 81.0589
Nelumgama 6.9942 81.0700
Nikapotha 6.7453 80.9730
Nilgala 3.8 NW 7.2075 81.3655
Nilgala 7.1933 81.3964
Nugatalawa 0.2 N 6.9038 80.9127
Nugatalawa 0.7 NE 6.9044 80.9181
Nugatalawa 2.7 NE 6.9111 80.9353
Nugatalawa 6.9016 80.9129
Obbegoda 0.8 E 6.9275 81.3610
Obbegoda 6.9251 81.3541
Ohiya 0.2 E 6.8176 80.8468
Ohiya 0.7 E 6.8196 80.8515
Ohiya 0.8 SW 6.8124 80.8398
Ohiya 6.8178 80.8450
Okkampitiya 0.8 SE 6.7435 81.3113
Okkampitiya 6.7500 81.3076
Pallekiruwa 7.0160 81.2243
Pangura 6.9767 81.3201
Passara 0.9 E 6.9337 81.1608
Passara 1.4 E 6.9345 81.1650
Passara 1.6 SW 6.9279 81.1404
*Passara 6.9349 81.1527
Pattiyagedara 2.0 SE 6.8906 80.9854
Pattiyagedara 6.9043 80.9744
Pelagahatenna 6.9610 81.1251
Perawella 6.9474 80.8308
Pitakumbura 7.1787 81.2931
Pitamaruwa 7.1102 81.1592
Pitapola 1.2 W 6.8122 80.8817
Pitapola 6.8093 80.8917
Randeniya 6.8015 81.1141
Rantembe 2.0 SW 7.1900 80.9346
Rantembe 5.9 SW 7.1687 80.9058
Rathkarawwa 0.5 E 6.8084 80.9103
Rathkarawwa 6.8069 80.9056
Ridimaliyadda 2.1 NW 7.2325 81.1075
Ridimaliyadda 7.2182 81.1205
Sella Kataragama 5.2 NE 6.4720 81.3307
Sella Kataragama 6.4373 81.2987
Sevanagala 6.1 E 6.3777 80.9719
Sevanagala 6.3599 80.9196
Silmiyapura 6.9144 80.8419
Siripura 2.1 NE 6.9825 80.9234
Siripura 2.5 NE 6.9848 80.9258
Siripura 3.3 NW 6.9903 80.8905
Siripura 6.9685 80.9108
Siyambalanduwa 0.8 W 6.9056 81.5536
*Siyambalanduwa 6.9065 81.5610
Sorabora Colony 7.3606 80.9843
Soragune 2.9 SW 6.7212 80.8811
Soragune 6.7449 80.8928
Soranathota 7.0228 81.0450
Taldena 7.0920 81.0484
Thanamalwila 0.9 S 6.4325 81.1306
*Thanamalwila 6.4398 81.1334
Udawalawe Park Gate 6.4370 80.8880
Uduhawara 6.9480 80.8627
Uraniya 0.3 S 7.2576 81.0858
Uraniya 0.5 W 7.2611 81.0805
Uraniya 7.2605 81.0852
Uva Gangodagama 7.0199 81.4334
Uva Kudaoya 6.5328 81.1747
Uva Pelwatta 0.2 W 6.7438 81.1909
Uva Pelwatta 6.7442 81.1924
Uva Pelwatta 7.8 S 6.6749 81.2002
Warunagama 6.7323 81.1341
Weherayaya Handapanagala 6.6436 81.1183
*Welimada 6.9019 80.9079
Wellawaya 0.9 S 6.7302 81.1016
*Wellawaya 6.7377 81.1031
Weragantota 1.1 SE 7.3224 80.9917
Wewatta 7.3863 81.1644
Wineethagama 0.1 NW 6.9819 81.0763
Wineethagama 2.4 SE 6.9640 81.0905
Wineethagama 3.2 SW 6.9546 81.0646
Wineethagama 6.9809 81.0770
Yalwela 7.2642 81.1568
Yudaganawa 6.7743 81.2351
`

export const uvaRoads = `
Aluketiyawa - Diyakobala | minor
Aluketiyawa 0, Yalwela 8.6, Diyakobala 25.7
Ambagasdowa - Lunuwatta | secondary
Ambagasdowa 0, Lunuwatta 4.2 hill, Lunuwatta 0.7 E 5.1 hill, Lunuwatta 2.0 E 6.7 hill
Ambagasdowa - Welimada | secondary
Ambagasdowa 0, Welimada 3.7 hill
Arawa - Arawa | secondary
Arawa 0, Arawa 0.5 E 0.7 winding
Arawa - Madulsima | minor
Arawa 0.5 E 0, Metigahatenna 21.4 winding, Madulsima 1.6 NE 27.6 hill
Arawakumbura - Megagama | minor
Arawakumbura 3.0 NE 0, Megagama 2.2 NW 11.4 settled
Arawatta - Dambana | main
Arawatta 0, Dambana 13.3
Arawatta - Ekiriyankumbura | minor
Arawatta 0, Keselpotha 8.3, Aluketiyawa 14.5, Ekiriyankumbura 33.8
Arawatta - Uraniya | secondary
Arawatta 0, Uraniya 12.8, Uraniya 0.3 S 13.2 winding
Badalkumbura - Buttala | main
Badalkumbura 0, Buttala 0.5 SW 15.4
Badulla - Arawakumbura | minor
Badulla 0.5 NW 0, Nelumgama 2.9 city, Kuttiyagolla 11.1 hill, Arawakumbura 58.7 hill
Badulla - Taldena | main
Badulla 0.5 NW 0, Meegahakiula 2.8 hill, Taldena 14.1 hill
Baduluoya - Loggal Oya | minor
Baduluoya 0, Loggal Oya 2.7 SE 17.6 winding
Baduluoya - Soranathota | main
Baduluoya 0, Soranathota 15.8 hill
Bakinigahawela - Obbegoda | minor
Bakinigahawela 0, Pangura 6, Obbegoda 13.2
Ballaketuwa - Maussagolla | main
Ballaketuwa 0, Maussagolla 12.4 hill
Ballaketuwa - Namunukula | secondary
Ballaketuwa 0, Namunukula 2.7 hill
Ballaketuwa - Randeniya | minor
Ballaketuwa 0, Randeniya 23.2 hill
Bandarawela - Ambadandegama | secondary
Bandarawela 0, Makulella 2.0 S 6 hill, Ambadandegama 3.1 SW 8.8 hill, Ambadandegama 2.4 SW 11.8 hill
Bandarawela - Ella | minor
Bandarawela 0, Ella 12.5 hill
Bibile - Nakkala | secondary
Bibile 1.0 S 0, Ayiwela 6, Nannapurawa 8.6 settled, Megagama 2.2 NW 12.4 settled, Megagama 0.4 S 15 settled, Bakinigahawela 18.9, Nakkala 0.4 E 31.9
Bibile - Nilgala | minor
Bibile 0.6 S 0, Pitakumbura 10.2, Nilgala 3.8 NW 20.4
Bodagama - Bodagama | minor
Bodagama 7.7 W 0, Bodagama 9.2
Boragas - Siripura | minor
Boragas 0, Hangunnawa 11 hill, Siripura 21.3 hill
Buddama - Kandaudapanguwa | minor
Buddama 0, Kandaudapanguwa 11
Buddama - Wadinagala | main
Buddama 0, Wadinagala 17.7
Buttala - Kataragama | secondary
Buttala 0.5 SW 0, Kataragama 43.5, Kataragama 0.1 E 43.64, Kataragama 0.9 E 44.4, Kataragama 1.6 E 45.12
Dambagalla - Dambagalla | minor
Dambagalla 0, Dambagalla 2.9 N 3
Diganatenna - Kebillawela | secondary
Diganatenna 0, Kebillawela 1.0 W 3.7 hill, Kebillawela 0.86 W 3.9 hill, Kebillawela 0.7 SW 4.3 hill
Diganatenna - Kebillawela | minor
Diganatenna 2.2 E 0, Kebillawela 1.3 NE 3.3 hill
Diganatenna - Makulella | minor
Diganatenna 0, Makulella 2.0 S 12.2 hill
Diganatenna - Pattiyagedara | minor
Diganatenna 0, Pattiyagedara 10 hill
Diyakobala - Arawakumbura | minor
Diyakobala 4.2 W 0, Arawakumbura 2.8 N 10.1 winding
Diyatalawa - Bandarawela | main
Diyatalawa 0, Bandarawela 2.0 SW 4.6 hill
Diyatalawa - Diyatalawa | main
Diyatalawa 0, Diyatalawa 2.4 SE 4.1 hill
Dombagahawela - Ethimalewewa | minor
Dombagahawela 2.4 W 0, Ethimalewewa 11, Ethimalewewa 4.0 SE 15.4, Ethimalewewa 6.2 SE 19.5
Dulgolla - Ambagasdowa | minor
Dulgolla 2.8 SW 0, Dulgolla 1.3 NW 4.2 hill, Ambagasdowa 14.7 hill
Dulgolla - Boralanda | minor
Dulgolla 2.8 SW 0, Boralanda 4.3 hill
Dulgolla - Gurutalawa | secondary
Dulgolla 0, Gurutalawa 5.2 hill
Dulgolla - Mirahawatta | secondary
Dulgolla 0, Mirahawatta 10.6 hill
Dulgolla - Rathkarawwa | secondary
Dulgolla 0, Boralanda 5.1 hill, Rathkarawwa 0.5 E 7.9 hill
Dulgolla - Welimada | minor
Dulgolla 0, Welimada 8.8 hill
Ella - Ballaketuwa | main
Ella 0, Ballaketuwa 12.2 hill
Ella - Demodara | secondary
Ella 0, Demodara 5.8 hill
Ethimalewewa - Ethimalewewa | minor
Ethimalewewa 4.0 SE 0, Ethimalewewa 7.1 E 9.4
Ettampitiya - Pattiyagedara | minor
Ettampitiya 1.2 S 0, Pattiyagedara 2.0 SE 5.7 hill
Ettampitiya - Soranathota | minor
Ettampitiya 0, Landewela 11.5 hill, Soranathota 25.4 hill
Farr Inn - Ohiya | secondary
Farr Inn 0, Ohiya 0.2 E 11.2
Galporuyaya - Arawatta | secondary
Galporuyaya 0, Arawatta 4.9 NE 7.7
Galporuyaya - Girandurukotte | minor
Galporuyaya 5.4 W 0, Girandurukotte 3.2 W 5.1
Gawarawela - Ballaketuwa | secondary
Gawarawela 0, Ballaketuwa 11.5 hill
Girandurukotte - Dambana | minor
Girandurukotte 0.9 S 0, Galporuyaya 3.8, Dambana 20.4
Girandurukotte - Girandurukotte | secondary
Girandurukotte 3.2 W 0, Girandurukotte 0.3 S 3.24
Girandurukotte - Maraka | secondary
Girandurukotte 3.2 W 0, Girandurukotte 6.3 NW 5.1, Maraka 6.5 SE 8.15
Girandurukotte - Nawamedagama | secondary
Girandurukotte 6.3 NW 0, Nawamedagama 6.0 W 3.5, Nawamedagama 4.3 W 5.2
Girandurukotte - Nawamedagama | minor
Girandurukotte 0, Nawamedagama 4.3 W 6.8
Godunna - Badulla | secondary
Godunna 0, Landewela 11.8 hill, Badulla 0.5 NW 24.7 hill, Badulla 25.4 city
Godunna - Godunna | secondary
Godunna 0.6 SW 0, Godunna 0.9 hill
Hakgala - Harasbedda | minor
Hakgala 0, Uduhawara 9.5 hill, Halgranoya 21.4 hill, Harasbedda 34.5 hill
Haldummulla - Nikapotha | main
Haldummulla 0, Nikapotha 12.4 hill
Haldummulla - Soragune | minor
Haldummulla 0, Soragune 10.7 hill
Haldummulla - Soragune | minor
Haldummulla 1.7 SW 0, Soragune 2.9 SW 10 hill
Hali Ela - Baduluoya | secondary
Hali Ela 0, Landewela 1.9 SE 7 hill, Landewela 2.2 NE 10.7 hill, Baduluoya 25.9 hill
Hali Ela - Gawarawela | minor
Hali Ela 0, Gawarawela 3.5 NW 8 hill
Hali Ela - Wineethagama | minor
Hali Ela 0, Wineethagama 3.2 SW 10 hill
Hambegamuwa - Angunakolawewa | secondary
Hambegamuwa 0, Angunakolawewa 26.4
Hambegamuwa - Angunakolawewa | secondary
Hambegamuwa 0, Angunakolawewa 5.9 SW 24
Hambegamuwa - Thanamalwila | secondary
Hambegamuwa 0, Thanamalwila 29.7
Hambegamuwa - Uva Kudaoya | minor
Hambegamuwa 0, Balaharuwa 15.1, Uva Kudaoya 28.5
Hambegamuwa - Weherayaya Handapanagala | minor
Hambegamuwa 0, Weherayaya Handapanagala 30.6
Haputale - Dambetenne | secondary
Haputale 1.1 NE 0, Dambetenne 8.6 hill
Heeloya - Passara | secondary
Heeloya 0, Passara 1.6 SW 30.4 hill
Helahalpe - Wineethagama | secondary
Helahalpe 0, Demodara 4.5 hill, Gawarawela 6.9 hill, Gawarawela 1.7 NE 10.3 hill, Wineethagama 2.4 SE 20.2 hill
Hingurukaduwa - Uva Pelwatta | main
Hingurukaduwa 0, Uva Pelwatta 11.2
Hopton - Badalkumbura | minor
Hopton 0, Badalkumbura 18.4 hill
Idalgashinna - Diyatalawa | secondary
Idalgashinna 0, Diyatalawa 10.2 hill
Idalgashinna - Haputale | secondary
Idalgashinna 0, Haputale 9 hill
Idalgashinna - Rathkarawwa | minor
Idalgashinna 0, Rathkarawwa 5.7 hill
Kalugahakandura - Lunugala | minor
Kalugahakandura 0, Pitamaruwa 19.4 winding, Lunugala 36.6 hill
Kalupahana - Haputale | secondary
Kalupahana 2.6 S 0, Haldummulla 8.5 hill, Haputale 15.8 hill
Kalupahana - Kalupahana | secondary
Kalupahana 2.6 S 0, Kalupahana 3.1 S 1.1 hill
Kalupahana - Kalupahana | minor
Kalupahana 2.3 SW 0, Kalupahana 10.7 hill, Kalupahana 0.7 NE 11.9 hill, Kalupahana 1.5 NE 13.2 hill
Kalupahana - Kalupahana | minor
Kalupahana 2.3 SW 0, Kalupahana 2.6 S 6.5 hill
Kalupahana - Nikapotha | secondary
Kalupahana 2.6 S 0, Soragune 12 hill, Nikapotha 27.1 hill
Kataragama - Kawantissapura | main
Kataragama 0, Kawantissapura 8.5
Kebillawela - Ettampitiya | minor
Kebillawela 1.0 W 0, Kebillawela 0.9 W 0.2 hill, Diganatenna 2.2 E 3 hill, Pattiyagedara 2.0 SE 9 hill, Ettampitiya 3.0 E 16.5 hill
Kebillawela - Helahalpe | main
Kebillawela 0, Helahalpe 10 hill
Kebillawela - Makulella | secondary
Kebillawela 0, Makulella 7.2 hill
Kebillawela - Makulella | secondary
Kebillawela 1.2 SW 0, Kebillawela 1.22 SW 0.13 hill, Bandarawela 1.8 hill, Makulella 8.4 hill
Kendagolla - Bakmitiyawa | minor
Kendagolla 0, Hopton 26.5 hill, Pallekiruwa 41.6 hill, Megagama 51.4 settled, Dambagalla 2.9 N 63.9, Mariarawa 76.5, Kandaudapanguwa 89.1, Bakmitiyawa 106.7
Keppitpola - Dulgolla | minor
Keppitpola 0, Dulgolla 1.3 NW 5.1 hill, Dulgolla 6.7 hill
Keselpotha - Maraka | secondary
Keselpotha 0, Girandurukotte 19, Maraka 4.3 E 33.5
Keselpotha - Wewatta | minor
Keselpotha 0, Wewatta 11.7
Koslanda - Ambadandegama | secondary
Koslanda 2.3 E 0, Ambadandegama 4.8 S 6.1 hill, Ambadandegama 2.4 SW 9.7 hill
Koslanda - Koslanda | secondary
Koslanda 0, Koslanda 2.3 E 3.6 winding
Kotagama - Ayiwela | minor
Kotagama 0, Ayiwela 7.8 winding
Kotagama - Dorakumbura | minor
Kotagama 0, Diyakobala 8.4 winding, Ekiriyankumbura 30.4, Dorakumbura 45.2
Kotamuduna - Pallekiruwa | minor
Kotamuduna 0, Gamewela 6.1 hill, Pallekiruwa 27.8 hill
Kotamuduna - Uva Pelwatta | secondary
Kotamuduna 0, Uva Pelwatta 18.6
Kumbukkana - Okkampitiya | secondary
Kumbukkana 0.7 SW 0, Okkampitiya 6.5
Landewela - Landewela | secondary
Landewela 0, Landewela 1.9 SE 2.7 hill
Landewela - Landewela | minor
Landewela 1.1 NE 0, Landewela 2.2 NE 2 hill
Loggal Oya - Loggal Oya | secondary
Loggal Oya 0, Loggal Oya 2.7 SE 3.7 winding
Loggal Oya - Taldena | main
Loggal Oya 2.7 SE 0, Meegahakivula 7 winding, Taldena 16.1 winding
Lunugala - Ayiwela | secondary
Lunugala 0, Ayiwela 16.1 winding
Lunugala - Kolamanthalawa | minor
Lunugala 0, Metigahatenna 13.8 hill, Kalugahakandura 34.1 hill, Arawa 46.1 winding, Ridimaliyadda 59.1 winding, Ekiriyankumbura 79.5, Kolamanthalawa 92.3
Lunugala - Lunugala | minor
Lunugala 0.8 N 0, Lunugala 0.9 N 0.3 hill
Lunuwatta - Ettampitiya | secondary
Lunuwatta 0, Ettampitiya 16.2 hill
Madulsima - Lunugala | minor
Madulsima 0, Lunugala 13.2 hill
Madulsima - Madulsima | secondary
Madulsima 0.7 N 0, Madulsima 1.6 NE 3.2 hill
Madulsima - Pitamaruwa | minor
Madulsima 0, Pitamaruwa 16.8 hill
Mahiyanganaya - Arawa | main
Mahiyanganaya 0.7 N 0, Mahiyanganaya 0.7 winding, Mahiyanganaya 1.0 S 1.8 winding, Mapakadawewa 7.5 winding, Mapakadawewa 1.9 SE 10 winding, Uraniya 0.5 W 15 winding, Arawa 0.5 E 26.7 winding
Makulella - Randeniya | minor
Makulella 0, Ambadandegama 4.5 hill, Randeniya 18.8 hill
Mapakadawewa - Keselpotha | secondary
Mapakadawewa 0, Keselpotha 11.9
Marawa - Dombagahawela | secondary
Marawa 0, Dombagahawela 23.2
Marawa - Ethimalewewa | minor
Marawa 0, Ethimalewewa 26.2
Mariarawa - Buddama | minor
Mariarawa 0, Buddama 10.3
Mariarawa - Dombagahawela | secondary
Mariarawa 0, Dombagahawela 13.6
Maussagolla - Hingurukaduwa | minor
Maussagolla 0, Bibilegama 5.2 hill, Hingurukaduwa 21.3 hill
Maussagolla - Passara | main
Maussagolla 0, Passara 5.3 hill
Medawela Udukinda - Dulgolla | secondary
Medawela Udukinda 0, Dulgolla 1.3 NW 1.9 hill
Meegahakiula - Wineethagama | secondary
Meegahakiula 0, Nelumgama 3.9 hill, Wineethagama 0.1 NW 6.6 hill
Meegahakivula - Arawa | main
Meegahakivula 0, Arawa 5.6 winding
Megagama - Megagama | minor
Megagama 0, Megagama 0.4 S 0.4 settled
Megagama - Megagama | minor
Megagama 2.0 W 0, Megagama 0.4 SW 2 settled, Megagama 0.4 S 2.28 settled
Metigahatenna - Madulsima | minor
Metigahatenna 2.0 W 0, Madulsima 1.6 NE 6.5 hill
Metigahatenna - Pitamaruwa | minor
Metigahatenna 0, Pitamaruwa 17.5 hill
Mirahawatta - Diganatenna | main
Mirahawatta 0, Diganatenna 7.3 hill
Mirahawatta - Diyatalawa | secondary
Mirahawatta 2.1 N 0, Mirahawatta 2.2 hill, Diyatalawa 13.2 hill
Mirahawatta - Ettampitiya | main
Mirahawatta 2.1 N 0, Ettampitiya 14.2 hill
Mirahawatta - Maspanna | minor
Mirahawatta 2.1 N 0, Lunuwatta 2.0 E 13.1 hill, Bambarapana 16.7 hill, Dimbulana 27.1 hill, Maspanna 29.1 hill
Mirahawatta - Mirahawatta | secondary
Mirahawatta 0.9 NW 0, Mirahawatta 1.3 hill
Monaragala - Marawa | minor
Monaragala 0, Marawa 8.2
Nakkala - Kumbukkana | minor
Nakkala 0, Kumbukkana 0.7 SW 9.5
Nakkala - Monaragala | minor
Nakkala 0, Monaragala 3.4 N 7.6
Namunukula - Kotamuduna | minor
Namunukula 0, Bibilegama 6.4 hill, Kotamuduna 19 hill
Nawamedagama - Mahaoya | secondary
Nawamedagama 13.1 NE 0, Mahaoya 10.4 N 41.8
Nawamedagama - Maraka | main
Nawamedagama 0, Maraka 13.1 NE 17.8
Nawamedagama - Maraka | minor
Nawamedagama 6.0 W 0, Maraka 3.5 SE 4.6, Maraka 2.5 SE 6.3
Nawamedagama - Onegama | secondary
Nawamedagama 13.1 NE 0, Onegama 23.9 SE 21.1
Nawamedagama - Onegama | secondary
Nawamedagama 4.3 W 0, Maraka 11.7 NE 15.8, Maraka 13.1 NE 17.2, Onegama 23.9 SE 39
Nawamedagama - Onegama | minor
Nawamedagama 13.1 NE 0, Nawamedagama 25.8 NE 17.8, Onegama 28.8 SE 23.9
Nawamedagama - Thannamunai | main
Nawamedagama 13.1 NE 0, Mahaoya 41.3, Unnichchai 10.5 SW 54.9, Thannamunai 90.4
Nawamedagama - Wewatta | secondary
Nawamedagama 0, Wewatta 27.2
Nilgala - Dorakumbura | minor
Nilgala 0, Dorakumbura 13.1 E 38.2
Nugatalawa - Lunuwatta | secondary
Nugatalawa 0, Nugatalawa 0.2 N 0.3 hill, Lunuwatta 10.4 hill
Nugatalawa - Mirahawatta | minor
Nugatalawa 0, Mirahawatta 2.0 SW 4.4 hill
Obbegoda - Uva Gangodagama | minor
Obbegoda 0.8 E 0, Dambagalla 2.6, Uva Gangodagama 14.8
Ohiya - Kalupahana | minor
Ohiya 0.8 SW 0, Kalupahana 1.5 NE 2.7 hill
Ohiya - Ohiya | minor
Ohiya 0.8 SW 0, Ohiya 1.1 hill
Okkampitiya - Okkampitiya | minor
Okkampitiya 0, Okkampitiya 0.8 SE 0.9
Passara - Kotamuduna | main
Passara 0.9 E 0, Kotamuduna 7.2 hill
Passara - Madulsima | secondary
Passara 0.9 E 0, Hopton 3.8 NW 12.2 hill, Madulsima 19.6 hill, Madulsima 0.7 N 20.9 hill
Pattiyagedara - Ettampitiya | main
Pattiyagedara 0, Ettampitiya 5.7 hill
Pelagahatenna - Maussagolla | secondary
Pelagahatenna 0, Maussagolla 10.5 hill
Pitakumbura - Koknahara | main
Pitakumbura 0, Nilgala 11.7, Koknahara 2.4 SW 54.9
Pitakumbura - Padiyatalawa | secondary
Pitakumbura 0, Ekiriyankumbura 20.7, Padiyatalawa 33.3, Padiyatalawa 0.5 NW 33.8
Pitapola - Boralanda | minor
Pitapola 0, Boralanda 3.4 hill
Pitapola - Nugatalawa | secondary
Pitapola 1.2 W 0, Boralanda 2.7 hill, Gurutalawa 5 hill, Mirahawatta 2.0 SW 9.4 hill, Mirahawatta 0.9 NW 12.4 hill, Nugatalawa 0.7 NE 16.2 hill
Pitapola - Rathkarawwa | minor
Pitapola 0, Rathkarawwa 2.4 hill
Randeniya - Kotamuduna | secondary
Randeniya 0, Hingurukaduwa 7.3 winding, Kotamuduna 17.5 winding
Rantembe - Laggala Pallegama | secondary
Rantembe 2.0 SW 0, Weragantota 25 winding, Hettipola (Matale) 7.6 SE 45.8, Hettipola (Matale) 55.5, Laggala Pallegama 69.5
Rathkarawwa - Diyatalawa | secondary
Rathkarawwa 0, Rathkarawwa 0.5 E 0.7 hill, Diyatalawa 7.9 hill
Rathkarawwa - Haputale | secondary
Rathkarawwa 0, Haputale 10.9 hill
Ridimaliyadda - Aluketiyawa | minor
Ridimaliyadda 0, Aluketiyawa 12.8
Ridimaliyadda - Arawakumbura | secondary
Ridimaliyadda 2.1 NW 0, Ridimaliyadda 2.6 winding, Kotagama 17.5 winding, Arawakumbura 25.5 hill
Ridimaliyadda - Bibile | secondary
Ridimaliyadda 0, Diyakobala 4.2 W 8.1 winding, Diyakobala 13.3 winding, Bibile 16.7
Ridimaliyadda - Ekiriyankumbura | minor
Ridimaliyadda 2.1 NW 0, Yalwela 9.9, Ekiriyankumbura 1.5 W 24.1
Sella Kataragama - Kataragama | main
Sella Kataragama 0, Kataragama 4.7
Sella Kataragama - Kataragama | minor
Sella Kataragama 5.2 NE 0, Kataragama 0.1 E 6.6
Sevanagala - Beragama | minor
Sevanagala 0, Ruhunu Ridiyagama 17.5, Beragama 4.9 N 27.9, Beragama 33.9
Sevanagala - Mattala | secondary
Sevanagala 6.1 E 0, Mattala 6.0 NW 12.2, Mattala 20.4
Sevanagala - Sooriyawewa | secondary
Sevanagala 6.1 E 0, Sooriyawewa 4.5 N 8.1
Siripura - Siripura | minor
Siripura 3.3 NW 0, Siripura 2.1 NE 9.1 hill, Siripura 2.5 NE 9.6 hill
Siripura - Udapussallawa | minor
Siripura 0, Udapussallawa 13 hill
Siyambalanduwa - Hulannuge | main
Siyambalanduwa 0, Hulannuge 13.4
Siyambalanduwa - Wadinagala | main
Siyambalanduwa 0, Kandaudapanguwa 8.8, Wadinagala 27.2
Sorabora Colony - Galporuyaya | secondary
Sorabora Colony 0, Galporuyaya 11.8
Sorabora Colony - Mahiyanganaya | secondary
Sorabora Colony 0, Mahiyanganaya 4.6 winding
Soranathota - Meegahakiula | main
Soranathota 0, Meegahakiula 3.2 hill
Taldena - Kalugahakandura | secondary
Taldena 0, Kalugahakandura 12.7 winding
Thanamalwila - Gonnoruwa | main
Thanamalwila 0, Udamattala 5.8 NE 17.5, Gonnoruwa 32
Uduhawara - Ambagasdowa | minor
Uduhawara 0, Hangunnawa 2.9 hill, Ambagasdowa 8.8 hill
Uraniya - Arawatta | minor
Uraniya 0, Arawatta 4.1 NE 13.9
Uraniya - Nawamedagama | minor
Uraniya 0, Keselpotha 8.7, Dambana 22.7, Nawamedagama 46.4
Uraniya - Ridimaliyadda | main
Uraniya 0.3 S 0, Ridimaliyadda 2.1 NW 4.6 winding
Uraniya - Uraniya | main
Uraniya 0.5 W 0, Uraniya 0.3 S 0.8 winding
Uva Gangodagama - Mariarawa | minor
Uva Gangodagama 0, Mariarawa 9
Uva Pelwatta - Uva Pelwatta | minor
Uva Pelwatta 0.2 W 0, Uva Pelwatta 7.8 S 8
Uva Pelwatta - Yudaganawa | main
Uva Pelwatta 0, Yudaganawa 6.7
Weherayaya Handapanagala - Uva Kudaoya | main
Weherayaya Handapanagala 0, Uva Kudaoya 14.7
Welimada - Pattiyagedara | secondary
Welimada 0, Pattiyagedara 16.7 hill
Wellawaya - Randeniya | main
Wellawaya 0, Randeniya 7.7 winding
Weragantota - Mahiyanganaya | secondary
Weragantota 1.1 SE 0, Mahiyanganaya 1.0 S 1.5 winding
Weragantota - Nawamedagama | secondary
Weragantota 1.1 SE 0, Weragantota 1.1 NE 2 winding, Galporuyaya 5.4 W 11.6, Girandurukotte 0.9 S 16.9, Girandurukotte 0.3 S 17.5, Girandurukotte 17.76, Nawamedagama 28.8
Wineethagama - Gawarawela | minor
Wineethagama 3.2 SW 0, Gawarawela 3.5 NW 11.1 hill, Gawarawela 21.3 hill
Wineethagama - Kendagolla | secondary
Wineethagama 0.1 NW 0, Kendagolla 7.4 hill
Wineethagama - Maussagolla | main
Wineethagama 3.2 SW 0, Maussagolla 27.1 hill
Wineethagama - Passara | minor
Wineethagama 0, Pelagahatenna 10.4 hill, Passara 19.8 hill
Yudaganawa - Okkampitiya | secondary
Yudaganawa 0, Buttala 3.3, Okkampitiya 12.6
`
