/** Points and roads without an A-number in North-Central Province. How to read it: ./format.ts. */

export const northCentralPoints = `
Angamuwa 3.5 NE 8.2088 80.2227
Angamuwa 8.1813 80.2070
*Anuradhapura 8.3114 80.4037
Attanakadawala 7.9331 80.8703
Awukana 8.0101 80.5131
Bakamuna 6.7 N 7.8391 80.8332
Bakamuna 7.7806 80.8184
Bogahawewa 11.1 N 8.4246 80.2583
Bogahawewa 15.4 N 8.4638 80.2362
Bogahawewa 16.7 N 8.4708 80.2098
Bogahawewa 4.8 SE 8.2914 80.2748
Bogahawewa 8.3255 80.2489
Bulnewa 8.0414 80.4466
Dematawewa 1.0 SW 8.2772 80.5768
Dematawewa 2.4 S 8.2626 80.5791
Dematawewa 2.4 SW 8.2645 80.5725
Dematawewa 3.8 W 8.2884 80.5495
Dematawewa 4.5 NE 8.3046 80.6180
Dematawewa 5.6 W 8.2687 80.5350
Dematawewa 8.2833 80.5833
Diyabeduma 7.9297 80.8710
Elahera 0.8 SW 7.7305 80.7877
Elahera 6.6 SE 7.6894 80.8325
Elahera 7.7344 80.7935
Eppawala 0.5 NW 8.1465 80.4078
*Eppawala 8.1441 80.4119
Etaweeragollewa 8.6146 80.5383
Galapitagala 8.0981 80.6826
Galenbindunuwewa 0.4 W 8.2931 80.7138
Galenbindunuwewa 1.7 S 8.2777 80.7131
Galenbindunuwewa 8.2921 80.7173
Galkiriyagama 7.9263 80.5719
Galkulama 1.9 NE 8.3135 80.4660
Galkulama 2.0 NE 8.3176 80.4640
Galkulama 8.3061 80.4504
*Galnewa 8.0369 80.4725
Ganewalpola 0.6 N 8.0927 80.6266
Ganewalpola 0.9 NE 8.0910 80.6355
*Ganewalpola 8.0876 80.6279
Gemunupura 8.1966 80.1680
Getalawa 8.3183 80.7741
Giritale 0.6 S 7.9974 80.9262
Giritale 4.7 NW 8.0390 80.9043
*Giritale 8.0024 80.9249
Gnanikulama 8.2990 80.4368
Habarana 0.9 N 8.0398 80.7533
Habarana 2.4 E 8.0302 80.7738
*Habarana 8.0322 80.7519
Hamillewa 2.8 SW 8.4527 80.7128
Hamillewa 3.5 NE 8.4897 80.7555
Hamillewa 7.2 NW 8.5234 80.6965
Hamillewa 8.4 N 8.5423 80.7127
Hamillewa 8.4689 80.7321
Hidogama 8.2619 80.4132
Hingurakdamana 8.0416 80.9532
Hingurakgoda 1.7 E 8.0485 80.9701
Hingurakgoda 10.8 N 8.1396 80.9678
Hingurakgoda 11.2 N 8.1437 80.9671
Hingurakgoda 12.1 N 8.1497 80.9771
Hingurakgoda 13.7 N 8.1588 80.9986
Hingurakgoda 13.9 N 8.1610 80.9139
Hingurakgoda 16.0 N 8.1863 80.9749
Hingurakgoda 3.2 NE 8.0555 80.9817
Hingurakgoda 3.8 N 8.0767 80.9475
Hingurakgoda 5.6 NE 8.0875 80.9792
*Hingurakgoda 8.0432 80.9559
Hingurakgoda 8.2 N 8.1118 80.9291
Horowpothana 0.7 N 8.5570 80.8313
Horowpothana 1.0 N 8.5593 80.8350
Horowpothana 1.5 SW 8.5413 80.8219
*Horowpothana 8.5510 80.8317
Hurigaswewa 4.8 N 8.1364 80.3575
Hurigaswewa 8.0949 80.3700
Hurulunikawewa 8.2709 80.7592
Ihala Puliyankulama 8.1520 80.5633
Ihalagama 8.3318 80.4029
Ipalogama 6.2 W 8.1037 80.4605
Ipalogama 8.0918 80.5152
Ipologama 1.8 E 8.0590 80.5507
Ipologama 8.0650 80.5355
Jayanthipura 0.9 S 7.9398 81.0016
Jayanthipura 1.5 SE 7.9416 81.0132
Jayanthipura 10.1 SW 7.8711 80.9541
Jayanthipura 15.0 SE 7.8389 81.0814
Jayanthipura 17.8 SE 7.8160 81.0920
Jayanthipura 19.4 S 7.7831 81.0589
Jayanthipura 2.1 SE 7.9403 81.0188
Jayanthipura 20.4 SE 7.7808 81.0782
Jayanthipura 3.1 SE 7.9340 81.0256
Jayanthipura 4.1 S 7.9115 81.0005
Jayanthipura 6.4 SW 7.8996 80.9705
Jayanthipura 7.9483 81.0018
Kagama 8.0423 80.5072
Kahatagasdigiliya 0.6 W 8.4255 80.6817
Kahatagasdigiliya 8.4260 80.6873
Kalaoya 0.5 N 8.2144 80.1092
Kalaoya 2.4 SW 8.1934 80.0940
Kalaoya 2.5 NE 8.2261 80.1238
Kalaoya 8.2100 80.1075
Kalaoya 9.2 SW 8.1680 80.0357
Kallanchiya 2.3 N 8.4840 80.5762
Kallanchiya 8.4634 80.5716
Kalpitiya 8.3227 80.4086
Karagahawewa 1.2 NW 8.3448 80.4084
Karagahawewa 3.4 NE 8.3571 80.4386
Karagahawewa 4.5 NE 8.3549 80.4521
Karagahawewa 8.3369 80.4155
Kebithigollewa 0.1 S 8.6409 80.6697
Kebithigollewa 0.3 W 8.6410 80.6667
Kebithigollewa 10.1 N 8.7320 80.6660
Kebithigollewa 3.2 SE 8.6280 80.6953
Kebithigollewa 3.7 SE 8.6258 80.6993
Kebithigollewa 5.3 SE 8.6188 80.7125
Kebithigollewa 8.6411 80.6697
Kebithigollewa 9.2 S 8.5622 80.6939
*Kekirawa 8.0422 80.5941
Kendewa 8.4910 80.6042
Kendewa 9.0 NE 8.5347 80.6731
Kiralogama 8.1906 80.3686
Kirigalwewa 1.3 E 8.5376 80.5694
Kirigalwewa 8.5363 80.5577
Labunoruwa 8.1650 80.5980
Lakshauyana 7.9905 80.9995
Madatugama 7.9444 80.6264
Maha Elagamuwa 7.9915 80.6188
Mahakanadarawa 0.2 SW 8.3481 80.3955
Mahakanadarawa 0.3 W 8.3491 80.3936
Mahakanadarawa 0.6 N 8.3553 80.3965
Mahakanadarawa 0.6 S 8.3448 80.3972
Mahakanadarawa 2.0 W 8.3517 80.3785
Mahakanadarawa 8.3500 80.3964
Mahapothana 8.3879 80.7612
Mailagaswewa 8.2819 80.6826
Maneruwa 4.3 W 7.9066 80.4410
Maneruwa 4.6 E 7.9012 80.5221
Maneruwa 7.9021 80.4799
Maradankadawala 0.4 N 8.1202 80.5613
Maradankadawala 0.9 N 8.1252 80.5605
Maradankadawala 3.1 S 8.0905 80.5710
*Maradankadawala 8.1169 80.5605
Medawachchiya 0.5 S 8.5335 80.4914
Medawachchiya 0.7 NW 8.5426 80.4870
Medawachchiya 2.4 NW 8.5564 80.4802
Medawachchiya 4.1 NW 8.5562 80.4586
*Medawachchiya 8.5375 80.4910
Megodawewa 8.2157 80.7024
Mihintale 0.6 N 8.3585 80.5067
Mihintale 0.7 N 8.3596 80.5067
Mihintale 4.7 S 8.3115 80.4972
*Mihintale 8.3534 80.5049
Morakewa 8.5092 80.7852
Muriyakadawala 8.1446 80.5884
Nachchaduwa 2.5 NE 8.2713 80.4992
Nachchaduwa 2.7 NE 8.2768 80.4953
Nachchaduwa 8.2555 80.4827
Namalpura 12.1 E 8.1747 80.8530
Namalpura 3.2 N 8.1719 80.7534
Namalpura 8.1440 80.7473
Nawamedagama 25.8 NE 7.7186 81.1885
Negampaha 1.5 SE 7.9475 80.5202
Negampaha 7.9579 80.5112
Nochchiyagama 8.2926 80.2266
Onegama 10.1 SE 7.9019 81.1429
Onegama 12.4 S 7.8667 81.0833
Onegama 12.9 S 7.8617 81.0978
Onegama 13.2 S 7.8593 81.1031
Onegama 20.1 SE 7.8227 81.1857
Onegama 23.9 SE 7.7828 81.1845
Onegama 28.8 SE 7.7502 81.2167
Onegama 7.7 E 8.0007 81.1582
Onegama 7.9777 81.0920
Orubendi Siyambalawa 7.7536 80.8129
Padaviya 0.9 W 8.8360 80.7527
Padaviya 1.0 NE 8.8378 80.7686
Padaviya 10.2 E 8.8618 80.8488
Padaviya 10.9 NE 8.9195 80.8087
Padaviya 11.3 NE 8.9135 80.8244
Padaviya 4.6 SE 8.8139 80.7977
Padaviya 7.9 N 8.9034 80.7758
Padaviya 8.8341 80.7607
Padikaramaduwa 8.2359 80.7473
Pahala Maragahawe 0.4 NW 8.2449 80.1499
Pahala Maragahawe 2.1 NW 8.2594 80.1443
Pahala Maragahawe 7.8 N 8.3128 80.1508
Pahala Maragahawe 8.2429 80.1532
Pahalagama 8.1859 80.2823
Palugasdamana 7.9655 81.0258
Palugaswewa 2.8 E 8.0563 80.7135
Palugaswewa 8.0604 80.6882
Pandulagama 0.4 NW 8.3303 80.3589
Pandulagama 1.7 E 8.3218 80.3755
Pandulagama 2.2 E 8.3258 80.3806
Pandulagama 8.3275 80.3611
Parangiyawadiya 6.8 SW 8.4589 80.8660
Parangiyawadiya 8.4880 80.9208
*Polonnaruwa 7.9619 80.9952
Pubbogama 7.9281 80.5968
Punanai 15.5 W 7.9460 81.2491
Punewa 8.6102 80.4688
Rajanganaya 8.1657 80.1964
Rambewa 0.5 NW 8.4439 80.5027
Rambewa 2.2 N 8.4598 80.5070
Rambewa 2.3 N 8.4604 80.5071
*Rambewa 8.4401 80.5049
Rampathwila 8.4026 80.6355
Saliyapura 8.4054 80.4160
Saliyapura 8.7 N 8.4808 80.3937
Seeppukulama 0.4 W 8.3822 80.5858
Seeppukulama 8.3816 80.5891
Sinnasippikulam 17.7 SW 8.4954 80.1915
Sivalakulama 8.2564 80.6360
Siyambalewa 4.8 SW 7.9833 80.4000
Siyambalewa 7.1 S 7.9544 80.4397
Siyambalewa 8.0167 80.4271
Somawathiya 10.8 W 8.1468 81.0723
Somawathiya 11.5 W 8.1462 81.0647
Somawathiya 12.8 NW 8.2011 81.0884
Somawathiya 8.1145 81.1646
Sravasthipura 8.2988 80.3770
Talawa 0.3 W 8.2377 80.3478
Talawa 0.5 NW 8.2386 80.3469
Talawa 0.50 NW 8.2383 80.3467
*Talawa 8.2365 80.3508
Talpotha 11.3 N 8.1324 81.0206
Talpotha 6.4 N 8.0872 81.0487
Talpotha 8.0315 81.0340
Tambala 3.9 N 8.0422 81.0810
Tambala 7.7 N 8.0748 81.0920
Tambala 8.0094 81.0697
Tambuttegama 1.1 W 8.1530 80.2944
Tambuttegama 8.1540 80.3046
Telhiriyawa 8.1431 80.3141
Thambuththegama 8.1623 80.2999
Tirappane 8.2133 80.5272
Tittagonewa 5.3 NE 8.7352 80.7990
Tittagonewa 6.5 W 8.6932 80.7124
Tittagonewa 7.6 E 8.7225 80.8350
Tittagonewa 8.6965 80.7713
Unagalavehera 8.0119 80.9913
Upuldeniya 8.3138 80.6604
Viharapalugama 1.2 E 8.3665 80.4154
Viharapalugama 1.2 SE 8.3567 80.4145
Viharapalugama 8.3630 80.4054
Wahamalgollewa 8.4807 80.5022
Walagambahuwa 8.1559 80.4966
`

