/** Points and roads without an A-number in Southern Province. How to read it: ./format.ts. */

export const southernPoints = `
Ahangama 1.7 NW 5.9786 80.3464
Ahangama 5.9723 80.3609
Ahungalla 1.1 S 6.3032 80.0399
Ahungalla 6.3133 80.0409
Akmeemana 6.0836 80.2962
Akuressa 1.1 NE 6.0994 80.4812
Akuressa 1.11 NE 6.0953 80.4856
Akuressa 1.4 N 6.1021 80.4762
*Akuressa 6.0899 80.4771
Alapaladeniya 2.7 W 6.2815 80.4259
Alapaladeniya 6.2833 80.4500
Aluthwala 0.8 S 6.1734 80.1375
Aluthwala 6.1806 80.1378
Ambalantota 0.4 S 6.1183 81.0252
Ambalantota 0.7 S 6.1154 81.0245
Ambalantota 1.6 SE 6.1098 81.0338
Ambalantota 2.8 E 6.1213 81.0504
*Ambalantota 6.1216 81.0247
Ampegama 0.3 NW 6.1966 80.1452
Ampegama 1.4 NW 6.2036 80.1386
Ampegama 4.4 N 6.2329 80.1568
Ampegama 6.1943 80.1467
Amugoda 1.6 SW 6.3113 80.2090
Amugoda 2.8 SW 6.3036 80.2002
Amugoda 4.0 W 6.3285 80.1837
Amugoda 6.3213 80.2189
Anangoda 1.1 S 6.0380 80.2509
Anangoda 6.0476 80.2530
Andarawewa interchange 6.2734 81.0637
Angulugaha 6.0319 80.3241
*Angunakolapelessa 6.1656 80.9031
Angunakolapelessa interchange 6.1847 80.8791
Angunakolawewa 5.9 SW 6.3854 81.0396
Angunakolawewa 6.4115 81.0859
Ankokkawala 6.0533 80.2809
Aparekka 5.9925 80.6160
Aparekka interchange 6.0080 80.6290
Athuraliya 6.0661 80.5023
Baddegama 0.1 S 6.1797 80.1924
Baddegama 0.4 NW 6.1717 80.1769
Baddegama 1.4 NE 6.1886 80.2020
Baddegama 1.8 S 6.1540 80.1852
Baddegama 2.3 SE 6.1647 80.2057
*Baddegama 6.1688 80.1794
Baddegama interchange 6.1807 80.1923
Balapitiya 0.4 N 6.2819 80.0416
Balapitiya 1.7 S 6.2636 80.0382
*Balapitiya 6.2784 80.0403
Bandagiriya Colony 1.3 NE 6.2468 81.1547
Bandagiriya Colony 1.8 W 6.2424 81.1287
Bandagiriya Colony 6.2409 81.1448
Barawakumbuka 6.2258 80.9291
Barawakumbuka interchange 6.2200 80.9400
Batapola 0.1 E 6.2261 80.1154
Batapola 0.4 E 6.2258 80.1185
Batapola 6.2259 80.1148
Batuwangala 6.3842 80.3779
Bedigama interchange 6.0992 80.7822
Beliatta 0.7 S 6.0476 80.7325
Beliatta 0.9 S 6.0460 80.7318
Beliatta 1.0 E 6.0539 80.7420
Beliatta 1.1 S 6.0440 80.7339
Beliatta 1.4 S 6.0415 80.7319
Beliatta 1.8 SE 6.0397 80.7420
Beliatta 2.3 SW 6.0425 80.7164
Beliatta 3.1 S 6.0273 80.7421
Beliatta 3.2 SW 6.0302 80.7169
*Beliatta 6.0537 80.7334
Beliatta interchange 6.0575 80.7339
Bengamuwa 6.2786 80.6043
Bentota 0.6 NW 6.4242 80.0011
Bentota 1.3 E 6.4195 80.0152
*Bentota 6.4198 80.0038
Beragama 3.4 NW 6.1602 81.0066
Beragama 4.0 N 6.1771 81.0236
Beragama 4.9 N 6.1833 81.0167
Beragama 6.1421 81.0318
Beralihela 6.3216 81.2982
Bodagama 6.4297 81.0895
Bodagama 7.7 W 6.4489 81.0224
Boossa 6.0889 80.1561
Bopagoda 6.1587 80.4995
Bundala 0.6 SW 6.1906 81.1828
Bundala 1.1 NE 6.2004 81.1950
Bundala 6.1942 81.1873
Dammulla 6.0722 80.7339
Dampahala 6.2715 80.6401
Deegala Lenama 6.1660 80.4616
Deiyandara 6.1526 80.6029
Dellawa 6.3249 80.4493
Denagama 1.6 SW 6.1082 80.6487
Denagama 6.1142 80.6616
Denipitiya 1.1 NE 5.9897 80.4576
Denipitiya 2.6 NE 6.0027 80.4624
Denipitiya 3.2 E 5.9919 80.4781
Denipitiya 5.9829 80.4507
Deniyaya 0.8 N 6.3485 80.5588
Deniyaya 0.9 N 6.3494 80.5593
*Deniyaya 6.3410 80.5598
Derangala 6.2189 80.4500
Devinuwara 1.5 W 5.9349 80.5784
Devinuwara 1.9 NW 5.9462 80.5833
Devinuwara 5.9313 80.5914
Dikkumbura 0.7 E 6.0173 80.3788
Dikkumbura 1.7 SE 6.0056 80.3807
Dikkumbura 2.8 NE 6.0360 80.3904
Dikkumbura 3.1 NE 6.0380 80.3931
Dikkumbura 3.2 NE 6.0384 80.3941
Dikkumbura 6.0183 80.3728
Dikwella 0.7 N 5.9698 80.6952
Dikwella 4.4 W 5.9608 80.6551
*Dikwella 5.9638 80.6947
Diyagaha 5.9855 80.5786
Diyalape 6.1230 80.4466
*Dodanduwa 6.1028 80.1303
Ellagala 6.3333 81.2500
Elpitiya 0.8 NE 6.2923 80.1650
Elpitiya 1.7 NE 6.2977 80.1712
*Elpitiya 6.2880 80.1596
Galle 0.9 NE 6.0535 80.2210
Galle 1.0 N 6.0568 80.2177
Galle 1.0 NW 6.0527 80.2075
Galle 1.2 NE 6.0542 80.2245
Galle 1.4 SE 6.0370 80.2208
Galle 1.5 S 6.0351 80.2185
Galle 1.5 SW 6.0391 80.2058
Galle 1.54 S 6.0352 80.2105
Galle 1.9 NW 6.0595 80.2024
Galle 2.0 N 6.0659 80.2173
Galle 2.1 W 6.0483 80.1960
Galle 2.3 NE 6.0663 80.2247
Galle 2.6 S 6.0250 80.2180
*Galle 6.0482 80.2154
Gandara 5.9376 80.6133
Gangulandeniya 2.5 NE 6.3106 80.7359
Gangulandeniya 2.7 S 6.2713 80.7164
Gangulandeniya 6.2956 80.7187
Getamanna 6.0395 80.6896
Ginimellagaha 1.09 NE 6.1365 80.1765
Ginimellagaha 1.1 NE 6.1367 80.1761
Ginimellagaha 6.1297 80.1694
Gintota 0.5 NW 6.0644 80.1779
Gintota 1.49 SE 6.0513 80.1902
Gintota 1.5 SE 6.0544 80.1924
Gintota 6.0600 80.1800
Godagama interchange 5.9759 80.5185
Godahena 2.17 W 6.2322 80.0551
Godahena 2.2 W 6.2358 80.0543
Godahena 6.2346 80.0746
Gomilamawarala 3.1 SW 6.1875 80.5765
Gomilamawarala 6.2101 80.5923
Gonagamuwa Uduwila 6.2472 81.2656
Gonamulla Junction 0.5 W 6.0809 80.2863
Gonamulla Junction 1.7 NW 6.0915 80.2783
Gonamulla Junction 1.8 W 6.0764 80.2753
Gonamulla Junction 6.0821 80.2909
Gonapeenuwala 1.5 NE 6.1531 80.1436
Gonapeenuwala 1.6 S 6.1281 80.1332
Gonapeenuwala 6.1416 80.1372
Gonapinuwala 1.2 SW 6.1390 80.1248
Gonapinuwala 6.1435 80.1345
Gonnoruwa 6.2333 81.1000
Habaraduwa 1.1 W 5.9946 80.2982
*Habaraduwa 5.9984 80.3078
Haburugala 3.4 SE 6.3805 80.0569
Haburugala 3.6 SW 6.3824 80.0105
Haburugala 4.2 SW 6.3759 80.0093
Haburugala 4.4 SE 6.3718 80.0607
Haburugala 6.4030 80.0358
Hakuruwela 6.1493 80.8309
Halpatota 1.8 SW 6.1632 80.1519
Halpatota 6.1697 80.1673
Hambantota 0.6 NE 6.1456 81.1256
Hambantota 4.4 S 6.1171 81.0911
*Hambantota 6.1429 81.1212
Hambantota interchange 6.1540 81.1050
Handugala 6.1903 80.6258
Hawpe 6.1329 80.4897
Hikkaduwa 0.4 W 6.1380 80.1027
Hikkaduwa 0.5 W 6.1398 80.1021
Hikkaduwa 1.4 E 6.1387 80.1193
Hikkaduwa 1.6 NW 6.1518 80.0984
Hikkaduwa 2.6 N 6.1621 80.1134
Hikkaduwa 2.9 NW 6.1620 80.0934
*Hikkaduwa 6.1395 80.1063
Hiniduma 6.3094 80.3241
Hiyare 6.0720 80.3426
Horapawita 1.2 S 6.0959 80.5839
Horapawita 6.1070 80.5827
Hungama 0.9 S 6.1073 80.9304
Hungama 6.1156 80.9291
Imaduwa interchange 6.0350 80.3626
Iriyagaha 6.0883 80.2135
Iththa Demaliya 6.1678 80.7459
Julampitiya 6.2355 80.7354
Kahaduwa 6.2235 80.2126
Kahandamodara 6.0699 80.8915
Kahawa 0.6 S 6.1825 80.0768
Kahawa 2.5 SE 6.1694 80.0894
Kahawa 6.1882 80.0772
Kalubowitiyana 3.1 W 6.3074 80.3661
Kalubowitiyana 3.2 W 6.3117 80.3651
Kalubowitiyana 6.3117 80.3937
Kamburugamuwa 0.4 S 5.9406 80.4930
Kamburugamuwa 1.6 N 5.9593 80.4949
Kamburugamuwa 5.9446 80.4938
Kamburupitiya 0.5 NE 6.0814 80.5662
Kamburupitiya 1.5 E 6.0800 80.5765
*Kamburupitiya 6.0779 80.5633
Kapuduwa 6.0051 80.5656
Kapuduwa interchange 6.0031 80.5640
Karagoda Uyangoda 2.3 SW 6.0408 80.5109
Karagoda Uyangoda 6.0520 80.5283
Karandeniya 1.4 NE 6.2759 80.0993
Karandeniya 2.5 E 6.2671 80.1128
Karandeniya 2.52 E 6.2621 80.1117
Karandeniya 6.2683 80.0898
Karaputugala 6.0845 80.6013
Karatota 3.2 NW 6.0854 80.6465
Karatota 6.0641 80.6660
Kariyamaditta 2.1 S 6.2370 80.8156
Kariyamaditta 6.2553 80.8129
Kasagala interchange 6.1284 80.8201
Katuwana 0.3 NE 6.2660 80.6925
Katuwana 1.5 S 6.2501 80.6923
Katuwana 2.6 N 6.2869 80.6919
Katuwana 3.2 SW 6.2390 80.6756
Katuwana 6.2636 80.6909
Kawantissapura 6.3519 81.3130
Kekanadura 5.9638 80.6133
Kirama 6.2067 80.6618
Kirinda 2.3 S 6.2150 81.3330
*Kirinda 6.2352 81.3344
Kiriweldola 1.7 NE 6.3838 80.5440
Kiriweldola 6.3712 80.5355
Kiriwelkele 2.2 W 6.2405 80.4309
Kiriwelkele 6.2422 80.4507
Kokmaduwa 1.0 E 6.0188 80.4421
Kokmaduwa 2.2 SE 6.0033 80.4422
Kokmaduwa 3.6 NW 6.0431 80.4098
Kokmaduwa interchange 6.0207 80.4332
Kolawenigama 1.9 SE 6.3140 80.5165
Kolawenigama 6.3232 80.5022
Kosgoda 0.7 W 6.3370 80.0282
Kosgoda 1.4 NE 6.3442 80.0431
Kosgoda 2.1 NE 6.3511 80.0449
Kosgoda 2.4 E 6.3429 80.0542
Kosgoda 2.8 NW 6.3552 80.0186
Kosgoda 6.3354 80.0339
Kotapola 0.4 E 6.2780 80.5433
Kotapola 1.9 N 6.2948 80.5394
Kotapola 6.2780 80.5397
Kottawagama 1.6 SE 6.1022 80.3167
Kottawagama 6.1078 80.3036
Kuleegoda 1.4 NW 6.2193 80.0594
Kuleegoda 6.2138 80.0703
Kumarakanda 0.5 NE 6.1181 80.1270
Kumarakanda 1.4 N 6.1269 80.1272
Kumarakanda 1.5 N 6.1274 80.1302
Kumarakanda 6.1144 80.1252
Kurundugaha Hethekma 0.4 NE 6.2758 80.1415
Kurundugaha Hethekma 4.4 SE 6.2401 80.1595
Kurundugaha Hethekma 4.9 SE 6.2410 80.1682
Kurundugaha Hethekma 6.2741 80.1385
Kurundugahahetekma 1.9 S 6.2565 80.1399
Kurundugahahetekma 3.0 S 6.2466 80.1336
Kurundugahahetekma 3.3 S 6.2446 80.1435
Kurundugahahetekma interchange 6.2732 80.1362
Lankagama 6.3671 80.4605
Lunama 6.0953 80.9678
Lunugamwehera 6.3384 81.1442
Magama 4.7 SW 6.1870 81.2659
Magama 6.2058 81.3042
Magedara 6.0999 80.4034
Makandura 6.1419 80.5563
Makumbura 6.1067 80.3340
Maliduwa 6.1354 80.4105
Mamadala 3.1 N 6.1873 80.9803
Mamadala 6.1597 80.9747
Mapalagama 3.1 NW 6.2441 80.2709
Mapalagama 3.39 NW 6.2411 80.2641
Mapalagama 3.4 NW 6.2463 80.2693
Mapalagama 6.2236 80.2893
Maramba 6.1455 80.4824
Matara 0.4 SE 5.9476 80.5336
Matara 0.7 N 5.9560 80.5316
Matara 1.8 NE 5.9568 80.5448
Matara 2.1 SW 5.9402 80.5143
*Matara 5.9495 80.5304
Mattaka 6.3030 80.2572
Mattala 1.3 N 6.2996 81.0856
Mattala 7.2 NW 6.3463 81.0589
Mattala interchange 6.2877 81.0864
Meda-Keembiya 1.4 SE 6.1075 80.2512
Meda-Keembiya 2.4 S 6.0922 80.2418
Meda-Keembiya 6.1140 80.2405
Medamulana 1.8 N 6.1964 80.7640
Medamulana 4.4 NE 6.2009 80.8028
Medamulana 6.1810 80.7686
Mediripitiya 6.3507 80.4931
Meegahajandura 0.6 S 6.1536 81.1271
Meegahajandura 6.1593 81.1273
Meetiyagoda 0.6 SE 6.1888 80.1012
Meetiyagoda 1.7 E 6.1864 80.1103
Meetiyagoda 6.1918 80.0963
Middeniya 0.3 SW 6.2492 80.7625
Middeniya 0.33 SW 6.2491 80.7622
Middeniya 0.34 SW 6.2492 80.7619
Middeniya 0.4 SW 6.2491 80.7620
Middeniya 0.5 SW 6.2495 80.7604
Middeniya 1.4 E 6.2501 80.7768
*Middeniya 6.2514 80.7642
Miella 6.1179 80.6716
Mirissa 2.1 NW 5.9561 80.4543
Mirissa 2.4 NW 5.9599 80.4528
Mirissa 5.9483 80.4716
Modarawana 6.1174 80.7242
Morawaka 0.5 S 6.2606 80.4910
Morawaka 6.2653 80.4910
Mulatiyana 6.1609 80.5838
Mulkirigala 1.9 NW 6.1173 80.7435
Mulkirigala 6.1088 80.7589
Nadugala 5.9814 80.5497
Nagoda 0.3 SE 6.1960 80.2769
Nagoda 0.5 E 6.1987 80.2793
Nagoda 6.1980 80.2747
Naimana 1.4 SW 5.9584 80.5546
Naimana 1.7 E 5.9614 80.5808
Naimana 5.9634 80.5658
Nakiyadeniya 6.1433 80.3422
Nawandagala 2.5 NE 6.3208 80.1609
Nawandagala 3.5 NE 6.3313 80.1643
Nawandagala 6.3112 80.1401
Neluwa 0.5 NW 6.3769 80.3551
Neluwa 0.6 NW 6.3782 80.3552
Neluwa 6.3731 80.3575
Netolpitiya 0.6 SW 6.0618 80.8351
Netolpitiya 6.0657 80.8392
Nihiluwa 1.4 SE 6.0627 80.7151
Nihiluwa 6.0714 80.7063
Nindana 6.2071 80.1080
Nonagama 6.1114 80.9907
Okewela 0.7 N 6.1112 80.7158
Okewela 6.1049 80.7156
Pahala Millawa 6.2938 80.4716
Palatuwa 5.9763 80.5184
Panangala 6.2629 80.3237
Pannegamuwa 0.1 S 6.2973 81.2363
Pannegamuwa 4.1 NW 6.3252 81.2106
Pannegamuwa 6.2982 81.2360
Pannimulla Panagoda 6.3538 80.4087
Parana Thanayamgoda 6.2305 80.3130
Parapamulla 1.8 S 6.1364 80.6159
Parapamulla 6.1516 80.6219
Pasgoda 6.2464 80.6077
Penetiyana 1.5 E 6.0525 80.4628
Penetiyana 6.0477 80.4499
Pinnaduwa 2.3 NW 6.0795 80.2476
Pinnaduwa interchange 6.0646 80.2618
Pitabeddara 1.3 E 6.2034 80.4742
Pitabeddara 1.3 SE 6.1969 80.4688
Pitabeddara 1.9 SE 6.1987 80.4777
Pitabeddara 2.3 NE 6.2158 80.4824
Pitabeddara 6.2071 80.4632
Pitigala 1.4 N 6.3540 80.2414
Pitigala 1.5 W 6.3389 80.2247
Pitigala 6.3420 80.2377
Poddala 1.0 NW 6.1127 80.2160
Poddala 6.1085 80.2238
Porawagama 6.2872 80.2249
Puhulwella 0.5 E 6.0528 80.6305
Puhulwella 0.7 SE 6.0465 80.6290
Puhulwella 6.0515 80.6258
Rammalawarapitiya 6.2220 80.6369
Ranna 0.8 E 6.0927 80.8700
Ranna 1.3 E 6.0948 80.8740
Ranna 6.0935 80.8627
Ransegoda 6.1186 80.5642
Rotumba 6.2258 80.5760
Ruhunu Ridiyagama 6.2468 80.9825
Sooriyawewa 4.5 N 6.3110 80.9954
Sooriyawewa 4.9 N 6.3146 80.9981
Sooriyawewa interchange 6.2714 81.0053
Sultanagoda 5.9772 80.5110
Talagampola 0.5 NE 6.0909 80.3059
Talagampola 2.9 S 6.0631 80.3128
Talagampola 6.0871 80.3035
Talpe 6.0010 80.2781
Tangalla 6.0262 80.7954
Tangalle 1.9 NE 6.0429 80.8086
Tangalle 2.0 W 6.0347 80.7785
*Tangalle 6.0308 80.7963
Tawalama 6.3347 80.3422
Telijjawila 1.1 N 6.0328 80.4972
Telijjawila 1.1 SE 6.0159 80.5031
Telijjawila 2.2 E 6.0181 80.5160
Telijjawila 2.7 SE 6.0093 80.5167
Telijjawila 6.0232 80.4968
Thawalama 3.1 NW 6.3618 80.3173
Thawalama 6.3395 80.3344
Thihagoda 6.0133 80.5660
Tiranagama 0.8 SE 6.1230 80.1175
Tiranagama 6.1266 80.1112
Tissamaharama 1.2 NW 6.2847 81.2783
Tissamaharama 2.4 W 6.2843 81.2663
*Tissamaharama 6.2792 81.2877
Uda Gomadiya 6.2956 80.6693
Udalamatta 2.0 N 6.2012 80.3029
Udalamatta 6.1836 80.2983
Udamattala 6.2914 81.1214
Udugama 1.6 S 6.2040 80.3357
Udugama 6.2179 80.3380
Uluvitike 1.8 SW 6.0741 80.1974
Uluvitike 6.0834 80.2112
Unawatuna 1.4 SW 6.0085 80.2422
Unawatuna 1.7 NW 6.0327 80.2405
Unawatuna 2.3 NW 6.0349 80.2343
Unawatuna 6.0195 80.2478
Uragaha 2.0 W 6.3433 80.0806
Uragaha 2.1 SE 6.3392 80.1143
Uragaha 2.1 W 6.3439 80.0799
Uragaha 3.0 W 6.3411 80.0718
Uragaha 6.3490 80.0979
Urubokka 1.5 SE 6.2944 80.6360
Urubokka 6.3065 80.6306
Urugamuwa 6.0101 80.6480
Urumutta 4.4 NE 6.1883 80.5466
Urumutta 6.1620 80.5169
Uswewa 6.2421 80.8834
Viharahena 1.9 SW 6.3682 80.5931
Viharahena 6.3828 80.6020
Wakwella 0.4 SE 6.0906 80.1938
Wakwella 6.0922 80.1903
Walahanduwa 6.0516 80.2572
Walakanda 6.0231 80.6559
Walasgala 1.8 NE 5.9954 80.7090
Walasgala 2.0 SE 5.9745 80.7141
Walasgala 2.9 NE 6.0013 80.7167
Walasgala 3.5 NE 6.0089 80.7161
Walasgala 5.9828 80.6986
Walasmulla 0.8 NE 6.1557 80.6992
Walasmulla 0.9 SE 6.1453 80.6997
Walasmulla 2.6 E 6.1558 80.7172
*Walasmulla 6.1509 80.6937
Wanchawela 6.0357 80.2686
Wanduramba 6.1325 80.2489
Wandurambe 1.3 NE 6.1431 80.2627
Wandurambe 4.4 N 6.1712 80.2405
Wandurambe 6.1346 80.2548
Waralla 6.2764 80.5244
Warukandeniya 6.3661 80.4048
Watugedara 0.6 SW 6.2582 80.0573
Watugedara 1.3 SW 6.2515 80.0547
Watugedara 1.6 S 6.2480 80.0655
Watugedara 6.2615 80.0613
Weeraketiya 0.1 W 6.1464 80.7616
Weeraketiya 0.4 W 6.1462 80.7598
Weeraketiya 6.1464 80.7630
Weerawila 1.5 N 6.2552 81.2267
*Weerawila 6.2421 81.2292
Weihena 6.3078 80.2349
Weligama 1.2 S 5.9652 80.4198
Weligama 1.2 SW 5.9666 80.4172
Weligama 1.5 NE 5.9814 80.4356
Weligama 2.2 SW 5.9612 80.4091
*Weligama 5.9752 80.4237
Weligatta 6.2386 81.2188
Wilanagama 6.0042 80.4138
Wilpita 0.6 SE 5.9433 80.5629
Wilpita 0.8 E 5.9473 80.5650
Wilpita 1.2 W 5.9474 80.5468
Wilpita 5.9460 80.5577
Yakkalamulla 1.4 W 6.1055 80.3473
Yakkalamulla 6.1013 80.3591
Yala Palatupana Gate 6.2815 81.4126
Yatalamatta 0.3 SW 6.1722 80.2838
Yatalamatta 6.1737 80.2865
Yatigala 6.1134 80.6947
Yatiyana (Matara) 1.6 S 6.0161 80.6036
Yatiyana (Matara) 6.0303 80.6063
`

