/** Points and roads without an A-number in Western Province. How to read it: domain/roads/ledger.ts. */

export const westernPoints = `
A1 and AC5 Junction 0.4 N 6.9501 79.8744
A1 and AC5 Junction 6.9465 79.8734
A4 and Charles Drive Junction 6.9097 79.8561
AB10 and Japan Friendship Bridge Junction 0.6 E 6.9591 79.8828
AB10 and Japan Friendship Bridge Junction 6.9606 79.8775
AC27 and B96 Junction 0.6 NE 6.9374 79.8976
AC27 and B96 Junction 6.9332 79.8949
AC8 and Mangala Road Junction 6.9110 79.8826
Agalawatta 0.5 NE 6.5454 80.1607
*Agalawatta 6.5423 80.1575
Akaragama 0.2 NE 7.2714 79.9605
Akaragama 7.2704 79.9590
Alubomulla 0.5 E 6.7091 79.9505
Alubomulla 1.9 SW 6.6990 79.9320
Alubomulla 6.7096 79.9457
Aluth Mawatha Road 6.9695 79.8732
Aluthepola 7.2063 79.9667
*Aluthgama 6.4322 79.9993
Ambagaspitiya 1.5 E 7.0814 80.0782
Ambagaspitiya 7.0845 80.0653
Ambalangoda (Colombo) 6.7751 79.9654
Ambathale 0.3 W 6.9349 79.9400
Ambathale 1.4 W 6.9344 79.9298
Ambathale 6.9353 79.9428
Ambepussa 7.2407 80.2110
Ananda Rajakaruna Mawatha and Siri Dhamma Mawatha Junction 6.9110 79.8673
Anderson Plats 6.8902 79.8730
Andiambalama 0.9 W 7.1852 79.9010
Andiambalama 1.0 SW 7.1756 79.9018
Andiambalama 1.7 SW 7.1688 79.9006
Andiambalama 1.9 SE 7.1687 79.9189
Andiambalama 7.1824 79.9082
Angampitiya 1.2 SE 6.8372 80.1240
Angampitiya 1.3 SE 6.8385 80.1275
Angampitiya 6.8470 80.1191
Angulana 6.7976 79.8738
Anguruwatota 0.6 E 6.6449 80.0797
Anguruwatota 0.7 E 6.6428 80.0811
Anguruwatota 1.2 E 6.6406 80.0846
Anguruwatota 2.1 N 6.6632 80.0733
Anguruwatota 3.0 SE 6.6308 80.0976
Anguruwatota 3.8 SE 6.6254 80.1030
Anguruwatota 4.3 E 6.6315 80.1109
Anguruwatota 6.6447 80.0746
Arawwala West 0.9 NE 6.8397 79.9527
Arawwala West 6.8352 79.9462
Armour Street 6.9424 79.8638
Arukwathupura 6.8717 79.9404
Atale 6.4500 80.2667
Athurugiriya 2.0 N 6.9070 79.9681
Athurugiriya 6.8889 79.9672
Athurugiriya interchange 6.8842 79.9754
Attanagalla 0.3 S 7.1108 80.1365
Attanagalla 0.3 SE 7.1116 80.1373
Attanagalla 7.1137 80.1355
Avissawella 1.2 E 6.9528 80.2151
Avissawella 2.0 E 6.9501 80.2226
Avissawella 2.3 E 6.9597 80.2248
Avissawella 2.7 SW 6.9341 80.1908
*Avissawella 6.9543 80.2046
Ayurveda Junction 6.9109 79.8876
B84 and WA Silva Mawatha Junction 6.8773 79.8717
Badalgama 0.7 SE 7.2844 79.9858
Badalgama 3.8 NW 7.3151 79.9596
Badalgama 7.2887 79.9808
Baduraliya 6.5171 80.2312
Ballapitiya 2.3 NW 6.7131 80.0659
Ballapitiya 6.6958 80.0767
Balummahara 7.0531 80.0164
Bandaragama 6.7153 79.9892
Banduragoda 0.8 W 7.2242 80.0515
Banduragoda 0.9 E 7.2289 80.0660
Banduragoda 1.9 N 7.2429 80.0606
Banduragoda 3.1 E 7.2354 80.0847
Banduragoda 7.2263 80.0582
Batawala 2.4 S 6.8567 80.0619
Batawala 2.5 S 6.8569 80.0630
Batawala 6.8774 80.0549
Battaramulla 0.9 NE 6.9026 79.9218
Battaramulla 6.8985 79.9149
Batugampola 6.7740 80.1397
Batuwatta 1.1 NE 7.0709 79.9457
Batuwatta 7.0623 79.9412
Beddagana 6.8920 79.9057
Bellana 6.5241 80.1730
Bemmulla 1.0 NE 7.1215 80.0314
Bemmulla 2.3 NE 7.1300 80.0392
Bemmulla 7.1131 80.0272
Beruwala 1.2 NE 6.4702 79.9827
Beruwala 1.4 NE 6.4731 79.9820
*Beruwala 6.4632 79.9747
Biyagama 0.5 SW 6.9422 79.9863
Biyagama 1.4 S 6.9336 79.9864
Biyagama 1.5 S 6.9328 79.9916
Biyagama 6.9462 79.9892
Biyagama IPZ 1.1 NW 6.9689 80.0021
Biyagama IPZ 6.9623 80.0090
Bokalagama 1.1 E 7.2097 80.1113
Bokalagama 3.8 NE 7.2440 80.1179
Bokalagama 7.2133 80.1021
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
Borella Junction 6.9162 79.8779
Bulathsinhala 3.7 NW 6.6790 80.1634
Bulathsinhala 3.8 NW 6.6793 80.1620
*Bulathsinhala 6.6490 80.1786
Buthpitiya 7.0547 80.0532
Colombo 1 6.8772 79.8633
Colombo 12 6.9396 79.8607
Colombo 13 6.9488 79.8605
Colombo 14 6.9448 79.8683
Colombo 15 6.9655 79.8708
Colombo 2 6.9199 79.8540
Colombo 3 6.8999 79.8568
Colombo 4 6.8960 79.8581
Colombo 5 6.8888 79.8663
Colombo 6 6.8772 79.8613
*Colombo 6.9179 79.8659
Colombo 7 6.9108 79.8647
Colombo 8 6.9122 79.8829
Colombo 9 6.9368 79.8608
Colombo Bandaranaike International Airport 1.3 N 7.1923 79.8829
Colombo Bandaranaike International Airport 1.8 W 7.1828 79.8677
Colombo Bandaranaike International Airport 7.1808 79.8841
Colombo General Hospital 6.9194 79.8686
Colombo Kachcheri 6.9386 79.8555
Colombo Labour Sec 6.8920 79.8764
Colombo Public Library 6.9134 79.8587
Colombo Secretariant 6.9391 79.8578
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
Demanhandiya 7.2244 79.8845
Dewalapola 2.0 E 7.1584 80.0095
Dewalapola 7.1601 79.9918
Dharga Town 6.4426 80.0177
Divulapitiya 0.8 E 7.2293 80.0240
Divulapitiya 1.0 SE 7.2220 80.0205
Divulapitiya 1.3 SE 7.2215 80.0248
*Divulapitiya 7.2303 80.0165
Divuldeniya 0.5 W 7.2817 80.0388
Divuldeniya 7.2807 80.0437
Dodangoda 0.4 E 6.5574 80.0260
Dodangoda 0.5 W 6.5550 80.0182
Dodangoda 0.7 E 6.5428 80.0483
Dodangoda 6.5563 80.0223
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
Egodauyana North 6.7209 79.9011
Egodauyana South 6.7259 79.9027
Ekala 0.2 S 7.0992 79.9127
Ekala 7.1014 79.9133
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
Godagama (Colombo) 1.1 SE 6.8470 80.0446
Godagama (Colombo) 1.7 SE 6.8460 80.0500
Godagama (Colombo) 6.8525 80.0365
Godagama Junction 6.8517 80.0327
Gonapola Junction 1.1 NW 6.7645 80.0153
Gonapola Junction 6.7558 80.0192
Gonawala 0.2 SW 6.9513 79.9364
Gonawala 6.9526 79.9379
Gorakapitiya 6.8144 79.9486
Gothami Road 6.9118 79.8859
Govinna 6.6760 80.1196
Gurulana 6.8346 80.1582
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
Hanwella 1.2 NE 6.9067 80.0875
Hanwella 2.0 NW 6.9048 80.0650
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
Hiripitya 6.8335 79.9766
Hiswella 7.0202 80.1638
Hokandara 6.8743 79.9696
*Homagama 6.8433 80.0032
Homagama Town 6.8424 80.0060
Horagala 3.5 SW 6.8001 80.0446
Horagala 6.8148 80.0724
Horampella 1.0 S 7.1611 79.9815
Horampella 7.1701 79.9819
Horana 1.9 E 6.7226 80.0566
Horana 2.4 N 6.7462 80.0395
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
Isurupaya 6.9408 79.8668
Ittapana 6.4366 80.0955
Ja-Ela 2.2 NE 7.1030 79.9346
*Ja-Ela 7.0858 79.9254
Ja-Ela exit 1.2 E 7.0841 79.8922
Ja-Ela exit 1.3 E 7.0785 79.8926
Ja-Ela exit 1.3 NE 7.0920 79.8891
Ja-Ela exit 2.1 SE 7.0680 79.8933
Ja-Ela exit 7.0824 79.8817
Ja-Ela interchange 7.0815 79.8763
Kadawatha 0.4 S 7.0011 79.9548
Kadawatha 0.5 S 7.0003 79.9533
Kadawatha 0.8 SW 6.9987 79.9510
Kadawatha 1.5 NE 7.0169 79.9706
Kadawatha 2.5 N 7.0275 79.9591
Kadawatha 2.5 NW 7.0190 79.9363
*Kadawatha 7.0047 79.9542
Kadawatha interchange 7.0054 79.9641
Kaduwela 1.0 NE 6.9440 79.9605
Kaduwela 6.9406 79.9523
Kaduwela exit 6.9343 79.9702
Kaduwela interchange 6.9360 79.9706
Kahathuduwa 0.2 NE 6.7857 79.9798
Kahathuduwa 0.6 E 6.7851 79.9843
Kahathuduwa 1.6 SE 6.7735 80.0058
Kahathuduwa 6.7823 79.9948
Kahathuduwa interchange 6.7844 79.9790
Kahatowita 7.0975 80.1122
Kahawala 0.4 NW 6.7815 80.1089
Kahawala 1.9 N 6.7952 80.1066
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
Kaleliya 0.8 N 7.2007 80.1104
Kaleliya 7.1938 80.1095
Kaluaggala 1.8 S 6.9170 80.1019
Kaluaggala 2.3 N 6.9529 80.1001
Kaluaggala 6.9328 80.1066
Kalutara 1.1 SE 6.5795 79.9682
*Kalutara 6.5854 79.9607
Kananwila 0.8 W 6.7528 80.0548
Kananwila 6.7542 80.0623
Kanatta Junction 6.9113 79.8778
Kandana 1.4 E 7.0500 79.9107
Kandana 7.0497 79.8979
Kandanagama 6.7161 79.9909
Kandanapitiya 6.8152 80.1517
Kapugoda 2.3 W 6.9505 80.0546
Kapugoda 6.9450 80.0747
Katana 0.4 SE 7.2458 79.9019
Katana 0.7 E 7.2487 79.9059
Katana 1.2 SW 7.2391 79.8929
Katana 7.2480 79.8994
Katubedda 0.8 E 6.7977 79.9064
Katubedda 0.9 W 6.7993 79.8909
Katubedda 1.3 NE 6.8088 79.9048
Katubedda 6.7984 79.8994
Katunayake 0.5 E 7.1641 79.8841
Katunayake 0.7 NE 7.1699 79.8835
Katunayake 0.9 NE 7.1706 79.8859
Katunayake 1.1 NE 7.1712 79.8877
Katunayake 1.1 W 7.1654 79.8699
Katunayake 1.8 E 7.1651 79.8962
Katunayake 2.0 E 7.1657 79.8978
Katunayake interchange 7.1650 79.8800
Katuwawala 1.5 NW 6.8428 79.9042
Katuwawala 6.8321 79.9123
Katuwellegama 7.1997 79.9498
Kelaniya 0.3 NW 6.9784 79.9069
Kelaniya 1.0 SE 6.9682 79.9122
Kelaniya 1.1 N 6.9856 79.9047
Kelaniya 6.9764 79.9080
Kelinkanda 6.5745 80.2935
Keppetipola Mawatha 6.9312 79.8868
Kerawalapitiya exit 7.0190 79.8913
Kerawalapitiya interchange 7.0179 79.8860
Kesbewa 6.7787 79.9473
Kimbulapitiya 0.3 E 7.2049 79.8968
Kimbulapitiya 0.8 N 7.2120 79.8955
Kimbulapitiya 1.4 W 7.2039 79.8818
Kimbulapitiya 7.2047 79.8941
Kirindiwela 0.3 NW 7.0438 80.1298
Kirindiwela 7.0426 80.1319
Kiriwattuduwa 0.6 W 6.8004 80.0019
Kiriwattuduwa 0.8 E 6.8016 80.0143
Kiriwattuduwa 1.4 NW 6.8086 79.9979
Kiriwattuduwa 6.8010 80.0075
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
Koholana 2.4 NW 6.6299 79.9729
Koholana 6.6173 79.9906
Kohuwala 6.8625 79.8855
Kollupitiya 6.9095 79.8536
Kolonnawa 6.9319 79.8899
Kopiyawatta 6.9337 79.8779
Koralawella 1.0 SE 6.7528 79.8949
Koralawella 2.0 E 6.7508 79.9044
Koralawella 6.7578 79.8874
Kosgama 0.4 E 6.9418 80.1415
Kosgama 2.8 SE 6.9177 80.1489
Kosgama 6.9406 80.1377
Kotadeniyawa 0.4 S 7.2805 80.0648
Kotadeniyawa 2.6 SE 7.2690 80.0841
Kotadeniyawa 7.2839 80.0661
Kottawa 6.8409 79.9677
Kottawa North 6.8615 79.9563
Kottawa interchange 6.8387 79.9793
Kotugoda 0.4 SW 7.1217 79.9216
Kotugoda 7.1246 79.9235
Kuda Uduwa 6.7662 80.0779
Kumbaloluwa 0.6 NW 7.1834 80.1116
Kumbaloluwa 7.1787 80.1146
Lathpandura 6.5255 80.2137
Liyanwala 6.8369 80.0786
Loluwagoda 7.2921 80.1350
Lunawa 6.7865 79.8787
Mabodale 7.2024 80.0187
Mabola 7.0063 79.8925
Madapatha 1.1 N 6.7786 79.9279
Madapatha 6.7690 79.9291
Madelgamuwa 1.3 N 7.1196 79.9558
Madelgamuwa 7.1085 79.9599
Madiwela 6.8786 79.9228
Magammana-Dolekade 1.1 NE 6.8272 80.0066
Magammana-Dolekade 6.8218 79.9984
Maggona 0.5 NW 6.5123 79.9922
Maggona 1.7 W 6.5122 79.9809
Maggona 6.5096 79.9957
Mahagama 4.4 NW 6.6279 80.1285
Mahagama 6.6035 80.1596
Mahara 1.7 NW 6.9971 79.9281
Mahara 6.9903 79.9423
Maharagama 0.7 N 6.8521 79.9226
Maharagama 0.8 E 6.8468 79.9295
Maharagama 6.8456 79.9221
Maharangalla 0.8 S 6.5949 79.9743
Maharangalla 2.2 W 6.6071 79.9561
Maharangalla 6.6016 79.9753
Makandana 0.4 S 6.7721 79.9486
Makandana 6.7759 79.9475
Makewita 1.4 SE 7.0899 79.9697
Makewita 1.5 SE 7.0902 79.9714
Makewita 7.1010 79.9633
Makola 0.8 E 6.9736 79.9535
Makola 1.2 E 6.9681 79.9566
Makola 6.9719 79.9466
Malabe 0.5 SE 6.9045 79.9504
Malabe 1.5 SE 6.9021 79.9601
Malabe 6.9078 79.9474
Malapalla 6.8468 79.9822
Maligakanda 6.9275 79.8683
Maligawatta 6.9373 79.8718
Malwana 0.4 SE 6.9485 80.0190
Malwana 6.9508 80.0157
Mandawala 0.5 SW 6.9962 80.0914
Mandawala 7.0001 80.0940
Marandagahamula 0.4 S 7.2257 79.9899
Marandagahamula 7.2290 79.9906
Mattakkuliya 0.3 N 6.9830 79.8776
Mattakkuliya 0.5 SE 6.9779 79.8818
Mattakkuliya 1.6 N 6.9946 79.8766
Mattakkuliya 6.9803 79.8777
Mattegoda 1.4 SE 6.8042 79.9814
Mattegoda 6.8135 79.9724
*Matugama 6.5239 80.1139
Meegahatenna 0.6 NW 6.4374 80.1925
Meegahatenna 6.4331 80.1959
Meegama 2.9 S 6.3958 80.0659
Meegama 6.4213 80.0633
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
Miraniya Street 6.9350 79.8613
Mirigama 2.3 SE 7.2561 80.1693
Mirigama 2.9 SE 7.2526 80.1736
Mirigama 3.3 NW 7.2450 80.1330
*Mirigama 7.2271 80.1568
Mirigama exit 1.7 W 7.2710 80.1356
Mirigama exit 7.2717 80.1506
Mirigama interchange 7.2720 80.1560
Mirihana 0.5 S 6.8646 79.9003
Mirihana 6.8694 79.9011
Mirihana North 6.8826 79.9105
Miriswatta 0.5 NE 7.0738 80.0198
Miriswatta 7.0711 80.0158
Miriswatte 1.0 S 7.2212 79.9130
Miriswatte 1.0 SW 7.2246 79.9032
Miriswatte 1.3 W 7.2272 79.8992
Miriswatte 7.2302 79.9104
Mithirigala 6.9962 80.1610
Miwanapalana 1.4 SE 6.7318 80.0996
Miwanapalana 2.4 SW 6.7247 80.0827
Miwanapalana 6.7434 80.0940
Modara 6.9700 79.8764
Molkawa 6.6051 80.2377
Morapitiya 6.5305 80.2737
Moratumulla 6.7808 79.8934
*Moratuwa 6.7732 79.8886
Morontuduwa 0.3 E 6.6617 79.9727
Morontuduwa 0.4 NE 6.6639 79.9733
Morontuduwa 1.1 NE 6.6703 79.9754
Morontuduwa 6.6623 79.9703
Mount Lavinia 0.3 E 6.8213 79.8760
Mount Lavinia 6.8222 79.8732
Mount Pleasent 6.9291 79.8779
Muddaragama 0.5 S 7.2050 80.0583
Muddaragama 2.4 E 7.2045 80.0781
Muddaragama 7.2092 80.0567
Mudungoda 7.0670 80.0127
Mullegama 0.7 W 6.8862 80.0091
Mullegama 2.2 NW 6.9014 80.0061
Mullegama 6.8844 80.0155
Mutwal South 6.9669 79.8712
Nagalagam Street 0.3 SW 6.9533 79.8747
Nagalagam Street 0.5 SE 6.9513 79.8782
Nagalagam Street 1.0 E 6.9521 79.8846
Nagalagam Street 6.9553 79.8765
Narahenpita 6.8977 79.8775
Naranwala 7.0119 80.0241
National Museum of Colombo 6.9102 79.8596
Nawala 6.8964 79.8885
Nawala-Koswatte 6.9005 79.8955
Nawattuduwa 0.7 W 6.4853 80.0577
Nawattuduwa 1.5 W 6.4809 80.0508
Nawattuduwa 6.4850 80.0638
Nawinna 6.8556 79.9164
Neboda 0.9 SW 6.5858 80.0869
Neboda 1.0 W 6.5926 80.0837
Neboda 1.5 S 6.5781 80.0923
Neboda 1.6 N 6.6059 80.0939
Neboda 1.7 N 6.6072 80.0946
Neboda 3.1 N 6.6174 80.1022
Neboda 3.1 SW 6.5681 80.0780
Neboda 4.1 S 6.5577 80.0792
Neboda 6.5917 80.0926
Nedungamuwa 7.0490 80.0214
Negombo 0.3 NW 7.1981 79.8559
Negombo 0.5 N 7.1998 79.8582
Negombo 0.7 E 7.1977 79.8630
Negombo 0.7 S 7.1897 79.8594
Negombo 0.8 NE 7.2013 79.8614
Negombo 0.9 N 7.2035 79.8562
Negombo 1.5 N 7.2092 79.8575
Negombo 1.5 NE 7.2028 79.8692
Negombo 1.54 N 7.2090 79.8538
Negombo 1.7 NW 7.2028 79.8433
Negombo 2.05 N 7.2132 79.8519
Negombo 2.1 N 7.2143 79.8553
Negombo 2.1 NE 7.2106 79.8683
Negombo 2.1 NW 7.2052 79.8406
Negombo 2.3 NW 7.2090 79.8409
Negombo 2.9 N 7.2204 79.8487
Negombo 3.2 N 7.2242 79.8516
*Negombo 7.1955 79.8573
New Kelani Bridge interchange 6.9587 79.8759
Nikahetikanda 7.0988 80.1791
Nittambuwa 1.2 W 7.1409 80.0931
*Nittambuwa 7.1424 80.1038
Niwandama 7.0735 79.9278
Nugegoda 6.8751 79.8953
Obeysekarapura 6.9106 79.8898
Opatha 1.3 NE 7.1422 79.9316
Opatha 7.1321 79.9263
Orugodawatta 6.9444 79.8777
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
Pamunuwatta 3.3 N 7.2442 80.1301
Pamunuwatta 3.5 N 7.2464 80.1311
Pamunuwatta 3.7 NW 7.2452 80.1239
Pamunuwatta 7.2163 80.1415
Panadura 1.9 S 6.6971 79.9172
*Panadura 6.7131 79.9118
Panagoda 6.8646 80.0260
Panagoda Army Camp 6.8659 80.0171
Panawala 2.3 W 7.1715 80.0734
Panawala 7.1674 80.0940
Panchikawatte 6.9399 79.8622
Pannala 1.1 E 6.5636 79.9722
Pannala 6.5660 79.9625
Pannipitiya 0.3 E 6.8453 79.9512
Pannipitiya 0.8 E 6.8443 79.9556
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
Pepiliyana 0.4 SE 6.8485 79.8878
Pepiliyana 0.4 W 6.8501 79.8822
Pepiliyana 1.2 E 6.8541 79.8964
Pepiliyana 1.9 W 6.8522 79.8685
Pepiliyana 2.3 W 6.8524 79.8655
Pepiliyana 6.8511 79.8858
Pepiliyawala 0.4 E 7.0033 80.1328
Pepiliyawala 1.5 NE 7.0145 80.1353
Pepiliyawala 7.0022 80.1289
Pethiyagoda 1.1 S 7.1283 79.9963
Pethiyagoda 1.7 E 7.1421 80.0104
Pethiyagoda 7.1381 79.9951
Pettah Bus Stand 6.9235 79.8536
Piliyandala 0.6 N 6.8073 79.9229
Piliyandala 0.7 SE 6.7990 79.9300
Piliyandala 1.0 SE 6.7980 79.9328
Piliyandala 2.0 E 6.7963 79.9415
Piliyandala 6.8025 79.9249
Pimbura 0.3 N 6.5619 80.1600
Pimbura 6.5588 80.1601
Pinnawala-Waga 6.8672 80.1209
Pitipana Homagama 0.3 NW 6.8466 80.0183
Pitipana Homagama 1.4 S 6.8319 80.0206
Pitipana Homagama 2.7 SE 6.8244 80.0350
Pitipana Homagama 6.8444 80.0206
Pokunuwita 0.6 E 6.7275 80.0354
Pokunuwita 1.7 W 6.7229 80.0155
Pokunuwita 6.7263 80.0303
Polgasowita 6.7899 79.9808
Poregedara 0.9 NE 6.8279 80.0920
Poregedara 6.8225 80.0856
Poruwedanda 1.5 W 6.7398 80.1205
Poruwedanda 6.7363 80.1336
Pugoda 2.2 NW 6.9760 80.1210
Pugoda 6.9590 80.1317
Punchi Borella Junction 6.9217 79.8724
Puwakpitiya 2.2 SW 7.0231 80.0547
Puwakpitiya 7.0380 80.0675
Radawadunna 0.4 SE 7.1794 80.1426
Radawadunna 0.7 NW 7.1843 80.1344
Radawadunna 0.9 E 7.1804 80.1480
Radawadunna 7.1812 80.1395
Radawana 7.0329 80.0945
Raddolugama 1.1 SW 7.1315 79.8968
Raddolugama 7.1406 79.9014
Ragama 0.8 W 7.0212 79.9011
Ragama 1.4 E 7.0272 79.9197
Ragama 7.0232 79.9078
Rajagiriya 6.9094 79.8943
Ranala 0.5 E 6.9163 80.0383
Ranala 1.4 NW 6.9218 80.0235
Ranala 2.7 SE 6.9056 80.0559
Ranala 2.9 E 6.9136 80.0597
Ranala 6.9154 80.0339
Ratmalana 6.8188 79.8710
Ratmalana North 6.8214 79.8901
Ratmale 0.5 NW 6.4652 80.1961
Ratmale 2.0 W 6.4613 80.1797
Ratmale 6.4612 80.1981
Rawathawatta 0.6 SE 6.7893 79.8892
Rawathawatta 6.7919 79.8843
Remunagoda 6.6079 80.0253
Rifel Street 0.4 SW 6.9213 79.8478
Rifel Street 6.9238 79.8505
Ruggahawila 1.0 N 7.1188 80.1151
Ruggahawila 7.1100 80.1142
Rukmale-Pannipitiya 0.5 SE 6.8525 79.9803
Rukmale-Pannipitiya 6.8560 79.9780
Sarasavipaya 6.9071 79.8779
Seeduwa 0.6 S 7.1354 79.8885
Seeduwa 1.1 S 7.1315 79.8898
Seeduwa 1.5 SW 7.1300 79.8788
Seeduwa 7.1407 79.8870
Sethsiripaya 6.9021 79.9135
Siddamulla 1.2 NE 6.8267 79.9646
Siddamulla 6.8173 79.9598
Sirimal Uyana 6.8268 79.8780
Siyambalagoda 0.5 S 6.7877 79.9662
Siyambalagoda 0.6 S 6.7873 79.9676
Siyambalagoda 6.7923 79.9668
Siyambalape 1.2 SE 6.9594 79.9966
Siyambalape 6.9674 79.9892
Sri Jayawardenepura 0.5 S 6.8751 79.9021
Sri Jayawardenepura 6.8793 79.9008
Sri Jayawardenepura Kotte 0.2 S 6.8846 79.9045
*Sri Jayawardenepura Kotte 6.8861 79.9049
St. Anthony's 6.9285 79.8743
Suwarapola 0.4 NW 6.8003 79.9151
Suwarapola 0.6 W 6.7988 79.9127
Suwarapola 6.7979 79.9179
Talangama North 6.9169 79.9317
Talangama South 6.8868 79.9476
Talawatugoda 6.8741 79.9394
Tebuwana 0.4 SW 6.5887 80.0561
Tebuwana 1.0 SW 6.5877 80.0504
Tebuwana 2.4 S 6.5711 80.0609
Tebuwana 2.5 S 6.5694 80.0575
Tebuwana 6.5923 80.0577
Thoppu 7.2720 79.8656
Thummulla 6.8974 79.8623
Torington Square 6.9017 79.8693
Tummodara 0.3 SE 6.8643 80.1714
Tummodara 1.5 SE 6.8596 80.1808
Tummodara 6.8659 80.1691
Udahamulla 6.8654 79.9130
Udugampola 0.3 S 7.1240 79.9807
Udugampola 0.9 SW 7.1219 79.9737
Udugampola 1.1 N 7.1361 79.9769
Udugampola 7.1269 79.9798
Uduwara 0.4 SW 6.6210 80.0620
Uduwara 1.7 E 6.6250 80.0805
Uduwara 6.6231 80.0650
Uggalboda 7.1325 79.9542
University of Colombo 6.9005 79.8684
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
Vidyodaya University 6.9063 79.8547
Wadduwa 6.6646 79.9346
Waga 6.8805 80.1401
Walagedara 1.7 W 6.4467 80.0629
Walagedara 6.4515 80.0779
Walallawita 6.3806 80.1959
Walgammulla 0.6 N 7.0772 80.1192
Walgammulla 7.0719 80.1209
Walpita 0.5 N 7.2650 80.0490
Walpita 0.6 S 7.2558 80.0452
Walpita 7.2607 80.0472
Wanathamulla 6.9297 79.8807
Waradala 7.2789 80.0552
Wasala Road 6.9512 79.8650
Waskaduwa 0.5 NE 6.6308 79.9459
Waskaduwa 1.7 NE 6.6376 79.9539
Waskaduwa 1.9 N 6.6439 79.9416
Waskaduwa 6.6269 79.9431
Wathurugama 0.8 NW 7.0607 80.0974
Wathurugama 1.7 NW 7.0688 80.0947
Wathurugama 7.0547 80.1010
Watinapaha 1.7 N 7.2002 79.9968
Watinapaha 2.1 W 7.1920 79.9828
Watinapaha 7.1853 80.0004
Wattala 1.1 SW 6.9821 79.8898
Wattala 6.9899 79.8953
Weboda 1.1 NW 7.0270 79.9811
Weboda 1.5 N 7.0358 79.9905
Weboda 1.8 W 7.0208 79.9733
Weboda 7.0219 79.9893
Wegowwa 7.1716 79.9746
Welipenna 1.3 SW 6.4578 80.1015
Welipenna 6.4682 80.1066
Welipenna interchange 6.4517 80.0875
Weliweriya 0.3 NW 7.0327 80.0262
Weliweriya 0.3 SE 7.0285 80.0297
Weliweriya 7.0306 80.0279
Welmilla Junction 0.4 NE 6.7497 79.9746
Welmilla Junction 1.1 SE 6.7404 79.9769
Welmilla Junction 2.4 E 6.7527 79.9926
Welmilla Junction 6.7484 79.9715
Weragala 6.5294 80.0060
Weweldeniya 0.5 S 7.1938 80.1518
Weweldeniya 1.8 E 7.1996 80.1691
Weweldeniya 7.1979 80.1526
Willorawatta 6.7869 79.9010
Wolfendal Street 6.9406 79.8613
Yagirala 1.9 W 6.3675 80.1449
Yagirala 6.3694 80.1624
Yakkala 1.8 NE 7.0979 80.0415
Yakkala 7.0844 80.0331
Yatadolawatta 0.3 W 6.5200 80.0699
Yatadolawatta 0.4 E 6.5191 80.0761
Yatadolawatta 6.5202 80.0730
Yatawara Junction 1.6 S 6.5857 80.0377
Yatawara Junction 6.6003 80.0368
Yatiyana (Gampaha) 0.9 N 7.1943 79.9277
Yatiyana (Gampaha) 7.1868 79.9261
York Street and Chatham Street Junction 6.9361 79.8474
York Street and Lotus Road Junction 6.9323 79.8494
`

