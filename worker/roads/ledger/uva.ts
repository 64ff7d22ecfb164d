/** Points and roads without an A-number in Uva Province. How to read it: ./format.ts. */

export const uvaPoints = `
Aluketiyawa 7.3000 81.1167
Ambadandegama 2.4 SW 6.7991 81.0473
Ambadandegama 2.9 SW 6.8007 81.0376
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
Badalkumbura 0.4 E 6.8945 81.2399
Badalkumbura 6.8956 81.2364
Badulla 0.5 NW 6.9934 81.0550
*Badulla 6.9891 81.0574
Baduluoya 7.1248 81.0303
Bakinigahawela 6.9982 81.2851
Balaharuwa 6.5308 81.0644
Ballaketuwa 6.8623 81.1003
Bambarapana 6.9816 80.9512
Bandarawela 2.0 SW 6.8183 80.9813
*Bandarawela 6.8259 80.9982
Bibile 3.4 N 6.8906 81.3454
*Bibile 6.8609 81.3503
Bibilegama 6.8962 81.1403
Boragas 6.8999 80.8461
Boralanda 0.1 S 6.8262 80.8937
Boralanda 0.15 S 6.8257 80.8936
Boralanda 6.8270 80.8939
Buddama 7.0405 81.4888
Buttala 0.5 SW 6.7567 81.2451
*Buttala 6.7589 81.2491
Dambagalla 2.9 N 6.9760 81.3712
Dambagalla 6.9500 81.3667
Dambana 7.4136 81.1083
Dambetenne 6.7838 80.9988
Demodara 0.3 SW 6.8979 81.0557
Demodara 3.5 N 6.9304 81.0561
Demodara 6.8993 81.0582
Diganatenna 2.2 E 6.8531 80.9846
Diganatenna 6.8559 80.9653
Dimbulana 7.0153 80.9400
Diyakobala 2.7 E 7.1515 81.2231
Diyakobala 2.8 E 7.1548 81.2244
Diyakobala 2.9 E 7.1602 81.2252
Diyakobala 4.2 W 7.1719 81.1640
Diyakobala 7.1588 81.1993
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
Galabedda 6.9191 81.3851
Galporuyaya 5.4 W 7.4175 80.9889
Galporuyaya 7.4285 81.0368
Gamewela 2.85 NW 6.9474 81.1935
Gamewela 2.9 NW 6.9480 81.1944
Gamewela 3.0 N 6.9498 81.1952
Gamewela 3.1 N 6.9504 81.1951
Gamewela 6.9246 81.2053
Gawarawela 1.7 NE 6.9109 81.0847
Gawarawela 1.8 E 6.9087 81.0864
Gawarawela 6.9028 81.0713
Girandurukotte 0.3 SW 7.4605 81.0159
Girandurukotte 0.9 S 7.4551 81.0151
Girandurukotte 2.9 N 7.4893 81.0156
Girandurukotte 3.4 W 7.4616 80.9867
Girandurukotte 4.4 N 7.5029 81.0166
Girandurukotte 6.4 NW 7.5064 80.9799
Girandurukotte 7.4629 81.0175
Girandurukotte 8.0 W 7.4722 80.9457
Godunna 0.6 SW 7.0622 80.9720
Godunna 7.0668 80.9749
Gurutalawa 6.8435 80.9000
Haldummulla 1.7 SW 6.7595 80.8800
Haldummulla 3.4 E 6.7606 80.9220
*Haldummulla 6.7689 80.8927
Hali Ela 0.4 S 6.9515 81.0298
Hali Ela 6.9546 81.0311
Hambegamuwa 6.5386 80.9630
Hangunnawa 6.9495 80.8724
Haputale 1.1 SW 6.7644 80.9540
Haputale 2.4 NE 6.7905 80.9708
*Haputale 6.7715 80.9613
Heeloya 6.8716 81.0514
Helahalpe 6.8893 81.0345
Hingurukaduwa 6.8257 81.1630
Hopton 1.8 N 7.0044 81.1980
Hopton 1.9 N 7.0056 81.1980
Hopton 2.1 N 7.0073 81.1984
Hopton 2.3 N 7.0086 81.1987
Hopton 2.9 S 6.9625 81.1917
Hopton 3.0 S 6.9620 81.1918
Hopton 3.00 S 6.9618 81.1919
Hopton 3.1 S 6.9603 81.1926
Hopton 3.3 S 6.9591 81.1932
Hopton 3.4 S 6.9578 81.1934
Hopton 3.6 S 6.9560 81.1937
Hopton 3.8 NW 7.0022 81.1665
Hopton 6.9882 81.1975
Hulandawa 0.8 N 6.8611 81.3392
Hulandawa 6.8539 81.3382
Idalgashinna 6.7830 80.9000
Inginiyagala 0.7 NW 7.2192 81.5408
*Inginiyagala 7.2138 81.5432
Kalugahakandura 7.1227 81.0948
Kalupahana 0.7 NE 6.7943 80.8509
Kalupahana 1.47 NE 6.7984 80.8564
Kalupahana 1.5 NE 6.7988 80.8560
Kalupahana 1.6 NW 6.7996 80.8338
Kalupahana 2.3 SW 6.7759 80.8314
Kalupahana 2.6 S 6.7675 80.8472
Kalupahana 3.1 S 6.7637 80.8516
Kalupahana 3.12 S 6.7637 80.8517
Kalupahana 3.2 S 6.7636 80.8549
Kalupahana 6.7910 80.8454
Kandaudapanguwa 6.9803 81.5415
Kataragama 0.1 E 6.4151 81.3326
Kataragama 0.9 E 6.4142 81.3393
Kataragama 1.6 E 6.4118 81.3454
*Kataragama 6.4156 81.3314
Kebillawela 0.7 SW 6.8306 80.9883
Kebillawela 0.8 SW 6.8305 80.9879
Kebillawela 0.86 W 6.8326 80.9859
Kebillawela 0.89 W 6.8322 80.9857
Kebillawela 0.9 W 6.8346 80.9851
Kebillawela 0.93 W 6.8325 80.9852
Kebillawela 1.0 W 6.8332 80.9844
Kebillawela 1.2 SW 6.8277 80.9850
Kebillawela 1.22 SW 6.8269 80.9858
Kebillawela 1.3 NE 6.8398 81.0039
Kebillawela 6.8350 80.9933
Kendagolla 6.9928 81.1085
Keppitpola 6.8911 80.8700
Keselpotha 7.3283 81.0942
Koslanda 0.1 SW 6.7424 81.0171
Koslanda 0.10 SW 6.7423 81.0169
Koslanda 2.1 E 6.7434 81.0365
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
Lunugala 1.3 S 7.0291 81.1996
Lunugala 1.5 S 7.0275 81.1995
Lunugala 1.9 S 7.0238 81.1999
Lunugala 1.94 S 7.0230 81.2000
Lunugala 2.4 S 7.0192 81.2002
Lunugala 2.5 S 7.0177 81.2001
*Lunugala 7.0404 81.2017
Lunuwatta 0.7 E 6.9572 80.9258
Lunuwatta 0.72 E 6.9567 80.9258
Lunuwatta 1.0 NE 6.9594 80.9281
Lunuwatta 1.09 NE 6.9596 80.9284
Lunuwatta 1.1 NE 6.9597 80.9286
Lunuwatta 2.0 E 6.9615 80.9361
Lunuwatta 6.9557 80.9194
Madulsima 0.7 N 7.0530 81.1561
Madulsima 1.6 NE 7.0581 81.1664
Madulsima 3.7 S 7.0146 81.1669
Madulsima 7.0467 81.1582
Mahiyanganaya 0.7 N 7.3376 81.0036
*Mahiyanganaya 7.3316 81.0037
Makulella 2.0 S 6.8119 81.0299
Makulella 6.8292 81.0341
Mapakadawewa 1.9 SE 7.2826 81.0415
Mapakadawewa 7.2893 81.0258
Marawa 6.8090 81.3812
Mariarawa 6.9658 81.4755
Maspanna 7.0279 80.9443
Maussagolla 6.9124 81.1386
Medagana 2.0 W 7.0400 81.2592
Medagana 2.2 NW 7.0520 81.2668
Medagana 7.0345 81.2760
Medawela Udukinda 6.8626 80.8578
Medawelagama 7.0308 81.2766
Meegahakiula 7.0186 81.0564
Meegahakivula 7.1463 81.0563
Megagama 7.0308 81.2745
Metigahatenna 2.0 W 7.0772 81.1364
Metigahatenna 7.0772 81.1541
Mirahawatta 0.9 NW 6.8805 80.9283
Mirahawatta 2.0 SW 6.8667 80.9184
Mirahawatta 2.1 N 6.8937 80.9374
Mirahawatta 6.8752 80.9340
Moneragala 6.8518 81.3358
Nakkala 0.3 SW 6.8875 81.2967
Nakkala 0.5 SE 6.8866 81.3007
Nakkala 6.8900 81.2984
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
Nugatalawa 6.9019 80.9077
Obbegoda 0.8 E 6.9275 81.3610
Obbegoda 6.9251 81.3541
Ohiya 0.16 E 6.8176 80.8465
Ohiya 0.2 E 6.8176 80.8468
Ohiya 0.7 E 6.8196 80.8515
Ohiya 0.8 E 6.8194 80.8518
Ohiya 0.8 SW 6.8124 80.8398
Ohiya 0.9 E 6.8181 80.8530
Ohiya 0.93 E 6.8176 80.8534
Ohiya 0.98 E 6.8173 80.8538
Ohiya 1.0 E 6.8174 80.8537
Ohiya 1.1 S 6.8083 80.8454
Ohiya 1.4 S 6.8059 80.8493
Ohiya 1.6 SE 6.8049 80.8508
Ohiya 6.8178 80.8450
Okkampitiya 0.8 SE 6.7435 81.3113
Okkampitiya 6.7500 81.3076
Pallekiruwa 7.0160 81.2243
Pangura 6.9767 81.3201
Passara 0.9 E 6.9337 81.1608
Passara 1.38 E 6.9342 81.1652
Passara 1.4 E 6.9345 81.1650
Passara 1.6 SW 6.9279 81.1404
*Passara 6.9349 81.1527
Pattiyagedara 2.0 SE 6.8906 80.9854
Pattiyagedara 6.9043 80.9744
Pelagahatenna 6.9610 81.1251
Perawella 6.9474 80.8308
Pitakumbura 7.1787 81.2931
Pitamaruwa 7.1102 81.1592
Pitapola 1.0 NW 6.8136 80.8835
Pitapola 1.06 NW 6.8131 80.8830
Pitapola 1.08 W 6.8128 80.8826
Pitapola 1.1 NW 6.8183 80.8871
Pitapola 1.1 W 6.8130 80.8828
Pitapola 1.12 NW 6.8182 80.8870
Pitapola 1.2 W 6.8122 80.8817
Pitapola 6.8093 80.8917
Randeniya 6.8015 81.1141
Rantembe 1.9 SW 7.1901 80.9357
Rantembe 2.0 SW 7.1900 80.9346
Rantembe 2.2 SW 7.1897 80.9328
Rantembe 3.1 SW 7.1857 80.9248
Rantembe 3.2 SW 7.1854 80.9246
Rantembe 3.7 SW 7.1804 80.9223
Rantembe 4.0 SW 7.1779 80.9209
Rantembe 4.2 SW 7.1768 80.9196
Rantembe 4.4 SW 7.1759 80.9182
Rantembe 5.4 SW 7.1714 80.9100
Rantembe 5.6 SW 7.1706 80.9086
Rantembe 5.9 SW 7.1687 80.9058
Rantembe 6.0 SW 7.1685 80.9055
Rathkarawwa 0.5 E 6.8084 80.9103
Rathkarawwa 6.8069 80.9056
Ridimaliyadda 2.1 NW 7.2325 81.1075
Ridimaliyadda 7.2182 81.1205
Sella Kataragama 5.2 NE 6.4720 81.3307
Sella Kataragama 6.4373 81.2987
Silmiyapura 6.9144 80.8419
Siripura 2.1 NE 6.9825 80.9234
Siripura 2.5 NE 6.9848 80.9258
Siripura 3.26 NW 6.9886 80.8893
Siripura 3.3 NW 6.9903 80.8905
Siripura 6.9685 80.9108
Siyambalanduwa 0.8 W 6.9056 81.5536
*Siyambalanduwa 6.9065 81.5610
Sooriyawewa 12.4 N 6.3777 80.9719
Sorabora Colony 7.3606 80.9843
Soragune 2.9 SW 6.7212 80.8811
Soragune 6.7449 80.8928
Soranathota 7.0228 81.0450
Taldena 7.0920 81.0484
Thanamalwila 0.9 S 6.4325 81.1306
*Thanamalwila 6.4398 81.1334
Thunkama 9.7 N 6.3599 80.9196
Uduhawara 6.9480 80.8627
Uraniya 0.3 S 7.2576 81.0858
Uraniya 0.5 W 7.2611 81.0805
Uraniya 7.2605 81.0852
Uva Gangodagama 7.0199 81.4334
Uva Kudaoya 6.5328 81.1747
Uva Pelwatta 0.5 W 6.7442 81.1924
Uva Pelwatta 0.7 W 6.7438 81.1909
Uva Pelwatta 6.7447 81.1968
Uva Pelwatta 7.8 S 6.6749 81.2002
Warunagama 6.7323 81.1341
Weherayaya Handapanagala 6.6436 81.1183
Welimada 0.55 E 6.9016 80.9129
Welimada 0.6 E 6.9038 80.9127
Welimada 1.2 E 6.9044 80.9181
Welimada 2.2 E 6.9058 80.9273
Welimada 3.2 E 6.9111 80.9353
*Welimada 6.9019 80.9079
Wellawaya 0.87 S 6.7301 81.1017
Wellawaya 0.88 S 6.7300 81.1012
Wellawaya 0.9 S 6.7302 81.1016
*Wellawaya 6.7377 81.1031
Weragantota 1.1 NE 7.3380 80.9921
Weragantota 1.13 NE 7.3379 80.9921
Wewatta 7.3863 81.1644
Wineethagama 0.1 NW 6.9819 81.0763
Wineethagama 2.4 SE 6.9640 81.0905
Wineethagama 2.44 SE 6.9638 81.0908
Wineethagama 3.2 SW 6.9546 81.0646
Wineethagama 6.9809 81.0770
Yalwela 7.2642 81.1568
Yudaganawa 6.7743 81.2351
`

