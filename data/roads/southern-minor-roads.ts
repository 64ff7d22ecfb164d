/** Points and roads without an A-number in Southern Province. How to read it: domain/roads/ledger.ts. */

export const southernPoints = `
Ahangama 1.7 NW 5.9786 80.3464
Ahangama 5.9723 80.3609
Ahungalla 1.1 S 6.3032 80.0399
Ahungalla 6.3133 80.0409
*Akuressa 6.0899 80.4771
Alapaladeniya 2.7 W 6.2815 80.4259
Alapaladeniya 6.2833 80.4500
Aluthwala 0.8 S 6.1734 80.1375
Aluthwala 6.1806 80.1378
Ambalangoda 0.4 S 6.2322 80.0551
*Ambalangoda 6.2358 80.0543
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
Andarawewa exit 6.2776 81.0672
Andarawewa interchange 6.2734 81.0637
Angulugaha 6.0319 80.3241
*Angunakolapelessa 6.1656 80.9031
Angunakolapelessa exit 6.1813 80.8834
Angunakolapelessa interchange 6.1847 80.8791
Angunakolawewa 5.9 SW 6.3854 81.0396
Angunakolawewa 6.4115 81.0859
Ankokkawala 6.0533 80.2809
Aparekka 5.9925 80.6160
Aparekka exit 6.0039 80.6255
Aparekka interchange 6.0080 80.6290
Athuraliya 6.0661 80.5023
Baddegama 0.1 S 6.1797 80.1924
Baddegama 0.4 NW 6.1717 80.1769
Baddegama 1.4 NE 6.1886 80.2020
Baddegama 1.8 S 6.1540 80.1852
Baddegama 2.3 SE 6.1647 80.2057
*Baddegama 6.1688 80.1794
Baddegama interchange 6.1807 80.1923
Balapitiya 2.1 N 6.2819 80.0416
*Balapitiya 6.2636 80.0382
Bandagiriya Colony 1.3 NE 6.2468 81.1547
Bandagiriya Colony 1.8 W 6.2424 81.1287
Bandagiriya Colony 6.2409 81.1448
Barawakumbuka 6.2258 80.9291
Barawakumbuka interchange 6.2200 80.9400
Batapola 0.4 E 6.2258 80.1185
Batapola 6.2261 80.1154
Batuwangala 6.3842 80.3779
Bedigama exit 2.2 W 6.1088 80.7589
Bedigama exit 6.1012 80.7772
Bedigama interchange 6.0992 80.7822
Beliatta 0.7 S 6.0476 80.7325
Beliatta 0.9 S 6.0460 80.7318
Beliatta 1.0 E 6.0539 80.7420
Beliatta 1.1 S 6.0440 80.7339
Beliatta 1.4 S 6.0415 80.7319
Beliatta 3.2 SW 6.0302 80.7169
*Beliatta 6.0537 80.7334
Beliatta interchange 6.0690 80.7480
Bengamuwa 6.2786 80.6043
Bentota 0.6 SE 6.4198 80.0038
Bentota 1.6 E 6.4195 80.0152
*Bentota 6.4242 80.0011
Beragama 3.4 NW 6.1602 81.0066
Beragama 4.0 N 6.1771 81.0236
Beragama 4.9 N 6.1833 81.0167
Beragama 6.1421 81.0318
Beralihela 6.3216 81.2982
Bodagama 6.4297 81.0895
Boossa 6.0889 80.1561
Bopagoda 6.1587 80.4995
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
Dikkumbura 0.7 E 6.0173 80.3788
Dikkumbura 1.7 SE 6.0056 80.3807
Dikkumbura 3.2 NE 6.0384 80.3941
Dikkumbura 6.0183 80.3728
*Dikwella 5.9698 80.6952
Diyagaha 5.9855 80.5786
Diyalape 6.1230 80.4466
*Dodanduwa 6.1028 80.1303
Dondra 1.5 W 5.9349 80.5784
Dondra 1.9 NW 5.9462 80.5833
*Dondra 5.9313 80.5914
Ellagala 6.3333 81.2500
Elpitiya 0.8 NE 6.2923 80.1650
Elpitiya 1.7 NE 6.2977 80.1712
*Elpitiya 6.2880 80.1596
Galle 0.5 N 6.0531 80.2182
Galle 0.9 N 6.0568 80.2177
Galle 0.9 NE 6.0542 80.2245
Galle 1.3 S 6.0370 80.2208
Galle 1.3 W 6.0527 80.2075
Galle 1.5 S 6.0351 80.2185
Galle 1.77 SW 6.0352 80.2105
Galle 1.8 SW 6.0391 80.2058
Galle 1.9 N 6.0659 80.2173
Galle 2.1 N 6.0663 80.2247
Galle 2.2 NW 6.0595 80.2024
*Galle 6.0488 80.2189
Galle Dewata Junction 0.7 W 6.0349 80.2343
Galle Dewata Junction 2.6 W 6.0250 80.2180
Galle Dewata Junction 6.0327 80.2405
Gandara 5.9376 80.6133
Gangulandeniya 2.5 NE 6.3106 80.7359
Gangulandeniya 2.7 S 6.2713 80.7164
Gangulandeniya 6.2956 80.7187
Getamanna 6.0395 80.6896
Ginimellagaha 1.1 NE 6.1367 80.1761
Ginimellagaha 6.1297 80.1694
Gintota 0.5 NW 6.0644 80.1779
Gintota 2.2 SE 6.0483 80.1960
Gintota 6.0610 80.1811
Godagama interchange 5.9759 80.5185
Godahena 6.2346 80.0746
Godapitiya 0.7 NW 6.0994 80.4812
Godapitiya 1.3 NW 6.1021 80.4762
Godapitiya 6.0953 80.4856
Gomilamawarala 3.1 SW 6.1875 80.5765
Gomilamawarala 6.2101 80.5923
Gonagamuwa Uduwila 6.2472 81.2656
Gonamulla Junction 0.5 W 6.0809 80.2863
Gonamulla Junction 0.6 E 6.0836 80.2962
Gonamulla Junction 1.7 NW 6.0915 80.2783
Gonamulla Junction 1.8 W 6.0764 80.2753
Gonamulla Junction 6.0821 80.2909
Gonapinuwala 0.3 E 6.1416 80.1372
Gonapinuwala 1.1 W 6.1390 80.1248
Gonapinuwala 1.5 S 6.1281 80.1332
Gonapinuwala 1.6 NE 6.1531 80.1436
Gonapinuwala 6.1411 80.1350
Gonnoruwa 6.2333 81.1000
Habaraduwa 1.1 W 5.9946 80.2982
*Habaraduwa 5.9984 80.3078
Haburugala 3.4 SE 6.3805 80.0569
Haburugala 4.4 SE 6.3718 80.0607
Haburugala 6.4030 80.0358
Hakuruwela 6.1493 80.8309
Halpatota 1.8 SW 6.1632 80.1519
Halpatota 6.1697 80.1673
Hambantota 0.6 NE 6.1456 81.1256
*Hambantota 6.1429 81.1212
Hambantota exit 4.3 SW 6.1171 81.0911
Hambantota exit 6.1509 81.1095
Hambantota interchange 6.1540 81.1050
Handugala 6.1903 80.6258
Hawpe 6.1329 80.4897
Heegoda 6.2944 80.6360
Hikkaduwa 0.4 W 6.1380 80.1027
Hikkaduwa 0.5 W 6.1398 80.1021
Hikkaduwa 1.4 E 6.1387 80.1193
Hikkaduwa 1.6 NW 6.1518 80.0984
Hikkaduwa 2.6 N 6.1621 80.1134
Hikkaduwa 2.9 NW 6.1620 80.0934
*Hikkaduwa 6.1395 80.1063
Hiniduma 6.3094 80.3241
Hiriketiya 4.4 W 5.9608 80.6551
Hiriketiya 5.9638 80.6947
Hiyare 6.0720 80.3426
Horapawita 1.2 S 6.0959 80.5839
Horapawita 6.1070 80.5827
Hungama 0.9 S 6.1073 80.9304
Hungama 6.1156 80.9291
Imaduwa exit 6.0304 80.3654
Imaduwa interchange 6.0350 80.3626
Induruwa 0.7 N 6.3824 80.0105
Induruwa 6.3767 80.0122
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
Kasagala exit 6.1332 80.8226
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
Kokmaduwa 1.7 S 6.0033 80.4422
Kokmaduwa 3.6 NW 6.0431 80.4098
Kokmaduwa 6.0188 80.4421
Kokmaduwa interchange 6.0207 80.4332
Kolawenigama 1.9 SE 6.3140 80.5165
Kolawenigama 6.3232 80.5022
Kosgoda 0.5 SW 6.3370 80.0282
Kosgoda 1.3 NE 6.3442 80.0431
Kosgoda 1.9 NE 6.3511 80.0449
Kosgoda 2.4 NW 6.3552 80.0186
Kosgoda 2.5 E 6.3429 80.0542
Kosgoda 6.3390 80.0322
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
Matara 1.8 E 5.9474 80.5468
Matara 1.8 NE 5.9568 80.5448
Matara 2.1 SW 5.9402 80.5143
*Matara 5.9495 80.5304
Mattaka 6.3030 80.2572
Mattala 6.0 NW 6.3463 81.0589
Mattala 6.2996 81.0856
Mattala interchange 6.2877 81.0864
Meda-Keembiya 1.4 SE 6.1075 80.2512
Meda-Keembiya 2.4 S 6.0922 80.2418
Meda-Keembiya 6.1140 80.2405
Medamulana 1.8 N 6.1964 80.7640
Medamulana 4.4 NE 6.2009 80.8028
Medamulana 6.1810 80.7686
Mediripitiya 6.3507 80.4931
Meegahajandura 0.7 W 6.1536 81.1271
Meegahajandura 6.1517 81.1333
Meetiyagoda 0.6 SE 6.1888 80.1012
Meetiyagoda 1.7 E 6.1864 80.1103
Meetiyagoda 6.1918 80.0963
Middeniya 0.2 W 6.2492 80.7625
Middeniya 0.4 W 6.2495 80.7604
Middeniya 1.4 E 6.2501 80.7768
*Middeniya 6.2493 80.7643
Miella 6.1179 80.6716
Mirissa 2.1 NW 5.9561 80.4543
Mirissa 2.4 NW 5.9599 80.4528
Mirissa 5.9483 80.4716
Modarawana 2.1 E 6.1173 80.7435
Modarawana 6.1174 80.7242
Morawaka 0.5 S 6.2606 80.4910
Morawaka 6.2653 80.4910
Mulatiyana 6.1609 80.5838
Nadugala 5.9814 80.5497
Nagoda 0.3 SE 6.1960 80.2769
Nagoda 0.5 E 6.1987 80.2793
Nagoda 6.1980 80.2747
Naimana 1.7 E 5.9614 80.5808
Naimana 1.8 S 5.9473 80.5650
Naimana 2.1 SW 5.9460 80.5577
Naimana 5.9634 80.5658
Nakiyadeniya 6.1433 80.3422
Nawandagala 6.3112 80.1401
Neluwa 0.5 NW 6.3769 80.3551
Neluwa 0.6 NW 6.3782 80.3552
Neluwa 6.3731 80.3575
Netolpitiya 0.6 SW 6.0618 80.8351
Netolpitiya 6.0657 80.8392
Nihiluwa 6.0714 80.7063
Nindana 6.2071 80.1080
Nonagama 6.1114 80.9907
Okewela 0.7 N 6.1112 80.7158
Okewela 6.1049 80.7156
Pahala Millawa 6.2938 80.4716
Palatuwa 5.9763 80.5184
Panangala 6.2629 80.3237
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
Sooriyawewa exit 6.2675 81.0016
Sooriyawewa interchange 6.2714 81.0053
Sultanagoda 5.9772 80.5110
Talagampola 0.4 NE 6.0909 80.3059
Talagampola 3.1 S 6.0631 80.3128
Talagampola 6.0892 80.3025
Tangalle 0.5 N 6.0308 80.7963
Tangalle 2.1 NW 6.0347 80.7785
*Tangalle 6.0262 80.7954
Tawalama 1.0 NW 6.3395 80.3344
Tawalama 4.1 NW 6.3618 80.3173
Tawalama 6.3347 80.3422
Telijjawila 1.1 N 6.0328 80.4972
Telijjawila 1.1 SE 6.0159 80.5031
Telijjawila 2.2 E 6.0181 80.5160
Telijjawila 2.7 SE 6.0093 80.5167
Telijjawila 6.0232 80.4968
Thalpe 6.0010 80.2781
Thihagoda 6.0133 80.5660
Tiranagama 0.8 SE 6.1230 80.1175
Tiranagama 6.1266 80.1112
Tissamaharama 1.2 NW 6.2847 81.2783
Tissamaharama 2.4 W 6.2843 81.2663
*Tissamaharama 6.2792 81.2877
Uda Gomadiya 6.2956 80.6693
Udalamatta 2.0 N 6.2012 80.3029
Udalamatta 6.1836 80.2983
Udamattala 5.8 NE 6.3384 81.1442
Udamattala 6.2914 81.1214
Udugama 1.6 S 6.2040 80.3357
Udugama 6.2179 80.3380
Uluvitike 1.8 SW 6.0741 80.1974
Uluvitike 6.0834 80.2112
Unawatuna 1.4 NE 6.0195 80.2478
Unawatuna 6.0085 80.2422
Uragaha 2.1 SE 6.3392 80.1143
Uragaha 2.1 W 6.3439 80.0799
Uragaha 3.0 W 6.3411 80.0718
Uragaha 6.3490 80.0979
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
Walasgala 5.9828 80.6986
Walasmulla 0.8 NE 6.1557 80.6992
Walasmulla 0.9 SE 6.1453 80.6997
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
Weligatta 5.0 SW 6.2004 81.1950
Weligatta 6.0 SW 6.1942 81.1873
Weligatta 6.2386 81.2188
Weligatta 6.7 SW 6.1906 81.1828
Wilanagama 6.0042 80.4138
Yakkalamulla 1.4 W 6.1055 80.3473
Yakkalamulla 6.1013 80.3591
Yala Palatupana Gate 6.2815 81.4126
Yatalamatta 0.3 SW 6.1722 80.2838
Yatalamatta 6.1737 80.2865
Yatigala 6.1134 80.6947
Yatiyana 1.6 S 6.0161 80.6036
Yatiyana 6.0303 80.6063
`