export const northCentralRoads = `
Angamuwa - Eppawala | secondary
Angamuwa 3.5 NE 0, Thambuththegama 10.20, Eppawala 0.5 NW 22.80
Anuradhapura - Gnanikulama | minor
Anuradhapura 0, Gnanikulama 5.26 town
Bakamuna - Hingurakdamana | minor
Bakamuna 0, Diyabeduma 21.66, Giritale 32.27, Hingurakdamana 40.70
Bogahawewa - Bogahawewa | secondary
Bogahawewa 0, Bogahawewa 11.1 N 21.67
Bulnewa - Talawa | secondary
Bulnewa 0, Eppawala 14.13, Eppawala 0.5 NW 14.67, Kiralogama 21.34, Talawa 27.08, Talawa 0.3 W 27.44, Talawa 0.50 NW 27.59
Dematawewa - Dematawewa | minor
Dematawewa 2.4 SW 0, Dematawewa 1.0 SW 1.57
Dematawewa - Dematawewa | minor
Dematawewa 5.6 W 0, Dematawewa 3.8 W 2.80
Diyabeduma - Attanakadawala | minor
Diyabeduma 0, Attanakadawala 0.74
Elahera - Elahera | secondary
Elahera 0.8 SW 0, Elahera 6.6 SE 8.49
Eppawala - Dematawewa | minor
Eppawala 0, Walagambahuwa 13.10, Tirappane 21.95, Dematawewa 37.57
Etaweeragollewa - Kebithigollewa | secondary
Etaweeragollewa 0, Kebithigollewa 17.03
Galapitagala - Megodawewa | minor
Galapitagala 0, Megodawewa 18.29
Galenbindunuwewa - Galenbindunuwewa | secondary
Galenbindunuwewa 0.4 W 0, Galenbindunuwewa 0.41
Galenbindunuwewa - Hamillewa | secondary
Galenbindunuwewa 0, Hamillewa 20.50
Galenbindunuwewa - Seeppukulama | minor
Galenbindunuwewa 0.4 W 0, Seeppukulama 17.55, Seeppukulama 0.4 W 17.94
Galkulama - Bogahawewa | minor
Galkulama 0, Karagahawewa 6.96 town, Karagahawewa 1.2 NW 8.74 town, Mahakanadarawa 0.2 SW 10.28 town, Mahakanadarawa 0.3 W 10.52 town, Mahakanadarawa 2.0 W 12.37 town, Bogahawewa 15.4 N 33.35
Galkulama - Karagahawewa | minor
Galkulama 1.9 NE 0, Karagahawewa 9.53
Galkulama - Mihintale | minor
Galkulama 2.0 NE 0, Mihintale 4.7 S 4.11
Ganewalpola - Galenbindunuwewa | secondary
Ganewalpola 0.9 NE 0, Galenbindunuwewa 1.7 S 24.36, Galenbindunuwewa 0.4 W 26.10
Ganewalpola - Ganewalpola | secondary
Ganewalpola 0, Ganewalpola 0.6 N 0.61
Ganewalpola - Labunoruwa | secondary
Ganewalpola 0, Labunoruwa 13.79
Gemunupura - Pahala Maragahawe | minor
Gemunupura 0, Pahala Maragahawe 8.01
Giritale - Hingurakgoda | secondary
Giritale 4.7 NW 0, Hingurakdamana 5.58, Hingurakgoda 5.96, Hingurakgoda 1.7 E 7.71
Giritale - Somawathiya | minor
Giritale 0, Unagalavehera 11.54, Talpotha 18.60, Tambala 7.7 N 29.89, Somawathiya 39.29
Gnanikulama - Galkulama | main
Gnanikulama 0, Galkulama 2.72
Hamillewa - Kebithigollewa | minor
Hamillewa 7.2 NW 0, Kebithigollewa 9.2 S 9.93, Kebithigollewa 0.1 S 22.43
Hamillewa - Morakewa | main
Hamillewa 7.2 NW 0, Morakewa 14.18
Hingurakdamana - Onegama | minor
Hingurakdamana 0, Palugasdamana 14.83, Onegama 25.31
Hingurakgoda - Hingurakgoda | secondary
Hingurakgoda 0, Hingurakgoda 3.8 N 4.44, Hingurakgoda 10.8 N 12.94, Hingurakgoda 11.2 N 13.43
Hingurakgoda - Hingurakgoda | secondary
Hingurakgoda 11.2 N 0, Hingurakgoda 12.1 N 1.32, Hingurakgoda 13.7 N 3.95
Hingurakgoda - Hingurakgoda | minor
Hingurakgoda 12.1 N 0, Hingurakgoda 16.0 N 5.22
Hingurakgoda - Hingurakgoda | minor
Hingurakgoda 3.2 NE 0, Hingurakgoda 5.6 NE 3.73
Hingurakgoda - Hingurakgoda | minor
Hingurakgoda 8.2 N 0, Hingurakgoda 10.8 N 6.89
Hingurakgoda - Kantalai Sugar Factory | minor
Hingurakgoda 13.9 N 0, Kantalai Sugar Factory 12.0 S 16.42
Hingurakgoda - Somawathiya | minor
Hingurakgoda 11.2 N 0, Somawathiya 11.5 W 11.99, Somawathiya 10.8 W 12.86
Hingurakgoda - Talpotha | minor
Hingurakgoda 3.8 N 0, Hingurakgoda 5.6 NE 3.80, Talpotha 6.4 N 11.69
Hingurakgoda - Tambala | secondary
Hingurakgoda 10.8 N 0, Talpotha 11.3 N 6.00, Tambala 7.7 N 25.19
Horowpothana - Rottawewa | minor
Horowpothana 1.0 N 0, Rottawewa 6.9 NW 10.27
Hurigaswewa - Kiralogama | minor
Hurigaswewa 0, Hurigaswewa 4.8 N 11.88, Kiralogama 19.99
Hurigaswewa - Maradankadawala | minor
Hurigaswewa 0, Ipalogama 6.2 W 12.32, Maradankadawala 28.53
Hurulunikawewa - Seeppukulama | minor
Hurulunikawewa 0, Galenbindunuwewa 7.51, Upuldeniya 15.81, Seeppukulama 29.79
Ihalagama - Kahatagasdigiliya | minor
Ihalagama 0, Kalpitiya 1.61 town, Galkulama 7.50 town, Dematawewa 28.82, Sivalakulama 37.10, Megodawewa 47.48, Padikaramaduwa 58.50, Hurulunikawewa 63.97, Getalawa 71.13, Mahapothana 83.85, Kahatagasdigiliya 94.56
Ipalogama - Dematawewa | minor
Ipalogama 0, Maradankadawala 7.55, Muriyakadawala 12.37, Dematawewa 35.46
Ipalogama - Walagambahuwa | secondary
Ipalogama 6.2 W 0, Walagambahuwa 13.06
Ipologama - Eppawala | secondary
Ipologama 0, Ipalogama 3.80, Eppawala 17.02
Ipologama - Pahala Maragahawe | minor
Ipologama 0, Kagama 6.66, Galnewa 11.77, Bulnewa 16.41, Hurigaswewa 28.80, Telhiriyawa 39.35, Tambuttegama 41.46, Pahalagama 46.86, Pahala Maragahawe 67.50
Jayanthipura - Agbopura | minor
Jayanthipura 0, Hingurakdamana 13.45, Hingurakgoda 8.2 N 22.93, Hingurakgoda 13.9 N 30.05, Agbopura 78.57
Jayanthipura - Hingurakdamana | minor
Jayanthipura 0, Polonnaruwa 2.02, Lakshauyana 5.46, Unagalavehera 10.56, Hingurakdamana 19.21
Jayanthipura - Jayanthipura | secondary
Jayanthipura 1.5 SE 0, Jayanthipura 2.1 SE 0.76
Jayanthipura - Jayanthipura | minor
Jayanthipura 10.1 SW 0, Jayanthipura 6.4 SW 3.86, Jayanthipura 4.1 S 7.71, Jayanthipura 3.1 SE 11.75
Jayanthipura - Jayanthipura | minor
Jayanthipura 4.1 S 0, Jayanthipura 0.9 S 3.41
Jayanthipura - Onegama | minor
Jayanthipura 2.1 SE 0, Onegama 13.2 S 21.84, Onegama 20.1 SE 35.69
Jayanthipura - Onegama | minor
Jayanthipura 20.4 SE 0, Jayanthipura 15.0 SE 6.88, Onegama 12.9 S 10.07
Jayanthipura - Onegama | minor
Jayanthipura 20.4 SE 0, Jayanthipura 17.8 SE 4.84, Onegama 13.2 S 13.21
Jayanthipura - Onegama | minor
Jayanthipura 20.4 SE 0, Onegama 23.9 SE 15.31
Jayanthipura - Punanai | minor
Jayanthipura 2.1 SE 0, Onegama 7.7 E 33.03, Punanai 15.5 W 50.97
Jayanthipura - Somawathiya | secondary
Jayanthipura 2.1 SE 0, Palugasdamana 3.38, Talpotha 14.06, Somawathiya 12.8 NW 38.32
Jayanthipura - Vakaneri | main
Jayanthipura 2.1 SE 0, Punanai 15.5 W 28.42, Punanai 44.64, Vakaneri 56.84
Kahatagasdigiliya - Hamillewa | secondary
Kahatagasdigiliya 0, Hamillewa 7.2 NW 16.42
Kahatagasdigiliya - Kebithigollewa | minor
Kahatagasdigiliya 0.6 W 0, Kendewa 9.0 NE 12.75, Kebithigollewa 3.7 SE 23.86
Kallanchiya - Medawachchiya | secondary
Kallanchiya 0, Medawachchiya 14.53
Karagahawewa - Neriyakulam | minor
Karagahawewa 4.5 NE 0, Saliyapura 9.10, Saliyapura 8.7 N 24.18, Maradammaduwa 45.02, Neriyakulam 50.44
Kebithigollewa - Kebithigollewa | minor
Kebithigollewa 0, Kebithigollewa 10.1 N 13.71
Kebithigollewa - Tittagonewa | minor
Kebithigollewa 0, Tittagonewa 16.28
Kebithigollewa - Tittagonewa | minor
Kebithigollewa 0, Tittagonewa 5.3 NE 22.72, Tittagonewa 7.6 E 27.40
Kekirawa - Walagambahuwa | secondary
Kekirawa 0, Ipologama 1.8 E 5.19, Ipologama 7.00, Walagambahuwa 21.79
Kendewa - Kebithigollewa | minor
Kendewa 0, Kebithigollewa 9.2 S 17.45
Kiralogama - Sravasthipura | main
Kiralogama 0, Sravasthipura 13.79
Kirigalwewa - Etaweeragollewa | minor
Kirigalwewa 0, Etaweeragollewa 13.88
Kirigalwewa - Kebithigollewa | minor
Kirigalwewa 0, Kebithigollewa 0.1 S 20.84
Labunoruwa - Anuradhapura | minor
Labunoruwa 0, Tirappane 17.76, Nachchaduwa 26.81, Anuradhapura 43.16
Labunoruwa - Kallanchiya | minor
Labunoruwa 0, Sivalakulama 13.86, Dematawewa 4.5 NE 20.56, Seeppukulama 35.24, Kallanchiya 47.84
Lakshauyana - Tambala | minor
Lakshauyana 0, Tambala 12.71
Madatugama - Maha Elagamuwa | minor
Madatugama 0, Maha Elagamuwa 5.98
Maha Elagamuwa - Kekirawa | main
Maha Elagamuwa 0, Kekirawa 7.53
Mahakanadarawa - Rambewa | minor
Mahakanadarawa 0, Saliyapura 10.35, Rambewa 22.89
Mahakanadarawa - Viharapalugama | secondary
Mahakanadarawa 0, Mahakanadarawa 0.6 N 0.60 town, Viharapalugama 1.91 town, Viharapalugama 1.2 E 3.13 town
Mahapothana - Morakewa | main
Mahapothana 0, Morakewa 17.83
Maneruwa - Galkiriyagama | minor
Maneruwa 4.6 E 0, Galkiriyagama 6.19
Maneruwa - Girathalana | minor
Maneruwa 4.3 W 0, Siyambalewa 4.8 SW 15.28, Girathalana 23.33
Maneruwa - Negampaha | minor
Maneruwa 0, Negampaha 10.89
Maradankadawala - Getalawa | minor
Maradankadawala 0, Ihala Puliyankulama 4.51, Sivalakulama 22.76, Mailagaswewa 30.59, Galenbindunuwewa 36.87, Getalawa 46.48
Maradankadawala - Maradankadawala | minor
Maradankadawala 0, Maradankadawala 0.4 N 0.49
Maradankadawala - Walagambahuwa | minor
Maradankadawala 0, Walagambahuwa 11.48
Medawachchiya - Horowpothana | secondary
Medawachchiya 0.5 S 0, Kirigalwewa 7.47, Kirigalwewa 1.3 E 8.84, Kendewa 9.0 NE 20.55, Hamillewa 8.4 N 25.11, Horowpothana 1.5 SW 37.64
Medawachchiya - Padaviya | secondary
Medawachchiya 2.4 NW 0, Kebithigollewa 0.3 W 25.05, Kebithigollewa 25.38, Tittagonewa 6.5 W 32.99, Padaviya 4.6 SE 51.56
Megodawewa - Galenbindunuwewa | main
Megodawewa 0, Galenbindunuwewa 9.40
Mihintale - Mihintale | main
Mihintale 0.6 N 0, Mihintale 0.7 N 0.13
Morakewa - Kebithigollewa | minor
Morakewa 0, Kebithigollewa 0.1 S 22.37
Morakewa - Nedunkerny | minor
Morakewa 0, Tittagonewa 26.72, Tittagonewa 5.3 NE 46.47, Padaviya 10.2 E 67.88, Padaviya 10.9 NE 81.61, Nedunkerny 12.7 SE 95.03
Morakewa - Parangiyawadiya | secondary
Morakewa 0, Parangiyawadiya 6.8 SW 13.42
Muriyakadawala - Megodawewa | minor
Muriyakadawala 0, Labunoruwa 10.25, Megodawewa 26.21
Muriyakadawala - Megodawewa | minor
Muriyakadawala 0, Megodawewa 18.83
Nachchaduwa - Dematawewa | minor
Nachchaduwa 2.5 NE 0, Dematawewa 5.6 W 4.08, Dematawewa 2.4 SW 8.47, Dematawewa 2.4 S 9.25
Nachchaduwa - Mahapothana | minor
Nachchaduwa 0, Dematawewa 15.01, Dematawewa 4.5 NE 21.11, Upuldeniya 30.62, Mahapothana 47.33
Nachchaduwa - Mihintale | minor
Nachchaduwa 0, Mihintale 12.39
Namalpura - Kovilkulam | minor
Namalpura 0, Megodawewa 12.42, Mailagaswewa 22.16, Rampathwila 44.23, Kendewa 60.15, Kirigalwewa 68.67, Asikulam 93.74, Kovilkulam 103.99
Negampaha - Galapitagala | secondary
Negampaha 0, Kekirawa 20.50, Ganewalpola 26.80, Galapitagala 33.12
Negampaha - Usgala Siyabmalangamuwa | minor
Negampaha 0, Siyambalewa 13.07, Girathalana 17.83, Meegalawa 26.20, Usgala Siyabmalangamuwa 36.58
Nochchiyagama - Bogahawewa | minor
Nochchiyagama 0, Bogahawewa 8.42
Onegama - Onegama | main
Onegama 23.9 SE 0, Onegama 20.1 SE 4.57
Onegama - Onegama | minor
Onegama 12.4 S 0, Onegama 13.2 S 2.97
Onegama - Punanai | minor
Onegama 20.1 SE 0, Punanai 15.5 W 21.09
Orubendi Siyambalawa - Kibissa | minor
Orubendi Siyambalawa 0, Bakamuna 5.26, Kandalama 7.0 E 28.78, Kibissa 39.52
Padaviya - China Bay | secondary
Padaviya 1.0 NE 0, Padaviya 4.6 SE 4.47, Kuchchaveli 0.6 E 53.16, Kumburupiddy 65.06, Kumburupiddy 2.7 SE 67.83, Nilaveli 2.3 NW 68.73, Nilaveli 71.15, Sampaltivu 2.2 W 77.62, Sampaltivu 3.1 S 81.47, Trincomalee 3.7 NE 82.78, China Bay 4.0 NE 85.03
Padaviya - Padaviya | secondary
Padaviya 0.9 W 0, Padaviya 0.92, Padaviya 1.0 NE 1.90, Padaviya 11.3 NE 21.30
Padaviya - Padaviya | minor
Padaviya 0, Padaviya 10.2 E 13.68
Padaviya - Pulmoddai | secondary
Padaviya 10.2 E 0, Pulmoddai 18.79
Pahala Maragahawe - Pahala Maragahawe | minor
Pahala Maragahawe 0.4 NW 0, Pahala Maragahawe 2.1 NW 1.85, Pahala Maragahawe 7.8 N 8.13
Pahala Maragahawe - Pandulagama | main
Pahala Maragahawe 0, Nochchiyagama 10.58, Pandulagama 27.67
Pahalagama - Nochchiyagama | minor
Pahalagama 0, Nochchiyagama 19.34
Palugaswewa - Galapitagala | main
Palugaswewa 0, Galapitagala 7.07
Palugaswewa - Padikaramaduwa | minor
Palugaswewa 0, Namalpura 13.78, Namalpura 3.2 N 18.26, Padikaramaduwa 28.65
Pandulagama - Bogahawewa | minor
Pandulagama 0, Bogahawewa 16.7 N 32.54
Pandulagama - Mahakanadarawa | secondary
Pandulagama 0.4 NW 0, Mahakanadarawa 0.3 W 4.56, Mahakanadarawa 4.89 town
Pandulagama - Mahakanadarawa | minor
Pandulagama 2.2 E 0, Mahakanadarawa 0.2 SW 3.12 town
Parangiyawadiya - Rottawewa | minor
Parangiyawadiya 0, Rottawewa 20.66
Polonnaruwa - Tambala | minor
Polonnaruwa 0, Palugasdamana 4.83, Tambala 14.55
Punewa - Periya Ulukkulama | minor
Punewa 0, Periya Ulukkulama 14.46
Rajanganaya - Angamuwa | secondary
Rajanganaya 0, Angamuwa 5.58
Rambewa - Hamillewa | secondary
Rambewa 0, Kendewa 13.90, Hamillewa 7.2 NW 28.25
Rambewa - Kallanchiya | minor
Rambewa 2.2 N 0, Kallanchiya 2.3 N 8.72
Rambewa - Kendewa | secondary
Rambewa 0, Kallanchiya 10.11, Kendewa 20.00
Rambewa - Rambewa | main
Rambewa 2.2 N 0, Rambewa 2.3 N 0.06
Saliyapura - Alagalla | minor
Saliyapura 8.7 N 0, Medawachchiya 21.37, Etaweeragollewa 33.45, Alagalla 47.03
Sinnasippikulam - Sinnasippikulam | minor
Sinnasippikulam 17.7 SW 0, Sinnasippikulam 8.3 W 14.61
Siyambalewa - Awukana | minor
Siyambalewa 4.8 SW 0, Awukana 16.72
Somawathiya - Somawathiya | minor
Somawathiya 11.5 W 0, Somawathiya 12.8 NW 7.05
Sravasthipura - Anuradhapura | main
Sravasthipura 0, Anuradhapura 5.05
Sravasthipura - Pandulagama | secondary
Sravasthipura 0, Pandulagama 4.74
Talawa - Bogahawewa | minor
Talawa 0.50 NW 0, Bogahawewa 4.8 SE 10.26
Talawa - Nochchiyagama | minor
Talawa 0, Nochchiyagama 17.37
Talawa - Talawa | main
Talawa 0.50 NW 0, Talawa 0.5 NW 0.05
Tambala - Tambala | secondary
Tambala 0, Tambala 3.9 N 4.93, Tambala 7.7 N 11.59
Tambuttegama - Kalaoya | minor
Tambuttegama 0, Angamuwa 13.42, Gemunupura 18.50, Kalaoya 0.5 N 25.61
Tambuttegama - Tambuttegama | minor
Tambuttegama 1.1 W 0, Tambuttegama 1.17
Tittagonewa - Padaviya | minor
Tittagonewa 5.3 NE 0, Padaviya 18.41, Padaviya 7.9 N 27.37, Padaviya 14.8 N 36.43
Upuldeniya - Kahatagasdigiliya | minor
Upuldeniya 0, Kahatagasdigiliya 15.15
Viharapalugama - Saliyapura | minor
Viharapalugama 0, Saliyapura 8.7 N 19.24
Viharapalugama - Sinnasippikulam | minor
Viharapalugama 0, Bogahawewa 11.1 N 20.97, Sinnasippikulam 17.7 SW 34.09
`