export const uvaRoads = `
Aluketiyawa - Kolamanthalawa | minor
Aluketiyawa 0, Ekiriyankumbura 19.77, Kolamanthalawa 32.83
Ambadandegama - Ambadandegama | secondary
Ambadandegama 3.1 SW 0, Ambadandegama 2.9 SW 0.26 hill, Ambadandegama 2.4 SW 2.56 hill
Ambagasdowa - Lunuwatta | secondary
Ambagasdowa 0, Lunuwatta 5.44 hill, Lunuwatta 0.72 E 6.37 hill
Ambagasdowa - Nugatalawa | secondary
Ambagasdowa 0, Nugatalawa 4.50 hill
Arawa - Lunugala | minor
Arawa 0.5 E 0, Metigahatenna 14.55, Lunugala 29.29 hill
Arawakumbura - Medagana | minor
Arawakumbura 3.0 NE 0, Medagana 2.2 NW 12.32
Arawatta - Dambana | minor
Arawatta 0, Dambana 13.83
Arawatta - Wewatta | minor
Arawatta 0, Keselpotha 9.12, Wewatta 21.38
Badalkumbura - Pannegamuwa | secondary
Badalkumbura 0.4 E 0, Buttala 0.5 SW 15.41, Kataragama 59.30, Kawantissapura 67.58, Beralihela 71.56, Tissamaharama 1.2 NW 76.50, Tissamaharama 2.4 W 77.89, Pannegamuwa 82.13
Badulla - Kuttiyagolla | minor
Badulla 0.5 NW 0, Nelumgama 3.04 hill, Kuttiyagolla 11.85 hill
Bakinigahawela - Obbegoda | minor
Bakinigahawela 0, Pangura 6.20, Obbegoda 13.71
Bambarapana - Teripeha | minor
Bambarapana 0, Rupaha 17.72 hill, Karandagolla 20.74 hill, Karandagolla 0.9 NE 21.83 hill, Udamadura 26.88 hill, Teripeha 28.85 hill, Teripeha 4.1 NE 33.01 hill
Bibile - Marawa | minor
Bibile 0, Marawa 8.44
Buddama - Kandaudapanguwa | minor
Buddama 0, Kandaudapanguwa 11.39
Buttala - Okkampitiya | secondary
Buttala 0, Okkampitiya 9.42
Dambagalla - Dambagalla | minor
Dambagalla 0, Dambagalla 2.9 N 3.09
Demodara - Gawarawela | secondary
Demodara 0.3 SW 0, Demodara 0.43 hill, Gawarawela 2.47 hill, Gawarawela 1.8 E 5.00 hill
Demodara - Wineethagama | minor
Demodara 3.5 N 0, Wineethagama 3.2 SW 11.27 hill
Diganatenna - Kebillawela | minor
Diganatenna 2.2 E 0, Kebillawela 1.3 NE 2.68 hill
Diyakobala - Arawakumbura | minor
Diyakobala 4.2 W 0, Arawakumbura 2.8 N 9.13
Diyakobala - Nakkala | secondary
Diyakobala 2.7 E 0, Ayiwela 6.55, Nannapurawa 9.17, Medagana 2.2 NW 12.99, Medawelagama 15.62, Bakinigahawela 19.45, Nakkala 32.31, Nakkala 0.5 SE 32.79
Diyakobala - Nilgala | minor
Diyakobala 2.8 E 0, Pitakumbura 10.04, Nilgala 3.8 NW 20.35
Diyakobala - Onegama | minor
Diyakobala 0, Yalwela 17.64, Aluketiyawa 26.50, Keselpotha 33.24, Girandurukotte 52.68, Girandurukotte 2.9 N 55.68, Girandurukotte 4.4 N 57.24, Nawamedagama 4.3 W 59.56, Maraka 11.7 NE 75.37, Maraka 13.1 NE 76.77, Nawamedagama 25.8 NE 98.16, Onegama 28.8 SE 104.75
Diyatalawa - Bandarawela | secondary
Diyatalawa 0, Bandarawela 2.0 SW 4.40 hill
Diyatalawa - Haputale | secondary
Diyatalawa 0, Haputale 2.4 NE 3.66 hill
Dombagahawela - Ethimalewewa | minor
Dombagahawela 2.4 W 0, Ethimalewewa 11.68, Ethimalewewa 4.0 SE 16.10, Ethimalewewa 6.2 SE 20.21
Dulgolla - Boralanda | secondary
Dulgolla 2.8 SW 0, Boralanda 4.47 hill
Ekiriyankumbura - Pitakumbura | minor
Ekiriyankumbura 0, Pitakumbura 21.19
Ella - Bibilegama | minor
Ella 0, Ballaketuwa 12.95 hill, Namunukula 15.74 hill, Bibilegama 22.99 hill
Ethimalewewa - Ethimalewewa | minor
Ethimalewewa 4.0 SE 0, Ethimalewewa 7.1 E 9.51
Ettampitiya - Pattiyagedara | minor
Ettampitiya 1.2 S 0, Pattiyagedara 2.0 SE 4.56 hill
Galporuyaya - Maraka | minor
Galporuyaya 5.4 W 0, Girandurukotte 3.4 W 5.04, Girandurukotte 6.4 NW 10.11, Maraka 6.5 SE 13.18, Maraka 4.3 E 22.55
Gawarawela - Wineethagama | secondary
Gawarawela 1.8 E 0, Gawarawela 1.7 NE 0.33 hill, Wineethagama 2.4 SE 10.24 hill
Girandurukotte - Arawatta | minor
Girandurukotte 0.9 S 0, Galporuyaya 3.91, Arawatta 4.9 NE 11.98
Girandurukotte - Girandurukotte | minor
Girandurukotte 3.4 W 0, Girandurukotte 0.3 SW 3.24
Girandurukotte - Nawamedagama | minor
Girandurukotte 0, Nawamedagama 11.60
Girandurukotte - Nawamedagama | minor
Girandurukotte 6.4 NW 0, Nawamedagama 6.0 W 3.54
Godunna - Godunna | secondary
Godunna 0.6 SW 0, Godunna 0.70 hill
Godunna - Hali Ela | secondary
Godunna 0, Landewela 8.25 hill, Landewela 1.9 SE 10.38 hill, Hali Ela 15.58 hill
Haldummulla - Haputale | minor
Haldummulla 0, Haputale 1.1 SW 8.34 hill
Haldummulla - Soragune | minor
Haldummulla 0, Soragune 11.64 hill
Haldummulla - Soragune | minor
Haldummulla 1.7 SW 0, Soragune 2.9 SW 8.05 hill
Hali Ela - Wellawaya | minor
Hali Ela 0, Demodara 3.5 N 8.35 hill, Gawarawela 18.95 hill, Ballaketuwa 31.27 hill, Randeniya 54.88 hill, Wellawaya 63.15
Hali Ela - Wineethagama | minor
Hali Ela 0, Wineethagama 3.2 SW 10.45 hill
Hambegamuwa - Angunakolawewa | minor
Hambegamuwa 0, Angunakolawewa 26.94
Hambegamuwa - Balaharuwa | minor
Hambegamuwa 0, Balaharuwa 15.48
Hambegamuwa - Gonnoruwa | minor
Hambegamuwa 0, Angunakolawewa 5.9 SW 24.80, Mattala 7.2 NW 31.25, Mattala 1.3 N 40.24, Gonnoruwa 48.29
Hambegamuwa - Weherayaya Handapanagala | minor
Hambegamuwa 0, Weherayaya Handapanagala 31.31
Hangunnawa - Ambagasdowa | minor
Hangunnawa 0, Ambagasdowa 6.02 hill
Haputale - Dambetenne | secondary
Haputale 0, Dambetenne 6.65 hill
Heeloya - Passara | secondary
Heeloya 0, Passara 1.6 SW 23.39 hill
Helahalpe - Demodara | main
Helahalpe 0, Demodara 4.81 hill
Helahalpe - Ella | main
Helahalpe 0, Ella 5.77 hill
Hopton - Tirukovil | minor
Hopton 0, Pallekiruwa 15.60 hill, Medagana 25.56, Dambagalla 2.9 N 37.99, Mariarawa 50.75, Kandaudapanguwa 63.88, Bakmitiyawa 81.97, Tirukovil 121.34
Idalgashinna - Rathkarawwa | minor
Idalgashinna 0, Rathkarawwa 5.78 hill
Inginiyagala - Ampara | minor
Inginiyagala 0.7 NW 0, Koknahara 2.45, Koknahara 1.6 NE 4.15 town, Koknahara 1.9 NE 4.51, Pahalalanda 2.1 N 6.20 town, Paragahakele 9.91, Paragahakele 2.2 NE 12.66, Ampara 1.8 SW 18.24, Ampara 20.21
Inginiyagala - Komari | minor
Inginiyagala 0, Pahalalanda 8.26 town, Banagama 8.9 SW 27.88, Komari 68.08
Inginiyagala - Wadinagala | secondary
Inginiyagala 0.7 NW 0, Inginiyagala 0.74, Wadinagala 2.1 NW 12.74, Wadinagala 0.9 NW 14.02
Kalugahakandura - Dorakumbura | minor
Kalugahakandura 0, Arawa 12.32, Ridimaliyadda 25.75, Ekiriyankumbura 46.62, Dorakumbura 61.74
Kalupahana - Kalupahana | main
Kalupahana 3.1 S 0, Kalupahana 3.12 S 0.01 hill
Kalupahana - Kalupahana | minor
Kalupahana 2.3 SW 0, Kalupahana 3.99 hill, Kalupahana 0.7 NE 5.21 hill, Kalupahana 1.47 NE 6.60 hill
Kalupahana - Kalupahana | minor
Kalupahana 2.6 S 0, Kalupahana 3.1 S 0.89 hill
Kalupahana - Nikapotha | minor
Kalupahana 2.3 SW 0, Kalupahana 2.6 S 2.80 hill, Soragune 14.98 hill, Nikapotha 30.12 hill
Kalupahana - Nikapotha | minor
Kalupahana 2.6 S 0, Haldummulla 8.87 hill, Nikapotha 21.62 hill
Kebillawela - Ambadandegama | secondary
Kebillawela 1.2 SW 0, Kebillawela 1.22 SW 0.13 hill, Bandarawela 2.11 hill, Makulella 2.0 S 8.37 hill, Ambadandegama 3.1 SW 10.81 hill
Kebillawela - Ettampitiya | minor
Kebillawela 1.0 W 0, Kebillawela 0.9 W 0.17 hill, Diganatenna 2.2 E 2.40 hill, Pattiyagedara 2.0 SE 7.19 hill, Ettampitiya 3.0 E 13.25 hill
Kebillawela - Helahalpe | minor
Kebillawela 0, Helahalpe 10.49 hill
Kebillawela - Hingurukaduwa | minor
Kebillawela 0, Makulella 7.77 hill, Ambadandegama 12.38 hill, Randeniya 27.11 hill, Hingurukaduwa 34.59
Kebillawela - Kebillawela | main
Kebillawela 0.8 SW 0, Kebillawela 0.7 SW 0.04 hill
Kebillawela - Kebillawela | minor
Kebillawela 0.89 W 0, Kebillawela 0.86 W 0.05 hill
Keppitpola - Dulgolla | minor
Keppitpola 0, Dulgolla 1.3 NW 4.95 hill, Dulgolla 2.8 SW 9.31 hill
Koslanda - Ambadandegama | secondary
Koslanda 2.1 E 0, Koslanda 2.3 E 0.33, Ambadandegama 4.8 S 6.05 hill, Ambadandegama 2.4 SW 9.21 hill
Koslanda - Koslanda | main
Koslanda 0.1 SW 0, Koslanda 0.02
Koslanda - Koslanda | secondary
Koslanda 0, Koslanda 2.1 E 3.59
Kotagama - Arawakumbura | minor
Kotagama 0, Arawakumbura 8.42 hill
Kotagama - Ayiwela | secondary
Kotagama 0, Ayiwela 7.93
Kotagama - Padiyatalawa | minor
Kotagama 0, Diyakobala 8.74, Ekiriyankumbura 31.33, Padiyatalawa 44.41, Padiyatalawa 0.5 NW 44.89
Kotamuduna - Gamewela | minor
Kotamuduna 0, Gamewela 6.11 hill
Kotamuduna - Uva Pelwatta | secondary
Kotamuduna 0, Hingurukaduwa 10.42, Uva Pelwatta 22.53
Landewela - Baduluoya | minor
Landewela 1.9 SE 0, Landewela 2.2 NE 3.17 hill, Baduluoya 18.96 hill
Landewela - Landewela | minor
Landewela 1.1 NE 0, Landewela 2.2 NE 1.63 hill
Loggal Oya - Badulla | secondary
Loggal Oya 0, Loggal Oya 2.7 SE 3.12, Meegahakivula 10.53, Taldena 18.35, Meegahakiula 28.64 hill, Badulla 0.5 NW 31.62 hill, Badulla 32.22 hill
Loggal Oya - Weragantota | minor
Loggal Oya 1.0 NE 0, Ambagahapelessa 4.45, Weragantota 1.1 SE 14.79
Lunugala - Lunugala | minor
Lunugala 0.8 N 0, Lunugala 0.9 N 0.24 hill
Lunuwatta - Bambarapana | minor
Lunuwatta 2.0 E 0, Bambarapana 4.13 hill
Lunuwatta - Lunuwatta | secondary
Lunuwatta 0.72 E 0, Lunuwatta 0.7 E 0.06 hill, Lunuwatta 1.0 NE 0.42 hill, Lunuwatta 1.09 NE 0.48 hill, Lunuwatta 1.1 NE 0.50 hill, Lunuwatta 2.0 E 1.91 hill
Madulsima - Lunugala | minor
Madulsima 0, Lunugala 14.02 hill
Madulsima - Madulsima | secondary
Madulsima 0.7 N 0, Madulsima 1.6 NE 1.83 hill
Madulsima - Pitamaruwa | minor
Madulsima 0, Pitamaruwa 17.17 hill
Madulsima - Uva Pelwatta | secondary
Madulsima 0.7 N 0, Madulsima 0.85 hill, Madulsima 3.7 S 5.55 hill, Hopton 3.8 NW 7.17 hill, Passara 0.9 E 18.92 hill, Kotamuduna 25.69 hill, Uva Pelwatta 0.5 W 44.49
Makulella - Ella | minor
Makulella 2.0 S 0, Makulella 4.35 hill, Ella 15.89 hill
Marawa - Dombagahawela | minor
Marawa 0, Dombagahawela 23.78
Marawa - Ethimalewewa | minor
Marawa 0, Ethimalewewa 26.56
Mariarawa - Dombagahawela | main
Mariarawa 0, Dombagahawela 14.91
Mariarawa - Wadinagala | minor
Mariarawa 0, Buddama 10.36, Wadinagala 28.49
Maspanna - Diganatenna | minor
Maspanna 0, Dimbulana 2.23 hill, Bambarapana 13.65 hill, Pattiyagedara 38.15 hill, Diganatenna 48.61 hill
Maussagolla - Hingurukaduwa | minor
Maussagolla 0, Bibilegama 6.02 hill, Hingurukaduwa 22.70 hill
Maussagolla - Passara | main
Maussagolla 0, Passara 5.73 hill
Medagana - Medawelagama | minor
Medagana 0, Medawelagama 0.43
Medagana - Medawelagama | minor
Medagana 2.0 W 0, Megagama 2.07, Medawelagama 2.31
Medawela Udukinda - Boralanda | minor
Medawela Udukinda 0, Dulgolla 1.3 NW 2.04 hill, Dulgolla 3.76 hill, Boralanda 8.52 hill
Meegahakivula - Arawa | secondary
Meegahakivula 0, Arawa 5.39, Arawa 0.5 E 6.04
Metigahatenna - Madulsima | minor
Metigahatenna 0, Madulsima 1.6 NE 3.12 hill
Metigahatenna - Madulsima | minor
Metigahatenna 2.0 W 0, Madulsima 1.6 NE 5.25 hill
Mirahawatta - Mirahawatta | secondary
Mirahawatta 2.0 SW 0, Mirahawatta 0.9 NW 2.33 hill
Mirahawatta - Mirahawatta | minor
Mirahawatta 0, Mirahawatta 2.1 N 2.47 hill
Nakkala - Bibile | minor
Nakkala 0, Bibile 3.4 N 8.09
Nakkala - Okkampitiya | minor
Nakkala 0.3 SW 0, Kumbukkana 0.7 SW 9.11, Okkampitiya 15.67, Okkampitiya 0.8 SE 16.53
Nawamedagama - Mahaoya | minor
Nawamedagama 13.1 NE 0, Mahaoya 10.4 N 42.50
Nawamedagama - Nawamedagama | minor
Nawamedagama 13.1 NE 0, Nawamedagama 25.8 NE 18.14
Nawamedagama - Onegama | minor
Nawamedagama 13.1 NE 0, Onegama 23.9 SE 21.60
Nelumgama - Wineethagama | minor
Nelumgama 0, Wineethagama 0.1 NW 2.94 hill
Nilgala - Dorakumbura | minor
Nilgala 0, Dorakumbura 13.1 E 38.84
Nilgala - Inginiyagala | secondary
Nilgala 0, Inginiyagala 44.44
Obbegoda - Uva Gangodagama | minor
Obbegoda 0.8 E 0, Dambagalla 2.66, Uva Gangodagama 15.23
Ohiya - Boralanda | minor
Ohiya 0.8 SW 0, Ohiya 1.04 hill, Ohiya 0.16 E 1.21 hill, Ohiya 0.2 E 1.26 hill, Ohiya 0.7 E 2.00 hill, Ohiya 0.8 E 2.05 hill, Ohiya 0.9 E 2.26 hill, Ohiya 0.93 E 2.35 hill, Ohiya 1.0 E 2.39 hill, Ohiya 0.98 E 2.40 hill, Pitapola 1.2 W 6.23 hill, Pitapola 1.08 W 6.35 hill, Pitapola 1.1 W 6.39 hill, Pitapola 1.06 NW 6.42 hill, Pitapola 1.0 NW 6.51 hill, Pitapola 1.12 NW 7.21 hill, Pitapola 1.1 NW 7.23 hill, Boralanda 0.15 S 8.57 hill
Ohiya - Kalupahana | minor
Ohiya 0.8 SW 0, Ohiya 1.1 S 0.83 hill, Ohiya 1.4 S 1.35 hill, Ohiya 1.6 SE 1.56 hill, Kalupahana 1.5 NE 2.53 hill, Kalupahana 1.47 NE 2.59 hill
Passara - Passara | main
Passara 1.4 E 0, Passara 1.38 E 0.04 hill
Pattiyagedara - Ettampitiya | minor
Pattiyagedara 0, Ettampitiya 6.11 hill
Pattiyagedara - Helahalpe | minor
Pattiyagedara 0, Helahalpe 15.66 hill
Pitakumbura - Nilgala | main
Pitakumbura 0, Nilgala 12.09
Pitapola - Rathkarawwa | minor
Pitapola 0, Rathkarawwa 2.42 hill
Rantembe - Weragantota | secondary
Rantembe 2.0 SW 0, Weragantota 23.09, Weragantota 0.6 NW 23.85
Rathkarawwa - Diyatalawa | minor
Rathkarawwa 0.5 E 0, Diyatalawa 6.73 hill
Rathkarawwa - Haputale | secondary
Rathkarawwa 0, Haputale 1.1 SW 9.45 hill
Rathkarawwa - Lunuwatta | secondary
Rathkarawwa 0.5 E 0, Boralanda 0.15 S 2.71 hill, Boralanda 0.1 S 2.76 hill, Boralanda 2.86 hill, Gurutalawa 4.97 hill, Mirahawatta 2.0 SW 8.94 hill, Welimada 0.55 E 13.31 hill, Welimada 0.6 E 13.55 hill, Lunuwatta 20.97 hill
Rathkarawwa - Rathkarawwa | secondary
Rathkarawwa 0, Rathkarawwa 0.5 E 0.59 hill
Ridimaliyadda - Aluketiyawa | minor
Ridimaliyadda 0, Aluketiyawa 13.14
Ridimaliyadda - Ekiriyankumbura | minor
Ridimaliyadda 2.1 NW 0, Yalwela 9.91, Ekiriyankumbura 1.5 W 25.74
Sella Kataragama - Kataragama | main
Sella Kataragama 0, Kataragama 5.09
Sella Kataragama - Kataragama | minor
Sella Kataragama 5.2 NE 0, Kataragama 0.1 E 6.66
Siripura - Siripura | minor
Siripura 3.3 NW 0, Siripura 2.1 NE 7.34 hill, Siripura 2.5 NE 7.73 hill
Siyambalanduwa - Lahugala | minor
Siyambalanduwa 0, Hulannuge 13.84, Lahugala 24.42
Siyambalanduwa - Wadinagala | main
Siyambalanduwa 0, Kandaudapanguwa 9.22, Wadinagala 28.35
Sooriyawewa - Mattala | minor
Sooriyawewa 12.4 N 0, Mattala 7.2 NW 12.95
Sorabora Colony - Mahiyanganaya | main
Sorabora Colony 0, Mahiyanganaya 4.75
Soranathota - Loggal Oya | minor
Soranathota 0, Baduluoya 17.45 hill, Loggal Oya 2.7 SE 28.35
Soranathota - Meegahakiula | minor
Soranathota 0, Meegahakiula 3.67 hill
Taldena - Lunugala | minor
Taldena 0, Kalugahakandura 12.97, Pitamaruwa 32.80, Lunugala 50.89 hill
Thanamalwila - Kataragama | secondary
Thanamalwila 0, Kataragama 33.36, Kataragama 0.1 E 33.50, Kataragama 0.9 E 34.27, Kataragama 1.6 E 35.01
Thunkama - Beragama | minor
Thunkama 9.7 N 0, Ruhunu Ridiyagama 17.80, Beragama 4.9 N 28.69, Beragama 35.10
Uduhawara - Kumbukwela | minor
Uduhawara 0, Halgranoya 12.57 hill, Kumbukwela 28.11 hill
Uduhawara - Siripura | minor
Uduhawara 0, Siripura 10.69 hill
Uraniya - Arawatta | minor
Uraniya 0, Arawatta 4.1 NE 14.05
Uraniya - Diyakobala | secondary
Uraniya 0.5 W 0, Uraniya 0.3 S 0.71, Ridimaliyadda 2.1 NW 5.11, Ridimaliyadda 7.54, Diyakobala 4.2 W 15.43, Diyakobala 20.36, Diyakobala 2.9 E 24.12
Uraniya - Jayanthipura | minor
Uraniya 0.3 S 0, Uraniya 0.39, Keselpotha 9.60, Dambana 24.11, Nawamedagama 48.28, Maraka 13.1 NE 66.68, Jayanthipura 19.4 S 83.45
Uva Gangodagama - Mariarawa | minor
Uva Gangodagama 0, Mariarawa 9.37
Uva Kudaoya - Udamattala | minor
Uva Kudaoya 0, Thanamalwila 12.04, Lunugamwehera 30.17, Udamattala 36.40
Uva Pelwatta - Uva Pelwatta | minor
Uva Pelwatta 0.7 W 0, Uva Pelwatta 7.8 S 8.10
Weherayaya Handapanagala - Uva Kudaoya | main
Weherayaya Handapanagala 0, Uva Kudaoya 15.47
Welimada - Kebillawela | secondary
Welimada 1.2 E 0, Mirahawatta 0.9 NW 3.51 hill, Mirahawatta 4.58 hill, Diganatenna 9.34 hill, Kebillawela 1.0 W 13.00 hill, Kebillawela 0.93 W 13.12 hill, Kebillawela 0.89 W 13.19 hill, Kebillawela 0.8 SW 13.50 hill
Wellawaya - Wellawaya | main
Wellawaya 0.88 S 0, Wellawaya 0.87 S 0.05
Wellawaya - Wellawaya | main
Wellawaya 0.88 S 0, Wellawaya 0.9 S 0.05
Wellawaya - Wellawaya | main
Wellawaya 0.9 S 0, Wellawaya 0.87 S 0.02
Weragantota - Maraka | minor
Weragantota 1.13 NE 0, Weragantota 1.1 NE 0.02, Galporuyaya 5.4 W 9.52, Girandurukotte 0.9 S 14.88, Girandurukotte 0.3 SW 15.50, Girandurukotte 15.82, Maraka 4.3 E 30.70
Wineethagama - Kendagolla | minor
Wineethagama 0.1 NW 0, Kendagolla 7.56 hill
Wineethagama - Passara | main
Wineethagama 0, Pelagahatenna 10.62 hill, Passara 20.38 hill
Wineethagama - Wineethagama | main
Wineethagama 2.4 SE 0, Wineethagama 2.44 SE 0.05 hill
Yudaganawa - Buttala | main
Yudaganawa 0, Buttala 3.39
`