export const southernRoads = `
Akuressa - Athuraliya | minor
Akuressa 0, Athuraliya 4.34
Akuressa - Thihagoda | minor
Akuressa 1.4 N 0, Karagoda Uyangoda 10.70, Thihagoda 18.07
Aluthwala - Hikkaduwa | minor
Aluthwala 0.8 S 0, Hikkaduwa 2.6 N 3.14, Hikkaduwa 1.6 NW 5.22 town
Ambalantota - Ambalantota | minor
Ambalantota 0.7 S 0, Ambalantota 1.6 SE 2.85
Ambalantota - Ambalantota | minor
Ambalantota 1.6 SE 0, Ambalantota 2.8 E 3.55
Ampegama - Gonapeenuwala | minor
Ampegama 0, Aluthwala 1.82, Aluthwala 0.8 S 2.63 town, Gonapeenuwala 1.5 NE 5.01 town
Ampegama - Meetiyagoda | minor
Ampegama 1.4 NW 0, Meetiyagoda 0.6 SE 4.63 town
Amugoda - Amugoda | minor
Amugoda 4.0 W 0, Amugoda 2.8 SW 3.51
Amugoda - Mapalagama | minor
Amugoda 1.6 SW 0, Porawagama 3.25, Mapalagama 3.39 NW 10.00
Anangoda - Akuressa | secondary
Anangoda 1.1 S 0, Anangoda 1.10 town, Walahanduwa 1.74 town, Gonamulla Junction 1.8 W 5.17 town, Gonamulla Junction 0.5 W 6.51 town, Gonamulla Junction 7.07 town, Akmeemana 7.69, Talagampola 8.59, Talagampola 0.5 NE 9.10, Kottawagama 1.6 SE 11.02, Makumbura 13.18, Yakkalamulla 1.4 W 14.72, Yakkalamulla 16.26, Magedara 22.62, Akuressa 1.4 N 32.66
Angulugaha - Habaraduwa | secondary
Angulugaha 0, Habaraduwa 7.43
Angunakolapelessa - Ambalantota | main
Angunakolapelessa 0, Hungama 8.11, Lunama 13.96, Ambalantota 21.47
Angunakolapelessa - Ranna | main
Angunakolapelessa 0, Ranna 11.29
Aparekka - Kekanadura | secondary
Aparekka 0, Kekanadura 5.13
Athuraliya - Telijjawila | main
Athuraliya 0, Telijjawila 7.32
Baddegama - Baddegama | secondary
Baddegama 2.3 SE 0, Baddegama 1.8 S 2.68
Baddegama - Galle | secondary
Baddegama 0.4 NW 0, Baddegama 0.43, Baddegama 1.8 S 2.33, Poddala 1.0 NW 8.59, Iriyagaha 11.77 town, Galle 2.0 N 14.43
Baddegama - Kottawagama | secondary
Baddegama 0.1 S 0, Baddegama 2.3 SE 2.27, Wandurambe 8.80, Kottawagama 16.43, Kottawagama 1.6 SE 18.29
Baddegama - Kumarakanda | secondary
Baddegama 1.4 NE 0, Baddegama 0.1 S 1.49, Baddegama 0.4 NW 3.53, Halpatota 4.68, Halpatota 1.8 SW 6.63 town, Gonapeenuwala 1.5 NE 8.16 town, Gonapeenuwala 9.63 town, Gonapeenuwala 1.6 S 11.20 town, Kumarakanda 0.5 NE 12.52 town, Kumarakanda 12.99 town
Baddegama - Udugama | secondary
Baddegama 1.4 NE 0, Wandurambe 4.4 N 5.17, Nagoda 0.3 SE 10.41, Nagoda 0.5 E 10.82 town, Udalamatta 2.0 N 13.65 town, Udugama 1.6 S 18.30
Baddegama - Wakwella | minor
Baddegama 1.8 S 0, Ginimellagaha 1.09 NE 2.37, Wakwella 8.03
Balapitiya - Watugedara | secondary
Balapitiya 0.4 N 0, Watugedara 3.19
Balapitiya - Watugedara | minor
Balapitiya 1.7 S 0, Watugedara 0.6 SW 2.31
Bandagiriya Colony - Bundala | main
Bandagiriya Colony 0, Bundala 10.48
Bandagiriya Colony - Bundala | minor
Bandagiriya Colony 1.3 NE 0, Bundala 0.6 SW 7.57
Bandagiriya Colony - Hambantota | minor
Bandagiriya Colony 1.8 W 0, Meegahajandura 9.43, Meegahajandura 0.6 S 10.07, Hambantota 0.6 NE 10.98
Bandagiriya Colony - Meegahajandura | main
Bandagiriya Colony 0, Meegahajandura 10.39
Barawakumbuka - Mamadala | minor
Barawakumbuka 0, Mamadala 10.48
Batapola - Kahawa | secondary
Batapola 0, Nindana 2.34, Meetiyagoda 4.48 town, Kahawa 0.6 S 6.93
Beliatta - Beliatta | minor
Beliatta 0.7 S 0, Beliatta 1.0 E 1.41
Beliatta - Beliatta | minor
Beliatta 1.8 SE 0, Beliatta 3.1 S 1.41
Beliatta - Dikwella | secondary
Beliatta 1.1 S 0, Beliatta 1.4 S 0.37, Beliatta 3.2 SW 2.58, Walasgala 3.5 NE 5.16, Walasgala 2.9 NE 6.56, Walasgala 1.8 NE 7.78, Walasgala 9.87, Dikwella 0.7 N 11.49, Dikwella 12.18
Beliatta - Gandara | minor
Beliatta 1.4 S 0, Beliatta 2.3 SW 1.81, Getamanna 5.30, Walakanda 11.94 town, Urugamuwa 14.06, Gandara 27.01
Beliatta - Tangalle | minor
Beliatta 0, Beliatta 1.0 E 0.98, Tangalle 2.0 W 6.33
Bengamuwa - Katuwana | minor
Bengamuwa 0, Dampahala 5.33, Katuwana 13.65
Bentota - Bentota | minor
Bentota 0.6 NW 0, Bentota 1.3 E 4.37 town
Bentota - Elpitiya | secondary
Bentota 0, Bentota 1.3 E 1.32 town, Haburugala 4.26, Haburugala 3.4 SE 7.79, Haburugala 4.4 SE 8.87, Uragaha 2.1 W 12.66, Uragaha 2.0 W 12.76, Uragaha 2.1 SE 16.82, Nawandagala 21.55, Elpitiya 0.8 NE 25.35
Beragama - Ambalantota | secondary
Beragama 0, Ambalantota 2.48
Beragama - Beragama | minor
Beragama 3.4 NW 0, Beragama 4.0 N 2.72
Beragama - Meegahajandura | secondary
Beragama 0, Meegahajandura 12.32
Bodagama - Bodagama | minor
Bodagama 7.7 W 0, Bodagama 9.28
Bopagoda - Makandura | minor
Bopagoda 0, Urumutta 2.97, Makandura 8.55
Bundala - Magama | minor
Bundala 1.1 NE 0, Magama 4.7 SW 8.96
Dampahala - Rammalawarapitiya | minor
Dampahala 0, Rammalawarapitiya 8.64
Deegala Lenama - Diyalape | minor
Deegala Lenama 0, Diyalape 6.59
Deegala Lenama - Kamburupitiya | minor
Deegala Lenama 0, Maramba 5.03, Hawpe 6.83, Kamburupitiya 22.12
Deiyandara - Kirama | minor
Deiyandara 0, Parapamulla 2.58, Kirama 14.64
Dellawa - Alapaladeniya | minor
Dellawa 0, Alapaladeniya 2.7 W 7.72
Dellawa - Alapaladeniya | minor
Dellawa 0, Alapaladeniya 6.96
Denagama - Karatota | secondary
Denagama 0, Karatota 8.63
Denagama - Walasmulla | secondary
Denagama 1.6 SW 0, Denagama 1.85, Miella 3.08, Walasmulla 0.9 SE 7.67
Denipitiya - Denipitiya | minor
Denipitiya 1.1 NE 0, Denipitiya 3.2 E 2.40
Denipitiya - Sultanagoda | minor
Denipitiya 0, Sultanagoda 8.16
Deniyaya - Viharahena | secondary
Deniyaya 0, Deniyaya 0.8 N 0.88 hill, Deniyaya 0.9 N 1.00 hill, Viharahena 1.9 SW 5.67 hill
Dikkumbura - Ahangama | minor
Dikkumbura 0, Ahangama 1.7 NW 6.48
Dikkumbura - Dikkumbura | main
Dikkumbura 3.1 NE 0, Dikkumbura 3.2 NE 0.11
Dikkumbura - Dikkumbura | minor
Dikkumbura 3.2 NE 0, Dikkumbura 2.8 NE 0.68
Dikkumbura - Weligama | minor
Dikkumbura 1.7 SE 0, Weligama 6.95
Dikkumbura - Wilanagama | secondary
Dikkumbura 2.8 NE 0, Wilanagama 6.05
Dikwella - Dikwella | minor
Dikwella 4.4 W 0, Dikwella 0.7 N 6.78
Diyalape - Maramba | minor
Diyalape 0, Maramba 6.98
Ellagala - Tissamaharama | minor
Ellagala 0, Tissamaharama 10.59
Ellagala - Weligatta | minor
Ellagala 0, Weligatta 12.42
Elpitiya - Kahaduwa | minor
Elpitiya 0, Kahaduwa 11.94
Galle - Dikkumbura | minor
Galle 1.0 NW 0, Galle 1.0 N 1.21 town, Galle 1.2 NE 3.33 town, Walahanduwa 7.69 town, Ankokkawala 11.61 town, Angulugaha 18.62, Dikkumbura 27.20, Dikkumbura 0.7 E 28.01
Galle - Galle | secondary
Galle 0, Galle 1.4 SE 1.39
Galle - Galle | secondary
Galle 0.9 NE 0, Galle 0.86 town
Galle - Galle | secondary
Galle 1.0 N 0, Galle 0.9 NE 0.53 town
Galle - Galle | secondary
Galle 1.9 NW 0, Galle 2.0 N 1.83 town, Galle 2.3 NE 2.71
Galle - Galle | minor
Galle 1.0 NW 0, Galle 1.5 SW 1.75
Galle - Galle | minor
Galle 1.2 NE 0, Galle 2.6 S 4.59 town
Galle - Galle | minor
Galle 1.54 S 0, Galle 2.6 S 1.63
Gangulandeniya - Julampitiya | minor
Gangulandeniya 0, Julampitiya 8.92
Gangulandeniya - Panamura | minor
Gangulandeniya 2.5 NE 0, Panamura 2.4 SW 3.48
Ginimellagaha - Wakwella | minor
Ginimellagaha 0, Wakwella 6.74, Wakwella 0.4 SE 7.17 town
Gintota - Gintota | minor
Gintota 1.5 SE 0, Gintota 1.49 SE 0.43
Godahena - Halpatota | secondary
Godahena 0, Batapola 7.07, Batapola 0.1 E 7.14, Batapola 0.4 E 7.52, Ampegama 1.4 NW 11.12, Ampegama 0.3 NW 12.24, Ampegama 12.55, Halpatota 16.19
Gonagamuwa Uduwila - Tissamaharama | minor
Gonagamuwa Uduwila 0, Tissamaharama 5.45
Gonamulla Junction - Talagampola | minor
Gonamulla Junction 1.7 NW 0, Talagampola 0.5 NE 3.18
Gonamulla Junction - Talpe | minor
Gonamulla Junction 0, Ankokkawala 5.69 town, Talpe 14.06 town
Gonapinuwala - Kumarakanda | minor
Gonapinuwala 1.2 SW 0, Kumarakanda 1.5 N 1.46 town
Habaraduwa - Ahangama | minor
Habaraduwa 0, Ahangama 7.37
Haburugala - Haburugala | minor
Haburugala 3.6 SW 0, Haburugala 3.4 SE 5.61
Haburugala - Kosgoda | minor
Haburugala 4.4 SE 0, Kosgoda 2.1 NE 3.14, Kosgoda 1.4 NE 3.96
Haburugala - Uragaha | minor
Haburugala 4.2 SW 0, Haburugala 5.88, Meegama 2.9 S 9.50, Uragaha 16.82, Uragaha 2.1 SE 19.28
Hakuruwela - Barawakumbuka | minor
Hakuruwela 0, Angunakolapelessa 11.27, Barawakumbuka 21.91
Halpatota - Ginimellagaha | minor
Halpatota 1.8 SW 0, Ginimellagaha 1.1 NE 4.92
Hawpe - Akuressa | minor
Hawpe 0, Akuressa 1.1 NE 4.02 town
Hikkaduwa - Hikkaduwa | secondary
Hikkaduwa 0.5 W 0, Hikkaduwa 0.48 town
Hikkaduwa - Hikkaduwa | minor
Hikkaduwa 2.9 NW 0, Hikkaduwa 2.6 N 2.49
Hikkaduwa - Tiranagama | minor
Hikkaduwa 1.4 E 0, Tiranagama 1.62 town
Horapawita - Kamburupitiya | secondary
Horapawita 1.2 S 0, Kamburupitiya 1.5 E 2.16
Horapawita - Parapamulla | minor
Horapawita 0, Parapamulla 1.8 S 5.27
Horapawita - Tangalla | secondary
Horapawita 1.2 S 0, Karaputugala 2.35, Karatota 3.2 NW 8.06, Nihiluwa 14.89, Nihiluwa 1.4 SE 16.30, Beliatta 0.9 S 18.96, Beliatta 1.1 S 19.28, Beliatta 1.8 SE 20.31, Tangalle 2.0 W 24.44, Tangalla 26.59
Iriyagaha - Uluvitike | minor
Iriyagaha 0, Uluvitike 0.72
Julampitiya - Middeniya | secondary
Julampitiya 0, Middeniya 4.71
Kahaduwa - Mapalagama | secondary
Kahaduwa 0, Mapalagama 3.1 NW 9.49
Kahawa - Gonapeenuwala | secondary
Kahawa 0, Hikkaduwa 7.79, Hikkaduwa 1.4 E 9.28 town, Gonapinuwala 1.2 SW 9.92 town, Gonapinuwala 11.15 town, Gonapeenuwala 11.51 town
Kalubowitiyana - Alapaladeniya | minor
Kalubowitiyana 3.1 W 0, Alapaladeniya 2.7 W 10.02, Alapaladeniya 14.61
Kalubowitiyana - Dellawa | minor
Kalubowitiyana 3.1 W 0, Kalubowitiyana 9.47, Dellawa 17.40
Kamburupitiya - Telijjawila | minor
Kamburupitiya 0, Karagoda Uyangoda 6.27, Telijjawila 13.45
Kapuduwa - Yatiyana (Matara) | secondary
Kapuduwa 0, Yatiyana (Matara) 1.6 S 4.87
Karagoda Uyangoda - Telijjawila | minor
Karagoda Uyangoda 2.3 SW 0, Telijjawila 2.2 E 2.78, Telijjawila 2.7 SE 3.79
Karandeniya - Batapola | minor
Karandeniya 2.5 E 0, Karandeniya 2.52 E 0.58, Batapola 0.1 E 4.62
Karandeniya - Kahaduwa | minor
Karandeniya 0, Kurundugahahetekma 3.3 S 8.09, Ampegama 4.4 N 10.71, Kahaduwa 19.06
Karandeniya - Kurundugahahetekma | minor
Karandeniya 2.52 E 0, Kurundugahahetekma 3.0 S 3.21
Karaputugala - Wilpita | minor
Karaputugala 0, Yatiyana (Matara) 8.55, Diyagaha 15.78 town, Naimana 19.65, Wilpita 22.62
Karatota - Walasgala | minor
Karatota 0, Getamanna 6.28, Walasgala 16.51
Kariyamaditta - Ambalantota | minor
Kariyamaditta 0, Angunakolapelessa 17.25, Mamadala 28.16, Ambalantota 36.65, Ambalantota 0.4 S 37.03, Ambalantota 0.7 S 37.37
Kariyamaditta - Thunkama | minor
Kariyamaditta 0, Thunkama 12.37
Kariyamaditta - Thunkama | minor
Kariyamaditta 2.1 S 0, Thunkama 3.2 W 8.21
Katuwana - Katuwana | minor
Katuwana 3.2 SW 0, Katuwana 1.5 S 2.28
Katuwana - Middeniya | minor
Katuwana 0.3 NE 0, Gangulandeniya 2.7 S 2.76, Middeniya 0.5 SW 8.22, Middeniya 0.34 SW 8.40
Katuwana - Walasmulla | secondary
Katuwana 0, Kirama 10.14, Walasmulla 19.56
Katuwana - Walasmulla | minor
Katuwana 2.6 N 0, Katuwana 0.3 NE 2.40, Katuwana 2.78, Katuwana 3.2 SW 6.58, Walasmulla 0.8 NE 17.54
Kirinda - Yala Palatupana Gate | minor
Kirinda 0, Yala Palatupana Gate 12.60
Kiriweldola - Deniyaya | minor
Kiriweldola 0, Deniyaya 10.14 hill
Kiriweldola - Deniyaya | minor
Kiriweldola 1.7 NE 0, Deniyaya 0.9 N 4.72 hill
Kiriwelkele - Morawaka | minor
Kiriwelkele 0, Morawaka 11.03
Kokmaduwa - Denipitiya | minor
Kokmaduwa 2.2 SE 0, Denipitiya 2.6 NE 2.30
Kokmaduwa - Weligama | secondary
Kokmaduwa 3.6 NW 0, Kokmaduwa 2.2 SE 5.84, Weligama 1.5 NE 8.40, Weligama 10.01, Weligama 1.2 SW 11.21, Weligama 2.2 SW 12.43
Kolawenigama - Deniyaya | minor
Kolawenigama 1.9 SE 0, Deniyaya 0.8 N 7.36 hill
Kolawenigama - Kella Junction | minor
Kolawenigama 0, Deniyaya 11.19 hill, Ullinduwawa 23.02 hill, Kella Junction 33.99 hill
Kosgoda - Kosgoda | minor
Kosgoda 2.8 NW 0, Kosgoda 2.1 NE 3.29, Kosgoda 2.4 E 4.73
Kosgoda - Uragaha | secondary
Kosgoda 0.7 W 0, Kosgoda 0.66, Kosgoda 1.4 NE 2.17, Kosgoda 2.4 E 3.46, Uragaha 3.0 W 5.55
Kotapola - Omalpe | minor
Kotapola 0, Bengamuwa 11.33, Urubokka 18.64, Omalpe 30.26
Kotapola - Pasgoda | main
Kotapola 0, Pasgoda 12.01
Kotapola - Urubokka | secondary
Kotapola 1.9 N 0, Urubokka 1.5 SE 16.25
Kuleegoda - Meda-Keembiya | minor
Kuleegoda 1.4 NW 0, Kuleegoda 1.42, Meetiyagoda 5.25 town, Meetiyagoda 0.6 SE 5.90, Meetiyagoda 1.7 E 6.95, Aluthwala 10.07, Ginimellagaha 18.11 town, Meda-Keembiya 29.54
Kumarakanda - Kumarakanda | minor
Kumarakanda 1.4 N 0, Kumarakanda 0.5 NE 1.03 town
Kurundugaha Hethekma - Ampegama | secondary
Kurundugaha Hethekma 4.4 SE 0, Ampegama 4.4 N 1.01, Ampegama 0.3 NW 6.25
Kurundugaha Hethekma - Baddegama | minor
Kurundugaha Hethekma 0.4 NE 0, Kurundugaha Hethekma 4.9 SE 5.24, Baddegama 1.4 NE 12.44
Kurundugaha Hethekma - Mapalagama | secondary
Kurundugaha Hethekma 0, Kurundugahahetekma 1.9 S 2.04, Kurundugaha Hethekma 4.4 SE 4.89, Kurundugaha Hethekma 4.9 SE 5.89, Mapalagama 3.39 NW 19.15, Mapalagama 3.4 NW 20.00
Kurundugahahetekma - Batapola | secondary
Kurundugahahetekma 1.9 S 0, Kurundugahahetekma 3.0 S 1.37, Batapola 0.4 E 4.49
Lunugamwehera - Beralihela | minor
Lunugamwehera 0, Pannegamuwa 4.1 NW 12.34, Ellagala 21.05, Beralihela 32.23
Magama - Kirinda | secondary
Magama 0, Kirinda 8.59
Makandura - Mulatiyana | main
Makandura 0, Mulatiyana 5.10 town
Makandura - Ransegoda | main
Makandura 0, Ransegoda 3.82
Maliduwa - Mirissa | minor
Maliduwa 0, Magedara 10.64, Penetiyana 21.56, Kokmaduwa 1.0 E 28.91, Denipitiya 34.76, Mirissa 2.4 NW 37.71
Mamadala - Ambalantota | minor
Mamadala 3.1 N 0, Beragama 3.4 NW 4.40, Ambalantota 9.44
Mamadala - Lunama | main
Mamadala 0, Lunama 7.79
Mapalagama - Mapalagama | minor
Mapalagama 3.1 NW 0, Mapalagama 3.86
Mapalagama - Nagoda | secondary
Mapalagama 3.4 NW 0, Mapalagama 3.1 NW 0.32, Nagoda 6.12
Matara - Matara | minor
Matara 0.7 N 0, Matara 0.80 town, Matara 2.1 SW 2.95 town
Matara - Naimana | minor
Matara 0.7 N 0, Matara 1.8 NE 1.46 town, Naimana 1.4 SW 2.59
Meda-Keembiya - Meda-Keembiya | secondary
Meda-Keembiya 0, Meda-Keembiya 1.4 SE 1.54
Meda-Keembiya - Pinnaduwa | secondary
Meda-Keembiya 1.4 SE 0, Meda-Keembiya 2.4 S 2.30, Pinnaduwa 2.3 NW 3.85 town
Meda-Keembiya - Talagampola | minor
Meda-Keembiya 1.4 SE 0, Gonamulla Junction 1.7 NW 3.97, Gonamulla Junction 0.5 W 5.56 town, Talagampola 2.9 S 9.46
Meda-Keembiya - Uluvitike | minor
Meda-Keembiya 0, Uluvitike 6.95 town, Uluvitike 1.8 SW 9.17 town
Medamulana - Medamulana | minor
Medamulana 1.8 N 0, Medamulana 4.4 NE 4.62
Mediripitiya - Kolawenigama | minor
Mediripitiya 0, Kolawenigama 7.98
Meetiyagoda - Hikkaduwa | minor
Meetiyagoda 0, Hikkaduwa 8.19
Meetiyagoda - Kahawa | minor
Meetiyagoda 1.7 E 0, Kahawa 2.5 SE 3.06
Middeniya - Bandagiriya Colony | minor
Middeniya 0.4 SW 0, Middeniya 0.33 SW 0.03, Middeniya 0.3 SW 0.06, Middeniya 0.37, Kariyamaditta 6.86, Uswewa 19.53, Padalangala 26.41 town, Ruhunu Ridiyagama 38.64, Gonnoruwa 61.07, Bandagiriya Colony 66.51
Miella - Medamulana | minor
Miella 0, Walasmulla 5.64, Iththa Demaliya 12.85, Medamulana 16.60
Miella - Uva Kudaoya | minor
Miella 0, Yatigala 4.10, Modarawana 9.17, Weeraketiya 15.93, Hakuruwela 26.12, Uswewa 41.44, Thunkama 9.7 N 63.98, Balaharuwa 102.22, Uva Kudaoya 116.31
Mirissa - Kamburugamuwa | minor
Mirissa 2.1 NW 0, Kamburugamuwa 1.6 N 5.15
Morawaka - Morawaka | secondary
Morawaka 0, Morawaka 0.5 S 0.54
Mulatiyana - Wilpita | secondary
Mulatiyana 0, Ransegoda 6.31 town, Kamburupitiya 0.5 NE 10.97, Kamburupitiya 11.51, Thihagoda 19.95, Kapuduwa 20.93, Nadugala 24.46 town, Matara 1.8 NE 27.38 town, Wilpita 1.2 W 28.45
Mulkirigala - Beliatta | minor
Mulkirigala 0, Beliatta 0.7 S 9.10
Nadugala - Naimana | minor
Nadugala 0, Naimana 4.39
Nagoda - Ahangama | minor
Nagoda 0, Mapalagama 4.00 town, Parana Thanayamgoda 8.02, Udugama 12.82, Maliduwa 26.97, Dikkumbura 2.8 NE 46.94, Dikkumbura 0.7 E 50.38, Dikkumbura 1.7 SE 51.77, Ahangama 56.09
Nagoda - Meda-Keembiya | secondary
Nagoda 0.3 SE 0, Yatalamatta 0.3 SW 2.78, Wandurambe 1.3 NE 7.10, Wandurambe 8.42, Wanduramba 9.16, Meda-Keembiya 11.72
Nagoda - Nagoda | secondary
Nagoda 0, Nagoda 0.5 E 0.54 town
Naimana - Wilpita | minor
Naimana 1.7 E 0, Wilpita 0.8 E 2.63 town, Wilpita 0.6 SE 3.14
Nawandagala - Danawala Thiniyawala | minor
Nawandagala 0, Yagirala 9.94, Walallawita 15.56, Pelawatta 19.36, Danawala Thiniyawala 40.62
Nawandagala - Nawandagala | minor
Nawandagala 3.5 NE 0, Nawandagala 2.5 NE 1.25
Neluwa - Batuwangala | minor
Neluwa 0.6 NW 0, Batuwangala 2.87
Neluwa - Makumbura | secondary
Neluwa 0.5 NW 0, Thawalama 5.18, Hiniduma 9.38, Panangala 15.58, Udugama 21.47, Udugama 1.6 S 23.30, Nakiyadeniya 31.55, Makumbura 37.39
Neluwa - Morawaka | secondary
Neluwa 0.6 NW 0, Neluwa 0.5 NW 0.14, Neluwa 0.66, Alapaladeniya 15.72, Morawaka 20.92
Okewela - Mulkirigala | minor
Okewela 0.7 N 0, Mulkirigala 1.9 NW 3.27
Panangala - Mapalagama | minor
Panangala 0, Mapalagama 8.25
Pannegamuwa - Pannegamuwa | main
Pannegamuwa 0, Pannegamuwa 0.1 S 0.12
Penetiyana - Telijjawila | minor
Penetiyana 1.5 E 0, Telijjawila 1.1 N 4.93
Pinnaduwa - Galle | secondary
Pinnaduwa 2.3 NW 0, Galle 2.3 NE 3.07 town, Galle 1.0 N 4.44 town
Pinnaduwa - Gonamulla Junction | minor
Pinnaduwa 2.3 NW 0, Gonamulla Junction 1.8 W 3.10 town
Pitabeddara - Akuressa | minor
Pitabeddara 0, Bopagoda 10.66, Hawpe 15.98, Akuressa 1.4 N 20.81 town
Pitabeddara - Maramba | minor
Pitabeddara 2.3 NE 0, Pitabeddara 1.9 SE 2.05, Maramba 9.24
Pitabeddara - Pitabeddara | minor
Pitabeddara 1.3 E 0, Pitabeddara 1.9 SE 0.71
Pitigala - Amugoda | secondary
Pitigala 1.4 N 0, Pitigala 1.5 W 2.81, Amugoda 4.95
Pitigala - Godahena | secondary
Pitigala 0, Amugoda 5.10, Amugoda 1.6 SW 6.79, Amugoda 2.8 SW 8.27, Elpitiya 1.7 NE 11.91, Elpitiya 0.8 NE 12.88, Elpitiya 13.65, Kurundugaha Hethekma 0.4 NE 16.12, Kurundugaha Hethekma 16.51, Karandeniya 2.5 E 19.54, Karandeniya 22.19, Watugedara 25.83, Watugedara 0.6 SW 26.43, Watugedara 1.3 SW 27.24, Godahena 2.2 W 29.12
Pitigala - Hiniduma | minor
Pitigala 1.5 W 0, Weihena 3.97, Mattaka 7.19, Hiniduma 18.58
Pitigala - Thawalama | minor
Pitigala 1.4 N 0, Thawalama 3.1 NW 9.78
Poddala - Meda-Keembiya | minor
Poddala 1.0 NW 0, Poddala 1.10 town, Meda-Keembiya 2.4 S 4.05 town
Poddala - Wakwella | secondary
Poddala 0, Wakwella 5.35
Puhulwella - Devinuwara | secondary
Puhulwella 0.5 E 0, Puhulwella 0.7 SE 0.72, Yatiyana (Matara) 4.17, Yatiyana (Matara) 1.6 S 5.90, Devinuwara 1.9 NW 16.02, Devinuwara 1.5 W 17.47
Puhulwella - Getamanna | minor
Puhulwella 0.7 SE 0, Getamanna 8.56 town
Puhulwella - Modarawana | minor
Puhulwella 0, Karatota 5.57, Nihiluwa 12.19, Modarawana 18.24 town
Rammalawarapitiya - Deiyandara | secondary
Rammalawarapitiya 0, Handugala 4.43, Deiyandara 10.88 town
Rammalawarapitiya - Gangulandeniya | minor
Rammalawarapitiya 0, Katuwana 9.79, Gangulandeniya 16.18
Rammalawarapitiya - Kirama | secondary
Rammalawarapitiya 0, Kirama 6.35
Rotumba - Kahandamodara | minor
Rotumba 0, Gomilamawarala 3.95, Handugala 13.11, Walasmulla 26.39, Modarawana 32.96, Mulkirigala 39.49, Netolpitiya 53.65, Kahandamodara 60.55
Rotumba - Pasgoda | minor
Rotumba 0, Pasgoda 5.15
Ruhunu Ridiyagama - Thanamalwila | minor
Ruhunu Ridiyagama 0, Sooriyawewa 4.5 N 9.39, Mattala 7.2 NW 20.84, Angunakolawewa 30.82, Thanamalwila 38.27
Sooriyawewa - Hambantota | minor
Sooriyawewa 4.5 N 0, Hambantota 4.4 S 24.82
Sooriyawewa - Sooriyawewa | minor
Sooriyawewa 4.5 N 0, Sooriyawewa 4.9 N 0.52
Sultanagoda - Kamburugamuwa | minor
Sultanagoda 0, Kamburugamuwa 6.04 town
Talagampola - Gandara | minor
Talagampola 0, Hiyare 5.61 town, Dikkumbura 2.8 NE 16.85, Kokmaduwa 1.0 E 25.78, Telijjawila 33.18, Thihagoda 44.06, Diyagaha 49.17, Kekanadura 55.61, Gandara 60.49
Talpe - Habaraduwa | secondary
Talpe 0, Habaraduwa 4.22
Telijjawila - Kamburugamuwa | minor
Telijjawila 1.1 SE 0, Kamburugamuwa 1.6 N 7.98, Kamburugamuwa 9.74 town, Kamburugamuwa 0.4 S 10.19
Telijjawila - Telijjawila | minor
Telijjawila 1.1 SE 0, Telijjawila 2.2 E 1.47
Telijjawila - Weligama | secondary
Telijjawila 0, Denipitiya 2.6 NE 4.55, Denipitiya 1.1 NE 6.14, Denipitiya 7.29, Weligama 1.5 NE 9.11
Telijjawila - Yatigala | minor
Telijjawila 0, Nadugala 9.91 town, Diyagaha 14.26 town, Aparekka 20.69, Urugamuwa 30.33, Karatota 40.47 town, Yatigala 49.59 town
Thawalama - Pitabeddara | secondary
Thawalama 0, Tawalama 1.02, Kalubowitiyana 3.2 W 4.76, Kalubowitiyana 3.1 W 5.27, Kiriwelkele 2.2 W 16.14, Derangala 19.44, Pitabeddara 21.52, Pitabeddara 1.3 SE 23.00
Tiranagama - Ginimellagaha | minor
Tiranagama 0.8 SE 0, Kumarakanda 1.4 N 1.20 town, Kumarakanda 1.5 N 1.54 town, Gonapeenuwala 1.6 S 1.89 town, Ginimellagaha 1.1 NE 6.91, Ginimellagaha 1.09 NE 6.95
Tissamaharama - Kirinda | secondary
Tissamaharama 0, Kirinda 8.99
Tissamaharama - Kirinda | secondary
Tissamaharama 1.2 NW 0, Tissamaharama 1.35, Kirinda 2.3 S 11.63
Udalamatta - Horapawita | minor
Udalamatta 0, Nakiyadeniya 8.75, Maliduwa 20.33, Diyalape 32.29, Akuressa 1.4 N 37.01, Ransegoda 51.39, Horapawita 55.42, Horapawita 1.2 S 56.86
Udalamatta - Yatalamatta | minor
Udalamatta 2.0 N 0, Udalamatta 2.44 town, Yatalamatta 4.40, Yatalamatta 0.3 SW 4.79
Unawatuna - Unawatuna | main
Unawatuna 0, Unawatuna 1.4 SW 1.92 town
Uragaha - Ahungalla | secondary
Uragaha 2.1 W 0, Uragaha 3.0 W 0.97, Ahungalla 5.64, Ahungalla 1.1 S 6.89
Uragaha - Karandeniya | minor
Uragaha 2.0 W 0, Karandeniya 1.4 NE 8.23
Urubokka - Akuressa | secondary
Urubokka 1.5 SE 0, Pasgoda 7.19, Gomilamawarala 13.15, Gomilamawarala 3.1 SW 17.56, Mulatiyana 21.49, Deiyandara 23.89, Parapamulla 1.8 S 26.35, Denagama 1.6 SW 32.06, Karatota 3.2 NW 34.88, Puhulwella 0.5 E 39.67, Puhulwella 40.24, Kamburupitiya 1.5 E 47.56, Kamburupitiya 0.5 NE 48.76, Akuressa 1.11 NE 58.92
Urubokka - Dampahala | main
Urubokka 0, Dampahala 6.31 town
Urubokka - Kella Junction | minor
Urubokka 1.5 SE 0, Kella Junction 10.45
Urugamuwa - Walasgala | minor
Urugamuwa 0, Walasgala 8.43
Urumutta - Gomilamawarala | minor
Urumutta 4.4 NE 0, Gomilamawarala 3.1 SW 3.59
Uswewa - Angunakolapelessa | minor
Uswewa 0, Angunakolapelessa 12.46
Viharahena - Ullinduwawa | minor
Viharahena 1.9 SW 0, Ullinduwawa 0.8 N 3.77 hill
Wakwella - Galle | secondary
Wakwella 0.4 SE 0, Uluvitike 1.8 SW 1.90, Galle 1.9 NW 3.65, Galle 1.0 NW 4.59 town, Galle 1.5 S 6.95
Wakwella - Gintota | secondary
Wakwella 0.4 SE 0, Gintota 0.5 NW 3.65 town
Walasmulla - Beliatta | secondary
Walasmulla 0.8 NE 0, Walasmulla 0.9 SE 1.24, Okewela 6.34, Dammulla 10.77 town, Beliatta 13.05, Beliatta 0.7 S 13.77, Beliatta 0.9 S 13.96
Walasmulla - Ranna | secondary
Walasmulla 0.8 NE 0, Walasmulla 2.6 E 2.17, Weeraketiya 0.4 W 7.17, Weeraketiya 0.1 W 7.38, Weeraketiya 7.53, Ranna 21.93, Ranna 1.3 E 23.26
Wanchawela - Habaraduwa | secondary
Wanchawela 0, Habaraduwa 8.76
Wandurambe - Wandurambe | minor
Wandurambe 4.4 N 0, Wandurambe 1.3 NE 5.15
Warukandeniya - Morawaka | minor
Warukandeniya 0, Pannimulla Panagoda 1.99, Dellawa 7.86, Pahala Millawa 15.35, Morawaka 20.94
Watugedara - Elpitiya | minor
Watugedara 1.3 SW 0, Watugedara 1.6 S 1.57, Batapola 7.66 town, Kurundugahahetekma 3.3 S 13.21, Elpitiya 20.38
Watugedara - Godahena | minor
Watugedara 0, Godahena 4.81
Watugedara - Godahena | minor
Watugedara 1.6 S 0, Godahena 2.17 W 2.34
Weeraketiya - Dammulla | minor
Weeraketiya 0.4 W 0, Mulkirigala 1.9 NW 3.89, Dammulla 9.42
Weeraketiya - Tangalle | secondary
Weeraketiya 0.1 W 0, Tangalle 14.03
Weerawila - Tissamaharama | secondary
Weerawila 1.5 N 0, Tissamaharama 2.4 W 6.08
Weihena - Mapalagama | minor
Weihena 0, Mapalagama 3.4 NW 9.15
Weligama - Weligama | secondary
Weligama 1.2 SW 0, Weligama 1.2 S 0.33
Weligatta - Magama | minor
Weligatta 0, Gonagamuwa Uduwila 5.85, Magama 16.32
Wilanagama - Kokmaduwa | minor
Wilanagama 0, Kokmaduwa 1.0 E 7.97
Wilanagama - Weligama | minor
Wilanagama 0, Weligama 4.80
Wilpita - Devinuwara | minor
Wilpita 0.8 E 0, Devinuwara 1.9 NW 2.09
Yakkalamulla - Angulugaha | minor
Yakkalamulla 0, Hiyare 5.37, Angulugaha 16.59
Yakkalamulla - Dikkumbura | secondary
Yakkalamulla 1.4 W 0, Dikkumbura 3.1 NE 9.10
Yatalamatta - Yakkalamulla | minor
Yatalamatta 0, Yakkalamulla 14.12
Yatiyana (Matara) - Dikwella | secondary
Yatiyana (Matara) 0, Aparekka 6.79, Dikwella 0.7 N 19.56
Yatiyana (Matara) - Walakanda | minor
Yatiyana (Matara) 0, Walakanda 7.48
`
