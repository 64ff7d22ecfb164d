/** Points and roads without an A-number in North-Central Province. How to read it: domain/roads/ledger.ts. */

export const northCentralPoints = `
Angamuwa 3.5 NE 8.2088 80.2227
Angamuwa 8.1813 80.2070
*Anuradhapura 8.3114 80.4037
Attanakadawala 7.9331 80.8703
Bakamuna 6.7 N 7.8391 80.8332
Bakamuna 7.7806 80.8184
Bogahawewa 7.7 NE 8.8618 80.8488
Bogahawewa 8.8139 80.7977
Bulnewa 8.0414 80.4466
Dematawewa 2.4 SW 8.2645 80.5725
Dematawewa 3.8 W 8.2884 80.5495
Dematawewa 4.5 NE 8.3046 80.6180
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
Galkulama 0.8 NW 8.2768 80.4953
Galkulama 4.0 E 8.2687 80.5350
Galkulama 4.5 N 8.3115 80.4972
Galkulama 8.2713 80.4992
*Galnewa 8.0369 80.4725
Ganewalpola 0.4 NE 8.0927 80.6266
Ganewalpola 1.2 E 8.0910 80.6355
*Ganewalpola 8.0897 80.6247
Gemunupura 8.1966 80.1680
Getalawa 8.3183 80.7741
Giritale 0.6 S 7.9974 80.9262
Giritale 4.7 NW 8.0390 80.9043
*Giritale 8.0024 80.9249
Gnanikulama 1.7 NE 8.3061 80.4504
Gnanikulama 3.59 NE 8.3135 80.4660
Gnanikulama 3.6 NE 8.3176 80.4640
Gnanikulama 8.2990 80.4368
Habarana 0.9 N 8.0398 80.7533
Habarana 2.4 E 8.0302 80.7738
*Habarana 8.0322 80.7519
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
Jayanthipura 17.3 S 7.7926 81.0037
Jayanthipura 17.8 SE 7.8160 81.0920
Jayanthipura 19.4 S 7.7831 81.0589
Jayanthipura 2.1 SE 7.9388 81.0178
Jayanthipura 20.4 SE 7.7808 81.0782
Jayanthipura 3.1 SE 7.9340 81.0256
Jayanthipura 4.1 S 7.9115 81.0005
Jayanthipura 6.4 SW 7.8996 80.9705
Jayanthipura 7.9483 81.0018
Kagama 3.6 S 8.0101 80.5131
Kagama 8.0423 80.5072
Kahatagasdigiliya 0.5 SW 8.4255 80.6817
Kahatagasdigiliya 8.4284 80.6851
Kalaoya 0.5 N 8.2144 80.1092
Kalaoya 2.4 SW 8.1934 80.0940
Kalaoya 8.2100 80.1075
Kalaoya 9.2 SW 8.1680 80.0357
Kallanchiya 2.3 N 8.4840 80.5762
Kallanchiya 8.4634 80.5716
Kalpitiya (Anuradhapura) 8.3227 80.4086
Karagahawewa 1.2 NW 8.3448 80.4084
Karagahawewa 3.4 NE 8.3571 80.4386
Karagahawewa 4.6 NE 8.3576 80.4520
Karagahawewa 8.3369 80.4155
Kebithigollewa 0.1 S 8.6409 80.6697
Kebithigollewa 0.3 W 8.6410 80.6667
Kebithigollewa 10.1 N 8.7320 80.6660
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
Medawachchiya 0.4 SE 8.5335 80.4914
Medawachchiya 0.7 NW 8.5426 80.4870
Medawachchiya 2.4 NW 8.5564 80.4802
Medawachchiya 4.0 NW 8.5562 80.4586
*Medawachchiya 8.5369 80.4898
Megodawewa 8.2157 80.7024
Mihintale 0.7 N 8.3596 80.5067
*Mihintale 8.3534 80.5049
Morakewa 8.5092 80.7852
Muriyakadawala 8.1446 80.5884
Nachchaduwa 8.2555 80.4827
Namalpura 12.1 E 8.1747 80.8530
Namalpura 3.2 N 8.1719 80.7534
Namalpura 8.1440 80.7473
Nawamedagama 25.8 NE 7.7186 81.1885
Negampaha 1.5 SE 7.9475 80.5202
Negampaha 7.9579 80.5112
Nochchiyagama 4.4 NE 8.3255 80.2489
Nochchiyagama 5.3 E 8.2914 80.2748
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
Oyamduwa 10.8 NW 8.4954 80.1915
Oyamduwa 5.0 NW 8.4638 80.2362
Oyamduwa 7.4 NW 8.4708 80.2098
Oyamduwa 8.4246 80.2583
Padavi Siripura 1.9 E 8.9135 80.8244
Padavi Siripura 8.9195 80.8087
Padaviya 0.8 W 8.8360 80.7527
Padaviya 0.9 E 8.8378 80.7686
Padaviya 8.8369 80.7604
Padikaramaduwa 8.2359 80.7473
Pahala Maragahawe 1.7 N 8.2594 80.1443
Pahala Maragahawe 7.6 N 8.3128 80.1508
Pahala Maragahawe 8.2449 80.1499
Pahalagama 8.1859 80.2823
Palugasdamana 7.9655 81.0258
Palugaswewa 8.0604 80.6882
Pandulagama 0.4 NW 8.3303 80.3589
Pandulagama 1.7 SE 8.3218 80.3755
Pandulagama 2.1 E 8.3258 80.3806
Pandulagama 8.3288 80.3618
Parakramapura 8.9034 80.7758
Parangiyawadiya 6.8 SW 8.4589 80.8660
Parangiyawadiya 8.4880 80.9208
*Polonnaruwa 7.9619 80.9952
Pubbogama 7.9281 80.5968
Punanai 15.5 W 7.9460 81.2491
Punewa 8.6102 80.4688
Rajanganaya 8.1657 80.1964
Rambewa 0.5 NW 8.4439 80.5027
Rambewa 2.3 N 8.4604 80.5071
*Rambewa 8.4401 80.5049
Rampathwila 8.4026 80.6355
Saliyapura 8.4054 80.4160
Saliyapura 8.7 N 8.4808 80.3937
Seeppukulama 8.3822 80.5858
Sivalakulama 8.2564 80.6360
Siyambalewa 2.7 NW 8.0348 80.4104
Siyambalewa 4.8 SW 7.9833 80.4000
Siyambalewa 7.1 S 7.9544 80.4397
Siyambalewa 8.0167 80.4271
Somawathiya 11.5 W 8.1462 81.0647
Somawathiya 12.8 NW 8.2011 81.0884
Somawathiya 8.1145 81.1646
Sravasthipura 8.3017 80.3686
Talawa 0.1 SE 8.2377 80.3478
*Talawa 8.2386 80.3469
Talpotha 11.3 N 8.1324 81.0206
Talpotha 6.4 N 8.0872 81.0487
Talpotha 8.0315 81.0340
Tambala 3.9 N 8.0422 81.0810
Tambala 7.7 N 8.0748 81.0920
Tambala 8.0094 81.0697
Tambuttegama 1.1 NW 8.1623 80.2999
Tambuttegama 1.1 W 8.1530 80.2944
Tambuttegama 8.1540 80.3046
Telhiriyawa 8.1431 80.3141
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
Angamuwa 3.5 NE 0, Tambuttegama 1.1 NW 10.1, Eppawala 0.5 NW 22.6
Anuradhapura - Kalpitiya (Anuradhapura) | secondary
Anuradhapura 0, Kalpitiya (Anuradhapura) 1.6 city
Bakamuna - Giritale | secondary
Bakamuna 0, Bakamuna 6.7 N 8.3, Giritale 0.6 S 31
Bakamuna - Hingurakgoda | secondary
Bakamuna 0, Diyabeduma 21.1, Giritale 31.2, Hingurakdamana 39.2, Hingurakgoda 39.54, Hingurakgoda 1.7 E 41.3 settled
Bakamuna - Kandalama | secondary
Bakamuna 0, Kandalama 24.8
Bogahawewa - Welioya | minor
Bogahawewa 7.7 NE 0, Padavi Siripura 13.5, Welioya 4.9 W 26.8
Bulnewa - Ipalogama | minor
Bulnewa 0, Ipalogama 6.2 W 9.3
Dematawewa - Sivalakulama | minor
Dematawewa 0, Sivalakulama 7.4
Diyabeduma - Attanakadawala | secondary
Diyabeduma 0, Attanakadawala 0.7
Elahera - Orubendi Siyambalawa | minor
Elahera 0, Orubendi Siyambalawa 6.2
Eppawala - Telhiriyawa | secondary
Eppawala 0, Telhiriyawa 11.4
Etaweeragollewa - Alagalla | minor
Etaweeragollewa 0, Alagalla 13.5
Galapitagala - Padikaramaduwa | minor
Galapitagala 0, Namalpura 15.5, Namalpura 3.2 N 19.5, Padikaramaduwa 29
Galenbindunuwewa - Getalawa | secondary
Galenbindunuwewa 0.4 W 0, Galenbindunuwewa 0.4, Getalawa 9.4
Galenbindunuwewa - Hamillewa | secondary
Galenbindunuwewa 0, Hamillewa 19.8
Galenbindunuwewa - Maradammaduwa | minor
Galenbindunuwewa 0.4 W 0, Seeppukulama 17.3, Kallanchiya 28.7, Medawachchiya 42.8, Maradammaduwa 59.7
Galenbindunuwewa - Seeppukulama | minor
Galenbindunuwewa 0, Upuldeniya 7.4, Seeppukulama 20.3
Galkulama - Dematawewa | minor
Galkulama 0, Galkulama 4.0 E 4, Dematawewa 2.4 SW 8.4
Galkulama - Dematawewa | minor
Galkulama 4.0 E 0, Dematawewa 3.8 W 2.8
Ganewalpola - Galapitagala | secondary
Ganewalpola 0, Galapitagala 6.5
Ganewalpola - Galenbindunuwewa | secondary
Ganewalpola 1.2 E 0, Galenbindunuwewa 1.7 S 24.1, Galenbindunuwewa 0.4 W 25.9 settled
Ganewalpola - Ganewalpola | secondary
Ganewalpola 0, Ganewalpola 0.4 NE 0.4
Gemunupura - Pahala Maragahawe | secondary
Gemunupura 0, Pahala Maragahawe 8
Getalawa - Kahatagasdigiliya | secondary
Getalawa 0, Mahapothana 12.2, Kahatagasdigiliya 22.7
Giritale - Lakshauyana | secondary
Giritale 0, Lakshauyana 11.2 settled
Giritale - Polonnaruwa | main
Giritale 0, Polonnaruwa 10.5
Giritale - Unagalavehera | main
Giritale 0, Unagalavehera 10.8
Giritale - Unagalavehera | secondary
Giritale 4.7 NW 0, Hingurakdamana 5.5, Unagalavehera 13
Gnanikulama - Galkulama | minor
Gnanikulama 3.6 NE 0, Galkulama 4.5 N 4.1
Gnanikulama - Karagahawewa | secondary
Gnanikulama 1.7 NE 0, Karagahawewa 7 settled
Gnanikulama - Oyamduwa | minor
Gnanikulama 3.59 NE 0, Karagahawewa 9.4 settled, Karagahawewa 1.2 NW 11.1 city, Mahakanadarawa 0.2 SW 12.6 city, Mahakanadarawa 0.3 W 12.85 city, Mahakanadarawa 2.0 W 14.7 settled, Oyamduwa 5.0 NW 35.4
Habarana - Kibissa | secondary
Habarana 0, Kibissa 13.4
Hamillewa - Horowpothana | secondary
Hamillewa 7.2 NW 0, Horowpothana 0.7 N 18.1
Hamillewa - Kebithigollewa | minor
Hamillewa 7.2 NW 0, Kebithigollewa 9.2 S 8.7
Hingurakdamana - Hingurakgoda | minor
Hingurakdamana 0, Hingurakgoda 8.2 N 9.1, Hingurakgoda 13.9 N 16
Hingurakdamana - Lakshauyana | secondary
Hingurakdamana 0, Lakshauyana 10.6
Hingurakdamana - Tambala | minor
Hingurakdamana 0, Tambala 3.9 N 19.4
Hingurakgoda - Hingurakgoda | secondary
Hingurakgoda 0, Hingurakgoda 3.8 N 4.4, Hingurakgoda 10.8 N 12.8, Hingurakgoda 11.2 N 13.3
Hingurakgoda - Hingurakgoda | secondary
Hingurakgoda 11.2 N 0, Hingurakgoda 12.1 N 1.3, Hingurakgoda 13.7 N 3.9
Hingurakgoda - Hingurakgoda | minor
Hingurakgoda 12.1 N 0, Hingurakgoda 16.0 N 5.2
Hingurakgoda - Hingurakgoda | minor
Hingurakgoda 3.2 NE 0, Hingurakgoda 5.6 NE 3.7
Hingurakgoda - Kantalai Sugar Factory | secondary
Hingurakgoda 8.2 N 0, Hingurakgoda 10.8 N 6.6, Kantalai Sugar Factory 12.0 S 19.5
Hingurakgoda - Kantalai Sugar Factory | minor
Hingurakgoda 13.9 N 0, Kantalai Sugar Factory 12.0 S 15.9
Hingurakgoda - Pankulam | main
Hingurakgoda 13.9 N 0, Agbopura 48, Kantalai 53, Mullipothana 63.7, Tampalakamam 72.5, Pankulam 106.3
Hingurakgoda - Somawathiya | minor
Hingurakgoda 11.2 N 0, Somawathiya 11.5 W 11.8
Hingurakgoda - Talpotha | secondary
Hingurakgoda 10.8 N 0, Talpotha 11.3 N 5.9
Hingurakgoda - Talpotha | minor
Hingurakgoda 3.8 N 0, Hingurakgoda 5.6 NE 3.8, Talpotha 6.4 N 11.5
Horowpothana - Rottawewa | minor
Horowpothana 1.0 N 0, Rottawewa 6.9 NW 9.9
Hurigaswewa - Kiralogama | minor
Hurigaswewa 0, Hurigaswewa 4.8 N 11, Kiralogama 18.8
Hurigaswewa - Maradankadawala | minor
Hurigaswewa 0, Ipalogama 6.2 W 11.6, Maradankadawala 27.1
Ihala Puliyankulama - Tirappane | minor
Ihala Puliyankulama 0, Tirappane 11.2
Ihalagama - Dematawewa | secondary
Ihalagama 0, Kalpitiya (Anuradhapura) 1.6 city, Gnanikulama 1.7 NE 7.1 settled, Dematawewa 28
Ipalogama - Dematawewa | minor
Ipalogama 0, Maradankadawala 7.5 settled, Muriyakadawala 11.84 settled, Dematawewa 34.5
Ipalogama - Ihala Puliyankulama | secondary
Ipalogama 6.2 W 0, Walagambahuwa 12.7, Ihala Puliyankulama 24.1 settled
Ipologama - Eppawala | minor
Ipologama 0, Ipalogama 6.2 W 12.1, Eppawala 22.4
Ipologama - Walagambahuwa | main
Ipologama 0, Walagambahuwa 14.3
Jayanthipura - Jayanthipura | secondary
Jayanthipura 4.1 S 0, Jayanthipura 0.9 S 3.4
Jayanthipura - Jayanthipura | minor
Jayanthipura 10.1 SW 0, Jayanthipura 6.4 SW 3.8, Jayanthipura 4.1 S 7.7, Jayanthipura 3.1 SE 11.7
Jayanthipura - Jayanthipura | minor
Jayanthipura 20.4 SE 0, Jayanthipura 17.8 SE 4.2
Jayanthipura - Nawamedagama | minor
Jayanthipura 17.3 S 0, Jayanthipura 19.4 S 11.4, Jayanthipura 20.4 SE 13.54, Nawamedagama 25.8 NE 29.6
Jayanthipura - Onegama | main
Jayanthipura 2.1 SE 0, Onegama 13.2 S 21.3, Onegama 20.1 SE 34.6
Jayanthipura - Onegama | main
Jayanthipura 2.1 SE 0, Onegama 23.9 SE 30.1
Jayanthipura - Onegama | secondary
Jayanthipura 17.8 SE 0, Onegama 13.2 S 6.9
Jayanthipura - Onegama | secondary
Jayanthipura 2.1 SE 0, Onegama 7.7 E 32
Jayanthipura - Onegama | minor
Jayanthipura 20.4 SE 0, Jayanthipura 15.0 SE 6.8, Onegama 12.9 S 9.9
Jayanthipura - Onegama | minor
Jayanthipura 20.4 SE 0, Onegama 23.9 SE 14.7, Onegama 28.8 SE 21.5
Jayanthipura - Polonnaruwa | main
Jayanthipura 0, Polonnaruwa 1.7
Jayanthipura - Somawathiya | secondary
Jayanthipura 1.5 SE 0, Palugasdamana 3, Talpotha 13.3 settled, Somawathiya 12.8 NW 37.7
Jayanthipura - Vakaneri | main
Jayanthipura 2.1 SE 0, Punanai 15.5 W 27.7, Punanai 43.6, Vakaneri 55
Kagama - Galnewa | secondary
Kagama 3.6 S 0, Galnewa 5.4 settled
Kagama - Ipalogama | minor
Kagama 0, Ipalogama 6.2 W 10.9
Kahatagasdigiliya - Hamillewa | secondary
Kahatagasdigiliya 0, Hamillewa 7.2 NW 15.7
Kahatagasdigiliya - Kebithigollewa | secondary
Kahatagasdigiliya 0, Kebithigollewa 9.2 S 18.6, Kebithigollewa 0.1 S 30
Kahatagasdigiliya - Kebithigollewa | minor
Kahatagasdigiliya 0.5 SW 0, Kendewa 9.0 NE 12.6, Kebithigollewa 3.7 SE 23.6
Kahatagasdigiliya - Kendewa | minor
Kahatagasdigiliya 0, Kendewa 15.2
Kalaoya - Pahalagama | minor
Kalaoya 2.4 SW 0, Solewewa 8.1, Saliya Asokapura 16.1 settled, Pahalagama 33.6 settled
Karagahawewa - Maradammaduwa | minor
Karagahawewa 4.6 NE 0, Saliyapura 8.7 settled, Saliyapura 8.7 N 23.4, Maradammaduwa 44
Kebithigollewa - Kebithigollewa | minor
Kebithigollewa 0, Kebithigollewa 10.1 N 13.3
Kebithigollewa - Mahakachchakodiya | secondary
Kebithigollewa 0, Mahakachchakodiya 27.9
Kebithigollewa - Parakramapura | secondary
Kebithigollewa 10.1 N 0, Padaviya 29.9, Parakramapura 37.5
Kebithigollewa - Tittagonewa | minor
Kebithigollewa 0, Tittagonewa 15.7
Kekirawa - Kiralogama | secondary
Kekirawa 0, Ipologama 1.8 E 5.2, Ipologama 7, Ipalogama 10.73, Eppawala 23.8, Eppawala 0.5 NW 24.34, Kiralogama 30.9
Kendewa - Kebithigollewa | secondary
Kendewa 0, Kebithigollewa 9.2 S 16.9
Kendewa - Morakewa | secondary
Kendewa 0, Hamillewa 7.2 NW 13.9, Morakewa 27.3
Kiralogama - Talawa | main
Kiralogama 0, Talawa 0.1 SE 5.7, Talawa 5.9
Kirigalwewa - Horowpothana | secondary
Kirigalwewa 0, Kirigalwewa 1.3 E 1.4, Kendewa 9.0 NE 12.9, Hamillewa 8.4 N 17.5, Horowpothana 1.5 SW 29.9
Kirigalwewa - Kebithigollewa | secondary
Kirigalwewa 0, Kebithigollewa 0.1 S 20.3
Labunoruwa - Seeppukulama | minor
Labunoruwa 0, Sivalakulama 13.2, Dematawewa 4.5 NE 19.2, Seeppukulama 32.7
Labunoruwa - Tirappane | minor
Labunoruwa 0, Tirappane 17.5
Lakshauyana - Kantalai Sugar Factory | minor
Lakshauyana 0, Talpotha 7.4 settled, Talpotha 11.3 N 21.4, Kantalai Sugar Factory 12.0 S 32.9
Madatugama - Labunoruwa | secondary
Madatugama 0, Maha Elagamuwa 5.8, Kekirawa 13.1, Ganewalpola 19.4, Labunoruwa 32.4
Mahakanadarawa - Saliyapura | minor
Mahakanadarawa 0.6 N 0, Saliyapura 8.7 N 17.9
Mahakanadarawa - Viharapalugama | secondary
Mahakanadarawa 0, Mahakanadarawa 0.6 N 0.6 city, Viharapalugama 1.9 settled
Mahapothana - Morakewa | main
Mahapothana 0, Morakewa 17.3
Mahapothana - Parangiyawadiya | secondary
Mahapothana 0, Parangiyawadiya 6.8 SW 22.7
Mailagaswewa - Kahatagasdigiliya | minor
Mailagaswewa 0, Upuldeniya 9.7, Kahatagasdigiliya 24.1
Maneruwa - Galkiriyagama | minor
Maneruwa 4.6 E 0, Galkiriyagama 6.2
Maneruwa - Ipalogama | minor
Maneruwa 4.3 W 0, Siyambalewa 4.8 SW 14.6, Siyambalewa 2.7 NW 22.1, Ipalogama 6.2 W 36.5
Maneruwa - Negampaha | minor
Maneruwa 0, Negampaha 10.4
Maneruwa - Rajanganaya | minor
Maneruwa 0, Siyambalewa 4.8 SW 20.2, Makulewa 28.6, Mahagalkadawala 45.1, Tambutta 52.2, Rajanganaya 64.8 settled
Maneruwa - Talakiriyagama | secondary
Maneruwa 0, Dewahuwa 18.5, Talakiriyagama 26.1
Maneruwa - Usgala Siyabmalangamuwa | minor
Maneruwa 4.3 W 0, Siyambalewa 17, Siyambalewa 2.7 NW 21.5, Meegalawa 29.1, Usgala Siyabmalangamuwa 39
Maradankadawala - Hurulunikawewa | minor
Maradankadawala 0, Ihala Puliyankulama 4.1, Sivalakulama 21.8, Mailagaswewa 29.2, Galenbindunuwewa 35.3 settled, Hurulunikawewa 42.4
Maradankadawala - Walagambahuwa | main
Maradankadawala 0, Walagambahuwa 10.8
Medawachchiya - Bogahawewa | secondary
Medawachchiya 0, Etaweeragollewa 11.8, Kebithigollewa 28.4, Tittagonewa 6.5 W 35.9, Bogahawewa 54.3
Medawachchiya - Bogahawewa | secondary
Medawachchiya 2.4 NW 0, Kebithigollewa 0.3 W 24.8, Kebithigollewa 25.13, Tittagonewa 5.3 NE 47, Bogahawewa 7.7 NE 67.7
Medawachchiya - Hamillewa | main
Medawachchiya 0.4 SE 0, Kirigalwewa 7.3, Hamillewa 7.2 NW 24
Megodawewa - Galenbindunuwewa | main
Megodawewa 0, Galenbindunuwewa 8.9
Morakewa - Tittagonewa | minor
Morakewa 0, Tittagonewa 26.3, Tittagonewa 5.3 NE 45.5
Muriyakadawala - Getalawa | minor
Muriyakadawala 0, Labunoruwa 10, Megodawewa 25.5, Padikaramaduwa 36.1, Hurulunikawewa 41.1, Getalawa 48.2
Muriyakadawala - Megodawewa | secondary
Muriyakadawala 0, Megodawewa 18.2
Nachchaduwa - Dematawewa | secondary
Nachchaduwa 0, Dematawewa 14.5
Nachchaduwa - Mihintale | secondary
Nachchaduwa 0, Mihintale 11.8
Namalpura - Hingurakgoda | secondary
Namalpura 0, Hingurakgoda 13.9 N 52.3
Namalpura - Kovilkulam | minor
Namalpura 0, Megodawewa 11.2, Mailagaswewa 20.8, Rampathwila 42.5, Kendewa 58, Kirigalwewa 66.1, Etaweeragollewa 79.8, Asikulam 94.4, Kovilkulam 104.1 settled
Nawamedagama - Mahaoya | main
Nawamedagama 25.8 NE 0, Mahaoya 36.5
Negampaha - Kekirawa | main
Negampaha 0, Kekirawa 19.9 settled
Negampaha - Siyambalewa | minor
Negampaha 0, Siyambalewa 12.4 settled
Negampaha - Telhiriyawa | secondary
Negampaha 0, Bulnewa 13.3 settled, Hurigaswewa 24.9, Telhiriyawa 34.9
Nochchiyagama - Pandulagama | main
Nochchiyagama 4.4 NE 0, Pandulagama 18.9
Nochchiyagama - Sinnasippikulam | secondary
Nochchiyagama 0, Nochchiyagama 4.4 NE 7.9, Oyamduwa 29.1, Sinnasippikulam 8.3 W 49.4
Onegama - Mahaoya | main
Onegama 28.8 SE 0, Mahaoya 10.4 N 33.6
Onegama - Onegama | minor
Onegama 12.4 S 0, Onegama 13.2 S 2.9
Onegama - Punanai | main
Onegama 23.9 SE 0, Onegama 20.1 SE 4.5, Punanai 15.5 W 25.2
Onegama - Punanai | minor
Onegama 7.7 E 0, Punanai 15.5 W 17.7
Onegama - Tambala | minor
Onegama 0, Tambala 6.8, Tambala 3.9 N 10.7, Tambala 7.7 N 17
Oyamduwa - Oyamduwa | minor
Oyamduwa 7.4 NW 0, Oyamduwa 10.8 NW 4
Oyamduwa - Sinnasippikulam | secondary
Oyamduwa 10.8 NW 0, Sinnasippikulam 8.3 W 14.3
Padaviya - Bogahawewa | secondary
Padaviya 0, Bogahawewa 7.7 NE 12.3
Padaviya - Padavi Siripura | secondary
Padaviya 0.9 E 0, Padavi Siripura 1.9 E 19.2
Padaviya - Trincomalee | secondary
Padaviya 0.8 W 0, Padaviya 0.9, Padaviya 0.9 E 1.8, Bogahawewa 6.2, Kuchchaveli 0.6 E 54.5, Kumburupiddy 66.3, Nilaveli 72.3, Sampaltivu 2.2 W 78.9, Uppuveli 82.7, Uppuveli 1.3 S 84, Trincomalee 0.6 NE 86.3 city
Pahala Maragahawe - Pahala Maragahawe | minor
Pahala Maragahawe 0, Pahala Maragahawe 1.7 N 1.8, Pahala Maragahawe 7.6 N 8
Pahala Maragahawe - Pandulagama | main
Pahala Maragahawe 0, Nochchiyagama 10, Pandulagama 26.8
Pahalagama - Oyamduwa | secondary
Pahalagama 0, Nochchiyagama 18.4, Oyamduwa 7.4 NW 52
Pahalagama - Pahala Maragahawe | main
Pahalagama 0, Pahala Maragahawe 20.2
Palugasdamana - Tambala | secondary
Palugasdamana 0, Tambala 8.7 settled
Palugasdamana - Unagalavehera | minor
Palugasdamana 0, Lakshauyana 4.9 settled, Unagalavehera 9.5 settled
Palugaswewa - Megodawewa | secondary
Palugaswewa 0, Galapitagala 6.7, Megodawewa 24.7
Palugaswewa - Namalpura | minor
Palugaswewa 0, Namalpura 13
Pandulagama - Kebithigollewa | secondary
Pandulagama 0.4 NW 0, Mahakanadarawa 0.3 W 4.4 settled, Mahakanadarawa 4.72 city, Saliyapura 14.5 settled, Rambewa 26.6, Kallanchiya 36.5, Kendewa 45.9, Kebithigollewa 0.1 S 67.3
Pandulagama - Mahakanadarawa | minor
Pandulagama 2.1 E 0, Mahakanadarawa 0.2 SW 3.1 city
Pandulagama - Oyamduwa | secondary
Pandulagama 0, Oyamduwa 7.4 NW 32.1
Parakramapura - Padavi Siripura | minor
Parakramapura 0, Padavi Siripura 5.1
Parakramapura - Welioya | minor
Parakramapura 0, Welioya 7.8
Parangiyawadiya - Rottawewa | main
Parangiyawadiya 0, Rottawewa 20.1
Polonnaruwa - Hingurakdamana | secondary
Polonnaruwa 0, Hingurakdamana 11.2 settled
Polonnaruwa - Lakshauyana | secondary
Polonnaruwa 0, Lakshauyana 3.2
Polonnaruwa - Onegama | minor
Polonnaruwa 0, Palugasdamana 4.4, Onegama 14.7 settled
Pubbogama - Madatugama | secondary
Pubbogama 0, Madatugama 3.9
Punewa - Etaweeragollewa | minor
Punewa 0, Etaweeragollewa 9.7
Punewa - Periya Ulukkulama | secondary
Punewa 0, Periya Ulukkulama 13.9
Rajanganaya - Angamuwa | secondary
Rajanganaya 0, Angamuwa 5.2
Rajanganaya - Talawa | secondary
Rajanganaya 0, Pahalagama 14.8, Talawa 26.1
Rambewa - Kallanchiya | minor
Rambewa 2.3 N 0, Kallanchiya 2.3 N 8.6
Rambewa - Kendewa | main
Rambewa 0, Kendewa 13.4
Saliyapura - Medawachchiya | minor
Saliyapura 8.7 N 0, Medawachchiya 20.7
Sivalakulama - Megodawewa | secondary
Sivalakulama 0, Megodawewa 9.6
Siyambalewa - Anuradhapura | minor
Siyambalewa 4.8 SW 0, Siyambalewa 6.9, Bulnewa 11.4, Eppawala 25.2, Hidogama 41, Anuradhapura 47.9 settled
Siyambalewa - Kagama | minor
Siyambalewa 4.8 SW 0, Kagama 3.6 S 16.4 settled
Siyambalewa - Meegalawa | secondary
Siyambalewa 4.8 SW 0, Meegalawa 11.2
Somawathiya - Somawathiya | minor
Somawathiya 11.5 W 0, Somawathiya 12.8 NW 7
Sravasthipura - Gnanikulama | minor
Sravasthipura 0, Anuradhapura 5.2 settled, Gnanikulama 10.3 settled, Gnanikulama 1.7 NE 13 settled
Talawa - Nochchiyagama | secondary
Talawa 0, Nochchiyagama 16.1
Talawa - Nochchiyagama | minor
Talawa 0, Nochchiyagama 5.3 E 10.1
Talpotha - Tambala | secondary
Talpotha 0, Tambala 5.2
Talpotha - Tambala | minor
Talpotha 11.3 N 0, Tambala 7.7 N 18.5
Tambuttegama - Pahalagama | minor
Tambuttegama 0, Pahalagama 5
Tambuttegama - Tambuttegama | minor
Tambuttegama 1.1 W 0, Tambuttegama 1.13
Telhiriyawa - Angamuwa | minor
Telhiriyawa 0, Tambuttegama 2, Angamuwa 15.2
Telhiriyawa - Eppawala | secondary
Telhiriyawa 0, Hurigaswewa 4.8 N 6.3 settled, Eppawala 13.3
Tirappane - Anuradhapura | secondary
Tirappane 0, Nachchaduwa 8.8, Anuradhapura 24.8 settled
Tittagonewa - Padaviya | secondary
Tittagonewa 0, Padaviya 27.9
Tittagonewa - Padaviya | secondary
Tittagonewa 5.3 NE 0, Padaviya 17.4
Tittagonewa - Pulmoddai | secondary
Tittagonewa 0, Bogahawewa 7.7 NE 31.1, Pulmoddai 49.4
Unagalavehera - Somawathiya | minor
Unagalavehera 0, Talpotha 6.3 settled, Tambala 7.7 N 17.2, Somawathiya 26.6
Viharapalugama - Oyamduwa | secondary
Viharapalugama 1.2 E 0, Viharapalugama 1.2 settled, Oyamduwa 21.1, Oyamduwa 10.8 NW 33.8
`