export const southernRoads = `
Ahungalla - Ahungalla | secondary
Ahungalla 0, Ahungalla 1.1 S 1.2 settled
Ahungalla - Nawandagala | main
Ahungalla 0, Uragaha 3.0 W 4.6 settled, Uragaha 2.1 W 5.6, Uragaha 2.1 SE 9.44 settled, Nawandagala 14.4 settled
Akuressa - Matara | secondary
Akuressa 0, Athuraliya 4.3 settled, Karagoda Uyangoda 14.3 settled, Thihagoda 20.9 settled, Kapuduwa 21.8 town, Nadugala 25.1 town, Matara 1.8 NE 27.9 town, Matara 1.8 E 29 city
Alapaladeniya - Alapaladeniya | secondary
Alapaladeniya 2.7 W 0, Alapaladeniya 4.2 winding
Alapaladeniya - Pahala Millawa | minor
Alapaladeniya 0, Pahala Millawa 6 winding
Aluthwala - Hikkaduwa | minor
Aluthwala 0.8 S 0, Hikkaduwa 2.6 N 3.1 town, Hikkaduwa 1.6 NW 5.2 town
Ambalangoda - Kurundugahahetekma | secondary
Ambalangoda 0, Watugedara 1.3 SW 1.9 town, Watugedara 0.6 SW 2.7 settled, Watugedara 3.3 settled, Karandeniya 6.8 settled, Kurundugahahetekma 3.3 S 14.8 settled
Ambalantota - Ambalantota | minor
Ambalantota 0.7 S 0, Ambalantota 1.6 SE 2.8 settled
Ambalantota - Ambalantota | minor
Ambalantota 1.6 SE 0, Ambalantota 2.8 E 3.5
Ampegama - Gonapinuwala | minor
Ampegama 0, Aluthwala 1.8 settled, Aluthwala 0.8 S 2.6 town, Gonapinuwala 1.6 NE 5 town
Ampegama - Mapalagama | secondary
Ampegama 4.4 N 0, Kahaduwa 8 settled, Mapalagama 3.1 NW 17.2 settled
Ampegama - Meetiyagoda | minor
Ampegama 1.4 NW 0, Meetiyagoda 0.6 SE 4.6 settled
Amugoda - Amugoda | minor
Amugoda 4.0 W 0, Amugoda 2.8 SW 3.5 settled
Amugoda - Mapalagama | minor
Amugoda 1.6 SW 0, Porawagama 3.2, Mapalagama 3.39 NW 10 settled
Anangoda - Gomilamawarala | secondary
Anangoda 1.1 S 0, Anangoda 1.1 town, Walahanduwa 1.74 town, Gonamulla Junction 1.8 W 5.2 town, Gonamulla Junction 0.5 W 6.5 town, Gonamulla Junction 7.1 town, Gonamulla Junction 0.6 E 7.7 town, Talagampola 8.7 town, Talagampola 0.4 NE 9.12 town, Kottawagama 1.6 SE 11 settled, Makumbura 13.2 settled, Yakkalamulla 1.4 W 14.8 settled, Yakkalamulla 16.2 settled, Magedara 21.5 settled, Godapitiya 1.3 NW 30.1 settled, Ransegoda 43.8 settled, Mulatiyana 49.8 settled, Gomilamawarala 3.1 SW 53.6 settled, Gomilamawarala 58 settled
Andarawewa exit - Mattala | secondary
Andarawewa exit 0, Mattala 3.7
Angulugaha - Dikkumbura | minor
Angulugaha 0, Dikkumbura 8.3 settled, Dikkumbura 0.7 E 9.1 settled
Angulugaha - Habaraduwa | main
Angulugaha 0, Habaraduwa 6.5 town
Angunakolapelessa - Hungama | main
Angunakolapelessa 0, Hungama 7.4
Angunakolapelessa - Netolpitiya | main
Angunakolapelessa 0, Netolpitiya 14.9
Angunakolapelessa - Ranna | secondary
Angunakolapelessa 0, Ranna 10.4 settled
Angunakolapelessa exit - Angunakolapelessa | secondary
Angunakolapelessa exit 0, Angunakolapelessa 3.1
Angunakolawewa - Kataragama | main
Angunakolawewa 5.9 SW 0, Thanamalwila 19.7, Kataragama 51.8
Angunakolawewa - Mattala | minor
Angunakolawewa 5.9 SW 0, Mattala 6.0 NW 5.9
Angunakolawewa - Uva Kudaoya | secondary
Angunakolawewa 0, Thanamalwila 7, Uva Kudaoya 18.4
Ankokkawala - Angulugaha | main
Ankokkawala 0, Angulugaha 6.5 town
Aparekka - Kekanadura | minor
Aparekka 0, Kekanadura 4.4 town
Aparekka exit - Aparekka | secondary
Aparekka exit 0, Aparekka 1.8 settled
Athuraliya - Telijjawila | main
Athuraliya 0, Telijjawila 7.1 settled
Baddegama - Baddegama | secondary
Baddegama 2.3 SE 0, Baddegama 1.8 S 2.6 settled
Baddegama - Ginimellagaha | secondary
Baddegama 0, Ginimellagaha 5.2 settled
Baddegama - Kottawagama | secondary
Baddegama 0.1 S 0, Baddegama 2.3 SE 2.25 settled, Wandurambe 8.7 settled, Kottawagama 15.3 settled, Kottawagama 1.6 SE 17.1 settled
Baddegama - Kumarakanda | secondary
Baddegama 1.4 NE 0, Baddegama 0.1 S 1.5, Baddegama 0.4 NW 3.5 settled, Halpatota 4.6 settled, Halpatota 1.8 SW 6.6 settled, Gonapinuwala 1.6 NE 8.1 town, Gonapinuwala 0.3 E 9.6 town, Gonapinuwala 1.5 S 11.2 town, Kumarakanda 0.5 NE 12.5 town, Kumarakanda 13 town
Baddegama - Poddala | secondary
Baddegama 0.4 NW 0, Baddegama 0.43 settled, Baddegama 1.8 S 2.2 settled, Poddala 1.0 NW 8.4 settled, Poddala 9.5 settled
Baddegama - Tiranagama | minor
Baddegama 1.8 S 0, Ginimellagaha 1.1 NE 2.3 town, Gonapinuwala 1.5 S 7.2 town, Kumarakanda 1.5 N 7.6 town, Kumarakanda 1.4 N 7.93 town, Tiranagama 0.8 SE 9.1 town
Baddegama - Udugama | secondary
Baddegama 1.4 NE 0, Wandurambe 4.4 N 5.1 settled, Nagoda 0.3 SE 10.3 settled, Nagoda 0.5 E 10.7 settled, Udalamatta 2.0 N 13.5 settled, Udugama 1.6 S 18.1 settled
Balapitiya - Watugedara | secondary
Balapitiya 2.1 N 0, Watugedara 3.2 settled
Balapitiya - Watugedara | minor
Balapitiya 0, Watugedara 0.6 SW 2.3 settled
Bandagiriya Colony - Hambantota | minor
Bandagiriya Colony 1.8 W 0, Hambantota 0.6 NE 10.8
Bandagiriya Colony - Meegahajandura | secondary
Bandagiriya Colony 0, Meegahajandura 10.1
Bandagiriya Colony - Weligatta | minor
Bandagiriya Colony 1.3 NE 0, Weligatta 6.7 SW 7.5 settled
Barawakumbuka - Angunakolapelessa | minor
Barawakumbuka 0, Angunakolapelessa 10.4
Barawakumbuka - Mamadala | main
Barawakumbuka 0, Mamadala 9.9
Batapola - Kahawa | secondary
Batapola 0, Nindana 2.5 settled, Meetiyagoda 4.7 town, Kahawa 0.6 S 7.1 town
Bedigama exit - Bedigama exit | secondary
Bedigama exit 2.2 W 0, Bedigama exit 2.6 settled
Bedigama exit - Beliatta | main
Bedigama exit 2.2 W 0, Beliatta 0.7 S 8.8 settled, Beliatta 0.9 S 8.99 settled
Beliatta - Beliatta | minor
Beliatta 0.7 S 0, Beliatta 1.0 E 1.4 settled
Beliatta - Tangalle | minor
Beliatta 0, Beliatta 1.0 E 1 settled, Tangalle 2.1 NW 6.2 settled
Beliatta - Walasgala | main
Beliatta 1.1 S 0, Beliatta 1.4 S 0.4 settled, Beliatta 3.2 SW 2.5 settled, Walasgala 2.9 NE 6.3 settled, Walasgala 1.8 NE 7.5 settled
Bengamuwa - Pasgoda | secondary
Bengamuwa 0, Pasgoda 3.6 winding
Bengamuwa - Uda Gomadiya | minor
Bengamuwa 0, Uda Gomadiya 9.9 winding
Bengamuwa - Urubokka | minor
Bengamuwa 0, Urubokka 6.9 winding
Bentota - Bentota | minor
Bentota 0, Bentota 1.6 E 4.3 settled
Bentota - Uragaha | secondary
Bentota 0.6 SE 0, Bentota 1.6 E 1.4 settled, Haburugala 4.4 settled, Haburugala 3.4 SE 7.8 settled, Haburugala 4.4 SE 8.9 settled, Uragaha 2.1 W 12.7 settled
Beragama - Ambalantota | secondary
Beragama 0, Ambalantota 2.4 settled
Beragama - Beragama | minor
Beragama 3.4 NW 0, Beragama 4.0 N 2.7
Beragama - Hambantota | secondary
Beragama 4.9 N 0, Hambantota 15
Beragama - Meegahajandura | main
Beragama 0, Meegahajandura 11.3
Bopagoda - Makandura | minor
Bopagoda 0, Urumutta 2.9 settled, Makandura 8.3 settled
Deegala Lenama - Diyalape | minor
Deegala Lenama 0, Diyalape 5.8 settled
Deegala Lenama - Kamburupitiya | minor
Deegala Lenama 0, Maramba 4.7 settled, Hawpe 6.4 settled, Kamburupitiya 21.3 settled
Deiyandara - Walasmulla | minor
Deiyandara 0, Parapamulla 2.4 settled, Walasmulla 15.5 settled
Dellawa - Alapaladeniya | minor
Dellawa 0, Alapaladeniya 2.7 W 7.3 winding
Dellawa - Godapitiya | minor
Dellawa 0, Alapaladeniya 6.4 winding, Pitabeddara 19.3 winding, Bopagoda 29.4 settled, Hawpe 34.4 settled, Godapitiya 0.7 NW 38.4 settled
Denagama - Thihagoda | minor
Denagama 0, Karatota 7.9 settled, Urugamuwa 17.4 settled, Aparekka 26.8 town, Thihagoda 34.9 settled
Denipitiya - Denipitiya | minor
Denipitiya 1.1 NE 0, Denipitiya 3.2 E 2.4 settled
Denipitiya - Sultanagoda | minor
Denipitiya 0, Sultanagoda 8.1 town
Deniyaya - Ittakanda | main
Deniyaya 0, Ullinduwawa 11 hill, Ittakanda 30.7 hill
Deniyaya - Viharahena | secondary
Deniyaya 0, Deniyaya 0.8 N 1.1 hill, Deniyaya 0.9 N 1.3 hill, Viharahena 1.9 SW 7.3 hill
Dikkumbura - Ahangama | minor
Dikkumbura 0, Ahangama 1.7 NW 6.4 settled
Dikkumbura - Ahangama | minor
Dikkumbura 1.7 SE 0, Ahangama 4.3 settled
Dikkumbura - Weligama | minor
Dikkumbura 3.2 NE 0, Dikkumbura 0.7 E 4.1 settled, Dikkumbura 1.7 SE 5.4 settled, Weligama 12.4 settled
Dikwella - Hiriketiya | main
Dikwella 0, Hiriketiya 0.7 settled
Diyalape - Karagoda Uyangoda | main
Diyalape 0, Godapitiya 1.3 NW 4.2 settled, Karagoda Uyangoda 14.3 settled
Diyalape - Maramba | secondary
Diyalape 0, Maramba 6.8 settled
Ellagala - Beralihela | minor
Ellagala 0, Beralihela 10.7
Ellagala - Lunugamwehera | secondary
Ellagala 0, Udamattala 5.8 NE 17.6
Ellagala - Magama | minor
Ellagala 0, Gonagamuwa Uduwila 11.8 settled, Magama 21.8 settled
Ellagala - Magama | minor
Ellagala 0, Tissamaharama 10.2, Magama 20.3 settled
Elpitiya - Kurundugahahetekma | main
Elpitiya 0, Kurundugahahetekma 3.3 S 6.9
Elpitiya - Nagoda | minor
Elpitiya 0, Kahaduwa 11.6, Nagoda 21.4 settled
Galle - Galle Dewata Junction | secondary
Galle 1.77 SW 0, Galle Dewata Junction 2.6 W 1.5 city
Galle - Galle | secondary
Galle 2.2 NW 0, Galle 1.9 N 1.8 town, Galle 2.1 N 2.6 town
Galle - Galle | minor
Galle 1.3 W 0, Galle 0.9 N 1.2 city, Galle 0.9 NE 3.2 city
Galle - Galle | minor
Galle 1.3 W 0, Galle 1.8 SW 1.53 city
Galle - Walahanduwa | secondary
Galle 0.9 NE 0, Walahanduwa 4.1 town
Galle Dewata Junction - Walahanduwa | secondary
Galle Dewata Junction 2.6 W 0, Walahanduwa 6.2 town
Gangulandeniya - Middeniya | secondary
Gangulandeniya 0, Middeniya 8.3 settled
Gangulandeniya - Panamura | minor
Gangulandeniya 2.5 NE 0, Panamura 2.4 SW 3.4 settled
Gangulandeniya - Walasmulla | minor
Gangulandeniya 0, Katuwana 5.9 settled, Katuwana 3.2 SW 9.7 settled, Walasmulla 0.8 NE 20.5 settled
Ginimellagaha - Boossa | minor
Ginimellagaha 0, Boossa 6.1 town
Ginimellagaha - Wakwella | minor
Ginimellagaha 0, Wakwella 6.6 town, Wakwella 0.4 SE 7.02 town
Godahena - Halpatota | secondary
Godahena 0, Batapola 7.1 settled, Batapola 0.4 E 7.5 settled, Ampegama 1.4 NW 11 settled, Ampegama 0.3 NW 12.1 settled, Ampegama 12.4 settled, Halpatota 16 settled
Godahena - Kuleegoda | secondary
Godahena 0, Kuleegoda 7.8 settled
Godapitiya - Walakanda | secondary
Godapitiya 0, Kamburupitiya 0.5 NE 10.1 settled, Kamburupitiya 1.5 E 11.24 settled, Puhulwella 18.5 settled, Walakanda 26.1 settled
Gomilamawarala - Handugala | secondary
Gomilamawarala 0, Handugala 7.7 settled
Gonamulla Junction - Talagampola | minor
Gonamulla Junction 1.7 NW 0, Talagampola 0.4 NE 3.1 town
Gonamulla Junction - Thalpe | minor
Gonamulla Junction 0, Ankokkawala 5.2 town, Thalpe 13.4 town
Gonapinuwala - Kumarakanda | minor
Gonapinuwala 1.1 W 0, Kumarakanda 1.5 N 1.44 town
Gonnoruwa - Hambantota | main
Gonnoruwa 0, Hambantota 14.6
Gonnoruwa - Weligatta | main
Gonnoruwa 0, Bandagiriya Colony 5.05, Weligatta 6.0 SW 15 settled
Haburugala - Induruwa | minor
Haburugala 0, Induruwa 5.6 settled
Haburugala - Kosgoda | minor
Haburugala 4.4 SE 0, Kosgoda 1.9 NE 3.1 settled, Kosgoda 1.3 NE 3.9 settled
Haburugala - Uragaha | minor
Haburugala 0, Meegama 2.9 S 3.5 settled, Uragaha 10.6 settled
Hakuruwela - Kasagala exit | secondary
Hakuruwela 0, Kasagala exit 2.4 settled
Hakuruwela - Mamadala | minor
Hakuruwela 0, Angunakolapelessa 10.8, Mamadala 21.1
Hakuruwela - Padalangala | minor
Hakuruwela 0, Uswewa 15.2, Padalangala 21.5
Hakuruwela - Ranna | secondary
Hakuruwela 0, Ranna 10.9 settled
Halpatota - Wakwella | minor
Halpatota 1.8 SW 0, Ginimellagaha 1.1 NE 4.9 town, Wakwella 10.2 town
Hambantota exit - Hambantota | secondary
Hambantota exit 0, Hambantota 1.8
Handugala - Deiyandara | main
Handugala 0, Deiyandara 6 settled
Handugala - Walasmulla | minor
Handugala 0, Walasmulla 12.9 settled
Hawpe - Godapitiya | secondary
Hawpe 0, Godapitiya 1.3 NW 4.4 settled
Heegoda - Kella Junction | minor
Heegoda 0, Kella Junction 11.5 winding
Heegoda - Rotumba | secondary
Heegoda 0, Pasgoda 7.8 winding, Rotumba 12.8 winding
Hikkaduwa - Gonapinuwala | secondary
Hikkaduwa 0.5 W 0, Hikkaduwa 0.5 town, Hikkaduwa 1.4 E 1.95 town, Gonapinuwala 1.1 W 2.6 town, Gonapinuwala 3.75 town, Gonapinuwala 0.3 E 4 town
Hikkaduwa - Hikkaduwa | minor
Hikkaduwa 2.9 NW 0, Hikkaduwa 2.6 N 2.5 town
Hikkaduwa - Tiranagama | minor
Hikkaduwa 1.4 E 0, Tiranagama 1.6 town
Hiriketiya - Dikwella | minor
Hiriketiya 4.4 W 0, Dikwella 6.7 settled
Hiyare - Telijjawila | secondary
Hiyare 0, Dikkumbura 3.2 NE 10.8 settled, Kokmaduwa 19.3 settled, Telijjawila 26.4 settled
Horapawita - Kamburupitiya | secondary
Horapawita 1.2 S 0, Kamburupitiya 1.5 E 2.1 settled
Horapawita - Nihiluwa | secondary
Horapawita 1.2 S 0, Karaputugala 2.3 settled, Karatota 3.2 NW 7.7 settled, Nihiluwa 14.5 settled
Hungama - Hungama | secondary
Hungama 0, Hungama 0.9 S 1 settled
Imaduwa exit - Wilanagama | secondary
Imaduwa exit 0, Dikkumbura 1.8 settled, Wilanagama 8.4 settled
Induruwa - Haburugala | minor
Induruwa 0.7 N 0, Haburugala 3.4 SE 5.5 settled
Iriyagaha - Uluvitike | minor
Iriyagaha 0, Uluvitike 0.7 town
Iththa Demaliya - Weeraketiya | secondary
Iththa Demaliya 0, Weeraketiya 4 settled
Julampitiya - Karatota | secondary
Julampitiya 0, Walasmulla 11.9, Miella 16.9 settled, Denagama 18.1 settled, Denagama 1.6 SW 19.9 settled, Karatota 3.2 NW 22.6 settled
Kahawa - Hikkaduwa | main
Kahawa 0, Hikkaduwa 7.6 town
Kalubowitiyana - Alapaladeniya | minor
Kalubowitiyana 3.1 W 0, Alapaladeniya 2.7 W 9.7 winding
Kalubowitiyana - Dellawa | minor
Kalubowitiyana 3.1 W 0, Kalubowitiyana 9 winding, Dellawa 16.6 winding
Kamburupitiya - Thihagoda | secondary
Kamburupitiya 0, Thihagoda 7.9 settled
Kapuduwa - Yatiyana | secondary
Kapuduwa 0, Yatiyana 1.6 S 4.4 settled
Karagoda Uyangoda - Kamburupitiya | secondary
Karagoda Uyangoda 0, Kamburupitiya 5.8 settled
Karagoda Uyangoda - Telijjawila | minor
Karagoda Uyangoda 0, Telijjawila 6.8 settled
Karagoda Uyangoda - Telijjawila | minor
Karagoda Uyangoda 2.3 SW 0, Telijjawila 2.2 E 2.7 settled, Telijjawila 2.7 SE 3.7 settled
Karandeniya - Batapola | minor
Karandeniya 2.5 E 0, Karandeniya 2.52 E 0.6 settled, Batapola 4.62 settled
Karandeniya - Elpitiya | main
Karandeniya 0, Karandeniya 2.5 E 2.6 settled, Kurundugaha Hethekma 5.54 settled, Kurundugaha Hethekma 0.4 NE 5.93, Elpitiya 8.4
Karandeniya - Kurundugahahetekma | minor
Karandeniya 2.52 E 0, Kurundugahahetekma 3.0 S 3.2 settled
Karaputugala - Naimana | minor
Karaputugala 0, Yatiyana 8.4 settled, Diyagaha 15.5 settled, Naimana 19.2 town, Naimana 2.1 SW 21.9 city
Karatota - Modarawana | secondary
Karatota 0, Nihiluwa 5.9 settled, Modarawana 11.5 settled
Karatota - Netolpitiya | secondary
Karatota 0, Yatigala 8.4 settled, Modarawana 12.9 settled, Bedigama exit 2.2 W 19 settled, Netolpitiya 32.8 settled
Karatota - Puhulwella | main
Karatota 3.2 NW 0, Puhulwella 0.5 E 4.5 settled
Karatota - Walasgala | minor
Karatota 0, Getamanna 5.8 settled, Walasgala 15.7 settled
Kariyamaditta - Angunakolapelessa | secondary
Kariyamaditta 0, Angunakolapelessa 16.7
Kariyamaditta - Netolpitiya | minor
Kariyamaditta 0, Hakuruwela 15.9, Netolpitiya 28.9 settled
Kariyamaditta - Thunkama | minor
Kariyamaditta 0, Thunkama 11.9
Kariyamaditta - Thunkama | minor
Kariyamaditta 2.1 S 0, Thunkama 3.2 W 8.1
Kariyamaditta - Weeraketiya | secondary
Kariyamaditta 0, Weeraketiya 15.5
Katuwana - Katuwana | minor
Katuwana 2.6 N 0, Katuwana 0.3 NE 2.4 settled
Katuwana - Katuwana | minor
Katuwana 3.2 SW 0, Katuwana 1.5 S 2.25 settled
Kawantissapura - Kirinda | secondary
Kawantissapura 0, Kirinda 16.3
Kekanadura - Dikwella | secondary
Kekanadura 0, Dikwella 10.7 settled
Kirama - Middeniya | secondary
Kirama 0, Katuwana 9.6 settled, Katuwana 0.3 NE 9.94 settled, Gangulandeniya 2.7 S 12.7 settled, Middeniya 0.4 W 18.13, Middeniya 0.2 W 18.4 settled, Middeniya 18.6 settled
Kirama - Parapamulla | minor
Kirama 0, Parapamulla 12.2 settled
Kirama - Walasmulla | minor
Kirama 0, Walasmulla 9.1 settled
Kiriweldola - Deniyaya | minor
Kiriweldola 1.7 NE 0, Deniyaya 0.9 N 5.9 hill
Kiriweldola - Lunama | minor
Kiriweldola 0, Deniyaya 9.8 hill, Bengamuwa 26.4 winding, Dampahala 30.9 winding, Katuwana 38.3 winding, Julampitiya 45.3 settled, Middeniya 49.7 settled, Middeniya 1.4 E 51.1 settled, Kariyamaditta 2.1 S 55.9, Hungama 75.8, Lunama 81.4 settled
Kiriweldola - Viharahena | minor
Kiriweldola 0, Viharahena 16.4 hill
Kiriwelkele - Morawaka | minor
Kiriwelkele 0, Morawaka 10.5 winding
Kokmaduwa - Denipitiya | minor
Kokmaduwa 1.7 S 0, Denipitiya 2.6 NE 2.3 settled
Kokmaduwa - Weligama | secondary
Kokmaduwa 3.6 NW 0, Kokmaduwa 1.7 S 5.7 settled, Weligama 1.5 NE 8.3 settled, Weligama 9.8 settled, Weligama 1.2 SW 11 settled, Weligama 2.2 SW 12.2 settled
Kolawenigama - Deniyaya | minor
Kolawenigama 1.9 SE 0, Deniyaya 0.8 N 9.2 hill
Kolawenigama - Mulendiyawala | minor
Kolawenigama 0, Deniyaya 10.7 hill, Urubokka 25.5 hill, Uda Gomadiya 32.1 winding, Gangulandeniya 39.4 settled, Mulendiyawala 47 settled
Kosgoda - Kosgoda | minor
Kosgoda 2.4 NW 0, Kosgoda 1.9 NE 3.2 settled, Kosgoda 2.5 E 4.7 settled
Kosgoda - Uragaha | main
Kosgoda 0.5 SW 0, Kosgoda 0.5 settled, Kosgoda 1.3 NE 1.9 settled, Kosgoda 2.5 E 3.2 settled, Uragaha 3.0 W 5.2 settled
Kotapola - Bengamuwa | main
Kotapola 0, Bengamuwa 10 winding
Kotapola - Gomilamawarala | minor
Kotapola 0, Rotumba 12.4 winding, Gomilamawarala 16.2 winding
Kotapola - Heegoda | secondary
Kotapola 1.9 N 0, Heegoda 17.6 winding
Kuleegoda - Kuleegoda | secondary
Kuleegoda 1.4 NW 0, Kuleegoda 1.4 town
Kuleegoda - Meda-Keembiya | minor
Kuleegoda 0, Meetiyagoda 3.8 town, Meetiyagoda 0.6 SE 4.43 town, Meetiyagoda 1.7 E 5.5 town, Aluthwala 8.6 town, Ginimellagaha 16.7 settled, Meda-Keembiya 27.9 settled
Kumarakanda - Kumarakanda | minor
Kumarakanda 1.4 N 0, Kumarakanda 0.5 NE 1 town
Kurundugaha Hethekma - Ampegama | secondary
Kurundugaha Hethekma 4.4 SE 0, Ampegama 4.4 N 1 settled, Ampegama 0.3 NW 6 settled
Kurundugaha Hethekma - Baddegama | minor
Kurundugaha Hethekma 0.4 NE 0, Kurundugaha Hethekma 4.9 SE 5.2 settled, Baddegama 1.4 NE 12.3
Kurundugaha Hethekma - Mapalagama | secondary
Kurundugaha Hethekma 0, Kurundugahahetekma 1.9 S 2 settled, Kurundugaha Hethekma 4.4 SE 4.9 settled, Kurundugaha Hethekma 4.9 SE 5.86 settled, Mapalagama 3.39 NW 19, Mapalagama 3.4 NW 19.8 settled
Kurundugahahetekma - Ampegama | minor
Kurundugahahetekma 3.3 S 0, Ampegama 4.4 N 2.5 settled
Kurundugahahetekma - Batapola | main
Kurundugahahetekma 1.9 S 0, Kurundugahahetekma 3.0 S 1.4 settled, Batapola 0.4 E 4.5 settled
Lunama - Ambalantota | main
Lunama 0, Ambalantota 7.3 settled
Lunugamwehera - Mattala | secondary
Udamattala 5.8 NE 0, Mattala 7.8
Magama - Yala Palatupana Gate | minor
Magama 0, Kirinda 8.5 settled, Yala Palatupana Gate 21.1
Makandura - Kamburupitiya | main
Makandura 0, Ransegoda 3.6 settled, Kamburupitiya 0.5 NE 8 settled, Kamburupitiya 8.5 settled
Makandura - Mulatiyana | main
Makandura 0, Mulatiyana 4.6 settled
Maliduwa - Angulugaha | minor
Maliduwa 0, Yakkalamulla 11.3 settled, Hiyare 16.6 settled, Angulugaha 27.4 settled
Maliduwa - Mirissa | minor
Maliduwa 0, Magedara 10.6, Penetiyana 21 settled, Kokmaduwa 28.2 settled, Denipitiya 33.8 settled, Mirissa 2.4 NW 36.6 settled
Mamadala - Ambalantota | secondary
Mamadala 0, Ambalantota 8.4 settled
Mamadala - Ambalantota | minor
Mamadala 3.1 N 0, Beragama 3.4 NW 4.3, Ambalantota 9.3 settled, Ambalantota 0.4 S 9.7 settled, Ambalantota 0.7 S 10.03 settled
Mamadala - Lunama | minor
Mamadala 0, Lunama 7.7 settled
Mapalagama - Mapalagama | secondary
Mapalagama 3.1 NW 0, Mapalagama 3.2 settled
Mapalagama - Nagoda | secondary
Mapalagama 3.4 NW 0, Mapalagama 3.1 NW 0.3 settled, Nagoda 6.2 settled
Matara - Matara | minor
Matara 0.7 N 0, Matara 0.8 city, Matara 2.1 SW 2.9 town
Matara - Matara | minor
Matara 0.7 N 0, Matara 1.8 NE 1.5 city
Mattala - Gonnoruwa | main
Mattala 0, Gonnoruwa 7.6
Meda-Keembiya - Meda-Keembiya | secondary
Meda-Keembiya 0, Meda-Keembiya 1.4 SE 1.5 settled
Meda-Keembiya - Pinnaduwa | secondary
Meda-Keembiya 1.4 SE 0, Meda-Keembiya 2.4 S 2.1 town, Pinnaduwa 2.3 NW 3.7 town
Meda-Keembiya - Talagampola | minor
Meda-Keembiya 1.4 SE 0, Gonamulla Junction 1.7 NW 3.9 town, Gonamulla Junction 0.5 W 5.5 town, Talagampola 3.1 S 9.4 settled
Meda-Keembiya - Uluvitike | minor
Meda-Keembiya 0, Uluvitike 7 town, Uluvitike 1.8 SW 9.1 town
Medamulana - Angunakolawewa | secondary
Medamulana 0, Medamulana 1.8 N 1.8, Middeniya 0.2 W 7.7, Mulendiyawala 1.7 SW 10.7 settled, Mulendiyawala 12.4 settled, Embilipitiya 22.9, Sevanagala 33.4, Sevanagala 6.1 E 43.7, Angunakolawewa 5.9 SW 56.2
Medamulana - Medamulana | minor
Medamulana 1.8 N 0, Medamulana 4.4 NE 4.6 settled
Medamulana - Weeraketiya | main
Medamulana 0, Weeraketiya 4.1 settled
Mediripitiya - Deniyaya | secondary
Mediripitiya 0, Deniyaya 9.6 hill
Meetiyagoda - Kahawa | minor
Meetiyagoda 1.7 E 0, Kahawa 2.5 SE 3 town
Middeniya - Uswewa | minor
Middeniya 0, Kariyamaditta 5.6, Uswewa 17.9
Miella - Walasmulla | secondary
Miella 0, Walasmulla 0.9 SE 4.4 settled
Miella - Yatigala | minor
Miella 0, Yatigala 3.3 settled
Mirissa - Kamburugamuwa | minor
Mirissa 2.1 NW 0, Kamburugamuwa 1.6 N 5.1 town
Modarawana - Hakuruwela | main
Modarawana 0, Weeraketiya 6.2 settled, Hakuruwela 15.8 settled
Mulatiyana - Denagama | secondary
Mulatiyana 0, Deiyandara 2.5 settled, Parapamulla 1.8 S 4.8 settled, Denagama 1.6 SW 10.3 settled
Nadugala - Naimana | minor
Nadugala 0, Naimana 4.3 town
Nagoda - Meda-Keembiya | secondary
Nagoda 0.3 SE 0, Yatalamatta 0.3 SW 2.8 settled, Wandurambe 1.3 NE 7 settled, Wandurambe 8.3 settled, Wanduramba 9.1 settled, Meda-Keembiya 11.6 settled
Nagoda - Nagoda | secondary
Nagoda 0, Nagoda 0.5 E 0.5 settled
Nagoda - Udugama | secondary
Nagoda 0, Mapalagama 3.6 settled, Parana Thanayamgoda 7.1 settled, Udugama 11.3 settled
Naimana - Dondra | minor
Naimana 1.8 S 0, Dondra 1.9 NW 2.1 town
Naimana - Naimana | minor
Naimana 1.7 E 0, Naimana 1.8 S 2.6 town
Nawandagala - Elpitiya | secondary
Nawandagala 0, Elpitiya 0.8 NE 3.7
Neluwa - Batuwangala | minor
Neluwa 0.6 NW 0, Batuwangala 3.2 winding
Neluwa - Kalubowitiyana | minor
Neluwa 0, Kalubowitiyana 10.6 winding
Neluwa - Makumbura | secondary
Neluwa 0.6 NW 0, Neluwa 0.5 NW 0.15 winding, Tawalama 1.0 NW 4.9 winding, Hiniduma 8.9 winding, Panangala 15.1 winding, Udugama 21 settled, Udugama 1.6 S 22.8 settled, Nakiyadeniya 30.8 settled, Makumbura 36.4 settled
Neluwa - Warukandeniya | secondary
Neluwa 0.5 NW 0, Neluwa 0.5 winding, Warukandeniya 7.6 winding
Netolpitiya - Kahandamodara | minor
Netolpitiya 0, Kahandamodara 6.6
Nihiluwa - Tangalle | main
Nihiluwa 0, Beliatta 0.9 S 4 settled, Beliatta 1.1 S 4.33 settled, Tangalle 2.1 NW 9.4 settled, Tangalle 11.5 settled
Okewela - Modarawana | minor
Okewela 0.7 N 0, Modarawana 2.1 E 3.2 settled
Panangala - Mapalagama | minor
Panangala 0, Mapalagama 7.7 settled
Pannegamuwa - Kirinda | secondary
Pannegamuwa 0, Tissamaharama 2.4 W 3.8 settled, Tissamaharama 1.2 NW 5.2 settled, Tissamaharama 6.4 settled, Kirinda 2.3 S 16.6
Pannimulla Panagoda - Kalubowitiyana | minor
Pannimulla Panagoda 0, Kalubowitiyana 3.1 W 15.8 winding
Parana Thanayamgoda - Udalamatta | minor
Parana Thanayamgoda 0, Udalamatta 8.4 settled
Parapamulla - Horapawita | minor
Parapamulla 1.8 S 0, Horapawita 5.1 settled, Horapawita 1.2 S 6.5 settled
Pasgoda - Gomilamawarala | main
Pasgoda 0, Gomilamawarala 6.8 winding
Penetiyana - Sultanagoda | secondary
Penetiyana 0, Sultanagoda 14.7 settled
Penetiyana - Telijjawila | minor
Penetiyana 1.5 E 0, Telijjawila 1.1 N 5 settled
Pinnaduwa - Galle | secondary
Pinnaduwa 2.3 NW 0, Galle 2.1 N 3 town, Galle 0.9 N 4.3 town, Galle 0.5 N 4.8 city, Galle 5.3 city, Galle 1.3 S 6.62 city
Pinnaduwa - Gonamulla Junction | minor
Pinnaduwa 2.3 NW 0, Gonamulla Junction 1.8 W 3.1 town
Pitabeddara - Maramba | minor
Pitabeddara 2.3 NE 0, Pitabeddara 1.9 SE 2.3 winding, Maramba 8.7 settled
Pitabeddara - Pitabeddara | minor
Pitabeddara 1.3 E 0, Pitabeddara 1.9 SE 0.8 winding
Pitigala - Amugoda | secondary
Pitigala 1.4 N 0, Pitigala 1.5 W 2.8 settled, Amugoda 4.9 settled
Pitigala - Hiniduma | minor
Pitigala 1.5 W 0, Weihena 3.7 settled, Mattaka 6.5, Hiniduma 16.6 winding
Pitigala - Tawalama | minor
Pitigala 1.4 N 0, Tawalama 4.1 NW 10.8 winding
Poddala - Galle Dewata Junction | minor
Poddala 0, Galle 0.9 NE 7.5 town, Galle Dewata Junction 2.6 W 12.1 town
Poddala - Galle | secondary
Poddala 1.0 NW 0, Iriyagaha 3 town, Galle 1.9 N 5.52 town
Poddala - Meda-Keembiya | minor
Poddala 0, Meda-Keembiya 2.4 S 2.9 town
Poddala - Wakwella | secondary
Poddala 0, Wakwella 4.8 town
Puhulwella - Beliatta | minor
Puhulwella 0.7 SE 0, Getamanna 8.3 settled, Beliatta 1.4 S 13 settled
Puhulwella - Dondra | secondary
Puhulwella 0.5 E 0, Puhulwella 0.7 SE 0.7 settled, Yatiyana 4 settled, Yatiyana 1.6 S 5.6 settled, Dondra 1.9 NW 15.9 town, Dondra 1.5 W 17.4 town
Puhulwella - Karatota | minor
Puhulwella 0, Karatota 5 settled
Puhulwella - Puhulwella | secondary
Puhulwella 0, Puhulwella 0.5 E 0.54 settled
Rammalawarapitiya - Katuwana | minor
Rammalawarapitiya 0, Katuwana 9.2 settled
Rammalawarapitiya - Kirama | secondary
Rammalawarapitiya 0, Kirama 5.1 settled
Ranna - Kahandamodara | minor
Ranna 0, Kahandamodara 6.1 settled
Ranna - Ranna | secondary
Ranna 0, Ranna 1.3 E 1.3 settled
Ransegoda - Horapawita | minor
Ransegoda 0, Horapawita 3.7 settled
Ruhunu Ridiyagama - Angunakolawewa | minor
Ruhunu Ridiyagama 0, Sooriyawewa 4.5 N 8.9, Mattala 6.0 NW 19.9, Angunakolawewa 29.7
Ruhunu Ridiyagama - Mattala | main
Ruhunu Ridiyagama 0, Mattala 16.1
Sooriyawewa - Hambantota exit | minor
Sooriyawewa 4.5 N 0, Hambantota exit 4.3 SW 24.5
Sooriyawewa - Udamattala | secondary
Sooriyawewa 4.5 N 0, Mattala 12.9, Udamattala 18.8
Sultanagoda - Kamburugamuwa | minor
Sultanagoda 0, Kamburugamuwa 5.9 town, Kamburugamuwa 0.4 S 6.35 town
Talagampola - Hiyare | minor
Talagampola 0, Hiyare 5.3 settled
Tawalama - Pitabeddara | secondary
Tawalama 1.0 NW 0, Tawalama 1 winding, Kalubowitiyana 3.2 W 4.6 winding, Kalubowitiyana 3.1 W 5.1 winding, Kiriwelkele 2.2 W 16.4 winding, Derangala 19.9 winding, Pitabeddara 22.1 winding, Pitabeddara 1.3 SE 23.8 winding
Telijjawila - Kamburugamuwa | secondary
Telijjawila 1.1 SE 0, Kamburugamuwa 1.6 N 7.8 town, Kamburugamuwa 9.6 settled
Telijjawila - Telijjawila | minor
Telijjawila 1.1 SE 0, Telijjawila 2.2 E 1.45 settled
Telijjawila - Walasgala | minor
Telijjawila 0, Nadugala 9.4 settled, Diyagaha 13.6 town, Aparekka 19.9 town, Walasgala 1.8 NE 34.6 settled
Telijjawila - Weligama | secondary
Telijjawila 0, Denipitiya 2.6 NE 4.5 settled, Denipitiya 1.1 NE 6.03 settled, Denipitiya 7.1 town, Weligama 1.5 NE 8.8 settled
Thalpe - Ahangama | main
Thalpe 0, Habaraduwa 3.9 town, Ahangama 10.6 settled
Thihagoda - Gandara | minor
Thihagoda 0, Diyagaha 4.9 town, Kekanadura 10.7 town, Gandara 14.8 settled
Tissamaharama - Kawantissapura | secondary
Tissamaharama 1.2 NW 0, Beralihela 4.7, Kawantissapura 8.45
Tissamaharama - Kirinda | secondary
Tissamaharama 0, Kirinda 8.4
Uda Gomadiya - Katuwana | minor
Uda Gomadiya 0, Katuwana 4.9 settled
Udalamatta - Maliduwa | minor
Udalamatta 0, Nakiyadeniya 8.3 settled, Maliduwa 19.7 settled
Udalamatta - Udalamatta | minor
Udalamatta 2.0 N 0, Udalamatta 2.4 settled
Udalamatta - Yatalamatta | secondary
Udalamatta 0, Yatalamatta 1.9 settled
Udamattala - Ellagala | secondary
Udamattala 5.8 NE 0, Pannegamuwa 4.1 NW 11.5, Ellagala 19.6
Udamattala - Udamattala | main
Udamattala 5.8 NE 0, Udamattala 6
Udugama - Diyalape | minor
Udugama 0, Maliduwa 13.7, Diyalape 23.3 settled
Unawatuna - Unawatuna | minor
Unawatuna 1.4 NE 0, Unawatuna 1.9 town
Uragaha - Karandeniya | main
Uragaha 0, Karandeniya 11.3 settled
Uragaha - Karandeniya | minor
Uragaha 2.1 W 0, Karandeniya 1.4 NE 8.1 settled
Uragaha - Uragaha | secondary
Uragaha 0, Uragaha 2.1 SE 2.3
Urubokka - Embilipitiya | secondary
Urubokka 0, Omalpe 9.8 winding, Panamura 19.5 settled, Embilipitiya 2.3 N 27.5
Urugamuwa - Walasgala | minor
Urugamuwa 0, Walasgala 7.4 settled
Urumutta - Gomilamawarala | minor
Urumutta 4.4 NE 0, Gomilamawarala 3.1 SW 3.5 settled
Viharahena - Ullinduwawa | minor
Viharahena 1.9 SW 0, Ullinduwawa 0.8 N 4.7 hill
Wakwella - Galle | secondary
Wakwella 0.4 SE 0, Uluvitike 1.8 SW 1.9 town, Galle 2.2 NW 3.6 town, Galle 1.3 W 4.6 town, Galle 1.5 S 6.9 city
Wakwella - Gintota | secondary
Wakwella 0.4 SE 0, Gintota 0.5 NW 3.5 town
Walahanduwa - Ankokkawala | minor
Walahanduwa 0, Ankokkawala 3.8 town
Walakanda - Gandara | secondary
Walakanda 0, Urugamuwa 1.9 settled, Gandara 14.4 settled
Walakanda - Getamanna | minor
Walakanda 0, Getamanna 6 settled
Walasgala - Dikwella | secondary
Walasgala 1.8 NE 0, Walasgala 2.1 settled, Dikwella 3.7 settled
Walasmulla - Beliatta | secondary
Walasmulla 0.8 NE 0, Walasmulla 0.9 SE 1.2 settled, Okewela 6.2 settled, Dammulla 10.6 settled, Beliatta 12.9 settled, Beliatta 0.7 S 13.6 settled
Walasmulla - Medamulana | secondary
Walasmulla 0, Iththa Demaliya 7 settled, Medamulana 10.5 settled
Walasmulla - Modarawana | secondary
Walasmulla 0, Modarawana 6.2 settled
Walasmulla - Weeraketiya | secondary
Walasmulla 0.8 NE 0, Weeraketiya 0.4 W 6.8 settled, Weeraketiya 0.1 W 7 settled
Wanchawela - Habaraduwa | secondary
Wanchawela 0, Habaraduwa 8.4 town
Wandurambe - Wandurambe | minor
Wandurambe 4.4 N 0, Wandurambe 1.3 NE 5.1 settled
Warukandeniya - Derangala | minor
Warukandeniya 0, Kalubowitiyana 10.7 winding, Alapaladeniya 2.7 W 17 winding, Kiriwelkele 24.2 winding, Derangala 28 winding
Warukandeniya - Kolawenigama | minor
Warukandeniya 0, Lankagama 10.8 winding, Mediripitiya 17.9 winding, Kolawenigama 25.5 winding
Warukandeniya - Morawaka | secondary
Warukandeniya 0, Pannimulla Panagoda 1.8 winding, Dellawa 7.4 winding, Pahala Millawa 14 winding, Morawaka 19 winding, Morawaka 0.5 S 19.54 winding
Watugedara - Ambalangoda | minor
Watugedara 1.6 S 0, Ambalangoda 0.4 S 2.3 town
Watugedara - Godahena | minor
Watugedara 0, Godahena 4.6 town
Watugedara - Kurundugahahetekma | secondary
Watugedara 1.3 SW 0, Watugedara 1.6 S 1.5 town, Batapola 7.6 settled, Kurundugahahetekma 3.3 S 12.9 settled
Weeraketiya - Bedigama exit | minor
Weeraketiya 0, Bedigama exit 2.2 W 6.3 settled
Weeraketiya - Dammulla | minor
Weeraketiya 0.4 W 0, Modarawana 2.1 E 3.8 settled, Dammulla 9.3 settled
Weeraketiya - Ranna | main
Weeraketiya 0.1 W 0, Weeraketiya 0.2 settled, Ranna 14.2 settled
Weeraketiya - Tangalle | main
Weeraketiya 0.1 W 0, Tangalle 0.5 N 13.9 settled
Weerawila - Tissamaharama | secondary
Weerawila 1.5 N 0, Tissamaharama 2.4 W 5.6 settled
Weihena - Mapalagama | minor
Weihena 0, Mapalagama 3.4 NW 9.3 settled
Weligama - Weligama | secondary
Weligama 1.2 SW 0, Weligama 1.2 S 0.33 settled
Weligatta - Kataragama | secondary
Weligatta 0, Ellagala 12.4 settled, Kataragama 29.2
Weligatta - Magama | secondary
Weligatta 6.0 SW 0, Magama 16.3 settled
Weligatta - Magama | minor
Weligatta 5.0 SW 0, Magama 4.7 SW 8.8 settled
Weligatta - Tissamaharama | minor
Weligatta 0, Gonagamuwa Uduwila 5.8 settled, Tissamaharama 10.8 settled
Wilanagama - Ahangama | secondary
Wilanagama 0, Ahangama 9.3 settled
Wilanagama - Kokmaduwa | minor
Wilanagama 0, Kokmaduwa 8 settled
Wilanagama - Weligama | minor
Wilanagama 0, Weligama 4.5 settled
Yakkalamulla - Wilanagama | secondary
Yakkalamulla 1.4 W 0, Dikkumbura 3.2 NE 9.1 settled, Wilanagama 14.6 settled
Yatalamatta - Yakkalamulla | minor
Yatalamatta 0, Yakkalamulla 13.8 settled
Yatalamatta - Yatalamatta | minor
Yatalamatta 0, Yatalamatta 0.3 SW 0.4 settled
Yatigala - Nihiluwa | secondary
Yatigala 0, Nihiluwa 6.7 settled
Yatiyana - Aparekka | main
Yatiyana 0, Aparekka 6.5 settled
Yatiyana - Walakanda | secondary
Yatiyana 0, Walakanda 7.3 settled
`
