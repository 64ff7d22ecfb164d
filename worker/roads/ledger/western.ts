/** Points and roads without an A-number in Western Province. How to read it: ./format.ts. */

export const westernPoints = `
Agalawatta 0.5 NE 6.5454 80.1607
*Agalawatta 6.5423 80.1575
Akaragama 0.4 SE 7.2714 79.9605
Akaragama 7.2735 79.9570
Alubomulla 0.6 SE 6.7091 79.9505
Alubomulla 2.0 SW 6.6990 79.9320
Alubomulla 6.7113 79.9459
Aluth Mawatha Road 0.4 E 6.9700 79.8764
Aluth Mawatha Road 6.9695 79.8732
Aluthepola 7.2063 79.9667
Ambagaspitiya 1.5 E 7.0814 80.0782
Ambagaspitiya 7.0845 80.0653
*Ambalangoda 6.7751 79.9654
Ambathale 0.3 W 6.9349 79.9400
Ambathale 1.4 W 6.9344 79.9298
Ambathale 6.9353 79.9428
Ambepussa 0.6 SE 7.2526 80.1736
Ambepussa 7.2561 80.1693
Anderson Plats 6.8902 79.8730
Andiambalama 0.7 SW 7.1756 79.9018
Andiambalama 1.0 NW 7.1852 79.9010
Andiambalama 1.3 SW 7.1688 79.9006
Andiambalama 1.7 SE 7.1687 79.9189
Andiambalama 7.1788 79.9069
Angampitiya 1.2 SE 6.8372 80.1240
Angampitiya 1.3 SE 6.8385 80.1275
Angampitiya 6.8470 80.1191
Angulana 6.7976 79.8738
Anguruwatota 0.6 E 6.6449 80.0797
Anguruwatota 0.7 E 6.6428 80.0811
Anguruwatota 1.2 E 6.6406 80.0846
Anguruwatota 2.1 N 6.6632 80.0733
Anguruwatota 2.9 N 6.6692 80.0826
Anguruwatota 3.0 SE 6.6308 80.0976
Anguruwatota 3.8 SE 6.6254 80.1030
Anguruwatota 3.9 E 6.6397 80.1095
Anguruwatota 4.3 E 6.6315 80.1109
Anguruwatota 6.6447 80.0746
Arawwala West 6.8382 79.9441
Armour Street 0.4 SE 6.9408 79.8668
Armour Street 6.9424 79.8638
Arukwathupura 6.8710 79.9389
Atale 6.4500 80.2667
Athurugiriya 1.0 NW 6.8889 79.9672
Athurugiriya 1.1 NW 6.8887 79.9669
Athurugiriya interchange 6.8842 79.9754
Attanagalla 0.3 S 7.1108 80.1365
Attanagalla 0.3 SE 7.1116 80.1373
Attanagalla 0.4 SE 7.1104 80.1370
Attanagalla 7.1137 80.1355
Avissawella 1.2 E 6.9528 80.2151
Avissawella 2.0 E 6.9501 80.2226
Avissawella 2.3 E 6.9597 80.2248
Avissawella 2.7 SW 6.9341 80.1908
*Avissawella 6.9543 80.2046
B084 & WA Silva Mw 6.8770 79.8711
Badalgama 0.7 SE 7.2844 79.9858
Badalgama 7.2887 79.9808
Baduraliya 6.5171 80.2312
Ballapitiya 2.3 NW 6.7131 80.0659
Ballapitiya 6.6958 80.0767
Bandaragama 6.7153 79.9892
Banduragoda 0.8 SW 7.2242 80.0515
Banduragoda 0.9 E 7.2289 80.0660
Banduragoda 1.7 N 7.2429 80.0606
Banduragoda 7.2278 80.0577
Baseline Road 6.9328 79.8782
Batawala 2.4 S 6.8567 80.0619
Batawala 2.5 S 6.8569 80.0630
Batawala 6.8774 80.0549
Battaramulla 0.3 W 6.8985 79.9149
Battaramulla 0.6 NE 6.9026 79.9218
Battaramulla 6.8984 79.9178
Batugampola 6.7740 80.1397
Batuwatta 1.1 NE 7.0709 79.9457
Batuwatta 7.0623 79.9412
Beddagana 6.8915 79.9091
Bellana 6.5241 80.1730
Bemmulla 1.0 NE 7.1215 80.0314
Bemmulla 2.3 NE 7.1300 80.0392
Bemmulla 7.1131 80.0272
Bentota 1.5 N 6.4322 79.9993
Beruwala 1.2 NE 6.4702 79.9827
Beruwala 1.4 NE 6.4731 79.9820
*Beruwala 6.4632 79.9747
Biyagama 0.5 SW 6.9422 79.9863
Biyagama 1.4 S 6.9336 79.9864
Biyagama 1.5 S 6.9328 79.9916
Biyagama 6.9462 79.9892
Biyagama IPZ 1.1 NW 6.9689 80.0021
Biyagama IPZ 6.9623 80.0090
Bokalagama 1.1 SE 7.2097 80.1113
Bokalagama 1.1 W 7.2169 80.0929
Bokalagama 3.0 NW 7.2354 80.0847
Bokalagama 3.6 NE 7.2440 80.1179
Bokalagama 7.2153 80.1029
Bokundara 6.8176 79.9204
Bolossagama 6.6231 80.0158
Bombuwala 6.5754 80.0143
Bopagama 1.8 E 7.0739 80.1802
Bopagama 7.0713 80.1637
Bope 6.8249 80.1373
Boralesgamuwa 0.9 W 6.8225 79.9010
Boralesgamuwa 6.8234 79.9090
Boralugoda 4.0 S 6.3986 80.2793
Boralugoda 6.4347 80.2795
Bulathsinhala 3.7 NW 6.6790 80.1634
Bulathsinhala 3.8 NW 6.6793 80.1620
*Bulathsinhala 6.6490 80.1786
Buthpitiya 7.0547 80.0532
Colombo 1 6.8772 79.8633
Colombo 10 6.9278 79.8674
Colombo 12 0.2 N 6.9406 79.8613
Colombo 12 6.9386 79.8609
Colombo 13 6.9488 79.8605
Colombo 14 6.9448 79.8683
Colombo 15 6.9655 79.8708
Colombo 2 6.9199 79.8540
Colombo 3 6.8989 79.8538
Colombo 4 0.1 W 6.8958 79.8571
Colombo 4 6.8960 79.8581
Colombo 5 6.8888 79.8663
Colombo 6 6.8772 79.8613
Colombo 7 0.3 E 6.9110 79.8673
Colombo 7 6.9117 79.8646
Colombo 8 0.1 S 6.9110 79.8826
Colombo 8 6.9122 79.8829
Colombo 9 0.4 S 6.9335 79.8598
Colombo 9 6.9368 79.8608
Colombo Bandaranaike International Airport 0.8 N 7.1883 79.8829
Colombo Bandaranaike International Airport 1.3 N 7.1923 79.8829
Colombo Bandaranaike International Airport 7.1808 79.8841
Colombo General Hospital 0.4 SW 6.9174 79.8661
Colombo General Hospital 0.4 W 6.9179 79.8659
Colombo General Hospital 0.42 W 6.9175 79.8654
Colombo General Hospital 6.9187 79.8690
Colombo Kachcheri 6.9386 79.8555
Colombo Labour Sec 6.8920 79.8764
Colombo Secretariant 6.9391 79.8578
Colombo [Fort] 6.9323 79.8494
Dagonna 0.4 E 7.2097 79.9198
Dagonna 7.2101 79.9165
Dampe 1.7 S 6.7568 79.9185
Dampe 6.7718 79.9159
Danawala Thiniyawala 6.4151 80.3286
Danowita 2.0 S 7.2033 80.1722
Danowita 7.2209 80.1680
Debahera 0.7 SE 7.1529 80.1540
Debahera 7.1580 80.1498
Dedigamuwa 6.8980 80.0269
*Dehiwala 6.8301 79.8801
Dekatana 0.6 SE 6.9670 80.0470
Dekatana 1.0 NW 6.9748 80.0341
Dekatana 6.9702 80.0424
Delgoda 0.2 S 6.9872 80.0147
Delgoda 0.4 NE 6.9925 80.0162
Delgoda 6.9893 80.0144
Delmella 6.6796 80.2056
Deltara 1.5 E 6.7824 79.9268
Deltara 6.7851 79.9137
Delwagura 7.2652 80.0060
Demalagama 1.8 NE 7.0033 80.0626
Demalagama 2.1 SE 6.9839 80.0694
Demalagama 6.9913 80.0521
Demanhandiya 0.4 SW 7.2229 79.8814
Demanhandiya 0.5 NW 7.2276 79.8810
Demanhandiya 1.2 E 7.2258 79.8957
Demanhandiya 1.5 N 7.2381 79.8866
Demanhandiya 1.5 NE 7.2334 79.8942
Demanhandiya 1.5 S 7.2116 79.8815
Demanhandiya 2.1 W 7.2214 79.8657
Demanhandiya 2.2 W 7.2206 79.8649
Demanhandiya 7.2244 79.8845
Dematagoda Railway 0.1 S 6.9440 79.8777
Dematagoda Railway 0.5 NW 6.9465 79.8734
Dematagoda Railway 6.9444 79.8777
Dewalapola 2.0 E 7.1584 80.0095
Dewalapola 7.1601 79.9918
Dharga Town 6.4426 80.0177
Divulapitiya 0.8 E 7.2293 80.0240
Divulapitiya 1.0 SE 7.2220 80.0205
Divulapitiya 1.3 SE 7.2215 80.0248
*Divulapitiya 7.2303 80.0165
Divuldeniya 0.5 W 7.2817 80.0388
Divuldeniya 7.2807 80.0437
Dodangoda 0.6 NE 6.5574 80.0260
Dodangoda 0.6 NW 6.5550 80.0182
Dodangoda 0.7 E 6.5428 80.0483
Dodangoda 6.5529 80.0233
Dodangoda interchange 6.5419 80.0418
Dombagoda 1.7 NE 6.6557 80.0624
Dombagoda 6.6462 80.0507
Dompe 2.0 SE 6.9258 80.0871
Dompe 2.1 NE 6.9480 80.0944
Dompe 6.9404 80.0772
Dunagaha 0.8 W 7.2194 79.9710
Dunagaha 0.9 NW 7.2287 79.9737
Dunagaha 1.1 NW 7.2291 79.9712
Dunagaha 7.2221 79.9780
Edmonton Govertment Flats 6.8773 79.8717
Egodauyana North 1.5 SE 6.7131 79.9118
Egodauyana North 3.2 SE 6.6971 79.9172
Egodauyana North 6.7209 79.9011
Egodauyana South 6.7259 79.9027
Ekala 0.5 SE 7.0992 79.9127
Ekala 7.1023 79.9095
Elibichchiya 4.0 E 7.3210 80.0919
Elibichchiya 5.0 NE 7.3469 80.0871
Ellakkala 1.6 S 7.1284 80.1382
Ellakkala 7.1417 80.1331
Essella 1.5 E 7.1726 80.0388
Essella 2.0 NE 7.1892 80.0378
Essella 2.4 S 7.1556 80.0309
Essella 2.7 S 7.1526 80.0287
Essella 7.1765 80.0255
Etulkotte 0.8 NW 6.9085 79.9018
Etulkotte 6.9043 79.9075
Galawilawaththa 6.8365 79.9934
Galedanda 1.3 NW 6.9738 79.9244
Galedanda 1.4 N 6.9770 79.9293
Galedanda 1.7 SW 6.9540 79.9206
Galedanda 6.9649 79.9319
Galpatha 1.3 NE 6.6338 80.0340
Galpatha 6.6291 80.0235
Gamagoda 0.8 W 6.5831 79.9883
Gamagoda 6.5839 79.9954
Gampaha 0.6 SE 7.0894 79.9959
*Gampaha 7.0940 79.9938
Ganemulla 2.0 SE 7.0688 79.9597
Ganemulla 2.4 SE 7.0695 79.9655
Ganemulla 7.0827 79.9483
Gelanigama 0.6 E 6.7199 80.0031
Gelanigama 6.7181 79.9955
Gelanigama interchange 6.7186 79.9979
Gem & Jewelry 6.9327 79.8442
Giriulla 0.9 SW 7.3414 80.1337
Giriulla 1.5 SW 7.3373 80.1307
Giriulla 2.6 NW 7.3594 80.1166
Giriulla 2.9 SW 7.3272 80.1227
*Giriulla 7.3487 80.1380
Godagama Junction 6.8517 80.0327
Godagama-WP 1.1 SE 6.8470 80.0446
Godagama-WP 1.7 SE 6.8460 80.0500
Godagama-WP 6.8525 80.0365
Gonapola Junction 1.1 NW 6.7645 80.0153
Gonapola Junction 6.7558 80.0192
Gonawala 0.3 S 6.9513 79.9364
Gonawala 6.9542 79.9366
Gorakapitiya 6.8144 79.9486
Gothami Road 6.9145 79.8874
Govinna 6.6760 80.1196
Gurulana 6.8346 80.1582
Habarakada 0.5 E 6.8659 80.0171
Habarakada 1.4 W 6.8703 80.0015
Habarakada 1.6 W 6.8654 79.9985
Habarakada 6.8660 80.0130
Halkandawila 6.5000 80.0167
Halpe 1.2 SE 7.2579 79.9393
Halpe 7.2622 79.9291
Haltota 1.2 SE 6.6863 80.0382
Haltota 1.3 SE 6.6867 80.0395
Haltota 6.6943 80.0309
Halwala 6.4209 80.1066
Halwatura 2.6 N 6.7405 80.1888
Halwatura 6.7176 80.1903
Handapangoda 0.3 W 6.7908 80.1372
Handapangoda 0.6 NE 6.7955 80.1422
Handapangoda 6.7906 80.1401
Hanwella 0.8 E 6.9007 80.0885
Hanwella 1.1 NE 6.9067 80.0868
Hanwella 1.2 NE 6.9067 80.0875
*Hanwella 6.8978 80.0814
Hedigalla Colony 4.2 E 6.4688 80.3230
Hedigalla Colony 6.4664 80.2851
Heiyanthuduwa 1.1 NW 6.9813 79.9697
Heiyanthuduwa 1.3 N 6.9839 79.9744
Heiyanthuduwa 1.6 N 6.9857 79.9782
Heiyanthuduwa 6.9719 79.9738
Henegama 1.9 W 6.4886 80.0847
Henegama 6.4839 80.1010
Hettimulla 0.7 W 6.4589 79.9843
Hettimulla 6.4581 79.9908
Hinatiyana Madawala 7.1502 79.9123
Hiripitya 0.9 SW 6.8278 79.9710
Hiripitya 1.0 W 6.8303 79.9683
Hiripitya 1.3 NW 6.8409 79.9677
Hiripitya 6.8335 79.9766
Hiswella 7.0202 80.1638
Hokandara 6.8743 79.9696
Homagama 0.1 S 6.8422 80.0030
*Homagama 6.8433 80.0032
Homagama Town 6.8424 80.0060
Horagala 3.5 SW 6.8001 80.0446
Horagala 6.8148 80.0724
Horampella 1.0 S 7.1611 79.9815
Horampella 7.1702 79.9794
Horana 0.6 NW 6.7275 80.0354
Horana 1.9 E 6.7226 80.0566
Horana 2.7 E 6.7187 80.0636
*Horana 6.7247 80.0399
Horawala 1.4 N 6.4945 80.1259
Horawala 6.4816 80.1269
Hunumulla 7.2337 79.9893
Ihala Madampella 7.2490 79.9537
Imbulgoda 0.9 W 7.0840 80.0098
Imbulgoda 7.0870 80.0175
Indibedda 6.7738 79.9039
Ingiriya 1.6 E 6.7433 80.1771
*Ingiriya 6.7404 80.1625
Isurupaya 0.4 SW 6.9271 79.8612
Isurupaya 6.9292 79.8639
Ittapana 6.4366 80.0955
Ja-Ela 1.8 E 7.0841 79.8922
Ja-Ela 1.8 NE 7.0920 79.8891
Ja-Ela 1.83 E 7.0785 79.8926
Ja-Ela 2.2 NE 7.1030 79.9346
*Ja-Ela 7.0858 79.9254
Ja-Ela interchange 7.0815 79.8763
Kadawatha 0.4 S 7.0011 79.9548
Kadawatha 0.5 S 7.0003 79.9533
Kadawatha 0.8 SW 6.9987 79.9510
Kadawatha 1.5 NE 7.0169 79.9706
Kadawatha 2.0 NE 7.0208 79.9733
Kadawatha 2.5 N 7.0275 79.9591
Kadawatha 2.5 NW 7.0190 79.9363
*Kadawatha 7.0047 79.9542
Kadawatha interchange 7.0054 79.9641
Kaduwela 1.0 NE 6.9440 79.9605
Kaduwela 6.9406 79.9523
Kaduwela interchange 6.9360 79.9706
Kahathuduwa 0.2 NE 6.7857 79.9798
Kahathuduwa 0.6 E 6.7851 79.9843
Kahathuduwa 1.6 SE 6.7735 80.0058
Kahathuduwa 6.7823 79.9948
Kahathuduwa interchange 6.7844 79.9790
Kahatowita 7.0975 80.1122
Kahawala 0.4 NW 6.7815 80.1089
Kahawala 6.7794 80.1121
Kalagedihena 0.4 S 7.1170 80.0595
Kalagedihena 0.42 S 7.1165 80.0579
Kalagedihena 1.2 E 7.1236 80.0691
Kalagedihena 7.1201 80.0591
Kalapaluwawa 1.1 NW 6.9252 79.9152
Kalapaluwawa 2.1 N 6.9349 79.9174
Kalapaluwawa 6.9166 79.9208
Kalawila Kiranthidiya 6.4546 80.0104
Kaldemulla 0.6 S 6.8008 79.8798
Kaldemulla 1.0 NE 6.8107 79.8853
Kaldemulla 1.2 E 6.8066 79.8884
Kaldemulla 6.8056 79.8780
Kaleliya 0.4 N 7.2007 80.1104
Kaleliya 0.4 S 7.1938 80.1095
Kaleliya 7.1970 80.1108
Kaluaggala 1.8 S 6.9170 80.1019
Kaluaggala 2.3 N 6.9529 80.1001
Kaluaggala 6.9328 80.1066
Kananwila 0.8 W 6.7528 80.0548
Kananwila 1.7 W 6.7508 80.0472
Kananwila 6.7542 80.0623
Kandana 1.4 E 7.0500 79.9107
Kandana 2.1 N 7.0680 79.8933
Kandana 7.0497 79.8979
Kandanagama 6.7161 79.9909
Kandanapitiya 6.8152 80.1517
Kapugoda 2.2 W 6.9500 80.0553
Kapugoda 2.3 W 6.9505 80.0546
Kapugoda 6.9450 80.0747
Katana 0.4 SE 7.2458 79.9019
Katana 0.7 E 7.2487 79.9059
Katana 1.2 SW 7.2391 79.8929
Katana 1.5 NE 7.2580 79.9091
Katana 7.2480 79.8994
Katubedda 0.9 SE 6.7977 79.9064
Katubedda 1.0 NE 6.8088 79.9048
Katubedda 1.0 W 6.7993 79.8909
Katubedda 6.8015 79.8997
Katunayake 0.2 NE 7.1737 79.8869
Katunayake 0.4 SW 7.1699 79.8835
Katunayake 0.5 E 7.1641 79.8841
Katunayake 1.1 W 7.1654 79.8699
Katunayake 1.5 SE 7.1651 79.8962
Katunayake 1.6 SE 7.1657 79.8978
Katunayake 7.1725 79.8853
Katunayake Air Force Camp 7.1828 79.8677
Katunayake interchange 7.1650 79.8800
Katuwawala 1.5 NW 6.8428 79.9042
Katuwawala 6.8321 79.9123
Katuwellegama 7.1997 79.9498
Kelaniya 0.5 W 6.9784 79.9069
Kelaniya 1.1 NW 6.9856 79.9047
Kelaniya 1.1 S 6.9682 79.9122
Kelaniya 6.9782 79.9116
Kelinkanda 6.5745 80.2935
Keppetipola Mawatha 6.9280 79.8876
Kerawalapitiya interchange 7.0179 79.8860
Kesbewa 6.7787 79.9473
Kimbulapitiya 0.3 E 7.2049 79.8968
Kimbulapitiya 0.9 N 7.2120 79.8955
Kimbulapitiya 1.4 W 7.2039 79.8818
Kimbulapitiya 7.2042 79.8941
Kirindiwela 0.1 NE 7.0426 80.1319
Kirindiwela 0.3 NW 7.0438 80.1298
Kirindiwela 7.0420 80.1312
Kiriwattuduwa 0.6 W 6.8004 80.0019
Kiriwattuduwa 0.8 E 6.8016 80.0143
Kiriwattuduwa 1.3 NW 6.8086 79.9979
Kiriwattuduwa 6.8024 80.0074
Kirulapana 6.8815 79.8763
Kirulapona 6.8786 79.8768
Kitalawalana 2.3 N 7.3111 80.1100
Kitalawalana 2.6 W 7.2972 80.0917
Kitalawalana 3.0 SW 7.2679 80.1002
Kitalawalana 3.5 N 7.3208 80.1227
Kitalawalana 3.9 N 7.3255 80.1094
Kitalawalana 7.2909 80.1142
Kitulgoda 3.0 W 6.4969 80.1534
Kitulgoda 6.5065 80.1791
Kochchikade 0.5 E 7.2646 79.8638
Kochchikade 1.5 S 7.2525 79.8570
Kochchikade 7.2657 79.8591
Koholana 0.5 NE 6.6206 79.9937
Koholana 2.2 N 6.6371 79.9871
Koholana 6.6173 79.9906
Kohuwala 6.8625 79.8855
Kollupitiya 0.3 E 6.9097 79.8561
Kollupitiya 6.9095 79.8536
Kolonnawa 0.7 NE 6.9332 79.8949
Kolonnawa 1.3 NE 6.9374 79.8976
Kolonnawa 6.9280 79.8908
Kopiyawatta 6.9337 79.8787
Koralawella 6.7578 79.8874
Kosgama 0.4 E 6.9418 80.1415
Kosgama 2.8 SE 6.9177 80.1489
Kosgama 6.9406 80.1377
Kotadeniyawa 0.4 S 7.2805 80.0648
Kotadeniyawa 2.6 SE 7.2690 80.0841
Kotadeniyawa 7.2839 80.0661
Kottawa 1.3 NW 6.8436 79.9684
Kottawa North 6.8615 79.9563
Kottawa interchange 6.8387 79.9793
Kotte 0.2 N 6.8861 79.9049
Kotte 6.8846 79.9045
Kotugoda 0.4 SW 7.1217 79.9216
Kotugoda 1.2 SW 7.1159 79.9168
Kotugoda 7.1246 79.9235
Kuda Uduwa 6.7662 80.0779
Kumbaloluwa 0.7 N 7.1834 80.1116
Kumbaloluwa 7.1771 80.1121
Kuppiyawatta Muslim Burial Ground 6.9217 79.8724
Lathpandura 6.5255 80.2137
Liyanwala 6.8369 80.0786
Loluwagoda 7.2921 80.1350
Lunawa 6.7865 79.8787
Mabodale 7.2024 80.0187
Mabola 7.0063 79.8925
Madapatha 1.1 N 6.7786 79.9279
Madapatha 1.1 SW 6.7603 79.9246
Madapatha 6.7690 79.9291
Madelgamuwa 1.3 N 7.1196 79.9558
Madelgamuwa 7.1085 79.9599
Madiwela 6.8786 79.9228
Magammana-Dolekade 1.1 NE 6.8272 80.0066
Magammana-Dolekade 1.7 E 6.8248 80.0133
Magammana-Dolekade 6.8218 79.9984
Maggona 0.5 NW 6.5123 79.9922
Maggona 1.7 W 6.5122 79.9809
Maggona 2.3 SW 6.4919 79.9847
Maggona 6.5096 79.9957
Mahagama 4.4 NW 6.6279 80.1285
Mahagama 6.6035 80.1596
Mahara 1.7 NW 6.9971 79.9281
Mahara 6.9903 79.9423
Maharagama 0.5 N 6.8521 79.9226
Maharagama 0.9 E 6.8468 79.9295
Maharagama 6.8478 79.9218
Maharangalla 0.8 S 6.5949 79.9743
Maharangalla 2.2 W 6.6071 79.9561
Maharangalla 6.6016 79.9753
Makandana 0.6 SW 6.7721 79.9486
Makandana 6.7769 79.9511
Makewita 1.4 SE 7.0899 79.9697
Makewita 1.5 SE 7.0902 79.9714
Makewita 7.1010 79.9633
Makola 0.8 E 6.9736 79.9535
Makola 1.2 E 6.9681 79.9566
Makola 6.9719 79.9466
Malabe 0.5 SE 6.9045 79.9504
Malabe 1.5 SE 6.9021 79.9601
Malabe 2.3 E 6.9070 79.9681
Malabe 6.9078 79.9474
Malagala 6.7952 80.1066
Malapalla 6.8468 79.9822
Maligakanda 6.9273 79.8680
Maligawatta 6.9373 79.8718
Malwana 0.4 SE 6.9485 80.0190
Malwana 6.9508 80.0157
Mandawala 0.5 SW 6.9962 80.0914
Mandawala 7.0001 80.0940
Maradana Railway 6.9275 79.8683
Marandagahamula 0.4 S 7.2257 79.9899
Marandagahamula 7.2290 79.9906
Mattakkuliya 0.3 N 6.9830 79.8776
Mattakkuliya 0.5 SE 6.9779 79.8818
Mattakkuliya 1.6 N 6.9946 79.8766
Mattakkuliya 6.9803 79.8777
Mattegoda 1.4 SE 6.8042 79.9814
Mattegoda 6.8135 79.9724
Matugama 0.1 N 6.5239 80.1139
Matugama 0.1 W 6.5234 80.1130
*Matugama 6.5236 80.1140
Meegahatenna 0.6 NW 6.4374 80.1925
Meegahatenna 6.4331 80.1959
Meegama 2.9 S 6.3958 80.0659
Meegama 6.4213 80.0633
Meegoda 0.5 SW 6.5854 79.9607
Meegoda 1.1 SE 6.5795 79.9682
Meegoda 6.5882 79.9641
Mellawagedara 7.2857 80.0269
Millaniya 6.6805 80.0207
Millewa 0.5 NE 6.7839 80.0741
Millewa 0.5 NW 6.7843 80.0668
Millewa 0.7 E 6.7802 80.0765
Millewa 1.5 NE 6.7905 80.0805
Millewa 1.6 NW 6.7869 80.0567
Millewa 1.6 SW 6.7736 80.0576
Millewa 1.7 W 6.7773 80.0557
Millewa 6.7812 80.0703
Minuwangoda 1.5 E 7.1812 79.9636
Minuwangoda 1.8 S 7.1679 79.9490
Minuwangoda 1.9 S 7.1677 79.9444
Minuwangoda 2.0 S 7.1665 79.9480
Minuwangoda 2.5 S 7.1621 79.9467
*Minuwangoda 7.1842 79.9500
Miraniya Street 6.9370 79.8636
Mirigama 2.3 W 7.2710 80.1356
Mirigama 3.3 NW 7.2450 80.1330
*Mirigama 7.2271 80.1568
Mirigama interchange 7.2720 80.1560
Mirihana 0.6 SW 6.8646 79.9003
Mirihana 6.8690 79.9039
Mirihana North 6.8797 79.9095
Miriswatta 0.5 NE 7.0738 80.0198
Miriswatta 7.0711 80.0158
Miriswatte 1.0 S 7.2212 79.9130
Miriswatte 1.0 SW 7.2246 79.9032
Miriswatte 1.3 W 7.2272 79.8992
Miriswatte 7.2302 79.9104
Mithirigala 1.0 E 6.9969 80.1701
Mithirigala 6.9962 80.1610
Miwanapalana 1.4 SE 6.7318 80.0996
Miwanapalana 2.4 SW 6.7247 80.0827
Miwanapalana 6.7434 80.0940
Molkawa 6.6051 80.2377
Morapitiya 6.5305 80.2737
Moratumulla 1.0 SW 6.7732 79.8886
Moratumulla 6.7808 79.8934
*Moratuwa 6.7893 79.8892
Morontuduwa 0.3 E 6.6617 79.9727
Morontuduwa 0.4 NE 6.6639 79.9733
Morontuduwa 1.1 NE 6.6703 79.9754
Morontuduwa 6.6623 79.9703
Mount Lavinia 0.3 E 6.8213 79.8760
Mount Lavinia 6.8222 79.8732
Mount Pleasent 6.9291 79.8779
Muddaragama 0.5 SE 7.2050 80.0583
Muddaragama 2.6 E 7.2045 80.0781
Muddaragama 7.2086 80.0550
Mudungoda 7.0670 80.0127
Mullegama 0.7 W 6.8862 80.0091
Mullegama 2.2 NW 6.9014 80.0061
Mullegama 6.8844 80.0155
Mutwal South 6.9669 79.8712
Nagalagam Street 0.3 SW 6.9533 79.8747
Nagalagam Street 0.5 SE 6.9513 79.8782
Nagalagam Street 0.6 S 6.9501 79.8744
Nagalagam Street 1.0 E 6.9521 79.8846
Nagalagam Street 6.9553 79.8765
Narahenpita 0.8 E 6.8964 79.8885
Narahenpita 6.8976 79.8815
Naranwala 7.0119 80.0241
National Museum of Colombo 0.4 N 6.9134 79.8587
National Museum of Colombo 6.9102 79.8596
Nawala-Koswatte 6.9005 79.8955
Nawattuduwa 0.7 W 6.4853 80.0577
Nawattuduwa 1.5 W 6.4809 80.0508
Nawattuduwa 6.4850 80.0638
Nawinna 6.8533 79.9151
Neboda 0.9 SW 6.5858 80.0869
Neboda 1.0 W 6.5926 80.0837
Neboda 1.02 W 6.5916 80.0833
Neboda 1.5 S 6.5781 80.0923
Neboda 1.6 N 6.6059 80.0939
Neboda 1.7 N 6.6072 80.0946
Neboda 3.1 N 6.6174 80.1022
Neboda 3.1 SW 6.5681 80.0780
Neboda 4.1 S 6.5577 80.0792
Neboda 6.5917 80.0926
Nedungamuwa 0.7 NW 7.0531 80.0164
Nedungamuwa 7.0490 80.0214
Negombo 0.3 NW 7.1981 79.8559
Negombo 0.4 N 7.1995 79.8577
Negombo 0.4 NE 7.1989 79.8589
Negombo 0.5 N 7.1998 79.8582
Negombo 0.7 E 7.1977 79.8630
Negombo 0.7 S 7.1897 79.8594
Negombo 0.8 NE 7.2013 79.8614
Negombo 0.9 N 7.2035 79.8562
Negombo 1.5 N 7.2092 79.8575
Negombo 1.5 NE 7.2028 79.8692
Negombo 1.54 N 7.2090 79.8538
Negombo 1.7 NW 7.2028 79.8433
Negombo 1.9 NW 7.2087 79.8466
Negombo 2.05 N 7.2132 79.8519
Negombo 2.1 N 7.2143 79.8553
Negombo 2.1 NE 7.2106 79.8683
Negombo 2.1 NW 7.2052 79.8406
Negombo 2.3 NW 7.2090 79.8409
Negombo 2.9 N 7.2204 79.8487
Negombo 3.2 N 7.2242 79.8516
*Negombo 7.1955 79.8573
New Kelani Bridge 0.3 NE 6.9606 79.8775
New Kelani Bridge 0.8 E 6.9591 79.8828
New Kelani Bridge interchange 6.9587 79.8759
Nikahetikanda 7.0988 80.1791
Nittambuwa 1.2 W 7.1409 80.0931
Nittambuwa 1.3 SW 7.1376 80.0929
*Nittambuwa 7.1424 80.1038
Niwandama 7.0735 79.9278
Obeysekarapura 0.4 SW 6.9109 79.8876
Obeysekarapura 6.9133 79.8903
Opatha 1.3 NE 7.1422 79.9316
Opatha 7.1321 79.9263
Orugodawatta 6.9444 79.8781
Oruwala 1.1 SW 6.8780 79.9922
Oruwala 6.8829 80.0004
Padagoda 1.1 NE 6.5700 79.9913
Padagoda 1.6 NW 6.5773 79.9771
Padagoda 2.9 S 6.5399 79.9741
Padagoda 6.5640 79.9834
Padukka 1.1 N 6.8550 80.1070
Padukka 1.1 SW 6.8397 80.0953
Padukka 1.8 NW 6.8582 80.0937
Padukka 6.8454 80.1038
Paiyagala 1.6 W 6.5220 79.9807
Paiyagala 6.5186 79.9948
Pamunugama 1.7 SE 7.0729 79.8621
Pamunugama 7.0865 79.8549
Pamunuwa-Patiragoda 6.8617 79.9289
Pamunuwatta 2.7 NW 7.2325 80.1233
Pamunuwatta 3.3 N 7.2443 80.1321
Pamunuwatta 3.35 N 7.2442 80.1301
Pamunuwatta 3.5 N 7.2464 80.1311
Pamunuwatta 3.7 NW 7.2452 80.1239
Pamunuwatta 7.2163 80.1415
Panadura 1.1 E 6.7508 79.9044
*Panadura 6.7528 79.8949
Panagoda 6.8646 80.0260
Panawala 2.3 W 7.1715 80.0734
Panawala 7.1674 80.0940
Panchikawatte 6.9310 79.8640
Pannala 1.1 E 6.5636 79.9722
Pannala 6.5660 79.9625
Pannipitiya 0.3 E 6.8453 79.9512
Pannipitiya 0.8 E 6.8443 79.9556
Pannipitiya 0.9 SE 6.8397 79.9527
Pannipitiya 6.8464 79.9484
Paragastota 6.6729 80.0018
Paragoda 6.6122 80.2267
Parliament of Sri Lanka 6.9311 79.8430
Pasyala 7.1674 80.1218
Pelawatta 1.4 SE 6.3929 80.2221
Pelawatta 3.0 E 6.3925 80.2377
Pelawatta 3.1 E 6.4095 80.2385
Pelawatta 6.4005 80.2121
Pelenwatta 6.8235 79.9445
Peliyagoda 0.9 S 6.9576 79.8903
Peliyagoda 1.0 E 6.9591 79.9149
Peliyagoda 1.0 N 6.9668 79.9023
Peliyagoda 1.0 SW 6.9570 79.8877
Peliyagoda 1.3 N 6.9772 79.8899
Peliyagoda 1.9 SE 6.9444 79.9158
Peliyagoda 6.9585 79.9056
Peliyagoda interchange 6.9654 79.8914
Pepiliyana 0.5 SW 6.8501 79.8822
Pepiliyana 0.7 SE 6.8485 79.8878
Pepiliyana 1.3 E 6.8541 79.8964
Pepiliyana 1.8 W 6.8522 79.8685
Pepiliyana 2.2 W 6.8524 79.8655
Pepiliyana 6.8538 79.8851
Pepiliyawala 0.4 E 7.0033 80.1328
Pepiliyawala 1.5 NE 7.0145 80.1353
Pepiliyawala 7.0022 80.1289
Pethiyagoda 1.1 S 7.1283 79.9963
Pethiyagoda 1.7 E 7.1421 80.0104
Pethiyagoda 7.1381 79.9951
Pettah Bus Stand 6.9350 79.8546
Piliyandala 0.6 N 6.8073 79.9229
Piliyandala 0.7 SE 6.7990 79.9300
Piliyandala 1.0 SE 6.7980 79.9328
Piliyandala 2.0 E 6.7963 79.9415
Piliyandala 6.8025 79.9249
Pimbura 0.5 NE 6.5619 80.1600
Pimbura 6.5587 80.1568
Pinnawala-Waga 6.8672 80.1209
Pitipana Homagama 0.3 NW 6.8466 80.0183
Pitipana Homagama 0.4 NW 6.8462 80.0175
Pitipana Homagama 1.4 S 6.8319 80.0206
Pitipana Homagama 2.7 SE 6.8244 80.0350
Pitipana Homagama 6.8444 80.0206
Pokunuwita 1.7 SW 6.7229 80.0155
Pokunuwita 2.2 NE 6.7462 80.0395
Pokunuwita 6.7289 80.0297
Polgasowita 6.7899 79.9808
Polhengoda 6.8811 79.8801
Poregedara 0.9 NE 6.8279 80.0920
Poregedara 6.8225 80.0856
Poruwedanda 1.5 W 6.7398 80.1205
Poruwedanda 6.7363 80.1336
Pugoda 2.2 NW 6.9760 80.1210
Pugoda 6.9590 80.1317
Puwakpitiya 2.2 SW 7.0231 80.0547
Puwakpitiya 7.0380 80.0675
Radawadunna 0.6 S 7.1794 80.1426
Radawadunna 0.8 SE 7.1804 80.1480
Radawadunna 0.8 W 7.1843 80.1344
Radawadunna 7.1844 80.1415
Radawana 7.0329 80.0945
Raddolugama 1.1 SW 7.1315 79.8968
Raddolugama 1.9 S 7.1236 79.8988
Raddolugama 7.1406 79.9014
Ragama 0.8 W 7.0212 79.9011
Ragama 1.4 E 7.0272 79.9197
Ragama 1.9 E 7.0253 79.9248
Ragama 7.0232 79.9078
Rajagiriya 6.9094 79.8943
Ranala 0.5 E 6.9163 80.0383
Ranala 1.4 NW 6.9218 80.0235
Ranala 6.9154 80.0339
Ratmalana 6.8188 79.8710
Ratmalana North 6.8214 79.8901
Ratmale 0.5 NW 6.4652 80.1961
Ratmale 2.0 W 6.4613 80.1797
Ratmale 6.4612 80.1981
Rawathawatta 6.7919 79.8843
Remunagoda 6.6079 80.0253
Rifel Street 0.3 E 6.9235 79.8536
Rifel Street 0.4 SW 6.9213 79.8478
Rifel Street 6.9238 79.8505
Ruggahawila 1.0 N 7.1188 80.1151
Ruggahawila 7.1100 80.1142
Rukmale-Pannipitiya 0.5 SE 6.8525 79.9803
Rukmale-Pannipitiya 6.8560 79.9780
Sarasavipaya 0.5 N 6.9113 79.8778
Sarasavipaya 6.9071 79.8779
Seeduwa 0.6 S 7.1354 79.8885
Seeduwa 1.1 S 7.1315 79.8898
Seeduwa 1.5 SW 7.1300 79.8788
Seeduwa 7.1407 79.8870
Sethsiripaya 0.1 W 6.9021 79.9135
Sethsiripaya 6.9021 79.9140
Siddamulla 1.2 NE 6.8267 79.9646
Siddamulla 6.8173 79.9598
Sirimal Uyana 6.8268 79.8780
Siyambalagoda 0.5 S 6.7877 79.9662
Siyambalagoda 0.6 S 6.7873 79.9676
Siyambalagoda 6.7923 79.9668
Siyambalape 1.2 SE 6.9594 79.9966
Siyambalape 6.9674 79.9892
Sri Jayawardenepura 0.5 S 6.8751 79.9021
Sri Jayawardenepura 0.8 SW 6.8751 79.8953
Sri Jayawardenepura 6.8793 79.9008
St. Anthony's 6.9317 79.8738
Suwarapola 0.4 NW 6.8003 79.9151
Suwarapola 0.6 W 6.7988 79.9127
Suwarapola 6.7979 79.9179
Talangama North 6.9169 79.9317
Talangama South 6.8868 79.9476
Talawatugoda 6.8741 79.9394
Tebuwana 0.4 SW 6.5887 80.0561
Tebuwana 1.0 SW 6.5877 80.0504
Tebuwana 1.1 E 6.5894 80.0672
Tebuwana 2.4 S 6.5711 80.0609
Tebuwana 2.5 S 6.5694 80.0575
Tebuwana 6.5923 80.0577
Thoppu 7.2720 79.8656
Thummulla 6.8974 79.8623
Tittapattara 1.0 SW 6.9056 80.0559
Tittapattara 1.1 SE 6.9048 80.0650
Tittapattara 6.9136 80.0597
Torington Square 0.3 S 6.9005 79.8684
Torington Square 6.9035 79.8681
Tummodara 0.3 SE 6.8643 80.1714
Tummodara 1.5 SE 6.8596 80.1808
Tummodara 6.8659 80.1691
Udahamulla 6.8654 79.9130
Udugampola 0.4 SE 7.1240 79.9807
Udugampola 0.7 SW 7.1219 79.9737
Udugampola 1.1 N 7.1361 79.9769
Udugampola 7.1264 79.9780
Uduwara 0.4 SW 6.6210 80.0620
Uduwara 1.7 E 6.6250 80.0805
Uduwara 6.6231 80.0650
Uggalboda 7.1325 79.9542
University of Colombo 6.9000 79.8588
Urapola 0.5 S 7.0937 80.1448
Urapola 7.0980 80.1450
Uswetakeiyawa 1.2 N 7.0492 79.8689
Uswetakeiyawa 2.0 N 7.0564 79.8690
Uswetakeiyawa 7.0390 79.8661
Utumgama 6.4270 80.1512
Veyangalla 1.5 E 6.5879 80.1600
Veyangalla 6.5830 80.1478
Veyangoda 0.4 E 7.1508 80.0643
Veyangoda 0.6 W 7.1540 80.0558
Veyangoda 1.8 N 7.1674 80.0558
*Veyangoda 7.1523 80.0606
Vidyodaya University 6.9052 79.8513
Wadduwa 1.5 NW 6.6439 79.9416
Wadduwa 2.3 E 6.6299 79.9729
Wadduwa 3.7 NW 6.6646 79.9346
Wadduwa 6.6376 79.9539
Waga 6.8805 80.1401
Walagedara 1.7 W 6.4467 80.0629
Walagedara 6.4515 80.0779
Walallawita 6.3806 80.1959
Walgammulla 0.7 N 7.0772 80.1192
Walgammulla 7.0709 80.1177
Walpita 0.5 NE 7.2650 80.0490
Walpita 0.6 S 7.2558 80.0452
Walpita 7.2613 80.0459
Wanathamulla 6.9267 79.8815
Waradala 7.2789 80.0552
Warakapola 2.3 NE 7.2407 80.2110
Wasala Road 6.9512 79.8650
Waskaduwa 0.5 NE 6.6308 79.9459
Waskaduwa 6.6269 79.9431
Wathurugama 0.8 NW 7.0607 80.0974
Wathurugama 1.7 NW 7.0688 80.0947
Wathurugama 7.0547 80.1010
Watinapaha 1.7 N 7.2002 79.9968
Watinapaha 2.1 W 7.1920 79.9828
Watinapaha 7.1853 80.0004
Wattala 1.1 SW 6.9821 79.8898
Wattala 6.9899 79.8953
Weboda 1.1 SE 7.0173 79.9968
Weboda 1.1 W 7.0270 79.9811
Weboda 1.2 N 7.0358 79.9905
Weboda 7.0251 79.9913
Wegowwa 7.1716 79.9746
Welikada Prison 0.1 E 6.9157 79.8786
Welikada Prison 0.1 N 6.9162 79.8779
Welikada Prison 6.9159 79.8779
Welipenna 1.3 SW 6.4578 80.1015
Welipenna 6.4682 80.1066
Welipenna interchange 6.4517 80.0875
Weliweriya 0.3 N 7.0313 80.0288
Weliweriya 0.6 NW 7.0327 80.0262
Weliweriya 7.0285 80.0297
Welmilla Junction 0.4 NE 6.7497 79.9746
Welmilla Junction 1.1 SE 6.7404 79.9769
Welmilla Junction 2.3 E 6.7526 79.9917
Welmilla Junction 2.4 E 6.7527 79.9926
Welmilla Junction 6.7484 79.9715
Weragala 6.5294 80.0060
Weweldeniya 0.5 S 7.1938 80.1518
Weweldeniya 1.8 E 7.1996 80.1691
Weweldeniya 7.1979 80.1526
Willorawatta 6.7869 79.9010
Wimaladharma Clock Tower 6.9361 79.8474
Yagirala 1.9 W 6.3675 80.1449
Yagirala 6.3694 80.1624
Yakkala 0.1 SE 7.0842 80.0334
Yakkala 1.8 NE 7.0979 80.0415
Yakkala 7.0844 80.0331
Yatadolawatta 0.3 W 6.5200 80.0699
Yatadolawatta 0.4 E 6.5191 80.0761
Yatadolawatta 6.5202 80.0730
Yatawara Junction 1.6 S 6.5857 80.0377
Yatawara Junction 6.6003 80.0368
Yatiyana 0.9 N 7.1943 79.9277
Yatiyana 1.2 SW 7.1775 79.9209
Yatiyana 7.1868 79.9261
`