export const westernRoads = `
A1 and AC5 Junction - Orugodawatta | secondary
A1 and AC5 Junction 0, Orugodawatta 0.53 city
A4 and Charles Drive Junction - Punchi Borella Junction | minor
A4 and Charles Drive Junction 0, Colombo Public Library 0.5 city, Colombo 1.45 city, Colombo General Hospital 1.8 city, Punchi Borella Junction 2.3 city
AB10 and Japan Friendship Bridge Junction - Mattakkuliya | secondary
AB10 and Japan Friendship Bridge Junction 0, Modara 1.1 city, Mattakkuliya 0.5 SE 2.16 city
AC27 and B96 Junction - Ambathale | minor
AC27 and B96 Junction 0, Kalapaluwawa 1.1 NW 2.8 city, Ambathale 1.4 W 5.5 city
AC27 and B96 Junction - Hanwella | secondary
AC27 and B96 Junction 0.6 NE 0, Kalapaluwawa 2.1 N 2.2 city, Ambathale 1.4 W 3.6 city, Ambathale 0.3 W 4.8 city, Ambathale 5.1 city, Kaduwela exit 8.2 town, Biyagama 1.4 S 10 town, Biyagama 1.5 S 10.6 town, Ranala 1.4 NW 14.6 town, Ranala 0.5 E 16.4 town, Ranala 2.7 SE 18.7 town, Hanwella 2.0 NW 19.7 town, Hanwella 23.5 town
Agalawatta - Agalawatta | main
Agalawatta 0.5 NE 0, Agalawatta 0.5 settled
Agalawatta - Kitulgoda | main
Agalawatta 0.5 NE 0, Bellana 2.74 settled, Kitulgoda 5 settled
Aluth Mawatha Road - Modara | secondary
Aluth Mawatha Road 0, Modara 0.4 city
Ambagaspitiya - Ambagaspitiya | secondary
Ambagaspitiya 0, Ambagaspitiya 1.5 E 1.7 town
Ambagaspitiya - Kalagedihena | minor
Ambagaspitiya 0, Kalagedihena 5.7 town
Ambagaspitiya - Wathurugama | secondary
Ambagaspitiya 0, Wathurugama 6.3 town
Ambathale - Malabe | secondary
Ambathale 0.3 W 0, Malabe 3.3 city
Andiambalama - Andiambalama | minor
Andiambalama 1.7 SW 0, Andiambalama 1.9 SE 2.1 town
Andiambalama - Veyangoda | minor
Andiambalama 0, Yatiyana (Gampaha) 2.9 town, Minuwangoda 6.7 town, Watinapaha 14.4 town, Essella 19.4 town, Veyangoda 1.8 N 23.3 town
Angampitiya - Handapangoda | minor
Angampitiya 1.2 SE 0, Handapangoda 0.3 W 5.6 town
Angulana - Katubedda | minor
Angulana 0, Rawathawatta 1.7 city, Rawathawatta 0.6 SE 2.3 city, Katubedda 0.8 E 4.8 city
Anguruwatota - Anguruwatota | secondary
Anguruwatota 2.1 N 0, Anguruwatota 0.6 E 2.2 settled, Anguruwatota 0.7 E 2.5 settled, Anguruwatota 1.2 E 2.95 settled
Anguruwatota - Anguruwatota | minor
Anguruwatota 1.2 E 0, Anguruwatota 3.0 SE 2.5 settled, Anguruwatota 3.8 SE 3.4 settled
Anguruwatota - Anguruwatota | minor
Anguruwatota 3.0 SE 0, Anguruwatota 4.3 E 1.6 settled
Anguruwatota - Neboda | secondary
Anguruwatota 1.2 E 0, Uduwara 1.7 E 1.8 settled, Neboda 1.6 N 4.5 settled
Anguruwatota - Uduwara | minor
Anguruwatota 0.7 E 0, Uduwara 2.84 settled, Uduwara 0.4 SW 3.3 settled
Arawwala West - Siddamulla | minor
Arawwala West 0.9 NE 0, Siddamulla 1.2 NE 2.6 city
Armour Street - Maligawatta | minor
Armour Street 0, Maligawatta 1.1 city
Arukwathupura - Maharagama | minor
Arukwathupura 0, Pamunuwa-Patiragoda 2.5 city, Maharagama 4.9 city
Arukwathupura - Rukmale-Pannipitiya | minor
Arukwathupura 0, Kottawa North 4 city, Rukmale-Pannipitiya 8 city
Athurugiriya - Biyagama | secondary
Athurugiriya 0, Athurugiriya 2.0 N 2.6 city, Biyagama 1.4 S 6.4 town
Athurugiriya - Gurulana | secondary
Athurugiriya 0, Oruwala 1.1 SW 3 city, Habarakada 1.4 W 4.4 town, Habarakada 5.8 town, Panagoda Army Camp 6.3 town, Godagama (Colombo) 8.9 town, Godagama (Colombo) 1.1 SE 10.1 town, Godagama (Colombo) 1.7 SE 10.7 town, Liyanwala 14.2 town, Padukka 17.6 town, Gurulana 24.4 settled
Athurugiriya - Magammana-Dolekade | minor
Athurugiriya 2.0 N 0, Hokandara 5.7 city, Rukmale-Pannipitiya 8.7 city, Rukmale-Pannipitiya 0.5 SE 9.2 city, Malapalla 10.6 city, Galawilawaththa 13.1 city, Magammana-Dolekade 15.2 town
Attanagalla - Attanagalla | secondary
Attanagalla 0, Attanagalla 0.3 SE 0.3 town
Attanagalla - Galapitamada | minor
Attanagalla 0, Dunumala 2.1 S 8.5 town, Galapitamada 0.5 SW 11.4 winding, Galapitamada 1.1 E 13.1 winding, Galapitamada 1.6 E 13.54 winding, Galapitamada 1.8 E 13.9 winding
Avissawella - Ellagawa | minor
Avissawella 0, Getahetta 3.5 W 8.3 winding, Mitipola 3.1 NW 17.9 settled, Karandana 40.4 winding, Ellagawa 1.6 NE 45.7 winding
Avissawella - Hinguralakanda | minor
Avissawella 2.0 E 0, Hinguralakanda 3.1 S 10.6 winding
B84 and WA Silva Mawatha Junction - Pepiliyana | secondary
B84 and WA Silva Mawatha Junction 0, Kohuwala 2.5 city, Pepiliyana 1.2 E 4.04 city
Badalgama - Alahitiyawa | secondary
Badalgama 3.8 NW 0, Badalgama 3.6 N 2.15 settled, Elibichchiya 3.6 W 7.7 settled, Elibichchiya 3.6 NW 8.85 settled, Yakwila 0.8 S 13.5, Yakwila 0.5 S 13.8 settled, Yakwila 14.35 settled, Yakwila 1.0 N 15.4 settled, Alahitiyawa 1.9 W 23.9 settled
Badalgama - Dambadeniya | minor
Badalgama 0, Badalgama 3.6 N 3.7 settled, Daraluwa 1.2 SW 7 settled, Daraluwa 8.5 settled, Yakwila 15.9 settled, Ihala Katugampala 24.9, Dambadeniya 0.4 SW 31.8 settled
Badalgama - Pothuwatawana | minor
Badalgama 3.8 NW 0, Lihiriyagama 6.2 settled, Pothuwatawana 10.6 settled
Badalgama - Welipennagahamulla | minor
Badalgama 3.8 NW 0, Welpalla 6.9 settled, Welipennagahamulla 0.4 S 16.9 settled
Baduraliya - Boralugoda | minor
Baduraliya 0, Boralugoda 11.2 winding
Baduraliya - Morapitiya | secondary
Baduraliya 0, Morapitiya 5.8 winding
Baduraliya - Uragaha | minor
Baduraliya 0, Ratmale 0.5 NW 10.2 settled, Utumgama 23 settled, Uragaha 44.6 settled
Ballapitiya - Haltota | minor
Ballapitiya 2.3 NW 0, Haltota 1.3 SE 4.8 town
Balummahara - Kaluaggala | minor
Balummahara 0, Nedungamuwa 0.8 town, Puwakpitiya 2.2 SW 5.8 town, Demalagama 1.8 NE 8.3 town, Demalagama 2.1 SE 10.8 town, Kaluaggala 2.3 N 15.8 settled
Banduragoda - Bokalagama | minor
Banduragoda 0, Bokalagama 6.1 town, Bokalagama 1.1 E 7.2 settled
Banduragoda - Kotadeniyawa | minor
Banduragoda 3.1 E 0, Kotadeniyawa 2.6 SE 3.9 settled
Banduragoda - Walpita | minor
Banduragoda 0.9 E 0, Banduragoda 1.9 N 1.9 settled, Walpita 0.6 S 4.2 settled
Batawala - Hanwella | minor
Batawala 0, Hanwella 2.0 NW 3.3 town
Batawala - Liyanwala | secondary
Batawala 0, Liyanwala 6.8 town
Battaramulla - Hokandara | minor
Battaramulla 0, Talangama South 4.7 city, Hokandara 8.2 city
Battaramulla - Pannipitiya | secondary
Battaramulla 0.9 NE 0, Talawatugoda 3.7 city, Arukwathupura 4.07 city, Pannipitiya 0.3 E 7.3 city
Batugampola - Poruwedanda | minor
Batugampola 0, Poruwedanda 6.2 settled
Batuwatta - Batuwatta | minor
Batuwatta 0, Batuwatta 1.1 NE 1.1 town
Batuwatta - Niwandama | minor
Batuwatta 0, Niwandama 2.5 town
Bellana - Baduraliya | main
Bellana 0, Lathpandura 4.5 settled, Baduraliya 6.9 settled
Bemmulla - Bemmulla | minor
Bemmulla 1.0 NE 0, Bemmulla 2.3 NE 1.7 town
Beruwala - Beruwala | secondary
Beruwala 1.4 NE 0, Beruwala 1.5 town
Beruwala - Henegama | minor
Beruwala 1.2 NE 0, Nawattuduwa 1.5 W 8.6 town, Nawattuduwa 0.7 W 9.5 town, Nawattuduwa 10.2 settled, Henegama 15.9 settled
Beruwala - Hettimulla | minor
Beruwala 0, Hettimulla 0.7 W 1.3 town
Biyagama - Dompe | minor
Biyagama 0.5 SW 0, Malwana 0.4 SE 3.7 town, Kapugoda 2.3 W 8.2 town, Dompe 11.1 town, Dompe 2.0 SE 13.4 settled
Biyagama - Mullegama | secondary
Biyagama 1.5 S 0, Mullegama 2.2 NW 4 town, Mullegama 0.7 W 5.9 town
Biyagama - Ranala | main
Biyagama 0, Ranala 8.2 town
Biyagama IPZ - Biyagama IPZ | minor
Biyagama IPZ 1.1 NW 0, Biyagama IPZ 1.1 town
Bokundara - Pannipitiya | minor
Bokundara 0, Arawwala West 3.5 city, Arawwala West 0.9 NE 4.37 city, Pannipitiya 0.8 E 5 city
Bokundara - Pelenwatta | minor
Bokundara 0, Pelenwatta 3.5 city
Bokundara - Piliyandala | main
Bokundara 0, Piliyandala 0.6 N 1.2 city, Piliyandala 1.8 city
Bolossagama - Maharangalla | minor
Bolossagama 0, Koholana 4.5 town, Maharangalla 7.4 town
Bolossagama - Remunagoda | minor
Bolossagama 0, Remunagoda 4.2 town
Bombuwala - Weragala | minor
Bombuwala 0, Dodangoda 3.2 town, Weragala 8.7 town
Bopagama - Avissawella | minor
Bopagama 1.8 E 0, Gonagala 1.5 S 10.2 settled, Avissawella 2.3 E 15.5 winding
Bopagama - Wahakula | secondary
Bopagama 0, Bopagama 1.8 E 1.9 settled, Waharaka 0.7 S 4 settled, Wahakula 5.25 settled
Bope - Kandanapitiya | minor
Bope 0, Kandanapitiya 2.1 settled
Boralesgamuwa - Kaldemulla | minor
Boralesgamuwa 0.9 W 0, Kaldemulla 1.0 NE 2.2 city
Boralugoda - Elpitiya | secondary
Boralugoda 0, Pitigala 16.5 winding, Amugoda 21.4 settled, Amugoda 1.6 SW 23.2 settled, Amugoda 2.8 SW 24.7 settled, Elpitiya 1.7 NE 28.4 settled, Elpitiya 0.8 NE 29.3, Elpitiya 30.1
Boralugoda - Nawandagala | minor
Boralugoda 0, Pelawatta 10.1 settled, Walallawita 13.6 settled, Yagirala 18.6 settled, Nawandagala 27.7 settled
Bulathsinhala - Bulathsinhala | main
Bulathsinhala 3.8 NW 0, Bulathsinhala 3.7 NW 0.2 settled
Bulathsinhala - Bulathsinhala | secondary
Bulathsinhala 3.7 NW 0, Bulathsinhala 3.8
Bulathsinhala - Gawaragiriya | secondary
Bulathsinhala 3.7 NW 0, Delmella 5.6 settled, Gawaragiriya 14.2 winding
Bulathsinhala - Gawaragiriya | minor
Bulathsinhala 0, Gawaragiriya 13.2 winding
Bulathsinhala - Lathpandura | minor
Bulathsinhala 0, Lathpandura 19.1 settled
Bulathsinhala - Molkawa | minor
Bulathsinhala 0, Paragoda 7 settled, Molkawa 9.6 winding
Buthpitiya - Ambagaspitiya | secondary
Buthpitiya 0, Ambagaspitiya 5.1 town
Buthpitiya - Radawana | secondary
Buthpitiya 0, Puwakpitiya 4.1 town, Radawana 7.13 settled
Colombo 13 - Uswetakeiyawa | secondary
Colombo 13 0, Wasala Road 0.6 city, Colombo 15 2.4 city, Mutwal South 2.56 city, Aluth Mawatha Road 2.92 city, Uswetakeiyawa 11 city, Uswetakeiyawa 1.2 N 12.2 town
Colombo 4 - Sarasavipaya | secondary
Colombo 4 0, Thummulla 0.5 city, University of Colombo 1.3 city, Torington Square 1.46 city, Sarasavipaya 2.6 city
Colombo 5 - Colombo Labour Sec | minor
Colombo 5 0, Anderson Plats 0.9 city, Colombo Labour Sec 1.6 city
Colombo 6 - Colombo 1 | minor
Colombo 6 0, Colombo 1 0.22 city
Colombo 7 - Torington Square | main
Colombo 7 0, Torington Square 1.2 city
Colombo 9 - Miraniya Street | secondary
Colombo 9 0, Miraniya Street 0.2 city
Colombo Bandaranaike International Airport - Demanhandiya | minor
Colombo Bandaranaike International Airport 1.3 N 0, Kimbulapitiya 1.4 W 1.3 town, Demanhandiya 1.5 S 2.2 town, Demanhandiya 0.4 SW 3.45 town, Demanhandiya 0.5 NW 4 town
Colombo Kachcheri - Wolfendal Street | secondary
Colombo Kachcheri 0, Wolfendal Street 0.7 city
Colombo Labour Sec - Nawala-Koswatte | secondary
Colombo Labour Sec 0, Nawala 1.7 city, Nawala-Koswatte 2.7 city
Colombo Secretariant - Colombo 9 | minor
Colombo Secretariant 0, Colombo 9 0.4 city
Dagonna - Halpe | secondary
Dagonna 0, Halpe 8.3 town
Dagonna - Walpita | minor
Dagonna 0, Ihala Madampella 8 town, Delwagura 16.7 town, Walpita 22.3 town
Dampe - Koralawella | minor
Dampe 1.7 S 0, Koralawella 2.0 E 1.7 town
Dampe - Madapatha | minor
Dampe 0, Madapatha 2 city
Danawala Thiniyawala - Morawaka | secondary
Danawala Thiniyawala 0, Neluwa 6.7 winding, Alapaladeniya 22.8 winding, Morawaka 28 winding
Danowita - Galapitamada | minor
Danowita 0, Bopitiya 9.2 town, Dunumala 15.2 settled, Galapitamada 19.9 winding
Danowita - Mirigama | secondary
Danowita 2.0 S 0, Mirigama 3.2 town
Danowita - Tulhiriya | secondary
Danowita 0, Mirigama 2.3 SE 5.3 settled, Tulhiriya 3.6 W 13.1 settled
Danowita - Warakapola | main
Danowita 0, Warakapola 5.8 settled
Debahera - Debahera | minor
Debahera 0, Debahera 0.7 SE 0.74 town
Dedigamuwa - Batawala | minor
Dedigamuwa 0, Batawala 5.3 town, Batawala 2.4 S 7.74 town
Dekatana - Demalagama | minor
Dekatana 0.6 SE 0, Demalagama 2.1 SE 3.4 town
Dekatana - Kapugoda | secondary
Dekatana 0, Dekatana 0.6 SE 0.6 town, Kapugoda 2.3 W 2.7 town, Kapugoda 5.1 town
Dekatana - Puwakpitiya | minor
Dekatana 1.0 NW 0, Demalagama 2.7 town, Puwakpitiya 11.5 town
Delgoda - Mandawala | secondary
Delgoda 0.2 S 0, Dekatana 1.0 NW 2.6 town, Dekatana 3.64 town, Mandawala 10.5 town
Delmella - Boralugoda | minor
Delmella 0, Molkawa 14.2 winding, Morapitiya 25.9 winding, Atale 40.4 winding, Boralugoda 44.1 winding
Delmella - Dumbara Manana | secondary
Delmella 0, Dumbara Manana 8 winding
Delwagura - Badalgama | secondary
Delwagura 0, Badalgama 5.5 settled
Delwagura - Mellawagedara | minor
Delwagura 0, Mellawagedara 4.9 town
Demalagama - Demalagama | minor
Demalagama 0, Demalagama 1.8 NE 1.9 town
Demanhandiya - Halpe | secondary
Demanhandiya 2.1 W 0, Demanhandiya 1.5 N 3.1 town, Katana 1.2 SW 3.8 town, Katana 0.4 SE 5.05 town, Katana 0.7 E 5.6 town, Halpe 1.2 SE 9.5 town
Demanhandiya - Katana | minor
Demanhandiya 1.5 NE 0, Katana 1.2 SW 0.7 town
Demanhandiya - Kochchikade | minor
Demanhandiya 0, Kochchikade 6.9 town
Demanhandiya - Warakapola | secondary
Demanhandiya 0, Demanhandiya 1.2 E 1.3 town, Miriswatte 1.3 W 1.8 town, Miriswatte 3.1 town, Dunagaha 1.1 NW 9.9 town, Dunagaha 0.9 NW 10.2 town, Marandagahamula 0.4 S 12 town, Divulapitiya 1.0 SE 15.4 town, Divulapitiya 1.3 SE 15.9 town, Banduragoda 0.8 W 18.9 town, Banduragoda 19.7 town, Banduragoda 0.9 E 20.6 town, Banduragoda 3.1 E 22.8 town, Bokalagama 3.8 NE 26.7 town, Pamunuwatta 3.7 NW 27.4 settled, Pamunuwatta 3.3 N 28.1 settled, Mirigama 3.3 NW 28.5 settled, Mirigama 2.9 SE 33.05 settled, Warakapola 0.4 E 37.6 settled
Dewalapola - Essella | secondary
Dewalapola 0, Essella 4.7 town
Dharga Town - Aluthgama | secondary
Dharga Town 0, Aluthgama 2.5 settled
Dharga Town - Meegahatenna | main
Dharga Town 0, Walagedara 1.7 W 5 town, Walagedara 6.8 settled, Welipenna 1.3 SW 9.5 settled, Welipenna 10.8 settled, Horawala 13.5 settled, Ratmale 2.0 W 20.9 settled, Meegahatenna 0.6 NW 24.3 settled, Meegahatenna 24.9
Divulapitiya - Banduragoda | minor
Divulapitiya 0.8 E 0, Banduragoda 1.9 N 4.4 town
Divulapitiya - Walpita | minor
Divulapitiya 0, Walpita 5.2 town
Divuldeniya - Elibichchiya | secondary
Divuldeniya 0, Elibichchiya 3.7 NE 10.1 settled
Dodangoda - Yatadolawatta | secondary
Dodangoda 0.4 E 0, Dodangoda 0.7 E 3.1 settled, Yatadolawatta 0.3 W 6.6 settled, Yatadolawatta 7 settled, Yatadolawatta 0.4 E 7.36 settled
Dombagoda - Yatawara Junction | minor
Dombagoda 0, Yatawara Junction 6.9 town, Yatawara Junction 1.6 S 8.7 town
Dunagaha - Akaragama | minor
Dunagaha 0.9 NW 0, Akaragama 0.2 NE 5 town
Dunagaha - Essella | minor
Dunagaha 0.8 W 0, Watinapaha 1.7 N 3.7 town, Essella 2.0 NE 8.6 town
Dunagaha - Halpe | secondary
Dunagaha 0, Ihala Madampella 5.3 town, Halpe 9.5 town
Ekala - Ekala | main
Ekala 0.2 S 0, Ekala 0.3 town
Ekala - Minuwangoda | secondary
Ekala 0, Kotugoda 0.4 SW 2.5 town, Kotugoda 2.9 town, Opatha 3.8 town, Minuwangoda 11.4 town
Elibichchiya - Elibichchiya | minor
Elibichchiya 4.0 E 0, Elibichchiya 5.0 NE 3 settled
Ellakkala - Dunumala | minor
Ellakkala 0, Debahera 2.7 town, Algama 4.6 town, Dunumala 11.7 settled
Ellakkala - Radawadunna | minor
Ellakkala 1.6 S 0, Debahera 0.7 SE 3.5 town, Radawadunna 0.9 E 6.8 town
Essella - Divulapitiya | secondary
Essella 2.0 NE 0, Divulapitiya 1.3 SE 4 town
Essella - Marandagahamula | minor
Essella 0, Mabodale 3.5 settled, Marandagahamula 9.1 town
Essella - Muddaragama | minor
Essella 0, Muddaragama 6.1 town
Essella - Veyangoda | minor
Essella 1.5 E 0, Veyangoda 1.8 N 2 town
Etulkotte - Peliyagoda | minor
Etulkotte 0.8 NW 0, Kalapaluwawa 1.1 NW 2.7 city, Kalapaluwawa 2.1 N 3.8 city, Peliyagoda 1.9 SE 4.9 city
Etulkotte - Pepiliyana | secondary
Etulkotte 0, Beddagana 1.4 city, Sri Jayawardenepura Kotte 2.1 city, Sri Jayawardenepura Kotte 0.2 S 2.3 city, Sri Jayawardenepura 0.5 S 3.4 city, Mirihana 4.04 city, Mirihana 0.5 S 4.6 city, Pepiliyana 1.2 E 5.84 city, Pepiliyana 7.05 city, Pepiliyana 0.4 W 7.5 city
Galawilawaththa - Habarakada | secondary
Galawilawaththa 0, Homagama 1.4 town, Habarakada 4.5 town
Galawilawaththa - Kahathuduwa | minor
Galawilawaththa 0, Polgasowita 6.5 city, Kahathuduwa 0.2 NE 7 town
Galedanda - Delgoda | secondary
Galedanda 1.4 N 0, Makola 2 town, Makola 0.8 E 2.8 town, Heiyanthuduwa 1.1 NW 4.8 town, Heiyanthuduwa 1.3 N 5.4 town, Heiyanthuduwa 1.6 N 5.86 town, Delgoda 10.1 town, Delgoda 0.4 NE 10.5 town
Galedanda - Kadawatha | main
Galedanda 0, Kadawatha 7 town
Galpatha - Uduwara | minor
Galpatha 1.3 NE 0, Uduwara 3.7 town
Gampaha - Minuwangoda | secondary
Gampaha 0, Udugampola 0.3 S 3.7 town, Udugampola 4.03 town, Udugampola 1.1 N 5.1 town, Minuwangoda 2.5 S 9.7 town
Gampaha - Miriswatta | secondary
Gampaha 0.6 SE 0, Miriswatta 3.2 town
Gem & Jewelry - Parliament of Sri Lanka | main
Gem & Jewelry 0, Parliament of Sri Lanka 0.5 city
Giriulla - Giriulla | minor
Giriulla 0.9 SW 0, Giriulla 2.6 NW 2.8 settled
Giriulla - Keppitiwalana | secondary
Giriulla 1.5 SW 0, Keppitiwalana 2.1 NW 4.9 settled, Keppitiwalana 7 settled
Godagama (Colombo) - Batawala | minor
Godagama (Colombo) 1.7 SE 0, Batawala 2.5 S 1.9 town
Godagama (Colombo) - Pitipana Homagama | minor
Godagama (Colombo) 1.1 SE 0, Pitipana Homagama 2.7 SE 2.9 town
Gonapola Junction - Gelanigama | minor
Gonapola Junction 0, Gelanigama 0.6 E 4.7 town
Gonapola Junction - Pokunuwita | main
Gonapola Junction 0, Pokunuwita 0.6 E 3.7 town
Gonapola Junction - Poregedara | minor
Gonapola Junction 0, Horana 2.4 N 4.3 town, Kananwila 8.1 town, Millewa 11.3 settled, Horagala 16.8 town, Poregedara 20.1 town, Poregedara 0.9 NE 21.1 town
Gonawala - Kaduwela | secondary
Gonawala 0, Kaduwela 6.8 city
Gonawala - Makola | minor
Gonawala 0.2 SW 0, Gonawala 0.2 city, Makola 1.2 E 2.9 town
Gurulana - Parakaduwa | minor
Gurulana 0, Erepola 23.4 winding, Ellawala 30.1 winding, Parakaduwa 37.4 winding
Gurulana - Tummodara | secondary
Gurulana 0, Tummodara 4.7 settled
Habarakada - Kiriwattuduwa | secondary
Habarakada 1.4 W 0, Habarakada 1.6 W 0.64 town, Homagama Town 3.5 town, Magammana-Dolekade 1.1 NE 5.2 town, Kiriwattuduwa 1.4 NW 7.5 town
Habarakada - Panagoda | secondary
Habarakada 0, Panagoda 1.9 town
Halkandawila - Meegama | minor
Halkandawila 0, Kalawila Kiranthidiya 6.1 settled, Dharga Town 8.5 settled, Meegama 15.1 settled
Haltota - Anguruwatota | minor
Haltota 1.3 SE 0, Dombagoda 1.7 NE 4.3 settled, Anguruwatota 6.4 town, Anguruwatota 0.6 E 7 settled
Haltota - Haltota | secondary
Haltota 1.2 SE 0, Haltota 1.3 SE 0.15 town
Halwala - Utumgama | minor
Halwala 0, Utumgama 7 settled
Halwatura - Agalawatta | secondary
Halwatura 2.6 N 0, Halwatura 4 settled, Bulathsinhala 14.2 settled, Mahagama 20.8 settled, Veyangalla 1.5 E 23 settled, Pimbura 0.3 N 26.1 settled, Pimbura 26.5 settled, Agalawatta 0.5 NE 28.1 settled
Halwatura - Delmella | secondary
Halwatura 0, Delmella 7.8 settled
Halwatura - Neboda | secondary
Halwatura 0, Govinna 13.8 settled, Neboda 26 settled
Handapangoda - Bulathsinhala | secondary
Handapangoda 0, Ingiriya 1.6 E 6.7 settled, Bulathsinhala 3.8 NW 15.1 settled
Handapangoda - Ingiriya | minor
Handapangoda 0, Batugampola 2.7 settled, Ingiriya 9.1 settled
Handapangoda - Kandanapitiya | secondary
Handapangoda 0, Kandanapitiya 3.5 settled
Handapangoda - Poruwedanda | minor
Handapangoda 0.6 NE 0, Handapangoda 0.3 W 0.8 town, Poruwedanda 1.5 W 6.8 settled
Hanwella - Horagala | secondary
Hanwella 0, Liyanwala 8.9 town, Horagala 12.6 town
Hanwella - Kosgama | minor
Hanwella 0, Kaluaggala 5.4 settled, Kosgama 13.1 settled
Hanwella - Padukka | minor
Hanwella 0, Padukka 1.1 N 6.3 town
Hanwella - Ranala | secondary
Hanwella 1.2 NE 0, Ranala 2.9 E 4.8 settled
Hanwella - Urapola | secondary
Hanwella 1.2 NE 0, Dompe 2.0 SE 2.3 settled, Dompe 2.1 NE 5 settled, Kaluaggala 2.3 N 5.85 settled, Pugoda 2.2 NW 9.5 settled, Pepiliyawala 0.4 E 12.8 settled, Pepiliyawala 1.5 NE 14.1 settled, Kirindiwela 17.3 settled, Urapola 0.5 S 23.2 settled
Hedigalla Colony - Boralugoda | minor
Hedigalla Colony 4.2 E 0, Boralugoda 4.0 S 14.7 winding
Hedigalla Colony - Danawala Thiniyawala | minor
Hedigalla Colony 0, Danawala Thiniyawala 12.2 winding
Heiyanthuduwa - Kadawatha | minor
Heiyanthuduwa 1.6 N 0, Kadawatha 1.5 NE 3.8 town
Heiyanthuduwa - Siyambalape | secondary
Heiyanthuduwa 1.1 NW 0, Siyambalape 2.7 town
Heiyanthuduwa - Weboda | minor
Heiyanthuduwa 0, Weboda 7.8 town
Hettimulla - Kalawila Kiranthidiya | minor
Hettimulla 0, Kalawila Kiranthidiya 2.5 town
Hiripitya - Dampe | minor
Hiripitya 0.9 SW 0, Mattegoda 1.6 city, Siyambalagoda 4.2 city, Kesbewa 7.2 town, Dampe 10.9 city
Hiripitya - Galawilawaththa | minor
Hiripitya 0, Galawilawaththa 2.6 city
Hiripitya - Hiripitya | secondary
Hiripitya 0.9 SW 0, Hiripitya 1 city
Hiripitya - Hiripitya | secondary
Hiripitya 1.0 W 0, Hiripitya 0.9 SW 0.5 city
Hiripitya - Kiriwattuduwa | secondary
Hiripitya 0, Kiriwattuduwa 1.4 NW 3.65 city, Kiriwattuduwa 0.6 W 4.7 town
Horampella - Divulapitiya | secondary
Horampella 0, Divulapitiya 10.3 town
Horampella - Watinapaha | minor
Horampella 1.0 S 0, Horampella 1 town, Watinapaha 2.1 W 3.5 town
Horana - Bulathsinhala | secondary
Horana 2.7 E 0, Ballapitiya 2.3 NW 0.7 town, Ballapitiya 3.1 settled, Govinna 8.32 settled, Bulathsinhala 3.8 NW 15.5
Horana - Horana | minor
Horana 2.4 N 0, Horana 2.8 settled
Horawala - Kitulgoda | minor
Horawala 1.4 N 0, Kitulgoda 3.0 W 3.3 settled
Hunumulla - Delwagura | secondary
Hunumulla 0, Delwagura 4.9 town
Imbulgoda - Bemmulla | minor
Imbulgoda 0, Bemmulla 4 town
Imbulgoda - Buthpitiya | main
Imbulgoda 0.9 W 0, Miriswatta 1.6 town, Buthpitiya 6.5 town
Isurupaya - A1 and AC5 Junction | secondary
Isurupaya 0, Colombo 14 0.5 city, A1 and AC5 Junction 0.4 N 1.4 city
Ja-Ela - Ganemulla | secondary
Ja-Ela 0, Ganemulla 3.5 town
Ja-Ela - Madelgamuwa | minor
Ja-Ela 2.2 NE 0, Madelgamuwa 1.3 N 3.3 town
Ja-Ela exit - Ja-Ela exit | secondary
Ja-Ela exit 0, Ja-Ela exit 1.2 E 1.4 town
Ja-Ela exit - Makewita | minor
Ja-Ela exit 1.3 E 0, Niwandama 4.5 town, Ganemulla 7.7 town, Makewita 12.3 town
Ja-Ela exit - Negombo | secondary
Ja-Ela exit 1.3 NE 0, Negombo 1.7 NW 20.6 town
Kadawatha - Heiyanthuduwa | secondary
Kadawatha 0.5 S 0, Heiyanthuduwa 1.3 N 3.6 town
Kadawatha - Heiyanthuduwa | minor
Kadawatha 0, Heiyanthuduwa 5.9 town
Kadawatha - Kandana | secondary
Kadawatha 0.8 SW 0, Kadawatha 2.5 NW 2.9 town, Ragama 1.4 E 5 town, Kandana 1.4 E 8.1 town
Kadawatha - Makewita | secondary
Kadawatha 0.4 S 0, Kadawatha 0.4 town, Kadawatha 2.5 N 3 town, Ganemulla 2.4 SE 7.8 town, Makewita 1.4 SE 10.1 town
Kadawatha - Weboda | minor
Kadawatha 2.5 N 0, Weboda 1.8 W 1.8 town
Kaduwela - Makola | minor
Kaduwela 1.0 NE 0, Makola 1.2 E 3.1 town
Kaduwela - Pannipitiya | minor
Kaduwela 0, Malabe 4.7 city, Talangama South 7.7 city, Kottawa North 12.2 city, Pannipitiya 15.3 city
Kahathuduwa - Kiriwattuduwa | minor
Kahathuduwa 0.6 E 0, Kiriwattuduwa 0.6 W 2.7 town
Kahawala - Neboda | minor
Kahawala 0, Miwanapalana 4.5 settled, Govinna 13.1 settled, Anguruwatota 4.3 E 19 settled, Anguruwatota 3.8 SE 20.3 settled, Neboda 3.1 N 21.2 settled, Neboda 1.7 N 22.7 settled, Neboda 1.6 N 22.9 settled
Kalagedihena - Essella | minor
Kalagedihena 0.42 S 0, Bemmulla 2.3 NE 2.6 town, Essella 2.7 S 5.5 town
Kalagedihena - Kalagedihena | main
Kalagedihena 0.4 S 0, Kalagedihena 0.35 town
Kalagedihena - Mabodale | minor
Kalagedihena 0, Bemmulla 4.2 town, Pethiyagoda 11.5 town, Dewalapola 14.2 town, Watinapaha 18.4 town, Mabodale 22.9 town
Kalagedihena - Veyangoda | secondary
Kalagedihena 0, Veyangoda 3.9 settled
Kalapaluwawa - Gonawala | secondary
Kalapaluwawa 0, Gonawala 7.2 city
Kalapaluwawa - Kaduwela | minor
Kalapaluwawa 0, Talangama North 1.5 city, Kaduwela 5.8 city
Kaldemulla - Katubedda | secondary
Kaldemulla 1.2 E 0, Katubedda 1.3 NE 2 city
Kaldemulla - Rawathawatta | minor
Kaldemulla 0.6 S 0, Rawathawatta 1.2 city
Kaleliya - Pamunuwatta | secondary
Kaleliya 0, Kaleliya 0.8 N 0.8 town, Bokalagama 1.1 E 1.9 settled, Pamunuwatta 2.7 NW 5.1 settled, Pamunuwatta 3.3 N 6.6 settled
Kaleliya - Radawadunna | secondary
Kaleliya 0.8 N 0, Radawadunna 0.7 NW 3.3 settled
Kaluaggala - Angampitiya | minor
Kaluaggala 0, Pinnawala-Waga 10.5 settled, Angampitiya 14.4 settled
Kaluaggala - Tummodara | secondary
Kaluaggala 1.8 S 0, Waga 5.9 settled, Tummodara 9.5 settled, Tummodara 0.3 SE 9.8 settled, Tummodara 1.5 SE 11 settled
Kalutara - Padagoda | secondary
Kalutara 1.1 SE 0, Padagoda 1.6 NW 1 town, Padagoda 2.7 town
Kananwila - Kuda Uduwa | minor
Kananwila 0, Kuda Uduwa 3 settled
Kananwila - Miwanapalana | minor
Kananwila 0.8 W 0, Kananwila 0.85 settled, Miwanapalana 4.6 settled
Kandana - Kotugoda | minor
Kandana 0, Kandana 1.4 E 1.5 town, Batuwatta 5.5 town, Ganemulla 8.6 town, Kotugoda 15.4 town
Kandanagama - Waskaduwa | main
Kandanagama 0, Morontuduwa 1.1 NE 5.7 settled, Morontuduwa 0.4 NE 6.6 town, Morontuduwa 0.3 E 6.85 town, Waskaduwa 1.7 NE 10.5 town, Waskaduwa 12.3 town
Kandanapitiya - Mitipola | minor
Kandanapitiya 0, Gurulana 2.7 settled, Mitipola 3.1 NW 7.9 settled
Kapugoda - Dompe | minor
Kapugoda 0, Dompe 0.7 settled
Katana - Kochchikade | secondary
Katana 0.4 SE 0, Katana 0.4 town, Kochchikade 1.5 S 5.2 town
Katana - Kochchikade | minor
Katana 0, Kochchikade 5.7 settled
Katubedda - Gonapola Junction | secondary
Katubedda 0.9 W 0, Katubedda 0.95 city, Katubedda 0.8 E 1.74 city, Suwarapola 0.6 W 2.5 city, Suwarapola 0.4 NW 2.8 city, Piliyandala 3.9 city, Piliyandala 0.7 SE 4.6 city, Piliyandala 1.0 SE 5 city, Piliyandala 2.0 E 5.97 city, Siyambalagoda 0.5 S 8.9 city, Siyambalagoda 0.6 S 9.06 town, Kahathuduwa 0.2 NE 10.4 town, Kahathuduwa 0.6 E 10.9 town, Kahathuduwa 12.2 town, Kahathuduwa 1.6 SE 13.8 town, Gonapola Junction 1.1 NW 15.3 town, Gonapola Junction 16.4 town
Katunayake - Andiambalama | main
Katunayake 0.7 NE 0, Katunayake 0.9 NE 0.3 town, Katunayake 1.1 NE 0.6 town, Andiambalama 1.0 SW 2.3 town
Katunayake - Colombo Bandaranaike International Airport | secondary
Katunayake 1.1 W 0, Colombo Bandaranaike International Airport 2.8 town
Katunayake - Demanhandiya | minor
Katunayake 0.5 E 0, Katunayake 1.8 E 1.5 town, Katunayake 2.0 E 1.7 town, Andiambalama 1.7 SW 2.2 town, Andiambalama 1.0 SW 3 town, Andiambalama 0.9 W 4.1 town, Kimbulapitiya 0.3 E 6.33 town, Kimbulapitiya 0.8 N 7.13 town, Demanhandiya 1.2 E 8.7 town
Katunayake - Katunayake | secondary
Katunayake 1.1 W 0, Katunayake 0.7 NE 1.8 town
Katuwawala - Bokundara | secondary
Katuwawala 1.5 NW 0, Katuwawala 1.5 city, Bokundara 3.4 city
Katuwawala - Boralesgamuwa | secondary
Katuwawala 0, Boralesgamuwa 1.4 city
Katuwellegama - Dunagaha | secondary
Katuwellegama 0, Dunagaha 4.9 town
Kelaniya - Gonawala | minor
Kelaniya 0, Galedanda 3.6 city, Gonawala 5.4 city
Kelaniya - Kelaniya | secondary
Kelaniya 1.0 SE 0, Kelaniya 1.03 city
Kelaniya - Kelaniya | minor
Kelaniya 0.3 NW 0, Kelaniya 1.1 N 0.84 city
Kelaniya - Naranwala | secondary
Kelaniya 0.3 NW 0, Kelaniya 0.25 city, Kaduwela 8.9 city, Biyagama 13.8 town, Siyambalape 1.2 SE 15.5 town, Biyagama IPZ 1.1 NW 16.7 town, Delgoda 0.2 S 19.2 town, Delgoda 0.4 NE 19.8 town, Naranwala 22.14 town
Kelinkanda - Veddagala | main
Kelinkanda 0, Kalawana 16.7 winding, Veddagala 26.9 winding
Kerawalapitiya exit - Ragama | secondary
Kerawalapitiya exit 0, Ragama 0.8 W 1.3 town
Kiriwattuduwa - Horagala | secondary
Kiriwattuduwa 0.6 W 0, Kiriwattuduwa 0.7 town, Horagala 10.9 town
Kiriwattuduwa - Kahathuduwa | minor
Kiriwattuduwa 0.8 E 0, Kahathuduwa 1.6 SE 3.5 town
Kiriwattuduwa - Padukka | secondary
Kiriwattuduwa 0, Kiriwattuduwa 0.8 E 0.8 town, Horagala 3.5 SW 4.2 town, Millewa 1.6 NW 6.5 town, Millewa 0.5 NW 7.7 settled, Millewa 0.5 NE 8.6 town, Millewa 1.5 NE 9.6 settled, Poregedara 0.9 NE 14 town, Padukka 1.1 SW 15.4 town
Kirulapana - Sri Jayawardenepura | secondary
Kirulapana 0, Sri Jayawardenepura 3.2 city
Kitalawalana - Elibichchiya | minor
Kitalawalana 3.9 N 0, Elibichchiya 5.0 NE 3.8 settled
Kitalawalana - Giriulla | secondary
Kitalawalana 3.9 N 0, Giriulla 2.9 SW 1.6 settled
Kitalawalana - Kitalawalana | minor
Kitalawalana 3.0 SW 0, Kitalawalana 2.6 W 3.9 settled
Kitalawalana - Tulhiriya | minor
Kitalawalana 0, Loluwagoda 3.8 settled, Tulhiriya 3.6 W 13.4 settled
Kitulgoda - Ratmale | secondary
Kitulgoda 0, Ratmale 0.5 NW 5.5 settled
Kitulgoda - Ratmale | secondary
Kitulgoda 0, Ratmale 2.0 W 6 settled
Kitulgoda - Welipenna | secondary
Kitulgoda 0, Welipenna 12.9 settled
Kochchikade - Akaragama | secondary
Kochchikade 0.5 E 0, Halpe 7.6 town, Halpe 1.2 SE 8.85 town, Akaragama 11.5 town
Kochchikade - Waikkal | main
Kochchikade 0, Waikkal 2.6 settled
Koholana - Ballapitiya | secondary
Koholana 2.4 NW 0, Bolossagama 4.8 town, Galpatha 6 town, Galpatha 1.3 NE 7.3 town, Dombagoda 9.7 town, Dombagoda 1.7 NE 11.36 town, Anguruwatota 2.1 N 12.82 settled, Ballapitiya 16.5 settled
Koholana - Gamagoda | minor
Koholana 0.5 NE 0, Gamagoda 5.9 town
Koholana - Koholana | minor
Koholana 0.5 NE 0, Koholana 0.5 town
Koholana - Maharangalla | secondary
Koholana 2.4 NW 0, Maharangalla 2.2 W 3.3 town
Koholana - Yatawara Junction | minor
Koholana 0.5 NE 0, Remunagoda 4.8 town, Yatawara Junction 6.5 town
Koralawella - Egodauyana South | secondary
Koralawella 0, Koralawella 1.0 SE 4.9 city, Egodauyana South 8.1 city
Kosgama - Kosgama | minor
Kosgama 0, Kosgama 2.8 SE 3 settled
Kotadeniyawa - Kitalawalana | secondary
Kotadeniyawa 0.4 S 0, Kotadeniyawa 0.4 settled, Kitalawalana 2.6 W 3.6 settled, Kitalawalana 2.3 N 6.2 settled, Kitalawalana 3.5 N 8.1 settled
Kotadeniyawa - Yakwila | minor
Kotadeniyawa 0, Elibichchiya 3.7 settled, Yakwila 14.4 settled
Kottawa - Piliyandala | secondary
Kottawa 0, Hiripitya 1.0 W 1.2 city, Siddamulla 1.2 NE 1.8 city, Siddamulla 2.97 city, Gorakapitiya 4.24 city, Piliyandala 1.0 SE 6.8 city
Kottawa - Rukmale-Pannipitiya | minor
Kottawa 0, Rukmale-Pannipitiya 0.5 SE 2 city
Kottawa North - Hokandara | minor
Kottawa North 0, Hokandara 4.2 city
Kotugoda - Attanagalla | secondary
Kotugoda 0, Madelgamuwa 1.3 N 3.7 town, Udugampola 0.9 SW 5.7 town, Udugampola 0.3 S 6.5 town, Pethiyagoda 1.1 S 8.3 town, Pethiyagoda 1.7 E 10.5 town, Essella 2.7 S 12.9 town, Essella 2.4 S 13.3 town, Essella 1.5 E 15.4 town, Essella 2.0 NE 17.4 town, Muddaragama 0.5 S 20.3 town, Muddaragama 2.4 E 22.5 settled, Kaleliya 26.6 town, Kumbaloluwa 0.6 NW 27.8 town, Kumbaloluwa 28.5 town, Pasyala 29.98 town, Ellakkala 33.1 town, Ellakkala 1.6 S 34.7 town, Attanagalla 0.3 SE 36.6 settled, Attanagalla 0.3 S 36.72 town
Kotugoda - Madelgamuwa | minor
Kotugoda 0, Madelgamuwa 4.9 town
Kotugoda - Udugampola | minor
Kotugoda 0, Uggalboda 4.9 town, Udugampola 8.6 town
Liyanwala - Angampitiya | secondary
Liyanwala 0, Padukka 1.1 SW 1.9 town, Angampitiya 1.2 SE 5.3 town, Angampitiya 1.3 SE 5.8 settled
Loluwagoda - Narammala | main
Loluwagoda 0, Kitalawalana 3.5 N 3.9 settled, Giriulla 2.9 SW 4.7 settled, Giriulla 1.5 SW 6.2 settled, Giriulla 0.9 SW 6.8 settled, Giriulla 7.74 settled, Dambadeniya 0.4 SW 10.1 settled, Dambadeniya 10.5 settled, Metiyagane 15.7 settled, Metiyagane 1.2 NE 16.86 settled, Narammala 2.6 S 18.5 settled
Lunawa - Alubomulla | secondary
Lunawa 0, Koralawella 4 city, Egodauyana North 8.37 town, Alubomulla 15.8 town
Mabodale - Divulapitiya | secondary
Mabodale 0, Divulapitiya 4.5 town
Mabodale - Muddaragama | secondary
Mabodale 0, Muddaragama 5.9 town
Mabola - Ragama | main
Mabola 0, Ragama 3.9 town
Madapatha - Madapatha | minor
Madapatha 1.1 N 0, Madapatha 1.3 city
Madapatha - Makandana | minor
Madapatha 1.1 N 0, Makandana 0.4 S 2.6 city
Madelgamuwa - Udugampola | secondary
Madelgamuwa 0, Udugampola 3.1 town
Madiwela - Udahamulla | minor
Madiwela 0, Udahamulla 1.83 city
Magammana-Dolekade - Kiriwattuduwa | secondary
Magammana-Dolekade 0, Kiriwattuduwa 3.6 town
Magammana-Dolekade - Pitipana Homagama | minor
Magammana-Dolekade 1.1 NE 0, Pitipana Homagama 1.4 S 3 town
Maggona - Maggona | minor
Maggona 1.7 W 0, Maggona 0.5 NW 1.3 town
Maggona - Yatadolawatta | minor
Maggona 0, Paiyagala 1.1 settled, Weragala 2.9 settled, Yatadolawatta 0.3 W 10.8 settled
Mahara - Kadawatha | minor
Mahara 1.7 NW 0, Kadawatha 2.5 NW 2.8 town
Maharagama - Maharagama | secondary
Maharagama 0, Maharagama 0.8 E 0.83 city
Maharangalla - Paiyagala | secondary
Maharangalla 0, Maharangalla 0.8 S 0.8 town, Meegoda 2.2 city, Kalutara 2.8 city, Pannala 7.6 town, Paiyagala 15.2 town
Maharangalla - Tebuwana | secondary
Maharangalla 0.8 S 0, Gamagoda 0.8 W 2.2 town, Padagoda 1.1 NE 3.7 town, Dodangoda 0.5 W 7.5 town, Dodangoda 8 town, Dodangoda 0.4 E 8.5 town, Tebuwana 2.5 S 12.6 town
Makandana - Ambalangoda (Colombo) | minor
Makandana 0, Ambalangoda (Colombo) 2.9 town
Makewita - Horampella | secondary
Makewita 1.5 SE 0, Udugampola 0.9 SW 3.8 town, Udugampola 1.1 N 5.5 town, Horampella 1.0 S 8.4 town
Makewita - Ihala Madampella | minor
Makewita 0, Madelgamuwa 1.6 town, Uggalboda 4.7 town, Minuwangoda 13.4 town, Katuwellegama 15.9 town, Ihala Madampella 23.2 town
Makewita - Imbulgoda | secondary
Makewita 0, Imbulgoda 0.9 W 6.7 town
Makola - Makola | secondary
Makola 0.8 E 0, Makola 1.2 E 0.7 town
Makola - Siyambalape | secondary
Makola 0, Heiyanthuduwa 3.9 town, Siyambalape 6 town, Siyambalape 1.2 SE 7.2 town
Malabe - Athurugiriya | minor
Malabe 1.5 SE 0, Athurugiriya 1.7 city
Malabe - Malabe | main
Malabe 0, Malabe 0.5 SE 0.5 city
Maligakanda - Punchi Borella Junction | minor
Maligakanda 0, Punchi Borella Junction 0.8 city
Maligawatta - Nagalagam Street | secondary
Maligawatta 0, Nagalagam Street 0.3 SW 1.8 city
Malwana - Dekatana | minor
Malwana 0, Dekatana 4.5 town
Malwana - Malwana | minor
Malwana 0, Malwana 0.4 SE 0.5 town
Mandawala - Mandawala | minor
Mandawala 0.5 SW 0, Mandawala 0.9 town
Marandagahamula - Badalgama | secondary
Marandagahamula 0.4 S 0, Marandagahamula 0.4 town, Hunumulla 1 town, Badalgama 0.7 SE 7.9 town, Badalgama 8.62 town
Marandagahamula - Banduragoda | secondary
Marandagahamula 0, Divulapitiya 3.4 town, Banduragoda 8.7 town
Mattakkuliya - Mahara | secondary
Mattakkuliya 1.6 N 0, Wattala 2.4 city, Kelaniya 1.1 N 3.7 city, Mahara 1.7 NW 6.9 city, Mahara 8.7 town
Mattakkuliya - Mattakkuliya | minor
Mattakkuliya 0, Mattakkuliya 0.3 N 0.3 city, Mattakkuliya 1.6 N 1.6 city
Mattakkuliya - Uswetakeiyawa | secondary
Mattakkuliya 1.6 N 0, Uswetakeiyawa 5.4 town
Mattakkuliya - Wattala | minor
Mattakkuliya 0.3 N 0, Wattala 1.1 SW 1.4 city
Mattegoda - Magammana-Dolekade | minor
Mattegoda 0, Magammana-Dolekade 4 city
Mattegoda - Polgasowita | minor
Mattegoda 1.4 SE 0, Polgasowita 1.7 town
Matugama - Agalawatta | main
Matugama 0, Agalawatta 5.6 settled
Matugama - Henegama | minor
Matugama 0, Henegama 4.7 settled
Meegahatenna - Elpitiya | minor
Meegahatenna 0.6 NW 0, Yagirala 1.9 W 14.2 settled, Elpitiya 1.7 NE 23 settled
Meegahatenna - Neluwa | secondary
Meegahatenna 0, Pelawatta 4.2 settled, Pelawatta 1.4 SE 5.7, Pelawatta 3.0 E 7.5 settled, Boralugoda 4.0 S 15.8 winding, Neluwa 0.6 NW 29.1 winding
Meegama - Haburugala | minor
Meegama 2.9 S 0, Haburugala 3.4 SE 2.8 settled
Millaniya - Galpatha | minor
Millaniya 0, Galpatha 7.6 town
Millaniya - Haltota | minor
Millaniya 0, Haltota 1.2 SE 2.05 town
Millewa - Halwatura | minor
Millewa 1.5 NE 0, Kahawala 0.4 NW 3.8 town, Kahawala 4.22 town, Batugampola 7.6 town, Halwatura 18.3 settled
Millewa - Horana | secondary
Millewa 0.5 NW 0, Millewa 1.6 SW 1.6 settled, Kananwila 0.8 W 4.2 settled, Horana 1.9 E 7.6 settled
Millewa - Millewa | secondary
Millewa 1.6 NW 0, Millewa 1.7 W 1.1 settled, Millewa 1.6 SW 1.6 settled
Millewa - Millewa | minor
Millewa 0, Millewa 0.7 E 0.7 town
Millewa - Miwanapalana | minor
Millewa 0.5 NE 0, Millewa 0.7 E 0.5 town, Kuda Uduwa 2.1 settled, Miwanapalana 2.4 SW 6.8 settled
Minuwangoda - Demanhandiya | secondary
Minuwangoda 1.9 S 0, Yatiyana (Gampaha) 2.94 town, Yatiyana (Gampaha) 0.9 N 3.8 town, Dagonna 0.4 E 5.9 town, Miriswatte 1.0 S 7.5 town, Miriswatte 1.0 SW 8.7 town, Miriswatte 1.3 W 9.22 town, Demanhandiya 1.5 NE 10.1 town, Demanhandiya 1.5 N 11.1 town
Minuwangoda - Dunagaha | secondary
Minuwangoda 1.5 E 0, Aluthepola 3.2 town, Dunagaha 0.8 W 4.8 town, Dunagaha 1.1 NW 5.9 town
Minuwangoda - Horampella | minor
Minuwangoda 0, Wegowwa 3.9 town, Horampella 4.72 town
Minuwangoda - Negombo | secondary
Minuwangoda 2.0 S 0, Minuwangoda 1.9 S 0.4 town, Andiambalama 4.8 town, Andiambalama 0.9 W 5.65 town, Colombo Bandaranaike International Airport 1.3 N 7.8 town, Negombo 0.7 E 10.1 town, Negombo 0.5 N 10.7 city
Miraniya Street - Ananda Rajakaruna Mawatha and Siri Dhamma Mawatha Junction | minor
Miraniya Street 0, Maligakanda 1.2 city, Colombo 2.3 city, Ananda Rajakaruna Mawatha and Siri Dhamma Mawatha Junction 3.1 city
Mirigama - Danowita | secondary
Mirigama 3.3 NW 0, Mirigama 3.3 settled, Danowita 7.2 settled
Mirigama - Mirigama | secondary
Mirigama 2.3 SE 0, Mirigama 2.9 SE 0.7 settled
Mirigama exit - Mirigama exit | secondary
Mirigama exit 1.7 W 0, Mirigama exit 1.9 settled
Mirigama exit - Mirigama | main
Mirigama exit 1.7 W 0, Mirigama 2.3 SE 4.2 settled
Miriswatta - Wathurugama | secondary
Miriswatta 0.5 NE 0, Wathurugama 0.8 NW 9.6 town
Miriswatte - Miriswatte | minor
Miriswatte 1.0 S 0, Miriswatte 1.1 town
Mithirigala - Avissawella | secondary
Mithirigala 0, Avissawella 13 settled
Miwanapalana - Ingiriya | secondary
Miwanapalana 0, Poruwedanda 6.9 settled, Ingiriya 10.7 settled
Miwanapalana - Miwanapalana | secondary
Miwanapalana 0, Miwanapalana 1.4 SE 1.45 settled
Molkawa - Hedigalla Colony | secondary
Molkawa 0, Baduraliya 11.5 winding, Hedigalla Colony 20.4 winding
Molkawa - Kelinkanda | secondary
Molkawa 0, Kelinkanda 10.5 winding
Morapitiya - Kalawana | main
Morapitiya 0, Meepagama 10 winding, Kalawana 0.4 W 13.4 winding
Morapitiya - Meegahatenna | minor
Morapitiya 0, Ratmale 15.8 winding, Meegahatenna 19.9 settled
Moratumulla - Koralawella | secondary
Moratumulla 0, Koralawella 4.5 city
Moratuwa - Egodauyana North | secondary
Moratuwa 0, Koralawella 1.0 SE 2.7 city, Egodauyana North 8.4 town
Morontuduwa - Koholana | minor
Morontuduwa 0.3 E 0, Koholana 2.2 N 4 town
Morontuduwa - Millaniya | secondary
Morontuduwa 1.1 NE 0, Paragastota 3.6 town, Millaniya 5.9 town
Morontuduwa - Morontuduwa | main
Morontuduwa 0.4 NE 0, Morontuduwa 0.4 town
Mount Lavinia - Lunawa | minor
Mount Lavinia 0, Ratmalana 0.7 city, Lunawa 5.2 city
Mount Lavinia - Mount Lavinia | secondary
Mount Lavinia 0, Mount Lavinia 0.3 E 0.33 city
Mullegama - Mullegama | minor
Mullegama 0.7 W 0, Mullegama 0.8 town
Mullegama - Ranala | minor
Mullegama 2.2 NW 0, Ranala 1.4 NW 3 town
Nagalagam Street - Ambathale | minor
Nagalagam Street 1.0 E 0, Peliyagoda 1.9 SE 3.7 city, Ambathale 7 city
Nagalagam Street - Nagalagam Street | main
Nagalagam Street 0.3 SW 0, Nagalagam Street 0.5 SE 0.5 city
Naranwala - Weliweriya | main
Naranwala 0, Weliweriya 0.3 SE 2 town, Weliweriya 2.3 town
Nawala - Sri Jayawardenepura | secondary
Nawala 0, Sri Jayawardenepura 3.8 city
Nawattuduwa - Dharga Town | minor
Nawattuduwa 1.5 W 0, Dharga Town 6 town
Nawattuduwa - Walagedara | minor
Nawattuduwa 0.7 W 0, Walagedara 1.7 W 4.35 settled
Nawinna - Oruwala | minor
Nawinna 0, Pamunuwa-Patiragoda 2.3 city, Hokandara 8.7 city, Oruwala 14.6 city
Neboda - Ayagama | minor
Neboda 1.7 N 0, Veyangalla 8 settled, Paragoda 20.4 settled, Gawaragiriya 33.1 winding, Ayagama 0.4 N 41.1 winding
Neboda - Dodangoda | minor
Neboda 1.5 S 0, Neboda 4.1 S 3 settled, Dodangoda 0.7 E 8.5 settled
Neboda - Horawala | secondary
Neboda 0.9 SW 0, Neboda 1.5 S 1.1 settled, Matugama 7.9 settled, Horawala 1.4 N 11.45 settled, Horawala 12.9 settled
Neboda - Mahagama | minor
Neboda 3.1 N 0, Mahagama 4.4 NW 3.4 settled
Neboda - Matugama | main
Neboda 0, Matugama 9.8 settled
Neboda - Neboda | main
Neboda 1.0 W 0, Neboda 0.9 SW 0.85 settled
Neboda - Neboda | secondary
Neboda 1.6 N 0, Neboda 1.0 W 2.2 settled
Neboda - Neboda | minor
Neboda 0.9 SW 0, Neboda 3.1 SW 2.2 settled, Neboda 4.1 S 3.5 settled
Nedungamuwa - Buthpitiya | minor
Nedungamuwa 0, Buthpitiya 4.8 town
Negombo - Aluthepola | secondary
Negombo 0.3 NW 0, Negombo 0.5 N 0.3 city, Negombo 0.8 NE 0.8 city, Negombo 1.5 NE 1.7 city, Kimbulapitiya 1.4 W 3.2 town, Kimbulapitiya 4.6 town, Kimbulapitiya 0.3 E 4.9 town, Dagonna 7.2 town, Dagonna 0.4 E 7.6 town, Aluthepola 12.9 town
Negombo - Badalgama | main
Negombo 0, Kochchikade 8.9 town, Dankotuwa 13.3 settled, Badalgama 3.8 NW 23 settled
Negombo - Bokalagama | secondary
Negombo 2.3 NW 0, Negombo 2.05 N 1.3 city, Negombo 2.1 N 1.7 city, Demanhandiya 2.1 W 3.1 city, Demanhandiya 0.4 SW 4.9 town, Demanhandiya 5.3 town, Ihala Madampella 14.8 town, Akaragama 18.8 town, Akaragama 0.2 NE 19 town, Badalgama 0.7 SE 22.3 settled, Mellawagedara 27.1 settled, Divuldeniya 0.5 W 28.6 settled, Divuldeniya 29.15 settled, Waradala 30.43 settled, Kotadeniyawa 0.4 S 31.5 settled, Kotadeniyawa 2.6 SE 34.1 settled, Kitalawalana 3.0 SW 36 settled, Bokalagama 3.8 NE 39.3 settled
Negombo - Demanhandiya | minor
Negombo 1.5 NE 0, Negombo 2.1 NE 0.9 town, Demanhandiya 2.1 W 2.13 town
Negombo - Miriswatte | minor
Negombo 1.54 N 0, Negombo 1.5 N 0.4 city, Negombo 2.1 NE 1.6 city, Demanhandiya 1.5 S 3.1 town, Kimbulapitiya 0.8 N 4.7 town, Miriswatte 1.0 SW 6.4 town
Negombo - Negombo | secondary
Negombo 0.8 NE 0, Negombo 1.5 N 1 city, Negombo 2.1 N 1.6 city
Negombo - Negombo | minor
Negombo 0.5 N 0, Negombo 0.9 N 0.5 city, Negombo 2.1 NW 2.23 city
Negombo - Negombo | minor
Negombo 0.7 S 0, Negombo 0.7 E 1.3 town, Negombo 0.8 NE 1.74 city
Negombo - Negombo | minor
Negombo 0.9 N 0, Negombo 1.54 N 0.7 city, Negombo 2.05 N 1.2 city, Negombo 2.9 N 2.1 city
Negombo - Negombo | minor
Negombo 2.1 N 0, Negombo 3.2 N 1.2 city
Nikahetikanda - Waharaka | secondary
Nikahetikanda 0, Waharaka 5.7 settled
Nikahetikanda - Weweldeniya | minor
Nikahetikanda 0, Algama 8 town, Weweldeniya 1.8 E 12.9 town
Nittambuwa - Panawala | secondary
Nittambuwa 1.2 W 0, Panawala 3.7 town
Niwandama - Ganemulla | minor
Niwandama 0, Ganemulla 2.0 SE 4.2 town
Nugegoda - Sri Jayawardenepura | minor
Nugegoda 0, Sri Jayawardenepura 0.9 city
Opatha - Katunayake | minor
Opatha 1.3 NE 0, Hinatiyana Madawala 2.4 town, Katunayake 2.0 E 5 town
Opatha - Waradala | secondary
Opatha 0, Opatha 1.3 NE 1.3 town, Minuwangoda 2.5 S 4.1 town, Minuwangoda 2.0 S 4.6 town, Minuwangoda 1.8 S 4.8 town, Minuwangoda 1.5 E 7 town, Watinapaha 2.1 W 9.5 town, Watinapaha 1.7 N 11.3 town, Divulapitiya 1.0 SE 14.9 town, Divulapitiya 0.8 E 15.8 town, Walpita 0.6 S 19.6 town, Walpita 20.2 settled, Walpita 0.5 N 20.7 settled, Waradala 22.5 settled
Oruwala - Mullegama | secondary
Oruwala 1.1 SW 0, Oruwala 1.1 town, Mullegama 0.7 W 2.4 town
Padagoda - Bombuwala | main
Padagoda 1.1 NE 0, Bombuwala 2.7 town
Padagoda - Dodangoda | minor
Padagoda 2.9 S 0, Dodangoda 0.5 W 5.3 town
Padagoda - Gamagoda | minor
Padagoda 1.6 NW 0, Gamagoda 0.8 W 1.4 town, Gamagoda 2.5 town
Padukka - Angampitiya | minor
Padukka 0, Angampitiya 2.4 town
Padukka - Handapangoda | secondary
Padukka 1.8 NW 0, Padukka 1.1 N 1.5 town, Angampitiya 3.2 town, Angampitiya 1.3 SE 4.6 settled, Bope 6.5 settled, Handapangoda 0.6 NE 10 settled, Handapangoda 10.6 town
Paiyagala - Henegama | minor
Paiyagala 1.6 W 0, Paiyagala 1.6 town, Halkandawila 4.8 town, Nawattuduwa 12.8 settled, Henegama 1.9 W 15.14 settled
Pamunugama - Ekala | main
Pamunugama 0, Ekala 8.5 town
Pamunugama - Seeduwa | secondary
Pamunugama 0, Seeduwa 0.6 S 10.3 town
Pamunuwa-Patiragoda - Siyambalagoda | minor
Pamunuwa-Patiragoda 0, Arawwala West 4.9 city, Pelenwatta 7.5 city, Gorakapitiya 9.2 city, Siyambalagoda 13.2 city, Siyambalagoda 0.6 S 13.8 town
Pamunuwatta - Kitalawalana | secondary
Pamunuwatta 3.7 NW 0, Kitalawalana 5.2 settled, Kitalawalana 2.3 N 7.8 settled
Pamunuwatta - Loluwagoda | main
Pamunuwatta 3.3 N 0, Pamunuwatta 3.5 N 0.3 settled, Mirigama exit 1.7 W 3.1 settled, Loluwagoda 5.44 settled
Panadura - Alubomulla | minor
Panadura 1.9 S 0, Alubomulla 1.9 SW 1.7 town
Panagoda - Godagama Junction | minor
Panagoda 0, Godagama Junction 1.7 town
Panagoda - Hanwella | minor
Panagoda 0, Batawala 5.1 town, Hanwella 12.9 town, Hanwella 0.8 E 13.8 town
Panagoda - Ranala | minor
Panagoda 0, Ranala 2.7 SE 5.9 town
Panawala - Kumbaloluwa | minor
Panawala 0, Kumbaloluwa 3.5 town
Panawala - Muddaragama | minor
Panawala 2.3 W 0, Muddaragama 2.4 E 3.8 settled
Pannala - Padagoda | secondary
Pannala 1.1 E 0, Padagoda 1.3 town, Padagoda 1.1 NE 2.4 town
Pannala - Padagoda | minor
Pannala 0, Padagoda 3.7 town
Pelawatta - Pelawatta | minor
Pelawatta 3.1 E 0, Pelawatta 3.0 E 1.9
Pelawatta - Pitigala | secondary
Pelawatta 1.4 SE 0, Pitigala 1.4 N 4.9 settled
Peliyagoda - Biyagama | secondary
Peliyagoda 0.9 S 0, Peliyagoda 2 city, Galedanda 1.7 SW 3.9 city, Gonawala 0.2 SW 5.7 city, Kaduwela 1.0 NE 8.9 city, Biyagama 0.5 SW 12 town, Biyagama 12.54 town
Peliyagoda - Galedanda | minor
Peliyagoda 1.0 E 0, Galedanda 1.3 NW 2 city
Peliyagoda - Galedanda | minor
Peliyagoda 1.0 N 0, Peliyagoda 1.0 E 1.7 city, Galedanda 1.7 SW 2.54 city
Peliyagoda - Kaduwela | minor
Peliyagoda 0, Kaduwela 7 city
Peliyagoda - Kelaniya | secondary
Peliyagoda 1.3 N 0, Kelaniya 0.3 NW 2 city
Peliyagoda - Makola | minor
Peliyagoda 0, Galedanda 3.4 city, Makola 6.7 city
Pepiliyana - Katuwawala | main
Pepiliyana 1.2 E 0, Katuwawala 1.5 NW 1.6 city
Pepiliyana - Mount Lavinia | secondary
Pepiliyana 0.4 SE 0, Dehiwala 2.2 city, Sirimal Uyana 2.7 city, Mount Lavinia 3.43 city
Pepiliyana - Pelenwatta | secondary
Pepiliyana 1.9 W 0, Pepiliyana 0.4 W 1.54 city, Pepiliyana 0.4 SE 2.2 city, Katuwawala 1.5 NW 4.1 city, Maharagama 6.1 city, Pelenwatta 10.5 city
Pepiliyana - Pepiliyana | minor
Pepiliyana 2.3 W 0, Pepiliyana 1.9 W 0.34 city
Pepiliyawala - Mithirigala | minor
Pepiliyawala 1.5 NE 0, Mithirigala 3.5 settled
Pethiyagoda - Pethiyagoda | minor
Pethiyagoda 1.1 S 0, Pethiyagoda 1.1 town
Pettah Bus Stand - Ayurveda Junction | minor
Pettah Bus Stand 0, Colombo 1.5 city, Borella Junction 2.9 city, Colombo 8 3.6 city, Gothami Road 3.93 city, Ayurveda Junction 4.2 city
Piliyandala - Madapatha | secondary
Piliyandala 0.7 SE 0, Deltara 1.5 E 2 city, Madapatha 1.1 N 2.43 city
Piliyandala - Suwarapola | minor
Piliyandala 0.6 N 0, Suwarapola 0.4 NW 2.1 city
Piliyandala - Welmilla Junction | secondary
Piliyandala 2.0 E 0, Kesbewa 2.1 city, Makandana 2.4 city, Makandana 0.4 S 2.83 city, Welmilla Junction 6.6 town
Pitipana Homagama - Horagala | minor
Pitipana Homagama 0.3 NW 0, Pitipana Homagama 0.35 town, Pitipana Homagama 2.7 SE 3.2 town, Horagala 3.5 SW 6.2 town
Pitipana Homagama - Pitipana Homagama | minor
Pitipana Homagama 0.3 NW 0, Pitipana Homagama 1.4 S 1.7 town
Pokunuwita - Haltota | minor
Pokunuwita 1.7 W 0, Haltota 3.8 settled, Haltota 1.2 SE 5.2 town
Polgasowita - Welmilla Junction | secondary
Polgasowita 0, Welmilla Junction 5.9 town
Poregedara - Handapangoda | minor
Poregedara 0, Kahawala 1.9 N 4 town, Handapangoda 8.2 town
Pugoda - Pugoda | minor
Pugoda 2.2 NW 0, Pugoda 2.3 settled
Punchi Borella Junction - Borella Junction | secondary
Punchi Borella Junction 0, Borella Junction 0.9 city
Radawana - Kalagedihena | secondary
Radawana 0, Wathurugama 0.8 NW 3.1 settled, Wathurugama 1.7 NW 4.1 town, Ambagaspitiya 1.5 E 6.5 town, Kalagedihena 1.2 E 11.7 town
Radawana - Kosgama | minor
Radawana 0, Mandawala 4.4 settled, Pugoda 11.7 settled, Kosgama 0.4 E 13.9 settled
Radawana - Pepiliyawala | minor
Radawana 0, Pepiliyawala 6.5 settled, Pepiliyawala 0.4 E 7.2 settled
Radawana - Wathurugama | secondary
Radawana 0, Wathurugama 3.5 town
Raddolugama - Katunayake | minor
Raddolugama 1.1 SW 0, Katunayake 1.8 E 3.8 town
Raddolugama - Opatha | minor
Raddolugama 0, Opatha 4.1 town
Ragama - Ekala | minor
Ragama 0, Niwandama 7.9 town, Ja-Ela 10.5 town, Ekala 13.4 town
Ragama - Ragama | main
Ragama 0.8 W 0, Ragama 0.9 town
Ragama - Ragama | secondary
Ragama 0, Ragama 1.4 E 1.5 town
Rajagiriya - Nawala-Koswatte | main
Rajagiriya 0, Nawala-Koswatte 1.3 city
Ranala - Dompe | secondary
Ranala 2.7 SE 0, Ranala 2.9 E 5.1 settled, Kapugoda 9.8 settled, Dompe 2.1 NE 12.1 settled
Ranala - Ranala | minor
Ranala 0, Ranala 0.5 E 0.5 town
Ratmalana - Kaldemulla | minor
Ratmalana 0, Kaldemulla 2.5 city
Ratmalana - Ratmalana North | secondary
Ratmalana 0, Ratmalana North 2.7 city
Ratmalana North - Angulana | secondary
Ratmalana North 0, Kaldemulla 2.7 city, Angulana 4.2 city
Ratmalana North - Boralesgamuwa | minor
Ratmalana North 0, Boralesgamuwa 2.7 city
Ratmalana North - Katubedda | minor
Ratmalana North 0, Katubedda 3.3 city
Ratmale - Amugoda | minor
Ratmale 0.5 NW 0, Walallawita 10.9, Amugoda 19.3 settled
Ratmale - Hedigalla Colony | minor
Ratmale 0.5 NW 0, Atale 11.8 settled, Hedigalla Colony 15.7 winding
Ratmale - Waturawa | minor
Ratmale 0, Boralugoda 14.4 settled, Danawala Thiniyawala 30.1 winding, Veddagala 2.9 SW 77.9 winding, Veddagala 84.1 winding, Waturawa 95.3 winding
Rawathawatta - Indibedda | minor
Rawathawatta 0.6 SE 0, Moratumulla 1.3 city, Indibedda 2.9 city
Rawathawatta - Lunawa | minor
Rawathawatta 0, Lunawa 1.4 city
Rawathawatta - Willorawatta | secondary
Rawathawatta 0.6 SE 0, Willorawatta 1.34 city
Ruggahawila - Gonagala | secondary
Ruggahawila 1.0 N 0, Attanagalla 0.3 S 2.54 town, Urapola 4.25 settled, Urapola 0.5 S 4.74 settled, Bopagama 8 settled, Amitirigala 14.1 settled, Gonagala 19.2 settled
Ruggahawila - Hiswella | secondary
Ruggahawila 0, Kahatowita 1.4 town, Walgammulla 0.6 N 3.8 town, Walgammulla 4.5 settled, Kirindiwela 0.3 NW 8.1 town, Kirindiwela 8.36 settled, Hiswella 13.1 settled
Rukmale-Pannipitiya - Habarakada | secondary
Rukmale-Pannipitiya 0, Habarakada 1.6 W 2.5 city
Rukmale-Pannipitiya - Homagama | minor
Rukmale-Pannipitiya 0.5 SE 0, Homagama 3.2 city
Sarasavipaya - AC8 and Mangala Road Junction | minor
Sarasavipaya 0, AC8 and Mangala Road Junction 0.7 city
Seeduwa - Andiambalama | minor
Seeduwa 0.6 S 0, Raddolugama 2.3 town, Andiambalama 9.2 town
Seeduwa - Katunayake | minor
Seeduwa 1.1 S 0, Seeduwa 0.6 S 0.5 town, Seeduwa 1.1 town, Katunayake 0.5 E 3.9 town, Katunayake 0.7 NE 4.6 town
Seeduwa - Kotugoda | secondary
Seeduwa 1.5 SW 0, Seeduwa 1.1 S 1.23 town, Raddolugama 1.1 SW 2 town, Kotugoda 0.4 SW 5 town
Seeduwa - Negombo | secondary
Seeduwa 0, Colombo Bandaranaike International Airport 1.8 W 6.5 town, Negombo 8.6 town
Sethsiripaya - Biyagama | main
Sethsiripaya 0, Battaramulla 0.9 NE 0.9 city, Malabe 0.5 SE 4.1 city, Malabe 1.5 SE 5.3 city, Athurugiriya 2.0 N 6.5 city, Biyagama 11.5 town
Sethsiripaya - Talangama North | secondary
Sethsiripaya 0, Talangama North 3.2 city
Siyambalagoda - Gelanigama | minor
Siyambalagoda 0.5 S 0, Welmilla Junction 2.4 E 5.1 town, Gelanigama 9 town
Siyambalagoda - Welmilla Junction | minor
Siyambalagoda 0, Ambalangoda (Colombo) 2.1 town, Welmilla Junction 6.5 town
Sri Jayawardenepura - Maharagama | minor
Sri Jayawardenepura 0.5 S 0, Udahamulla 1.6 city, Maharagama 0.7 N 3.5 city
Sri Jayawardenepura Kotte - Kohuwala | minor
Sri Jayawardenepura Kotte 0, Sri Jayawardenepura 1 city, Kohuwala 4.3 city
Sri Jayawardenepura Kotte - Talawatugoda | secondary
Sri Jayawardenepura Kotte 0.2 S 0, Mirihana North 0.7 city, Madiwela 2.15 city, Talawatugoda 4.1 city
Suwarapola - Dampe | minor
Suwarapola 0, Deltara 2.9 city, Dampe 4.5 city
Suwarapola - Deltara | minor
Suwarapola 0.6 W 0, Suwarapola 0.6 city, Deltara 1.5 E 2.9 city
Talangama North - Galedanda | minor
Talangama North 0, Galedanda 7.5 city
Talangama North - Malabe | minor
Talangama North 0, Malabe 2.8 city
Talawatugoda - Athurugiriya | minor
Talawatugoda 0, Athurugiriya 4.2 city
Talawatugoda - Talangama South | minor
Talawatugoda 0, Talangama South 2.5 city
Tebuwana - Neboda | main
Tebuwana 0.4 SW 0, Neboda 1.0 W 4.3 settled
Tebuwana - Neboda | minor
Tebuwana 2.4 S 0, Neboda 3.1 SW 1.9 settled
Tebuwana - Neboda | minor
Tebuwana 2.5 S 0, Tebuwana 2.4 S 0.5 settled, Neboda 5.9 settled
Tebuwana - Tebuwana | minor
Tebuwana 1.0 SW 0, Tebuwana 2.5 S 2.6 settled
Tebuwana - Veyangalla | secondary
Tebuwana 0, Neboda 5.3 settled, Veyangalla 15.9 settled, Veyangalla 1.5 E 17.7 settled
Tebuwana - Welipenna | minor
Tebuwana 2.4 S 0, Yatadolawatta 8 settled, Henegama 13.4 settled, Welipenna 16.8 settled
Thoppu - Uraliyagara | secondary
Thoppu 0, Dankotuwa 3.4 settled, Dankotuwa 2.0 NE 5.5 town, Bujjampola 2.5 W 7.5 town, Bujjampola 2.6 W 7.7 settled, Lunuwila 2.8 SE 8.84 settled, Lunuwila 1.8 E 10.13 settled, Lunuwila 1.3 NE 11.4 settled, Ihala Kottaramulla 1.5 NW 14.8 settled, Nattandiya 0.8 E 17.4 settled, Nattandiya 2.6 N 20.3 settled, Nattandiya 2.9 N 20.6 settled, Galamuna 2.9 W 23.7 settled, Uraliyagara 3.4 SW 25.8 settled
Tummodara - Avissawella | secondary
Tummodara 0.3 SE 0, Avissawella 2.7 SW 8.8 settled
Tummodara - Maliboda | minor
Tummodara 0, Getahetta 3.5 W 7 settled, Getahetta 13.5 winding, Hinguralakanda 24.4 winding, Godagampola 34.5 winding, Miyanawita 50.9 winding, Maliboda 69.6 hill
Udahamulla - Pamunuwa-Patiragoda | secondary
Udahamulla 0, Pamunuwa-Patiragoda 2.3 city
Uduwara - Bombuwala | secondary
Uduwara 0, Tebuwana 5.3 settled, Tebuwana 0.4 SW 5.8 settled, Tebuwana 1.0 SW 6.5 settled, Yatawara Junction 1.6 S 8.1 town, Bombuwala 11.1 town
Uduwara - Neboda | secondary
Uduwara 0, Neboda 5.8 settled
Uduwara - Tebuwana | minor
Uduwara 1.7 E 0, Tebuwana 4.6 settled
Urapola - Dunumala | minor
Urapola 0, Nikahetikanda 4.7 settled, Dunumala 14.2 settled
Uswetakeiyawa - Ganemulla | minor
Uswetakeiyawa 2.0 N 0, Ja-Ela exit 2.1 SE 3.2 town, Batuwatta 1.1 NE 9.2 town, Ganemulla 2.0 SE 10.8 town, Ganemulla 2.4 SE 11.44 town
Uswetakeiyawa - Madelgamuwa | minor
Uswetakeiyawa 1.2 N 0, Kandana 3.5 town, Ja-Ela 10 town, Madelgamuwa 16.3 town
Uswetakeiyawa - Pamunugama | minor
Uswetakeiyawa 0, Pamunugama 5.7 town
Uswetakeiyawa - Pamunugama | minor
Uswetakeiyawa 1.2 N 0, Uswetakeiyawa 2.0 N 0.8 town, Pamunugama 1.7 SE 2.9 town
Veyangalla - Pimbura | minor
Veyangalla 0, Pimbura 0.3 N 2.7 settled
Veyangoda - Banduragoda | secondary
Veyangoda 0.6 W 0, Veyangoda 1.8 N 1.6 town, Muddaragama 0.5 S 6 settled, Muddaragama 6.5 settled, Banduragoda 0.8 W 8.3 town
Veyangoda - Kumbaloluwa | secondary
Veyangoda 0.4 E 0, Panawala 2.3 W 2.5 settled, Kumbaloluwa 0.6 NW 7 town
Wadduwa - Morontuduwa | secondary
Wadduwa 0, Morontuduwa 4.3 town
Waga - Kahawala | minor
Waga 0, Pinnawala-Waga 3.1 settled, Padukka 7.1 settled, Kahawala 1.9 N 15.2 town, Kahawala 0.4 NW 16.74 town
Walagedara - Yagirala | minor
Walagedara 0, Ittapana 4 settled, Halwala 7 settled, Yagirala 18.1 settled
Walallawita - Baddegama | minor
Walallawita 0, Pitigala 6.8 settled, Weihena 10.7 settled, Porawagama 14.4, Kahaduwa 25.3, Baddegama 36.5
Walpita - Divuldeniya | minor
Walpita 0.5 N 0, Divuldeniya 0.5 W 2.3 settled
Waskaduwa - Kalutara | main
Waskaduwa 0, Kalutara 5.1 town
Waskaduwa - Koholana | minor
Waskaduwa 1.9 N 0, Waskaduwa 1.7 NE 1.54 town, Koholana 2.4 NW 3.8 town
Waskaduwa - Waskaduwa | secondary
Waskaduwa 1.7 NE 0, Waskaduwa 0.5 NE 1.2 town
Wathurugama - Kirindiwela | minor
Wathurugama 0, Kirindiwela 4.5 town
Wathurugama - Urapola | secondary
Wathurugama 1.7 NW 0, Walgammulla 0.6 N 2.9 settled, Urapola 0.5 S 6.3 settled
Watinapaha - Marandagahamula | minor
Watinapaha 0, Marandagahamula 6.5 town
Wattala - Mabola | secondary
Wattala 0, Mabola 2.3 city
Weboda - Dunumala | minor
Weboda 0, Naranwala 6.2 town, Demalagama 11.6 town, Mandawala 17.9 town, Pepiliyawala 23.9 settled, Hiswella 29.9 settled, Amitirigala 32.7 settled, Waharaka 40.2 settled, Waharaka 2.5 NE 42.9 settled, Dunumala 49.7 settled
Weboda - Panagoda Army Camp | minor
Weboda 0, Biyagama IPZ 9.2 town, Malwana 10.8 town, Ranala 18 town, Dedigamuwa 20.3 town, Mullegama 22.4 town, Panagoda Army Camp 24.5 town
Weboda - Weboda | secondary
Weboda 1.1 NW 0, Weboda 1.1 town
Weboda - Weliweriya | secondary
Weboda 1.5 N 0, Weliweriya 0.3 NW 4 town, Weliweriya 4.3 town
Wegowwa - Marandagahamula | minor
Wegowwa 0, Dunagaha 8.1 town, Marandagahamula 10.1 town
Welipenna - Ratmale | main
Welipenna 0, Ratmale 0.5 NW 12.5 settled
Welipenna - Walallawita | secondary
Welipenna 0, Utumgama 7.1 settled, Walallawita 14.8 settled
Welipenna - Yagirala | minor
Welipenna 1.3 SW 0, Halwala 5.3 settled, Yagirala 1.9 W 15.2 settled
Weliweriya - Kirindiwela | secondary
Weliweriya 0.3 SE 0, Puwakpitiya 2.2 SW 2.9 town, Radawana 7.6 town, Kirindiwela 11.9 settled
Weliweriya - Mudungoda | main
Weliweriya 0.3 NW 0, Balummahara 2.6 town, Mudungoda 4.2 town
Weliweriya - Puwakpitiya | minor
Weliweriya 0, Puwakpitiya 6.1 town
Weliweriya - Wathurugama | secondary
Weliweriya 0, Buthpitiya 4.8 town, Wathurugama 10.8 town
Welmilla Junction - Alubomulla | minor
Welmilla Junction 1.1 SE 0, Alubomulla 0.5 E 4.6 town
Welmilla Junction - Millewa | minor
Welmilla Junction 0.4 NE 0, Welmilla Junction 2.4 E 2 town, Gonapola Junction 1.1 NW 4.9 town, Millewa 1.7 W 9.9 town
Welmilla Junction - Paragastota | secondary
Welmilla Junction 0.4 NE 0, Welmilla Junction 1.1 SE 1.1 town, Bandaragama 4.2 town, Paragastota 9.5 settled
Welmilla Junction - Welmilla Junction | secondary
Welmilla Junction 0, Welmilla Junction 0.4 NE 0.4 town
Weweldeniya - Danowita | minor
Weweldeniya 0, Danowita 4.8 town
Weweldeniya - Niyadurupola | minor
Weweldeniya 0, Bopitiya 8.8 town, Niyadurupola 12.9 settled
Weweldeniya - Pamunuwatta | secondary
Weweldeniya 0.5 S 0, Weweldeniya 0.5 town, Pamunuwatta 3.1 settled, Pamunuwatta 2.7 NW 5.8 settled
Willorawatta - Deltara | minor
Willorawatta 0, Deltara 3.9 city
Willorawatta - Indibedda | minor
Willorawatta 0, Indibedda 1.9 city
Wolfendal Street - Colombo 13 | secondary
Wolfendal Street 0, Colombo 13 0.9 city
Wolfendal Street - Colombo 14 | minor
Wolfendal Street 0, Armour Street 0.34 city, Colombo 14 0.9 city
Yakkala - Dewalapola | secondary
Yakkala 1.8 NE 0, Bemmulla 1.0 NE 3.1 town, Pethiyagoda 1.7 E 7 town, Dewalapola 2.0 E 8.9 town
Yakkala - Minuwangoda | secondary
Yakkala 0, Ambagaspitiya 4 town, Ruggahawila 11.5 town, Ruggahawila 1.0 N 12.5 town, Nittambuwa 1.2 W 16 town, Veyangoda 0.4 E 19.7 town, Veyangoda 20.2 town, Veyangoda 0.6 W 20.8 town, Essella 2.4 S 23.6 town, Dewalapola 2.0 E 26.1 town, Dewalapola 28.1 town, Horampella 1.0 S 29.3 town, Minuwangoda 1.8 S 33.4 town
Yatadolawatta - Beruwala | minor
Yatadolawatta 0, Halkandawila 8.5 settled, Beruwala 16.1 settled
Yatadolawatta - Matugama | main
Yatadolawatta 0.4 E 0, Matugama 4.7 settled
Yatadolawatta - Meegama | minor
Yatadolawatta 0.4 E 0, Henegama 1.9 W 4.3 settled, Walagedara 9.2 settled, Meegama 13.4 settled
Yatiyana (Gampaha) - Katuwellegama | minor
Yatiyana (Gampaha) 0.9 N 0, Katuwellegama 3.8 town
York Street and Chatham Street Junction - B84 and WA Silva Mawatha Junction | main
York Street and Chatham Street Junction 0, York Street and Lotus Road Junction 0.5 city, Pettah Bus Stand 1.6 city, Colombo Public Library 2.9 city, National Museum of Colombo 3.3 city, Thummulla 4.75 city, Colombo 5 5.8 city, B84 and WA Silva Mawatha Junction 7.2 city
York Street and Lotus Road Junction - Mount Pleasent | minor
York Street and Lotus Road Junction 0, Maligakanda 2.2 city, St. Anthony's 2.9 city, Mount Pleasent 3.3 city
`