export const westernRoads = `
Akaragama - Waradala | secondary
Akaragama 0, Akaragama 0.4 SE 0.45, Badalgama 0.7 SE 3.96, Mellawagedara 8.74, Divuldeniya 0.5 W 10.20 town, Divuldeniya 10.76 town, Waradala 12.11 town
Aluth Mawatha Road - Pamunugama | minor
Aluth Mawatha Road 0, Uswetakeiyawa 8.37 town, Pamunugama 14.42
Ambathale - Malabe | secondary
Ambathale 0.3 W 0, Malabe 3.35 town, Malabe 0.5 SE 3.89 town
Anderson Plats - Colombo Labour Sec | secondary
Anderson Plats 0, Colombo Labour Sec 0.73 city
Andiambalama - Andiambalama | minor
Andiambalama 1.3 SW 0, Andiambalama 1.7 SE 2.14 town
Andiambalama - Yatiyana | main
Andiambalama 0, Yatiyana 3.86 town
Angampitiya - Handapangoda | minor
Angampitiya 1.2 SE 0, Handapangoda 0.3 W 5.64 town
Angulana - Deltara | minor
Angulana 0, Rawathawatta 1.74 city, Moratuwa 2.37 city, Willorawatta 3.71 city, Deltara 7.64 city
Anguruwatota - Anguruwatota | secondary
Anguruwatota 2.1 N 0, Anguruwatota 0.6 E 2.20, Anguruwatota 0.7 E 2.48, Anguruwatota 1.2 E 2.96
Anguruwatota - Anguruwatota | minor
Anguruwatota 2.1 N 0, Anguruwatota 2.9 N 1.26
Anguruwatota - Anguruwatota | minor
Anguruwatota 3.0 SE 0, Anguruwatota 4.3 E 1.62
Anguruwatota - Anguruwatota | minor
Anguruwatota 3.8 SE 0, Anguruwatota 4.3 E 1.35
Anguruwatota - Neboda | secondary
Anguruwatota 1.2 E 0, Uduwara 1.7 E 1.90, Neboda 1.6 N 4.55
Anguruwatota - Neboda | minor
Anguruwatota 1.2 E 0, Anguruwatota 3.0 SE 2.48, Anguruwatota 3.8 SE 3.36, Neboda 3.1 N 4.28
Anguruwatota - Tebuwana | minor
Anguruwatota 0.7 E 0, Uduwara 2.93, Tebuwana 8.85 town, Tebuwana 0.4 SW 9.33 town
Arawwala West - Siyambalagoda | minor
Arawwala West 0, Pelenwatta 2.91 city, Gorakapitiya 4.59 city, Siyambalagoda 9.09 city, Siyambalagoda 0.6 S 9.65 town
Armour Street - Colombo 14 | minor
Armour Street 0.4 SE 0, Colombo 14 0.48 city
Armour Street - Maligawatta | minor
Armour Street 0, Maligawatta 1.11 city
Arukwathupura - Maharagama | minor
Arukwathupura 0, Pamunuwa-Patiragoda 2.85 city, Maharagama 5.22 city
Atale - Hedigalla Colony | minor
Atale 0, Hedigalla Colony 4.43
Athurugiriya - Gurulana | secondary
Athurugiriya 1.0 NW 0, Oruwala 1.1 SW 3.03 town, Habarakada 1.4 W 4.39 town, Habarakada 5.77 city, Habarakada 0.5 E 6.26 town, Godagama-WP 9.19 town, Godagama-WP 1.1 SE 10.33 town, Godagama-WP 1.7 SE 10.97 town, Liyanwala 14.51 town, Padukka 18.10 town, Gurulana 25.40 town
Attanagalla - Attanagalla | minor
Attanagalla 0, Attanagalla 0.3 SE 0.31 town
Attanagalla - Galapitamada | minor
Attanagalla 0, Dunumala 2.1 S 8.61, Galapitamada 0.5 SW 11.32, Galapitamada 1.1 E 12.91, Galapitamada 1.6 E 13.37, Galapitamada 1.8 E 13.70, Galapitamada 2.3 NE 14.27
Attanagalla - Giriulla | secondary
Attanagalla 0.4 SE 0, Attanagalla 0.3 SE 0.14 town, Ellakkala 1.6 S 2.02 town, Ellakkala 3.61 town, Pasyala 6.93 town, Kumbaloluwa 8.55 town, Kumbaloluwa 0.7 N 9.25 town, Kaleliya 0.4 S 10.47 town, Kaleliya 0.4 N 11.26 town, Bokalagama 1.1 SE 12.33, Pamunuwatta 2.7 NW 15.39, Pamunuwatta 3.35 N 16.91, Pamunuwatta 3.5 N 17.17, Mirigama 2.3 W 20.01, Loluwagoda 22.44, Kitalawalana 3.5 N 26.29, Giriulla 2.9 SW 27.07
Avissawella - Hinguralakanda | minor
Avissawella 2.0 E 0, Hinguralakanda 3.1 S 9.57
B084 & WA Silva Mw - Horana | secondary
B084 & WA Silva Mw 0, Kohuwala 2.52 city, Pepiliyana 1.3 E 4.05 city, Katuwawala 1.5 NW 5.68 city, Katuwawala 7.22 city, Bokundara 9.08 city, Piliyandala 0.6 N 10.26 city, Piliyandala 10.84 city, Piliyandala 0.7 SE 11.56 city, Piliyandala 1.0 SE 11.89 city, Piliyandala 2.0 E 12.88 city, Siyambalagoda 0.5 S 15.84 city, Siyambalagoda 0.6 S 16.01 town, Kahathuduwa 0.2 NE 17.37 town, Kahathuduwa 0.6 E 17.91 town, Kahathuduwa 19.24 town, Kahathuduwa 1.6 SE 20.84 town, Gonapola Junction 1.1 NW 22.30, Gonapola Junction 23.36, Horana 0.6 NW 27.38
Badalgama - Badalgama | minor
Badalgama 0.7 SE 0, Badalgama 0.77
Baduraliya - Embilipitiya | minor
Baduraliya 0, Hedigalla Colony 9.84, Danawala Thiniyawala 22.94, Neluwa 30.26, Warukandeniya 38.37, Lankagama 50.34, Mediripitiya 59.06, Deniyaya 69.52 hill, Urubokka 85.03 hill, Uda Gomadiya 91.68, Gangulandeniya 99.06 town, Mulendiyawala 106.89, Embilipitiya 118.08
Ballapitiya - Haltota | minor
Ballapitiya 2.3 NW 0, Haltota 1.3 SE 4.88
Bandaragama - Paragastota | minor
Bandaragama 0, Paragastota 5.78 town
Banduragoda - Bokalagama | minor
Banduragoda 0, Bokalagama 6.43, Bokalagama 1.1 SE 7.59
Banduragoda - Walpita | minor
Banduragoda 0.9 E 0, Banduragoda 1.7 N 2.01, Walpita 0.6 S 4.25
Battaramulla - Pannipitiya | secondary
Battaramulla 0.6 NE 0, Talawatugoda 3.81 city, Arukwathupura 4.19 city, Pannipitiya 0.3 E 7.46 city
Batuwatta - Batuwatta | minor
Batuwatta 0, Batuwatta 1.1 NE 1.18
Batuwatta - Ja-Ela | minor
Batuwatta 0, Niwandama 2.54, Ja-Ela 5.37 town
Bellana - Bulutota | secondary
Bellana 0, Lathpandura 4.58, Baduraliya 7.06, Morapitiya 13.37, Meepagama 24.58, Kalawana 0.4 W 28.12, Kalawana 28.69, Pebotuwa 40.00, Delwala 42.64, Bulutota 1.5 NW 65.24 hill, Bulutota 1.0 NW 65.90 hill
Bemmulla - Bemmulla | minor
Bemmulla 1.0 NE 0, Bemmulla 2.3 NE 1.69
Bentota - Ratmale | secondary
Bentota 1.5 N 0, Dharga Town 2.85 town, Walagedara 1.7 W 8.13, Walagedara 9.92, Welipenna 1.3 SW 12.74, Welipenna 14.05 town, Horawala 16.80, Ratmale 2.0 W 24.44
Beruwala - Beruwala | minor
Beruwala 1.4 NE 0, Beruwala 1.50
Beruwala - Henegama | minor
Beruwala 1.2 NE 0, Nawattuduwa 1.5 W 8.30, Nawattuduwa 0.7 W 9.24, Nawattuduwa 9.94, Henegama 1.9 W 12.29
Beruwala - Hettimulla | minor
Beruwala 0, Hettimulla 0.7 W 1.34
Biyagama - Kapugoda | minor
Biyagama 0.5 SW 0, Malwana 0.4 SE 3.70 town, Kapugoda 2.3 W 8.14
Biyagama - Mullegama | secondary
Biyagama 1.5 S 0, Mullegama 2.2 NW 4.08 town, Mullegama 0.7 W 5.92 town
Biyagama - Ranala | secondary
Biyagama 0, Ranala 8.49
Biyagama IPZ - Biyagama IPZ | minor
Biyagama IPZ 1.1 NW 0, Biyagama IPZ 1.10 town
Bokalagama - Bokalagama | minor
Bokalagama 1.1 W 0, Bokalagama 1.14
Bokalagama - Kotadeniyawa | minor
Bokalagama 3.0 NW 0, Kotadeniyawa 2.6 SE 4.00
Bokundara - Pannipitiya | minor
Bokundara 0, Arawwala West 3.64 city, Pannipitiya 0.9 SE 4.61 city, Pannipitiya 0.8 E 5.23 city
Bokundara - Pelenwatta | minor
Bokundara 0, Pelenwatta 3.59 city
Bolossagama - Maharangalla | minor
Bolossagama 0, Koholana 4.63 town, Maharangalla 7.35 town, Maharangalla 0.8 S 8.17 town
Bolossagama - Remunagoda | minor
Bolossagama 0, Remunagoda 4.19 town
Bombuwala - Weragala | minor
Bombuwala 0, Dodangoda 3.68, Weragala 9.42
Bopagama - Amitirigala | minor
Bopagama 0, Amitirigala 6.39
Bopagama - Avissawella | minor
Bopagama 1.8 E 0, Gonagala 1.5 S 10.29, Avissawella 2.3 E 15.74
Bope - Kandanapitiya | minor
Bope 0, Kandanapitiya 2.15
Boralesgamuwa - Kaldemulla | minor
Boralesgamuwa 0.9 W 0, Kaldemulla 1.0 NE 2.22 city
Bulathsinhala - Delmella | minor
Bulathsinhala 3.7 NW 0, Delmella 5.86
Bulathsinhala - Gawaragiriya | minor
Bulathsinhala 0, Gawaragiriya 13.65
Bulathsinhala - Lathpandura | minor
Bulathsinhala 0, Lathpandura 19.32
Bulathsinhala - Waturawa | minor
Bulathsinhala 0, Paragoda 8.72, Molkawa 11.86, Kelinkanda 22.77, Kalawana 40.41, Waturawa 50.35
Colombo 12 - Colombo 13 | secondary
Colombo 12 0.2 N 0, Colombo 13 0.91 city
Colombo 12 - Nagalagam Street | minor
Colombo 12 0.2 N 0, Armour Street 0.39 city, Colombo 14 0.97 city, Nagalagam Street 0.6 S 1.86 city
Colombo 13 - Mattakkuliya | secondary
Colombo 13 0, Wasala Road 0.57 city, Colombo 15 2.29 city, Mutwal South 2.46 city, Aluth Mawatha Road 2.83 city, Aluth Mawatha Road 0.4 E 3.19 city, Mattakkuliya 0.5 SE 4.28 city
Colombo 2 - Isurupaya | secondary
Colombo 2 0, Isurupaya 0.4 SW 2.27 city
Colombo 4 - Torington Square | minor
Colombo 4 0.1 W 0, Colombo 4 0.11 city, Thummulla 0.60 city, Torington Square 0.3 S 1.38 city
Colombo 5 - Anderson Plats | minor
Colombo 5 0, Anderson Plats 1.06 city
Colombo 6 - Colombo 1 | minor
Colombo 6 0, Colombo 1 0.22 city
Colombo 7 - Torington Square | secondary
Colombo 7 0, Torington Square 1.13 city
Colombo 8 - Gothami Road | minor
Colombo 8 0, Gothami Road 0.57 city
Colombo 9 - Miraniya Street | minor
Colombo 9 0.4 S 0, Miraniya Street 0.58 city
Colombo 9 - Welikada Prison | minor
Colombo 9 0.4 S 0, Panchikawatte 0.55 city, Colombo 10 1.07 city, Maligakanda 1.16 city, Kuppiyawatta Muslim Burial Ground 1.97 city, Welikada Prison 0.1 N 2.85 city
Colombo Bandaranaike International Airport - Demanhandiya | minor
Colombo Bandaranaike International Airport 0.8 N 0, Colombo Bandaranaike International Airport 1.3 N 0.45 town, Kimbulapitiya 1.4 W 1.78 town, Demanhandiya 1.5 S 2.64 town, Demanhandiya 0.4 SW 3.92 town, Demanhandiya 0.5 NW 4.47 town
Colombo General Hospital - Kuppiyawatta Muslim Burial Ground | minor
Colombo General Hospital 0.4 W 0, Colombo General Hospital 0.36 city, Kuppiyawatta Muslim Burial Ground 0.86 city
Colombo Kachcheri - Colombo 12 | secondary
Colombo Kachcheri 0, Colombo 12 0.2 N 0.69 city
Colombo Labour Sec - Nawala-Koswatte | minor
Colombo Labour Sec 0, Narahenpita 0.8 E 1.86 city, Nawala-Koswatte 2.92 city
Colombo Secretariant - Miraniya Street | minor
Colombo Secretariant 0, Colombo 9 0.42 city, Miraniya Street 0.74 city
Colombo [Fort] - Isurupaya | minor
Colombo [Fort] 0, Isurupaya 0.4 SW 1.46 city
Dagonna - Halpe | secondary
Dagonna 0, Halpe 8.75 town
Dagonna - Walpita | minor
Dagonna 0, Ihala Madampella 8.15 town, Delwagura 16.96 town, Walpita 22.54 town
Dampe - Madapatha | minor
Dampe 0, Madapatha 2.15 town
Dampe - Panadura | minor
Dampe 1.7 S 0, Panadura 1.1 E 1.73 town
Danowita - Mirigama | secondary
Danowita 2.0 S 0, Mirigama 3.44, Mirigama 3.3 NW 6.75
Debahera - Debahera | minor
Debahera 0, Debahera 0.7 SE 0.76 town
Dedigamuwa - Liyanwala | minor
Dedigamuwa 0, Batawala 5.70 town, Liyanwala 12.75
Dekatana - Demalagama | minor
Dekatana 0.6 SE 0, Demalagama 2.1 SE 3.40
Dekatana - Mandawala | minor
Dekatana 1.0 NW 0, Demalagama 2.73, Mandawala 9.22
Delgoda - Dompe | secondary
Delgoda 0.2 S 0, Dekatana 1.0 NW 2.57 town, Dekatana 3.62 town, Dekatana 0.6 SE 4.25, Kapugoda 2.3 W 6.44, Kapugoda 2.2 W 6.54, Kapugoda 8.96, Dompe 2.1 NE 11.26
Delmella - Dumbara Manana | secondary
Delmella 0, Dumbara Manana 8.58
Delwagura - Daraluwa | minor
Delwagura 0, Badalgama 5.58, Sandalankawa 2.1 E 9.34, Daraluwa 1.2 SW 12.70
Demalagama - Demalagama | minor
Demalagama 0, Demalagama 1.8 NE 1.88
Demanhandiya - Akaragama | secondary
Demanhandiya 2.1 W 0, Demanhandiya 1.5 N 3.06 town, Katana 1.2 SW 3.78, Katana 0.4 SE 5.03, Katana 0.7 E 5.59, Halpe 1.2 SE 9.62 town, Akaragama 12.38
Demanhandiya - Katana | minor
Demanhandiya 1.5 NE 0, Katana 1.2 SW 0.66
Dematagoda Railway - Hanwella | secondary
Dematagoda Railway 0.5 NW 0, Dematagoda Railway 0.54 city, Orugodawatta 0.58 city, Kolonnawa 1.3 NE 2.97 city, Kalapaluwawa 2.1 N 5.22 city, Ambathale 1.4 W 6.62 town, Ambathale 0.3 W 7.77 town, Ambathale 8.09 town, Biyagama 1.4 S 13.06 town, Biyagama 1.5 S 13.66 town, Ranala 1.4 NW 17.71 town, Ranala 0.5 E 19.53, Tittapattara 22.52, Hanwella 1.1 NE 26.12, Hanwella 1.2 NE 26.20
Dewalapola - Essella | minor
Dewalapola 0, Essella 5.20 town
Divulapitiya - Banduragoda | secondary
Divulapitiya 0, Banduragoda 5.58 town
Divulapitiya - Banduragoda | minor
Divulapitiya 0.8 E 0, Banduragoda 1.7 N 4.48
Divuldeniya - Elibichchiya | minor
Divuldeniya 0, Elibichchiya 3.7 NE 10.65, Elibichchiya 5.0 NE 11.99
Dodangoda - Agalawatta | secondary
Dodangoda 0.6 NE 0, Dodangoda 0.7 E 3.14, Yatadolawatta 0.3 W 6.68, Yatadolawatta 7.04, Yatadolawatta 0.4 E 7.42, Matugama 0.1 W 12.20, Matugama 12.31, Agalawatta 17.72, Agalawatta 0.5 NE 18.24
Dodangoda - Dodangoda | secondary
Dodangoda 0.6 NE 0, Dodangoda 0.61
Dodangoda - Neboda | minor
Dodangoda 0.6 NE 0, Tebuwana 2.5 S 4.46, Tebuwana 2.4 S 4.94, Neboda 3.1 SW 6.86
Dombagoda - Yatawara Junction | minor
Dombagoda 0, Yatawara Junction 6.87 town, Yatawara Junction 1.6 S 8.79
Dunagaha - Akaragama | minor
Dunagaha 0.9 NW 0, Akaragama 0.4 SE 4.99 town
Dunagaha - Essella | minor
Dunagaha 0.8 W 0, Watinapaha 1.7 N 3.78 town, Essella 2.0 NE 8.66
Dunagaha - Halpe | minor
Dunagaha 0, Ihala Madampella 5.48 town, Halpe 9.82
Egodauyana North - Alubomulla | minor
Egodauyana North 0, Alubomulla 8.28
Egodauyana North - Alubomulla | minor
Egodauyana North 3.2 SE 0, Alubomulla 2.0 SW 1.69
Ekala - Ekala | secondary
Ekala 0.5 SE 0, Ekala 0.50 town
Ekala - Ganemulla | minor
Ekala 0, Ja-Ela 3.25 town, Ganemulla 7.04 town
Ekala - Walpita | secondary
Ekala 0, Kotugoda 1.2 SW 1.74 town, Kotugoda 0.4 SW 2.60 town, Kotugoda 3.01 town, Opatha 3.89 town, Opatha 1.3 NE 5.20 town, Minuwangoda 2.5 S 8.10 town, Minuwangoda 2.0 S 8.62 town, Minuwangoda 1.8 S 8.81 town, Minuwangoda 1.5 E 11.08 town, Watinapaha 2.1 W 13.59 town, Watinapaha 1.7 N 15.45 town, Divulapitiya 1.0 SE 19.13 town, Divulapitiya 0.8 E 20.06 town, Walpita 0.6 S 24.08, Walpita 24.69 town
Elibichchiya - Elibichchiya | minor
Elibichchiya 4.0 E 0, Elibichchiya 5.0 NE 3.04
Ellakkala - Niyadurupola | minor
Ellakkala 0, Debahera 3.03 town, Algama 4.82 town, Bopitiya 10.91, Niyadurupola 15.26
Ellakkala - Radawadunna | minor
Ellakkala 1.6 S 0, Debahera 0.7 SE 3.48 town, Radawadunna 0.8 SE 7.07 town
Essella - Divulapitiya | secondary
Essella 2.0 NE 0, Divulapitiya 1.3 SE 4.09 town
Essella - Divulapitiya | minor
Essella 0, Mabodale 3.98, Divulapitiya 8.83 town
Essella - Veyangoda | secondary
Essella 0, Veyangoda 1.8 N 4.44
Essella - Veyangoda | minor
Essella 1.5 E 0, Veyangoda 1.8 N 2.01
Etulkotte - Peliyagoda | minor
Etulkotte 0.8 NW 0, Kalapaluwawa 1.1 NW 2.73 city, Kalapaluwawa 2.1 N 3.87 city, Peliyagoda 1.9 SE 4.97 town
Etulkotte - Talawatugoda | secondary
Etulkotte 0, Beddagana 1.53 city, Kotte 0.2 N 2.35 city, Kotte 2.54 city, Mirihana North 3.35 city, Madiwela 4.83 city, Talawatugoda 6.84 city
Galedanda - Siyambalape | minor
Galedanda 0, Heiyanthuduwa 6.15 town, Siyambalape 8.42 town
Galedanda - Weliweriya | secondary
Galedanda 1.4 N 0, Makola 2.01 town, Makola 0.8 E 2.81 town, Heiyanthuduwa 1.1 NW 4.85 town, Heiyanthuduwa 1.3 N 5.46 town, Heiyanthuduwa 1.6 N 5.94, Delgoda 10.33, Delgoda 0.4 NE 10.74 town, Naranwala 13.12, Weliweriya 15.14 town
Galpatha - Neboda | minor
Galpatha 1.3 NE 0, Uduwara 4.06 town, Neboda 9.99
Gampaha - Minuwangoda | secondary
Gampaha 0, Udugampola 0.4 SE 3.72 town, Udugampola 4.13 town, Udugampola 1.1 N 5.26 town, Minuwangoda 2.5 S 9.84 town
Gampaha - Miriswatta | secondary
Gampaha 0.6 SE 0, Miriswatta 3.22 town
Gem & Jewelry - Parliament of Sri Lanka | secondary
Gem & Jewelry 0, Parliament of Sri Lanka 0.49 city
Giriulla - Alawwa | secondary
Giriulla 1.5 SW 0, Keppitiwalana 2.1 NW 5.15, Keppitiwalana 7.25, Keppitiwalana 0.6 SE 7.84, Alawwa 0.4 NW 14.03, Alawwa 14.51
Giriulla - Giriulla | minor
Giriulla 0.9 SW 0, Giriulla 2.6 NW 2.87
Godagama-WP - Batawala | minor
Godagama-WP 1.7 SE 0, Batawala 2.5 S 1.93 town
Godagama-WP - Pitipana Homagama | minor
Godagama-WP 1.1 SE 0, Pitipana Homagama 2.7 SE 2.90 town
Gonapola Junction - Gelanigama | minor
Gonapola Junction 0, Gelanigama 0.6 E 4.57 town
Gonawala - Kadawatha | minor
Gonawala 0.3 S 0, Gonawala 0.33 town, Galedanda 2.20 town, Kadawatha 9.28 town
Gothami Road - Obeysekarapura | minor
Gothami Road 0, Obeysekarapura 0.4 SW 0.40 city
Gurulana - Sudagala | minor
Gurulana 0, Erepola 24.30, Ellawala 31.56, Parakaduwa 39.16, Kuruwita 52.94, Sudagala 64.74
Gurulana - Tummodara | secondary
Gurulana 0, Tummodara 5.21
Habarakada - Hanwella | minor
Habarakada 0, Panagoda 1.96 town, Batawala 7.11 town, Hanwella 15.14, Hanwella 0.8 E 16.08
Habarakada - Homagama | secondary
Habarakada 0, Homagama 3.33 city
Habarakada - Kiriwattuduwa | secondary
Habarakada 1.4 W 0, Habarakada 1.6 W 0.66 city, Homagama Town 3.65 city, Magammana-Dolekade 1.1 NE 5.38 city, Kiriwattuduwa 1.3 NW 7.67 town
Halkandawila - Meegama | minor
Halkandawila 0, Kalawila Kiranthidiya 6.90, Dharga Town 9.53 town, Meegama 16.58
Halkandawila - Yatadolawatta | minor
Halkandawila 0, Yatadolawatta 8.82
Haltota - Anguruwatota | minor
Haltota 1.3 SE 0, Dombagoda 1.7 NE 4.30 town, Anguruwatota 6.32, Anguruwatota 0.6 E 6.88
Haltota - Haltota | secondary
Haltota 1.2 SE 0, Haltota 1.3 SE 0.15
Halwala - Ratmale | minor
Halwala 0, Utumgama 7.13, Ratmale 0.5 NW 20.12
Halwala - Yagirala | minor
Halwala 0, Yagirala 1.9 W 10.00
Halwatura - Neboda | minor
Halwatura 0, Govinna 14.15, Neboda 26.34
Halwatura - Pimbura | secondary
Halwatura 2.6 N 0, Halwatura 4.58, Bulathsinhala 15.30, Mahagama 22.28, Veyangalla 1.5 E 24.45, Pimbura 0.5 NE 27.51, Pimbura 28.02
Handapangoda - Batugampola | minor
Handapangoda 0, Batugampola 3.10 town
Handapangoda - Bulathsinhala | secondary
Handapangoda 0, Ingiriya 1.6 E 6.91, Bulathsinhala 3.8 NW 16.02
Handapangoda - Poruwedanda | minor
Handapangoda 0.6 NE 0, Handapangoda 0.3 W 0.81 town, Poruwedanda 1.5 W 7.02
Hanwella - Padukka | minor
Hanwella 0, Padukka 1.1 N 6.62
Hanwella - Ruggahawila | secondary
Hanwella 1.1 NE 0, Dompe 2.0 SE 2.29 town, Dompe 2.1 NE 5.00, Kaluaggala 2.3 N 5.88, Pugoda 2.2 NW 9.51, Pepiliyawala 0.4 E 12.82, Pepiliyawala 1.5 NE 14.10, Kirindiwela 17.38, Kirindiwela 0.3 NW 17.65, Walgammulla 21.25, Walgammulla 0.7 N 21.98 town, Kahatowita 24.41 town, Ruggahawila 25.88 town, Ruggahawila 1.0 N 26.87 town
Hedigalla Colony - Boralugoda | minor
Hedigalla Colony 4.2 E 0, Boralugoda 4.0 S 13.29
Heiyanthuduwa - Kadawatha | minor
Heiyanthuduwa 1.6 N 0, Kadawatha 1.5 NE 3.94
Heiyanthuduwa - Siyambalape | secondary
Heiyanthuduwa 1.1 NW 0, Siyambalape 2.71 town, Siyambalape 1.2 SE 3.95 town
Hettimulla - Kalawila Kiranthidiya | minor
Hettimulla 0, Kalawila Kiranthidiya 2.64
Hiripitya - Hiripitya | secondary
Hiripitya 0.9 SW 0, Hiripitya 1.00 city
Hiripitya - Hiripitya | secondary
Hiripitya 1.0 W 0, Hiripitya 0.9 SW 0.47 city
Hiripitya - Homagama | minor
Hiripitya 0, Galawilawaththa 2.84 town, Homagama 0.1 S 4.34 town
Hiripitya - Kiriwattuduwa | secondary
Hiripitya 0, Kiriwattuduwa 1.3 NW 3.75 city, Kiriwattuduwa 0.6 W 4.81 town
Hiripitya - Piliyandala | secondary
Hiripitya 1.3 NW 0, Hiripitya 1.0 W 1.18 city, Siddamulla 1.2 NE 1.77 city, Siddamulla 2.98 city, Gorakapitiya 4.42 city, Piliyandala 1.0 SE 6.96 city
Hiripitya - Rukmale-Pannipitiya | minor
Hiripitya 1.3 NW 0, Kottawa 1.3 NW 0.32 city, Rukmale-Pannipitiya 0.5 SE 2.04 city
Hiripitya - Welmilla Junction | minor
Hiripitya 0.9 SW 0, Mattegoda 1.64 city, Siyambalagoda 4.26 city, Welmilla Junction 9.70 town
Horampella - Watinapaha | minor
Horampella 1.0 S 0, Horampella 1.09 town, Watinapaha 2.1 W 3.59 town
Horana - Bulathsinhala | secondary
Horana 2.7 E 0, Ballapitiya 2.3 NW 0.68, Ballapitiya 3.09, Govinna 9.30, Bulathsinhala 3.8 NW 16.46, Bulathsinhala 3.7 NW 16.63, Bulathsinhala 20.43
Horawala - Kitulgoda | minor
Horawala 1.4 N 0, Kitulgoda 3.0 W 3.30
Hunumulla - Mellawagedara | minor
Hunumulla 0, Delwagura 5.17 town, Mellawagedara 10.17 town
Imbulgoda - Bemmulla | minor
Imbulgoda 0, Bemmulla 4.35 town
Isurupaya - Colombo 10 | minor
Isurupaya 0, Colombo 10 0.42 city
Isurupaya - Isurupaya | minor
Isurupaya 0.4 SW 0, Isurupaya 0.39 city
Ja-Ela - Ganemulla | minor
Ja-Ela 1.83 E 0, Niwandama 4.66 town, Ganemulla 2.0 SE 8.91
Ja-Ela - Madelgamuwa | minor
Ja-Ela 2.2 NE 0, Madelgamuwa 1.3 N 3.35 town
Ja-Ela - Negombo | secondary
Ja-Ela 1.8 NE 0, Negombo 1.7 NW 20.76 town
Kadawatha - Heiyanthuduwa | secondary
Kadawatha 0.5 S 0, Heiyanthuduwa 1.3 N 3.60 town
Kadawatha - Heiyanthuduwa | minor
Kadawatha 0, Heiyanthuduwa 5.98 town
Kadawatha - Kadawatha | minor
Kadawatha 2.5 N 0, Kadawatha 2.0 NE 1.85
Kadawatha - Kandana | secondary
Kadawatha 0.8 SW 0, Kadawatha 2.5 NW 2.99, Ragama 1.9 E 4.46, Ragama 1.4 E 5.06, Kandana 1.4 E 8.30
Kadawatha - Makewita | secondary
Kadawatha 0.4 S 0, Kadawatha 0.40, Kadawatha 2.5 N 3.07, Ganemulla 2.4 SE 8.03, Makewita 1.4 SE 10.37 town
Kaduwela - Makola | minor
Kaduwela 1.0 NE 0, Makola 1.2 E 3.08 town
Kahathuduwa - Kiriwattuduwa | minor
Kahathuduwa 0.6 E 0, Kiriwattuduwa 0.6 W 2.99 town
Kahawala - Anguruwatota | minor
Kahawala 0, Miwanapalana 5.16, Govinna 14.34, Anguruwatota 3.9 E 19.26, Anguruwatota 4.3 E 20.19
Kahawala - Ingiriya | minor
Kahawala 0, Ingiriya 9.22
Kalagedihena - Essella | minor
Kalagedihena 0.42 S 0, Bemmulla 2.3 NE 2.68, Essella 2.7 S 5.54
Kalagedihena - Gonagala | minor
Kalagedihena 0, Ambagaspitiya 5.68, Wathurugama 12.13 town, Kirindiwela 16.78, Hiswella 22.10, Amitirigala 24.95, Gonagala 30.56
Kalagedihena - Muddaragama | minor
Kalagedihena 0, Bemmulla 4.15, Pethiyagoda 11.59, Dewalapola 14.25 town, Watinapaha 18.58 town, Mabodale 23.29, Muddaragama 29.36 town
Kalagedihena - Veyangoda | secondary
Kalagedihena 0.4 S 0, Kalagedihena 0.35, Veyangoda 4.24
Kalapaluwawa - Kaduwela | minor
Kalapaluwawa 0, Kaduwela 5.69 town
Kalapaluwawa - Makola | minor
Kalapaluwawa 0, Gonawala 7.47 town, Makola 1.2 E 10.22 town
Kalapaluwawa - Malabe | minor
Kalapaluwawa 0, Talangama North 1.60 town, Malabe 4.73 town
Kaldemulla - Katubedda | secondary
Kaldemulla 1.2 E 0, Katubedda 1.0 NE 1.98 city
Kaldemulla - Rawathawatta | minor
Kaldemulla 0.6 S 0, Rawathawatta 1.19 city
Kaleliya - Kaleliya | secondary
Kaleliya 0.4 S 0, Kaleliya 0.42 town
Kaleliya - Radawadunna | secondary
Kaleliya 0.4 N 0, Radawadunna 0.8 W 3.27 town
Kaluaggala - Angampitiya | minor
Kaluaggala 0, Pinnawala-Waga 10.81, Angampitiya 15.02 town
Kaluaggala - Tummodara | secondary
Kaluaggala 1.8 S 0, Waga 6.04, Tummodara 10.03, Tummodara 0.3 SE 10.37, Tummodara 1.5 SE 11.55
Kananwila - Ingiriya | minor
Kananwila 1.7 W 0, Kananwila 0.8 W 0.89 town, Kananwila 1.73, Miwanapalana 5.99 town, Poruwedanda 13.05, Ingiriya 17.02
Kananwila - Kuda Uduwa | minor
Kananwila 0, Kuda Uduwa 3.02
Kandana - Makewita | minor
Kandana 0, Kandana 1.4 E 1.47, Batuwatta 5.69, Ganemulla 8.86, Makewita 13.98 town
Kandanagama - Waskaduwa | secondary
Kandanagama 0, Morontuduwa 1.1 NE 5.72 town, Morontuduwa 0.4 NE 6.54, Morontuduwa 0.3 E 6.79, Wadduwa 10.56, Waskaduwa 0.5 NE 11.75
Kapugoda - Dompe | minor
Kapugoda 0, Dompe 0.75
Kapugoda - Dompe | minor
Kapugoda 2.2 W 0, Dompe 2.95, Dompe 2.0 SE 5.21 town
Katana - Katana | minor
Katana 0.7 E 0, Katana 1.5 NE 1.13
Katana - Kochchikade | secondary
Katana 0.4 SE 0, Katana 0.38, Kochchikade 1.5 S 5.21
Katana - Kochchikade | minor
Katana 0, Kochchikade 5.82 town
Katubedda - Moratuwa | minor
Katubedda 0.9 SE 0, Moratuwa 2.43 city
Katubedda - Piliyandala | secondary
Katubedda 1.0 W 0, Katubedda 1.01 city, Katubedda 0.9 SE 1.93 city, Suwarapola 0.6 W 2.71 city, Suwarapola 0.4 NW 3.03 city, Piliyandala 4.25 city
Katunayake - Colombo Bandaranaike International Airport | secondary
Katunayake 1.1 W 0, Colombo Bandaranaike International Airport 3.22 city
Katunayake - Demanhandiya | minor
Katunayake 0.5 E 0, Katunayake 1.5 SE 1.36 town, Katunayake 1.6 SE 1.56 town, Andiambalama 1.3 SW 2.04 town, Andiambalama 0.7 SW 2.82 town, Andiambalama 1.0 NW 3.90 town, Kimbulapitiya 0.3 E 6.40 town, Kimbulapitiya 0.9 N 7.20 town, Demanhandiya 1.2 E 8.74 town
Katunayake - Katunayake | minor
Katunayake 1.1 W 0, Katunayake 0.4 SW 1.65 town
Katuwawala - Boralesgamuwa | minor
Katuwawala 0, Boralesgamuwa 1.53 city
Kelaniya - Kelaniya | minor
Kelaniya 0.5 W 0, Kelaniya 1.1 NW 0.84 town
Kelaniya - Kelaniya | minor
Kelaniya 1.1 S 0, Kelaniya 1.12 town
Kiriwattuduwa - Kahathuduwa | minor
Kiriwattuduwa 0.8 E 0, Kahathuduwa 1.6 SE 3.66
Kiriwattuduwa - Padukka | secondary
Kiriwattuduwa 0.6 W 0, Kiriwattuduwa 0.67 town, Kiriwattuduwa 0.8 E 1.45, Horagala 3.5 SW 4.93, Millewa 1.6 NW 7.21, Millewa 0.5 NW 8.45, Millewa 0.5 NE 9.36, Millewa 1.5 NE 10.38 town, Poregedara 0.9 NE 14.76 town, Padukka 1.1 SW 16.19 town
Kiriwattuduwa - Poregedara | minor
Kiriwattuduwa 0, Horagala 10.55, Poregedara 13.92, Poregedara 0.9 NE 14.87 town
Kitalawalana - Elibichchiya | minor
Kitalawalana 3.9 N 0, Elibichchiya 5.0 NE 3.85
Kitalawalana - Kitalawalana | minor
Kitalawalana 3.0 SW 0, Kitalawalana 2.6 W 3.91
Kitalawalana - Tulhiriya | minor
Kitalawalana 0, Loluwagoda 3.97, Tulhiriya 3.6 W 13.89, Tulhiriya 2.0 W 16.55
Kitulgoda - Boossa | minor
Kitulgoda 0, Ratmale 0.5 NW 5.52, Walallawita 17.05, Pitigala 25.02, Weihena 29.79, Porawagama 33.83, Kahaduwa 45.32, Baddegama 56.78, Ginimellagaha 62.27, Boossa 68.78
Kochchikade - Dankotuwa | main
Kochchikade 0, Dankotuwa 4.62
Kochchikade - Halpe | secondary
Kochchikade 0.5 E 0, Halpe 7.66, Halpe 1.2 SE 8.96
Kochchikade - Waikkal | main
Kochchikade 0, Waikkal 2.95
Koholana - Gamagoda | minor
Koholana 0.5 NE 0, Gamagoda 5.69 town
Koholana - Koholana | minor
Koholana 0.5 NE 0, Koholana 0.54 town
Koholana - Yatawara Junction | minor
Koholana 0.5 NE 0, Remunagoda 5.40 town, Yatawara Junction 7.30 town
Kollupitiya - Colombo General Hospital | minor
Kollupitiya 0.3 E 0, National Museum of Colombo 0.4 N 0.53 city, Colombo General Hospital 0.42 W 1.42 city
Kolonnawa - Ambathale | minor
Kolonnawa 0.7 NE 0, Kalapaluwawa 1.1 NW 2.83 city, Ambathale 1.4 W 5.57 town
Koralawella - Egodauyana North | main
Koralawella 0, Egodauyana North 4.82 town
Koralawella - Panadura | main
Koralawella 0, Panadura 5.07 town
Kosgama - Kosgama | minor
Kosgama 0, Kosgama 2.8 SE 3.04
Kotadeniyawa - Katupota | minor
Kotadeniyawa 0, Elibichchiya 4.15, Yakwila 15.19, Ihala Kadigamuwa 22.91, Alahitiyawa 28.11 town, Kirindawa 38.23 town, Anukkane 41.71, Kirimetiyawa 44.32, Katupota 53.39
Kotadeniyawa - Kitalawalana | secondary
Kotadeniyawa 0.4 S 0, Kotadeniyawa 0.41 town, Kitalawalana 2.6 W 3.64, Kitalawalana 2.3 N 6.28, Kitalawalana 3.5 N 8.20
Kottawa North - Hokandara | minor
Kottawa North 0, Hokandara 4.21 city
Kotte - Kohuwala | minor
Kotte 0.2 N 0, Sri Jayawardenepura 1.08 city, Kohuwala 4.38 city
Kotte - Pepiliyana | secondary
Kotte 0, Sri Jayawardenepura 0.5 S 1.16 city, Mirihana 1.88 city, Mirihana 0.6 SW 2.51 city, Pepiliyana 1.3 E 3.81 city
Kotugoda - Kaleliya | secondary
Kotugoda 0, Madelgamuwa 1.3 N 3.88 town, Udugampola 0.7 SW 5.88 town, Udugampola 0.4 SE 6.70 town, Pethiyagoda 1.1 S 8.54 town, Pethiyagoda 1.7 E 10.80, Essella 2.7 S 13.18, Essella 2.4 S 13.61, Essella 1.5 E 15.73, Essella 2.0 NE 17.75, Muddaragama 0.5 SE 20.73, Muddaragama 2.6 E 23.08, Kaleliya 27.27
Kotugoda - Udugampola | minor
Kotugoda 0, Uggalboda 5.21 town, Udugampola 8.92 town
Liyanwala - Angampitiya | secondary
Liyanwala 0, Padukka 1.1 SW 1.88 town, Angampitiya 1.2 SE 5.43 town, Angampitiya 1.3 SE 5.86 town
Lunawa - Koralawella | minor
Lunawa 0, Koralawella 4.08 city
Madapatha - Madapatha | minor
Madapatha 1.1 N 0, Madapatha 1.30 town
Madapatha - Makandana | minor
Madapatha 1.1 N 0, Makandana 0.6 SW 2.61 town
Madiwela - Udahamulla | minor
Madiwela 0, Udahamulla 1.83 city
Magammana-Dolekade - Kiriwattuduwa | secondary
Magammana-Dolekade 0, Kiriwattuduwa 3.61 town
Magammana-Dolekade - Magammana-Dolekade | minor
Magammana-Dolekade 1.1 NE 0, Magammana-Dolekade 1.7 E 0.80 town
Maggona - Maggona | minor
Maggona 1.7 W 0, Maggona 0.5 NW 1.32
Maggona - Yatadolawatta | minor
Maggona 0, Paiyagala 1.11, Weragala 2.89, Yatadolawatta 0.3 W 11.69
Mahara - Kadawatha | minor
Mahara 1.7 NW 0, Kadawatha 2.5 NW 2.82
Maharagama - Pelenwatta | secondary
Maharagama 0, Pelenwatta 4.50 city
Maharangalla - Dodangoda | secondary
Maharangalla 0.8 S 0, Gamagoda 0.8 W 2.28 town, Padagoda 1.1 NE 3.84 town, Dodangoda 0.6 NW 7.81, Dodangoda 8.45
Maharangalla - Meegoda | secondary
Maharangalla 0.8 S 0, Meegoda 1.41 town, Meegoda 0.5 SW 2.02 town
Makandana - Ambalangoda | minor
Makandana 0, Ambalangoda 2.90 town
Makandana - Makandana | secondary
Makandana 0, Makandana 0.6 SW 0.63 town
Makandana - Welmilla Junction | secondary
Makandana 0.6 SW 0, Welmilla Junction 4.23 town
Makewita - Akaragama | minor
Makewita 0, Madelgamuwa 1.71 town, Uggalboda 5.05 town, Minuwangoda 13.81, Ihala Madampella 23.23 town, Akaragama 27.55
Makewita - Horampella | secondary
Makewita 1.5 SE 0, Udugampola 0.7 SW 3.81 town, Udugampola 1.1 N 5.50 town, Horampella 1.0 S 8.62 town
Makola - Heiyanthuduwa | minor
Makola 0, Heiyanthuduwa 3.88 town
Makola - Makola | secondary
Makola 0.8 E 0, Makola 1.2 E 0.71 town
Malabe - Athurugiriya | secondary
Malabe 2.3 E 0, Athurugiriya 1.0 NW 2.65 town
Malabe - Athurugiriya | minor
Malabe 1.5 SE 0, Athurugiriya 1.0 NW 1.72 town
Malabe - Biyagama | main
Malabe 2.3 E 0, Biyagama 5.45
Malabe - Magammana-Dolekade | minor
Malabe 2.3 E 0, Hokandara 5.74 town, Rukmale-Pannipitiya 9.01 city, Rukmale-Pannipitiya 0.5 SE 9.48 city, Malapalla 11.03 city, Galawilawaththa 13.63 town, Magammana-Dolekade 15.73 town
Malagala - Kahawala | minor
Malagala 0, Kahawala 0.4 NW 1.58
Malwana - Malwana | minor
Malwana 0, Malwana 0.4 SE 0.49 town
Malwana - Pepiliyawala | minor
Malwana 0, Dekatana 4.76, Mandawala 12.06, Pepiliyawala 18.19, Pepiliyawala 0.4 E 18.92
Mandawala - Mandawala | minor
Mandawala 0.5 SW 0, Mandawala 0.88
Marandagahamula - Badalgama | secondary
Marandagahamula 0.4 S 0, Marandagahamula 0.42 town, Hunumulla 1.03 town, Badalgama 0.7 SE 7.93 town
Marandagahamula - Bokalagama | secondary
Marandagahamula 0, Divulapitiya 3.51 town, Walpita 9.12, Walpita 0.5 NE 9.68 town, Waradala 11.49 town, Kotadeniyawa 0.4 S 12.58 town, Kotadeniyawa 2.6 SE 15.19, Kitalawalana 3.0 SW 17.11, Bokalagama 3.6 NE 20.51
Mattakkuliya - Mahara | secondary
Mattakkuliya 1.6 N 0, Wattala 2.41 city, Kelaniya 1.1 NW 3.59 town, Mahara 1.7 NW 6.69 town, Mahara 8.52 town
Mattakkuliya - Mattakkuliya | minor
Mattakkuliya 0, Mattakkuliya 0.3 N 0.30 city, Mattakkuliya 1.6 N 1.63 city
Mattakkuliya - Uswetakeiyawa | secondary
Mattakkuliya 1.6 N 0, Uswetakeiyawa 5.35 town, Uswetakeiyawa 1.2 N 6.60
Mattakkuliya - Wattala | minor
Mattakkuliya 0.3 N 0, Wattala 1.1 SW 1.38 city
Mattegoda - Kahathuduwa | minor
Mattegoda 1.4 SE 0, Polgasowita 1.69 town, Kahathuduwa 0.2 NE 2.20 town
Mattegoda - Magammana-Dolekade | minor
Mattegoda 0, Magammana-Dolekade 4.01 city
Matugama - Henegama | minor
Matugama 0, Henegama 4.68
Meegahatenna - Elpitiya | minor
Meegahatenna 0.6 NW 0, Yagirala 1.9 W 14.35, Nawandagala 2.5 NE 20.36, Elpitiya 1.7 NE 23.28
Meegama - Haburugala | minor
Meegama 2.9 S 0, Haburugala 3.4 SE 2.81
Meegoda - Padagoda | minor
Meegoda 1.1 SE 0, Padagoda 1.6 NW 1.01 town, Padagoda 2.69 town
Millaniya - Galpatha | minor
Millaniya 0, Galpatha 7.88 town
Millewa - Gawaragiriya | minor
Millewa 1.5 NE 0, Kahawala 0.4 NW 3.92, Kahawala 4.35 town, Batugampola 8.29, Halwatura 19.13, Delmella 27.54, Gawaragiriya 36.17
Millewa - Horana | secondary
Millewa 0.5 NW 0, Millewa 1.6 SW 1.57, Kananwila 0.8 W 4.24, Horana 1.9 E 7.61
Millewa - Millewa | secondary
Millewa 1.6 NW 0, Millewa 1.7 W 1.11, Millewa 1.6 SW 1.57
Millewa - Millewa | minor
Millewa 0, Millewa 0.7 E 0.71 town
Millewa - Miwanapalana | minor
Millewa 0.5 NE 0, Millewa 0.7 E 0.49 town, Kuda Uduwa 2.13 town, Miwanapalana 2.4 SW 7.02
Minuwangoda - Demanhandiya | secondary
Minuwangoda 2.0 S 0, Minuwangoda 1.9 S 0.43 town, Yatiyana 3.46, Yatiyana 0.9 N 4.40 town, Dagonna 0.4 E 6.57 town, Miriswatte 1.0 S 8.16 town, Miriswatte 1.0 SW 9.35 town, Miriswatte 1.3 W 9.90 town, Demanhandiya 1.5 NE 10.78 town, Demanhandiya 1.5 N 11.82
Minuwangoda - Dunagaha | secondary
Minuwangoda 1.5 E 0, Aluthepola 3.23 town, Dunagaha 0.8 W 4.81 town, Dunagaha 1.1 NW 5.91 town
Minuwangoda - Negombo | secondary
Minuwangoda 1.9 S 0, Yatiyana 1.2 SW 2.91, Andiambalama 4.49 town, Andiambalama 1.0 NW 5.46 town, Colombo Bandaranaike International Airport 1.3 N 7.76 town, Negombo 0.7 E 10.12 town, Negombo 0.4 NE 10.60 town, Negombo 0.5 N 10.74
Mirigama - Ambepussa | secondary
Mirigama 2.3 W 0, Ambepussa 4.34, Ambepussa 0.6 SE 5.00
Mirigama - Warakapola | minor
Mirigama 0, Danowita 4.21, Warakapola 10.45
Miriswatta - Imbulgoda | secondary
Miriswatta 0, Imbulgoda 0.9 W 1.59 town
Miriswatta - Wathurugama | secondary
Miriswatta 0.5 NE 0, Wathurugama 0.8 NW 9.67
Miriswatte - Miriswatte | minor
Miriswatte 1.0 S 0, Miriswatte 1.07 town
Mithirigala - Mithirigala | minor
Mithirigala 0, Mithirigala 1.0 E 1.06
Miwanapalana - Miwanapalana | minor
Miwanapalana 0, Miwanapalana 1.4 SE 1.46
Molkawa - Boralugoda | minor
Molkawa 0, Morapitiya 12.06, Boralugoda 28.91
Morapitiya - Meegahatenna | minor
Morapitiya 0, Ratmale 16.05, Meegahatenna 20.33
Moratumulla - Egodauyana South | secondary
Moratumulla 1.0 SW 0, Panadura 2.69 town, Egodauyana South 5.88 town
Moratuwa - Indibedda | minor
Moratuwa 0, Moratumulla 1.43 city, Indibedda 3.02 city
Morontuduwa - Haltota | minor
Morontuduwa 1.1 NE 0, Paragastota 3.63, Millaniya 5.94, Haltota 1.2 SE 8.03
Morontuduwa - Koholana | minor
Morontuduwa 0.3 E 0, Koholana 2.2 N 4.07
Mount Lavinia - Mount Lavinia | secondary
Mount Lavinia 0, Mount Lavinia 0.3 E 0.33 city
Mullegama - Mullegama | minor
Mullegama 0.7 W 0, Mullegama 0.76 town
Mullegama - Ranala | minor
Mullegama 2.2 NW 0, Ranala 1.4 NW 3.03
Nagalagam Street - Ambathale | minor
Nagalagam Street 1.0 E 0, Peliyagoda 1.9 SE 3.75 city, Ambathale 7.08 town
Nagalagam Street - Nagalagam Street | secondary
Nagalagam Street 0.3 SW 0, Nagalagam Street 0.5 SE 0.45 city
Nawattuduwa - Dharga Town | minor
Nawattuduwa 1.5 W 0, Dharga Town 6.09
Nawattuduwa - Walagedara | minor
Nawattuduwa 0.7 W 0, Walagedara 1.7 W 4.94
Neboda - Dodangoda | minor
Neboda 1.5 S 0, Neboda 4.1 S 3.05, Dodangoda 0.7 E 8.64
Neboda - Horawala | secondary
Neboda 0, Matugama 10.15, Horawala 1.4 N 13.65, Horawala 15.10
Neboda - Mahagama | minor
Neboda 1.6 N 0, Neboda 1.7 N 0.17, Neboda 3.1 N 1.66, Mahagama 4.4 NW 5.06
Neboda - Matugama | secondary
Neboda 1.6 N 0, Neboda 1.0 W 2.22, Neboda 1.02 W 2.34, Neboda 0.9 SW 3.15, Neboda 1.5 S 4.23, Matugama 0.1 N 11.15, Matugama 11.19
Neboda - Neboda | minor
Neboda 0.9 SW 0, Neboda 3.1 SW 2.21, Neboda 4.1 S 3.49
Neboda - Pimbura | minor
Neboda 1.7 N 0, Veyangalla 8.14, Pimbura 0.5 NE 10.86
Nedungamuwa - Kaluaggala | minor
Nedungamuwa 0, Puwakpitiya 2.2 SW 5.12 town, Demalagama 1.8 NE 7.67, Demalagama 2.1 SE 10.20, Kaluaggala 2.3 N 15.25
Nedungamuwa - Wathurugama | minor
Nedungamuwa 0.7 NW 0, Nedungamuwa 0.78 town, Buthpitiya 5.89 town, Wathurugama 12.11 town
Negombo - Aluthepola | secondary
Negombo 0.3 NW 0, Negombo 0.4 N 0.26, Negombo 0.5 N 0.34, Negombo 0.8 NE 0.75, Negombo 1.5 NE 1.69 town, Kimbulapitiya 1.4 W 3.21 town, Kimbulapitiya 4.61 town, Kimbulapitiya 0.3 E 4.96 town, Dagonna 7.30 town, Dagonna 0.4 E 7.67 town, Aluthepola 13.06
Negombo - Demanhandiya | minor
Negombo 1.5 NE 0, Negombo 2.1 NE 0.89 town, Demanhandiya 2.2 W 2.11
Negombo - Miriswatte | minor
Negombo 1.9 NW 0, Negombo 1.54 N 0.81, Negombo 1.5 N 1.23, Negombo 2.1 NE 2.45, Demanhandiya 1.5 S 3.95 town, Kimbulapitiya 0.9 N 5.54 town, Miriswatte 1.0 SW 7.27 town
Negombo - Negombo | minor
Negombo 0.5 N 0, Negombo 0.9 N 0.47, Negombo 2.1 NW 2.25
Negombo - Negombo | minor
Negombo 0.7 S 0, Negombo 0.7 E 1.32, Negombo 0.8 NE 1.77 town, Negombo 1.5 N 2.77, Negombo 2.1 N 3.40, Negombo 3.2 N 4.59
Negombo - Negombo | minor
Negombo 0.9 N 0, Negombo 1.54 N 0.68, Negombo 2.05 N 1.21, Negombo 2.9 N 2.10
Negombo - Warakapola | secondary
Negombo 2.3 NW 0, Negombo 2.05 N 1.33, Negombo 2.1 N 1.73, Demanhandiya 2.2 W 3.04, Demanhandiya 2.1 W 3.17, Demanhandiya 0.4 SW 4.95, Demanhandiya 5.35, Demanhandiya 1.2 E 6.64 town, Miriswatte 1.3 W 7.08 town, Miriswatte 8.39 town, Dunagaha 1.1 NW 15.27 town, Dunagaha 0.9 NW 15.55 town, Marandagahamula 0.4 S 17.38 town, Divulapitiya 1.0 SE 20.80 town, Divulapitiya 1.3 SE 21.29 town, Banduragoda 0.8 SW 24.35, Banduragoda 25.16, Banduragoda 0.9 E 26.09, Bokalagama 3.0 NW 28.34, Bokalagama 3.6 NE 32.30, Pamunuwatta 3.7 NW 33.00, Pamunuwatta 3.35 N 33.70, Pamunuwatta 3.3 N 33.92, Mirigama 3.3 NW 34.05, Ambepussa 0.6 SE 38.84, Warakapola 0.4 E 43.40
New Kelani Bridge - Aluth Mawatha Road | secondary
New Kelani Bridge 0.3 NE 0, Aluth Mawatha Road 0.4 E 1.10 city
Nittambuwa - Kumbaloluwa | minor
Nittambuwa 1.3 SW 0, Panawala 3.96 town, Kumbaloluwa 7.74 town
Opatha - Katunayake | minor
Opatha 1.3 NE 0, Hinatiyana Madawala 2.48 town, Katunayake 1.6 SE 4.99 town
Opatha - Marandagahamula | minor
Opatha 0, Minuwangoda 7.79 town, Katuwellegama 10.62 town, Dunagaha 16.13 town, Marandagahamula 18.37 town
Oruwala - Mullegama | secondary
Oruwala 1.1 SW 0, Oruwala 1.21 town, Mullegama 0.7 W 2.44 town
Padagoda - Dodangoda | minor
Padagoda 2.9 S 0, Dodangoda 0.6 NW 5.43
Padagoda - Gamagoda | minor
Padagoda 1.6 NW 0, Gamagoda 0.8 W 1.42 town, Gamagoda 2.53 town
Padukka - Angampitiya | secondary
Padukka 0, Angampitiya 2.63 town
Padukka - Handapangoda | secondary
Padukka 1.8 NW 0, Padukka 1.1 N 1.54 town, Angampitiya 3.33, Angampitiya 1.3 SE 4.70 town, Bope 6.75 town, Handapangoda 0.6 NE 10.49, Handapangoda 11.11 town
Paiyagala - Henegama | minor
Paiyagala 1.6 W 0, Paiyagala 1.73, Halkandawila 5.36, Nawattuduwa 13.78, Henegama 19.40
Pamunugama - Makewita | minor
Pamunugama 0, Ekala 8.27, Makewita 15.23 town
Pamunuwatta - Kitalawalana | secondary
Pamunuwatta 3.7 NW 0, Kitalawalana 5.22, Kitalawalana 2.3 N 7.71
Panadura - Egodauyana North | minor
Panadura 0, Egodauyana North 5.95
Panagoda - Godagama Junction | minor
Panagoda 0, Godagama Junction 1.93 town
Panagoda - Tittapattara | minor
Panagoda 0, Tittapattara 1.0 SW 5.96 town
Panawala - Muddaragama | minor
Panawala 2.3 W 0, Muddaragama 2.6 E 3.85
Panchikawatte - Nagalagam Street | minor
Panchikawatte 0, Maligawatta 1.30 city, Nagalagam Street 0.3 SW 3.12 city
Pannala - Neboda | secondary
Pannala 0, Padagoda 4.11 town, Padagoda 1.1 NE 5.25 town, Bombuwala 8.00, Yatawara Junction 1.6 S 11.22 town, Tebuwana 1.0 SW 12.77, Tebuwana 0.4 SW 13.44, Tebuwana 1.1 E 14.76, Neboda 1.02 W 17.74
Pannala - Padagoda | secondary
Pannala 1.1 E 0, Padagoda 1.29 town
Pannipitiya - Siddamulla | minor
Pannipitiya 0.9 SE 0, Siddamulla 1.2 NE 2.63 city
Paragoda - Ayagama | minor
Paragoda 0, Gawaragiriya 13.83, Ayagama 0.4 N 21.37
Pelawatta - Boralugoda | minor
Pelawatta 0, Boralugoda 10.51
Pelawatta - Pelawatta | minor
Pelawatta 3.1 E 0, Pelawatta 3.0 E 1.95
Pelawatta - Pitigala | secondary
Pelawatta 1.4 SE 0, Pitigala 1.4 N 4.92
Peliyagoda - Biyagama | minor
Peliyagoda 0, Kaduwela 7.05 town, Biyagama 12.33 town
Peliyagoda - Delgoda | secondary
Peliyagoda 0.9 S 0, Peliyagoda 1.90 city, Galedanda 1.7 SW 3.84 town, Gonawala 0.3 S 5.65 town, Kaduwela 1.0 NE 8.94 town, Biyagama 0.5 SW 12.03 town, Biyagama 12.59 town, Siyambalape 1.2 SE 14.28 town, Biyagama IPZ 1.1 NW 15.51 town, Delgoda 0.2 S 17.98 town, Delgoda 0.4 NE 18.59 town
Peliyagoda - Galedanda | minor
Peliyagoda 1.0 E 0, Galedanda 1.3 NW 2.04 town
Peliyagoda - Galedanda | minor
Peliyagoda 1.0 N 0, Peliyagoda 1.0 E 1.77 city, Galedanda 1.7 SW 2.64 town
Peliyagoda - Pannipitiya | minor
Peliyagoda 1.3 N 0, Kelaniya 0.5 W 2.01 city, Kelaniya 2.52 town, Galedanda 6.37 town, Kaduwela 14.33 town, Malabe 19.10 town, Talangama South 22.54 city, Kottawa North 27.32 town, Pannipitiya 30.56 city
Pepiliyana - Maharagama | secondary
Pepiliyana 1.8 W 0, Pepiliyana 0.5 SW 1.54 city, Pepiliyana 0.7 SE 2.18 city, Katuwawala 1.5 NW 4.11 city, Maharagama 6.17 city, Maharagama 0.9 E 7.04 city
Pepiliyana - Mount Lavinia | secondary
Pepiliyana 0.7 SE 0, Dehiwala 2.23 city, Sirimal Uyana 2.69 town, Mount Lavinia 3.43 town
Pepiliyana - Pepiliyana | secondary
Pepiliyana 0.5 SW 0, Pepiliyana 0.52 city, Pepiliyana 1.3 E 1.84 city
Pepiliyana - Pepiliyana | minor
Pepiliyana 2.2 W 0, Pepiliyana 1.8 W 0.34 city
Pepiliyawala - Hiswella | minor
Pepiliyawala 0, Hiswella 5.92
Pepiliyawala - Mitipola | minor
Pepiliyawala 1.5 NE 0, Mithirigala 3.79, Avissawella 16.88, Getahetta 3.5 W 25.37, Mitipola 3.1 NW 35.08
Pethiyagoda - Pethiyagoda | minor
Pethiyagoda 1.1 S 0, Pethiyagoda 1.16
Piliyandala - Madapatha | secondary
Piliyandala 0.7 SE 0, Deltara 1.5 E 1.98 city, Madapatha 1.1 N 2.43 town
Piliyandala - Makandana | secondary
Piliyandala 2.0 E 0, Kesbewa 2.07 city, Makandana 2.54 town
Piliyandala - Suwarapola | minor
Piliyandala 0.6 N 0, Suwarapola 0.4 NW 2.10 city
Pimbura - Neluwa | secondary
Pimbura 0, Agalawatta 0.5 NE 1.57, Bellana 4.31, Kitulgoda 6.78, Ratmale 2.0 W 13.04, Meegahatenna 0.6 NW 16.33, Meegahatenna 16.99, Pelawatta 21.26, Pelawatta 1.4 SE 22.74, Pelawatta 3.0 E 24.58, Boralugoda 4.0 S 32.32, Neluwa 0.6 NW 44.75
Pinnawala-Waga - Waga | minor
Pinnawala-Waga 0, Waga 3.47
Pitipana Homagama - Horagala | minor
Pitipana Homagama 0.3 NW 0, Pitipana Homagama 0.35 town, Pitipana Homagama 2.7 SE 3.22 town, Horagala 3.5 SW 6.30
Pitipana Homagama - Magammana-Dolekade | minor
Pitipana Homagama 0.4 NW 0, Pitipana Homagama 1.4 S 1.74 town, Magammana-Dolekade 1.7 E 3.98 town
Pokunuwita - Haltota | minor
Pokunuwita 1.7 SW 0, Haltota 4.13 town, Haltota 1.2 SE 5.56
Pokunuwita - Horana | minor
Pokunuwita 2.2 NE 0, Horana 3.05
Pokunuwita - Kosgama | minor
Pokunuwita 2.2 NE 0, Kananwila 3.84 town, Millewa 7.07, Horagala 12.73 town, Liyanwala 16.53, Hanwella 25.75, Kaluaggala 31.55 town, Kosgama 39.33
Polhengoda - Sri Jayawardenepura | minor
Polhengoda 0, Sri Jayawardenepura 3.14 city
Poregedara - Handapangoda | minor
Poregedara 0, Malagala 4.35 town, Handapangoda 9.06
Poruwedanda - Mitipola | minor
Poruwedanda 0, Batugampola 6.22, Kandanapitiya 12.25, Gurulana 15.24, Mitipola 3.1 NW 20.70
Pugoda - Pugoda | minor
Pugoda 2.2 NW 0, Pugoda 2.26
Radawana - Kalagedihena | secondary
Radawana 0, Wathurugama 0.8 NW 3.16 town, Wathurugama 1.7 NW 4.13, Ambagaspitiya 1.5 E 6.50, Kalagedihena 1.2 E 11.81
Raddolugama - Katunayake | minor
Raddolugama 1.9 S 0, Raddolugama 1.1 SW 0.92 town, Katunayake 1.5 SE 4.80 town
Ragama - Ragama | secondary
Ragama 0.8 W 0, Ragama 0.88 town, Ragama 1.4 E 2.45
Rajagiriya - Nawala-Koswatte | minor
Rajagiriya 0, Nawala-Koswatte 1.53 city
Ranala - Ranala | minor
Ranala 0, Ranala 0.5 E 0.59
Ratmalana - Boralesgamuwa | minor
Ratmalana 0, Mount Lavinia 0.85 city, Ratmalana North 3.94 city, Boralesgamuwa 6.71 city
Ratmalana - Kaldemulla | minor
Ratmalana 0, Kaldemulla 2.56 town
Ratmalana North - Angulana | minor
Ratmalana North 0, Kaldemulla 2.84 city, Angulana 4.34 city
Ratmalana North - Katubedda | minor
Ratmalana North 0, Katubedda 3.40 city
Rawathawatta - Lunawa | minor
Rawathawatta 0, Lunawa 1.50 city
Rifel Street - Colombo 8 | minor
Rifel Street 0.3 E 0, Colombo General Hospital 0.42 W 1.53 city, Colombo General Hospital 0.4 SW 1.61 city, Welikada Prison 2.95 city, Welikada Prison 0.1 E 3.02 city, Colombo 8 3.64 city
Rukmale-Pannipitiya - Habarakada | minor
Rukmale-Pannipitiya 0, Habarakada 1.6 W 2.67 city
Seeduwa - Andiambalama | minor
Seeduwa 0, Katunayake 0.5 E 2.64 town, Katunayake 0.4 SW 3.31 town, Katunayake 3.70 town, Katunayake 0.2 NE 3.95 town, Andiambalama 0.7 SW 5.62 town
Seeduwa - Kochchikade | minor
Seeduwa 1.1 S 0, Seeduwa 0.6 S 0.46, Seeduwa 1.07 town, Katunayake Air Force Camp 8.14 town, Negombo 10.66 town, Kochchikade 20.01
Seeduwa - Kotugoda | secondary
Seeduwa 1.5 SW 0, Seeduwa 1.1 S 1.25, Raddolugama 1.1 SW 2.02 town, Kotugoda 0.4 SW 4.99 town
Seeduwa - Opatha | minor
Seeduwa 0.6 S 0, Raddolugama 2.44 town, Opatha 6.55 town
Sethsiripaya - Biyagama | secondary
Sethsiripaya 0, Battaramulla 0.6 NE 0.87 city, Malabe 0.5 SE 4.05 city, Malabe 1.5 SE 5.24 town, Malabe 2.3 E 6.39 town, Biyagama 1.4 S 10.22
Sethsiripaya - Talangama North | minor
Sethsiripaya 0, Talangama North 3.58 city
Siyambalagoda - Ambalangoda | minor
Siyambalagoda 0, Ambalangoda 2.29 town
Siyambalagoda - Madapatha | minor
Siyambalagoda 0, Kesbewa 3.41 town, Madapatha 6.24 town, Madapatha 1.1 SW 7.56 town
Siyambalagoda - Welmilla Junction | minor
Siyambalagoda 0.5 S 0, Welmilla Junction 2.3 E 5.15 town
Sri Jayawardenepura - Homagama | minor
Sri Jayawardenepura 0.5 S 0, Udahamulla 1.72 city, Pamunuwa-Patiragoda 4.13 city, Kottawa North 9.27 city, Rukmale-Pannipitiya 0.5 SE 13.68 city, Homagama 17.14 town
Sri Jayawardenepura - Sri Jayawardenepura | minor
Sri Jayawardenepura 0.8 SW 0, Sri Jayawardenepura 0.92 city
St. Anthony's - Colombo 7 | minor
St. Anthony's 0, Maradana Railway 0.77 city, Maligakanda 0.81 city, Colombo General Hospital 0.4 W 2.00 city, Colombo General Hospital 0.4 SW 2.05 city, Colombo 7 0.3 E 2.80 city
St. Anthony's - Kolonnawa | minor
St. Anthony's 0, Mount Pleasent 0.55 city, Wanathamulla 1.06 city, Keppetipola Mawatha 1.83 city, Kolonnawa 2.21 city, Kolonnawa 0.7 NE 2.95 city, Kolonnawa 1.3 NE 3.53 city
Suwarapola - Dampe | minor
Suwarapola 0, Deltara 3.09 city, Dampe 4.76 city
Suwarapola - Deltara | minor
Suwarapola 0.6 W 0, Suwarapola 0.67 city, Deltara 1.5 E 2.96 city
Talangama South - Hokandara | minor
Talangama South 0, Hokandara 3.81 city
Talawatugoda - Athurugiriya | minor
Talawatugoda 0, Athurugiriya 1.1 NW 4.21 city, Athurugiriya 1.0 NW 4.25 town
Talawatugoda - Talangama South | secondary
Talawatugoda 0, Talangama South 2.60 city
Tebuwana - Molkawa | minor
Tebuwana 0, Neboda 5.41, Veyangalla 16.68, Molkawa 31.82
Tebuwana - Tebuwana | minor
Tebuwana 1.0 SW 0, Tebuwana 2.5 S 2.62
Tebuwana - Welipenna | minor
Tebuwana 2.4 S 0, Yatadolawatta 8.59, Henegama 14.14, Welipenna 17.72
Thoppu - Demuwatha | secondary
Thoppu 0, Dankotuwa 3.52, Sandalankawa 13.32, Sandalankawa 2.1 E 15.55, Elibichchiya 3.6 W 21.22, Elibichchiya 1.7 NE 26.51, Elibichchiya 2.5 E 27.40, Elibichchiya 4.0 E 28.93, Kitalawalana 3.9 N 31.08, Giriulla 2.9 SW 32.67, Giriulla 1.5 SW 34.17, Giriulla 0.9 SW 34.74, Giriulla 35.68, Dambadeniya 0.4 SW 38.10, Dambadeniya 38.53, Metiyagane 43.84, Metiyagane 1.2 NE 45.01, Narammala 2.6 S 46.69, Narammala 0.4 SW 49.00, Narammala 49.45, Narammala 2.4 E 52.12, Narammala 4.7 E 54.61, Uhumiya 60.10, Mutugala 0.5 SE 67.05, Udawatta 67.85 town, Demuwatha 0.5 N 68.60 town
Tittapattara - Batawala | minor
Tittapattara 1.1 SE 0, Batawala 3.31, Batawala 2.4 S 5.79 town
Tittapattara - Kapugoda | minor
Tittapattara 0, Kapugoda 5.00 town
Torington Square - Colombo 8 | minor
Torington Square 0, Sarasavipaya 1.20 city, Colombo 8 0.1 S 1.90 city
Torington Square - Torington Square | minor
Torington Square 0, Torington Square 0.3 S 0.34 city
Tummodara - Avissawella | secondary
Tummodara 0.3 SE 0, Avissawella 2.7 SW 8.57
Tummodara - Godagampola | minor
Tummodara 0, Getahetta 3.5 W 7.08, Getahetta 13.86, Hinguralakanda 25.05, Godagampola 35.80
Udahamulla - Maharagama | minor
Udahamulla 0, Maharagama 0.5 N 1.83 city
Uduwara - Tebuwana | minor
Uduwara 1.7 E 0, Tebuwana 4.76
Uduwara - Uduwara | minor
Uduwara 0, Uduwara 0.4 SW 0.42 town
Urapola - Dunumala | minor
Urapola 0, Nikahetikanda 4.90, Dunumala 14.58
Urapola - Gonagala | secondary
Urapola 0.5 S 0, Bopagama 3.31, Bopagama 1.8 E 5.34, Waharaka 0.7 S 7.59, Wahakula 8.87, Gonagala 2.4 NE 13.50
Uswetakeiyawa - Ganemulla | minor
Uswetakeiyawa 2.0 N 0, Kandana 2.1 N 3.29 town, Batuwatta 1.1 NE 9.31 town, Ganemulla 2.0 SE 10.89, Ganemulla 2.4 SE 11.53
Uswetakeiyawa - Pamunugama | minor
Uswetakeiyawa 1.2 N 0, Uswetakeiyawa 2.0 N 0.82, Pamunugama 1.7 SE 2.94 town
Uswetakeiyawa - Udugampola | minor
Uswetakeiyawa 1.2 N 0, Kandana 3.53 town, Niwandama 9.15, Madelgamuwa 16.79 town, Udugampola 20.13 town
Veyangalla - Veyangalla | minor
Veyangalla 0, Veyangalla 1.5 E 1.80
Veyangoda - Banduragoda | secondary
Veyangoda 0.6 W 0, Veyangoda 1.8 N 1.60, Muddaragama 0.5 SE 6.19, Muddaragama 6.74, Banduragoda 0.8 SW 8.56
Veyangoda - Kumbaloluwa | secondary
Veyangoda 0.4 E 0, Panawala 2.3 W 2.55, Kumbaloluwa 0.7 N 6.99 town
Wadduwa - Ballapitiya | secondary
Wadduwa 2.3 E 0, Bolossagama 4.91 town, Galpatha 6.06 town, Galpatha 1.3 NE 7.45 town, Dombagoda 9.78 town, Dombagoda 1.7 NE 11.51, Anguruwatota 2.1 N 12.98, Ballapitiya 16.76
Wadduwa - Maharangalla | secondary
Wadduwa 2.3 E 0, Maharangalla 2.2 W 3.39 town
Wadduwa - Morontuduwa | secondary
Wadduwa 3.7 NW 0, Morontuduwa 4.32, Morontuduwa 0.4 NE 4.73
Wadduwa - Wadduwa | minor
Wadduwa 1.5 NW 0, Wadduwa 1.56, Wadduwa 2.3 E 3.91 town
Wadduwa - Waskaduwa | main
Wadduwa 0, Waskaduwa 1.93
Walagedara - Amugoda | minor
Walagedara 0, Ittapana 4.23 town, Halwala 7.35, Yagirala 18.56, Amugoda 30.87
Walpita - Divuldeniya | minor
Walpita 0.5 NE 0, Divuldeniya 0.5 W 2.38 town
Waskaduwa - Pannala | main
Waskaduwa 0, Meegoda 0.5 SW 5.21 town, Pannala 9.98 town
Wathurugama - Kosgama | minor
Wathurugama 0, Radawana 3.61 town, Mandawala 8.51, Pugoda 16.05, Kosgama 0.4 E 18.30
Wathurugama - Urapola | secondary
Wathurugama 1.7 NW 0, Walgammulla 0.7 N 2.88, Urapola 0.5 S 6.48 town
Watinapaha - Marandagahamula | minor
Watinapaha 0, Marandagahamula 6.61 town
Wattala - Ragama | minor
Wattala 0, Mabola 2.38 town, Ragama 6.25 town
Weboda - Demalagama | minor
Weboda 1.1 W 0, Weboda 1.15, Naranwala 7.45 town, Demalagama 12.84 town
Weboda - Habarakada | minor
Weboda 0, Biyagama IPZ 9.48 town, Malwana 11.14 town, Ranala 18.46, Dedigamuwa 20.98, Mullegama 23.45 town, Habarakada 0.5 E 25.73 town
Weboda - Minuwangoda | secondary
Weboda 1.2 N 0, Weliweriya 0.6 NW 4.28 town, Weliweriya 0.3 N 4.60 town, Weliweriya 4.93 town, Puwakpitiya 2.2 SW 7.96 town, Radawana 12.92, Kirindiwela 17.13, Kirindiwela 0.1 NE 17.23, Urapola 0.5 S 23.32, Urapola 23.83 town, Attanagalla 0.4 SE 25.49, Attanagalla 0.3 S 25.56 town, Ruggahawila 1.0 N 28.15 town, Nittambuwa 1.2 W 31.62 town, Veyangoda 0.4 E 35.30, Veyangoda 35.75, Veyangoda 0.6 W 36.34, Essella 2.4 S 39.16, Dewalapola 2.0 E 41.72, Dewalapola 43.75 town, Horampella 1.0 S 44.93 town, Minuwangoda 1.8 S 49.17 town
Weboda - Weboda | minor
Weboda 0, Weboda 1.1 SE 1.08 town
Welikada Prison - Welikada Prison | main
Welikada Prison 0.1 N 0, Welikada Prison 0.03 city
Welipenna - Derangala | minor
Welipenna 0, Ratmale 0.5 NW 13.07, Atale 26.20, Boralugoda 30.56, Neluwa 50.44, Kalubowitiyana 61.35, Alapaladeniya 2.7 W 67.82, Kiriwelkele 75.33, Derangala 79.59
Welipenna - Karandeniya | minor
Welipenna 1.3 SW 0, Halwala 5.45, Uragaha 26.24, Karandeniya 37.82
Welipenna - Walallawita | secondary
Welipenna 0, Utumgama 7.88, Walallawita 16.21
Weliweriya - Mudungoda | secondary
Weliweriya 0.6 NW 0, Nedungamuwa 0.7 NW 2.55 town, Mudungoda 4.23 town
Weliweriya - Ruggahawila | minor
Weliweriya 0.3 N 0, Buthpitiya 4.82 town, Ambagaspitiya 10.03, Ruggahawila 17.72
Welmilla Junction - Alubomulla | minor
Welmilla Junction 1.1 SE 0, Alubomulla 0.6 SE 5.42 town
Welmilla Junction - Bandaragama | secondary
Welmilla Junction 0.4 NE 0, Welmilla Junction 1.1 SE 1.12 town, Bandaragama 4.27
Welmilla Junction - Gelanigama | minor
Welmilla Junction 2.4 E 0, Gelanigama 3.99 town
Welmilla Junction - Millewa | minor
Welmilla Junction 2.4 E 0, Gonapola Junction 1.1 NW 2.84, Millewa 1.7 W 7.58
Welmilla Junction - Welmilla Junction | secondary
Welmilla Junction 0, Welmilla Junction 0.4 NE 0.40
Welmilla Junction - Welmilla Junction | secondary
Welmilla Junction 2.3 E 0, Welmilla Junction 2.4 E 0.10 town
Welmilla Junction - Welmilla Junction | minor
Welmilla Junction 0.4 NE 0, Welmilla Junction 2.3 E 1.93 town
Weweldeniya - Galapitamada | minor
Weweldeniya 0, Bopitiya 8.86 town, Dunumala 15.09, Galapitamada 20.06
Weweldeniya - Imbulana | minor
Weweldeniya 1.8 E 0, Algama 4.88 town, Nikahetikanda 13.01, Waharaka 19.11, Imbulana 26.86
Weweldeniya - Kirimetiyawa | minor
Weweldeniya 0, Danowita 4.86, Ambepussa 10.45, Tulhiriya 3.6 W 18.95, Keppitiwalana 25.52, Dambadeniya 33.61, Muruthenge 43.97, Kirimetiyawa 54.72 town
Weweldeniya - Pamunuwatta | secondary
Weweldeniya 0.5 S 0, Weweldeniya 0.47, Pamunuwatta 3.06, Pamunuwatta 2.7 NW 5.79 town
Willorawatta - Indibedda | minor
Willorawatta 0, Indibedda 1.95 city
Wimaladharma Clock Tower - Edmonton Govertment Flats | main
Wimaladharma Clock Tower 0, Colombo [Fort] 0.49 city, Rifel Street 0.3 E 1.59 city, National Museum of Colombo 0.4 N 2.88 city, National Museum of Colombo 3.25 city, Thummulla 4.74 city, Colombo 5 5.87 city, Edmonton Govertment Flats 7.29 city
Yakkala - Ambagaspitiya | secondary
Yakkala 0, Yakkala 0.1 SE 0.05 town, Ambagaspitiya 4.13 town, Ambagaspitiya 1.5 E 5.85
Yakkala - Dewalapola | secondary
Yakkala 1.8 NE 0, Bemmulla 1.0 NE 3.12, Pethiyagoda 1.7 E 7.07, Dewalapola 2.0 E 9.00
Yakkala - Pepiliyawala | minor
Yakkala 0, Buthpitiya 5.20 town, Puwakpitiya 9.31, Radawana 12.70, Pepiliyawala 19.57
Yatadolawatta - Meegama | minor
Yatadolawatta 0.4 E 0, Henegama 1.9 W 4.60, Walagedara 9.40, Meegama 13.96
Yatiyana - Essella | minor
Yatiyana 0.9 N 0, Katuwellegama 4.41 town, Watinapaha 12.33 town, Essella 17.45 town
Yatiyana - Horampella | minor
Yatiyana 0, Minuwangoda 4.24, Wegowwa 8.40 town, Horampella 9.07 town
`
