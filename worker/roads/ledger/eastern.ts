/** Points and roads without an A-number in Eastern Province. How to read it: ./format.ts. */

export const easternPoints = `
Agbopura 0.5 NE 8.3354 80.9785
Agbopura 8.3314 80.9765
Akkaraipattu 0.4 W 7.2179 81.8506
Akkaraipattu 0.5 NW 7.2204 81.8496
Akkaraipattu 2.2 SW 7.2045 81.8402
Akkaraipattu 2.9 N 7.2443 81.8548
*Akkaraipattu 7.2184 81.8541
Ampara 1.3 N 7.3018 81.6747
Ampara 1.8 E 7.2913 81.6888
Ampara 1.8 SW 7.2812 81.6591
Ampara 3.7 SE 7.2648 81.6945
Ampara 6.8 S 7.2292 81.6755
*Ampara 7.2902 81.6723
Ampilanthurai 2.9 NW 7.7315 81.6770
Ampilanthurai 7.7166 81.6988
Ayithiyamalai 1.9 SW 7.6609 81.5594
Ayithiyamalai 7.6736 81.5703
Aythiyamalai 7.6765 81.5685
Bakmitiyawa 11.1 N 7.1281 81.6937
Bakmitiyawa 7.0296 81.6802
Bakmitiyawa 7.1 NW 7.0861 81.6506
Banagama 10.0 SW 7.1446 81.7023
Banagama 11.2 SW 7.1365 81.6949
Banagama 5.8 E 7.2254 81.7981
Banagama 6.6 W 7.2188 81.6855
Banagama 7.2234 81.7454
Banagama 8.2 SW 7.1856 81.6814
Banagama 8.6 SW 7.1726 81.6862
Banagama 8.9 SW 7.1842 81.6747
Batticaloa 1.5 SE 7.7113 81.7128
Batticaloa 1.9 SE 7.7083 81.7145
*Batticaloa 7.7221 81.7050
Chadayantalawa 5.6 S 7.3303 81.7412
Chadayantalawa 7.3800 81.7325
Chavalakadai 1.4 SW 7.4050 81.7658
Chavalakadai 7.4119 81.7763
Cheddipalayam 7.5801 81.7823
Chenkaladi 4.6 NE 7.8237 81.6081
Chenkaladi 5.0 N 7.8319 81.5933
Chenkaladi 7.7869 81.5894
China Bay 0.9 SE 8.5554 81.2031
China Bay 1.4 E 8.5676 81.2107
China Bay 1.5 SW 8.5511 81.1929
China Bay 2.1 NE 8.5724 81.2150
China Bay 3.56 NE 8.5768 81.2282
China Bay 3.6 NE 8.5818 81.2260
China Bay 3.7 E 8.5540 81.2318
China Bay 3.7 NE 8.5829 81.2260
China Bay 4.0 NE 8.5813 81.2307
China Bay 4.3 E 8.5618 81.2378
China Bay 4.5 SE 8.5418 81.2344
China Bay 4.9 E 8.5672 81.2430
China Bay 5.1 E 8.5774 81.2426
China Bay 5.8 NE 8.5834 81.2478
China Bay 8.5629 81.1990
Deegawapiya 0.1 NE 7.2593 81.7521
Deegawapiya 3.0 NE 7.2730 81.7738
Deegawapiya 7.2585 81.7512
Digamadulla Weeragoda 2.4 S 7.3699 81.6897
Digamadulla Weeragoda 7.3901 81.6966
Dorakumbura 13.1 E 7.3879 81.4169
Dorakumbura 7.3589 81.3014
Eravur 7.7786 81.6023
Gomarankadawala 8.6750 80.9632
Gomarankadawala 9.4 N 8.7561 80.9863
Gonagolla 11.2 NW 7.5194 81.5120
Gonagolla 7.4304 81.5589
Hulannuge 6.9285 81.6547
Irakkamam 4.6 W 7.2486 81.7044
Irakkamam 4.8 W 7.2487 81.7027
Irakkamam 5.1 W 7.2351 81.7007
Irakkamam 7.2442 81.7459
Kaddaiparichchan 0.8 W 8.4520 81.2851
Kaddaiparichchan 1.4 N 8.4671 81.2941
Kaddaiparichchan 1.6 N 8.4677 81.2870
Kaddaiparichchan 8.4544 81.2918
Kalmunai 2.5 NW 7.4157 81.8238
*Kalmunai 7.3957 81.8334
Kaluwanchikudi 7.5294 81.7946
Kaluwanchkudi 7.5176 81.7851
Kannankudah 2.2 N 7.6991 81.6721
Kannankudah 2.5 NW 7.6966 81.6587
Kannankudah 3.0 NW 7.6969 81.6518
Kannankudah 7.6789 81.6725
Kantalai 8.3513 81.0070
Kantalai Sugar Factory 1.8 W 8.3188 81.0302
Kantalai Sugar Factory 12.0 S 8.2098 81.0353
Kantalai Sugar Factory 8.3167 81.0467
Kanthale 8.3679 81.0030
Karadiyanaru 0.4 W 7.7011 81.5350
Karadiyanaru 7.7007 81.5384
Karaitivu 7.3774 81.8393
Kathiraveli 8.2229 81.4039
Kattankudi 7.6854 81.7260
Kiliveddy 2.6 NW 8.3808 81.2711
Kiliveddy 8.3618 81.2843
Kinniya 1.1 S 8.4935 81.1832
Kinniya 1.7 NE 8.5138 81.1911
*Kinniya 8.5025 81.1804
*Kiran 7.8678 81.5103
Kirankulam 7.6053 81.7684
Koddaikallar 1.7 NW 7.4935 81.7958
Koddaikallar 7.4839 81.8080
Kokkaddicholai 1.3 NE 7.6251 81.7176
Kokkaddicholai 7.6161 81.7103
Koknahara 1.4 E 7.2248 81.5749
Koknahara 1.6 NE 7.2355 81.5709
Koknahara 1.9 NE 7.2359 81.5741
Koknahara 7.2239 81.5623
Kolamanthalawa 7.2943 81.2794
Komari 6.9863 81.8648
Kovitkulam 0.1 N 7.6591 81.7412
Kovitkulam 7.6582 81.7414
Kuchchaveli 0.6 E 8.8213 81.1003
Kuchchaveli 3.0 W 8.8218 81.0674
*Kuchchaveli 8.8214 81.0948
Kumburumukai 7.8755 81.5420
Kumburupiddy 2.7 SE 8.7190 81.1784
Kumburupiddy 8.7357 81.1610
Kurinchakerny 8.5019 81.1720
Kurukkalmadam 0.7 NW 7.5915 81.7747
Kurukkalmadam 7.5880 81.7804
Lahugala 0.7 N 6.8783 81.7218
Lahugala 11.9 S 6.7678 81.6972
Lahugala 6.8721 81.7226
Mahadivulwewa 8.6174 80.9643
Mahaoya 1.3 NE 7.5373 81.3658
Mahaoya 10.4 N 7.6229 81.3729
Mahaoya 3.0 NE 7.5467 81.3787
Mahaoya 3.5 SW 7.5075 81.3351
Mahaoya 4.9 SW 7.5002 81.3244
Mahaoya 6.2 SW 7.4827 81.3286
Mahaoya 7.5312 81.3561
Malkampiddy 7.3254 81.8008
Mandur 7.4827 81.7541
Miravodai 7.8893 81.5103
Mullipothana 8.4287 81.0561
Mutur 1.0 W 8.4603 81.2596
*Mutur 8.4579 81.2684
Namaloya 7.3312 81.5322
Navalady 1.3 S 7.9347 81.5272
Navalady 2.2 S 7.9268 81.5305
Navalady 7.9454 81.5230
Navithanveli 7.4258 81.7746
Neelapola 8.3701 81.2243
Nilaveli 2.3 NW 8.7111 81.1798
Nilaveli 4.9 SW 8.6526 81.1693
Nilaveli 5.1 SW 8.6507 81.1702
*Nilaveli 8.6927 81.1885
Nintavur 7.3212 81.8579
Ninthavur 7.3291 81.8464
Oddamavadi 1.7 NW 7.9143 81.5137
Oddamavadi 1.9 NW 7.9143 81.5105
Oddamavadi 2.0 N 7.9213 81.5247
Oddamavadi 2.3 N 7.9226 81.5162
Oddamavadi 7.9031 81.5240
Okanda 6.6450 81.7700
Oluvil 3.2 SW 7.2690 81.8476
Oluvil 7.2944 81.8607
Padiyatalawa 0.5 NW 7.3962 81.2418
Padiyatalawa 0.6 N 7.3981 81.2424
Padiyatalawa 2.2 SE 7.3796 81.2587
Padiyatalawa 7.3925 81.2436
Padiyathalawa 7.3792 81.2265
Pahalalanda 1.5 W 7.2258 81.5767
Pahalalanda 2.0 S 7.2046 81.5921
Pahalalanda 2.1 N 7.2412 81.5875
Pahalalanda 7.2227 81.5898
Pahalalanda 7.3 E 7.2027 81.6524
Pahalalanda 7.6 SE 7.1949 81.6523
Pahalalanda 8.1 SE 7.1814 81.6502
Palamunai 7.6611 81.7473
Palatoppu 1.8 NW 8.4003 81.2810
Palatoppu 8.3918 81.2954
Panama 0.7 W 6.7565 81.8025
Panama 3.5 N 6.7893 81.8054
Panama 6.7581 81.8088
Pankulam 8.6251 81.0327
Paragahakele 2.2 NE 7.2662 81.6271
Paragahakele 7.2578 81.6090
Periyaneelavanai 1.7 W 7.4473 81.7992
Periyaneelavanai 2.3 S 7.4308 81.8145
Periyaneelavanai 7.4516 81.8142
Periyaporativu 7.5192 81.7691
Polwaga Janapadaya 7.2434 81.5569
Pottuvil 0.3 NW 6.8773 81.8287
*Pottuvil 6.8753 81.8306
*Pulmoddai 8.9446 80.9827
Punanai 7.9650 81.3890
Rottawewa 6.9 NW 8.6280 80.8655
Rottawewa 8.5995 80.9217
Sainthamaruthu 7.3930 81.8361
Samanthurai 0.9 NE 7.3612 81.8028
Samanthurai 1.3 W 7.3597 81.7840
Samanthurai 7.3575 81.7951
Sammanthurai 1.6 E 7.3699 81.8066
Sammanthurai 7.3684 81.7918
Sampaltivu 2.2 W 8.6405 81.2036
Sampaltivu 3.1 S 8.6094 81.2164
Sampaltivu 8.6366 81.2230
Sampoor 0.9 N 8.4903 81.2886
Sampoor 1.2 N 8.4927 81.2922
Sampoor 6.0 NE 8.5263 81.3216
Sampoor 8.4822 81.2894
Santhiveli 7.8381 81.5477
Serankada 7.4568 81.2787
Serunuwara 0.3 E 8.3262 81.3037
Serunuwara 2.7 E 8.3158 81.3232
Serunuwara 4.0 SW 8.2980 81.2767
Serunuwara 8.3250 81.3007
Seruwawila 7.7 E 8.3574 81.3896
Seruwawila 8.3740 81.3216
Seruwila 8.3706 81.3199
Tampalakamam 3.1 SE 8.4784 81.1124
Tampalakamam 8.4974 81.0920
Thambiluvil 7.1285 81.8486
Thampalakamam 2.0 SE 8.4878 81.1078
Thampalakamam 8.5014 81.0956
Thannamunai 4.6 E 7.7572 81.6791
Thannamunai 5.6 SW 7.7108 81.6101
Thannamunai 7.7531 81.6378
Thettativu 7.5558 81.7967
Thikkodai 7.5243 81.6884
Thiriyaya 8.6436 81.0176
Thirukkondaiadimadu 7.9450 81.5091
Tirukovil 3.9 SW 7.0920 81.8259
Tirukovil 7.1153 81.8525
Toppur 8.4046 81.3124
Trincomalee 1.7 N 8.5988 81.1872
Trincomalee 1.9 NE 8.5911 81.2061
Trincomalee 3.0 E 8.5881 81.2172
Trincomalee 3.7 NE 8.5985 81.2209
Trincomalee 5.4 NW 8.6213 81.1596
*Trincomalee 8.5834 81.1905
Uhana 0.5 NW 7.3653 81.6315
Uhana 7.3630 81.6353
Unnichchai 10.5 SW 7.5817 81.4609
Unnichchai 7.6183 81.5488
Vakaneri 4.5 W 7.9297 81.4425
Vakaneri 7.9265 81.4828
Vakarai 4.0 S 8.1037 81.4469
Vakarai 4.2 S 8.1005 81.4434
*Vakarai 8.1369 81.4341
Valachchenai 2.2 N 7.9247 81.5309
*Valachchenai 7.9057 81.5350
Vantharumoolai 2.3 NE 7.8030 81.5733
Vantharumoolai 7.7906 81.5569
Vellaveli 7.5121 81.7307
Vellavely 7.4956 81.7295
Verugal 1.5 W 8.2936 81.3487
Verugal 1.7 NE 8.3023 81.3720
Verugal 3.1 N 8.3184 81.3611
Verugal 3.9 NW 8.3189 81.3410
Verugal 8.2904 81.3622
Wadinagala 0.9 NW 7.1317 81.5672
Wadinagala 2.1 NW 7.1364 81.5573
Wadinagala 7.1263 81.5734
Wanela 8.3817 81.0796
`

export const easternRoads = `
Agbopura - Kantalai Sugar Factory | minor
Agbopura 0.5 NE 0, Kantalai Sugar Factory 1.8 W 6.95
Agbopura - Mullipothana | secondary
Agbopura 0, Kantalai 5.71, Mullipothana 18.32
Akkaraipattu - Karaitivu | minor
Akkaraipattu 2.9 N 0, Oluvil 6.25, Nintavur 13.31, Karaitivu 20.38
Ampara - Akkaraipattu | minor
Ampara 1.3 N 0, Irakkamam 14.20, Akkaraipattu 29.44
Ampara - Ampara | secondary
Ampara 6.8 S 0, Ampara 3.7 SE 6.51
Ampilanthurai - Kattankudi | secondary
Ampilanthurai 2.9 NW 0, Ampilanthurai 3.53, Kattankudi 9.65
Ayithiyamalai - Ampilanthurai | minor
Ayithiyamalai 1.9 SW 0, Ayithiyamalai 2.10, Kannankudah 15.66, Ampilanthurai 24.98
Aythiyamalai - Ayithiyamalai | minor
Aythiyamalai 0, Ayithiyamalai 0.42
Bakmitiyawa - Irakkamam | minor
Bakmitiyawa 7.1 NW 0, Bakmitiyawa 11.1 N 7.41, Banagama 10.0 SW 9.87, Banagama 8.6 SW 13.73, Banagama 8.2 SW 15.38, Banagama 6.6 W 19.34, Irakkamam 5.1 W 22.09
Banagama - Bakmitiyawa | minor
Banagama 8.6 SW 0, Banagama 11.2 SW 4.34, Bakmitiyawa 11.1 N 5.31
Banagama - Banagama | minor
Banagama 11.2 SW 0, Banagama 10.0 SW 1.26
Chadayantalawa - Chadayantalawa | secondary
Chadayantalawa 5.6 S 0, Chadayantalawa 6.05
Cheddipalayam - Thettativu | main
Cheddipalayam 0, Thettativu 3.91
China Bay - China Bay | secondary
China Bay 1.4 E 0, China Bay 2.1 NE 0.74, China Bay 3.56 NE 2.43
China Bay - China Bay | secondary
China Bay 2.1 NE 0, China Bay 3.6 NE 1.64
China Bay - China Bay | secondary
China Bay 4.3 E 0, China Bay 3.56 NE 2.02, China Bay 3.6 NE 2.65, China Bay 3.7 NE 2.78
China Bay - China Bay | minor
China Bay 1.5 SW 0, China Bay 0.9 SE 1.25
China Bay - China Bay | minor
China Bay 3.7 E 0, China Bay 4.3 E 1.11, China Bay 4.9 E 2.00
China Bay - China Bay | minor
China Bay 4.5 SE 0, China Bay 4.9 E 3.31, China Bay 5.1 E 4.51
China Bay - Trincomalee | main
China Bay 0, Trincomalee 3.0 E 5.10
Deegawapiya - Samanthurai | minor
Deegawapiya 0.1 NE 0, Malkampiddy 9.67, Samanthurai 0.9 NE 13.83
Digamadulla Weeragoda - Chavalakadai | secondary
Digamadulla Weeragoda 2.4 S 0, Chadayantalawa 5.01, Chavalakadai 1.4 SW 9.84
Digamadulla Weeragoda - Samanthurai | minor
Digamadulla Weeragoda 0, Samanthurai 16.13
Dorakumbura - Paragahakele | minor
Dorakumbura 13.1 E 0, Namaloya 43.51, Paragahakele 55.45
Dorakumbura - Vellavely | minor
Dorakumbura 13.1 E 0, Gonagolla 61.99, Vellavely 88.67
Eravur - Chenkaladi | minor
Eravur 0, Chenkaladi 4.6 NE 5.27
Hulannuge - Banagama | minor
Hulannuge 0, Bakmitiyawa 13.21, Banagama 8.9 SW 35.56
Irakkamam - Akkaraipattu | secondary
Irakkamam 5.1 W 0, Banagama 5.17, Banagama 5.8 E 11.26, Akkaraipattu 0.5 NW 17.00
Irakkamam - Deegawapiya | secondary
Irakkamam 4.8 W 0, Irakkamam 4.6 W 0.19, Deegawapiya 5.94, Deegawapiya 0.1 NE 6.08, Deegawapiya 3.0 NE 9.51
Irakkamam - Irakkamam | secondary
Irakkamam 5.1 W 0, Irakkamam 4.6 W 1.77
Irakkamam - Sammanthurai | minor
Irakkamam 0, Samanthurai 16.54, Samanthurai 0.9 NE 17.51, Sammanthurai 1.6 E 18.60
Kaddaiparichchan - Kaddaiparichchan | minor
Kaddaiparichchan 0.8 W 0, Kaddaiparichchan 0.80
Kaddaiparichchan - Kaddaiparichchan | minor
Kaddaiparichchan 1.6 N 0, Kaddaiparichchan 1.4 N 0.80
Kaddaiparichchan - Sampoor | minor
Kaddaiparichchan 0, Kaddaiparichchan 1.4 N 1.44, Sampoor 3.33, Sampoor 1.2 N 4.65
Kaluwanchikudi - Thettativu | minor
Kaluwanchikudi 0, Thettativu 3.91
Kannankudah - Ampilanthurai | secondary
Kannankudah 2.2 N 0, Ampilanthurai 2.9 NW 3.87
Kantalai - Neelapola | minor
Kantalai 0, Wanela 9.96, Neelapola 43.04
Kantalai Sugar Factory - Parangiyawadiya | minor
Kantalai Sugar Factory 0, Agbopura 8.34, Parangiyawadiya 6.8 SW 39.92
Kanthale - Serunuwara | secondary
Kanthale 0, Serunuwara 38.33, Serunuwara 0.3 E 38.73
Karadiyanaru - Kannankudah | minor
Karadiyanaru 0.4 W 0, Karadiyanaru 0.39, Aythiyamalai 4.87, Kannankudah 3.0 NW 14.61, Kannankudah 2.5 NW 15.48
Kathiraveli - Toppur | minor
Kathiraveli 0, Seruwawila 7.7 E 19.94, Toppur 34.95
Kattankudi - Kirankulam | main
Kattankudi 0, Palamunai 4.05, Kirankulam 12.30
Kiliveddy - Gomarankadawala | minor
Kiliveddy 0, Neelapola 10.07, Tampalakamam 38.44, Pankulam 73.26, Gomarankadawala 84.23
Kiliveddy - Palatoppu | minor
Kiliveddy 2.6 NW 0, Palatoppu 1.8 NW 2.52
Kiliveddy - Toppur | minor
Kiliveddy 0, Toppur 7.38 town
Kinniya - China Bay | minor
Kinniya 0, China Bay 10.33
Kinniya - Kaddaiparichchan | minor
Kinniya 0, Mutur 14.70, Kaddaiparichchan 18.41
Kiran - Chenkaladi | main
Kiran 0, Chenkaladi 14.32
Kiran - Oddamavadi | minor
Kiran 0, Oddamavadi 7.05 town
Kiran - Vakaneri | minor
Kiran 0, Miravodai 6.06, Vakaneri 16.52
Koddaikallar - Kaluwanchikudi | main
Koddaikallar 1.7 NW 0, Kaluwanchikudi 5.43
Kokkaddicholai - Kovitkulam | minor
Kokkaddicholai 1.3 NE 0, Kovitkulam 4.92
Kokkaddicholai - Palamunai | secondary
Kokkaddicholai 0, Palamunai 8.13
Kokkaddicholai - Periyaporativu | secondary
Kokkaddicholai 0, Periyaporativu 17.39
Koknahara - Pahalalanda | minor
Koknahara 1.4 E 0, Pahalalanda 1.5 W 0.23 town, Pahalalanda 2.1 N 3.29
Koknahara - Pahalalanda | minor
Koknahara 1.6 NE 0, Koknahara 1.4 E 2.81 town, Pahalalanda 2.0 S 5.82, Pahalalanda 7.3 E 13.67
Koknahara - Pahalalanda | minor
Koknahara 1.9 NE 0, Pahalalanda 1.5 W 1.23
Kolamanthalawa - Dorakumbura | minor
Kolamanthalawa 0, Dorakumbura 11.36
Komari - Akkaraipattu | main
Komari 0, Tirukovil 17.55, Thambiluvil 19.18, Akkaraipattu 30.23
Kuchchaveli - Kuchchaveli | minor
Kuchchaveli 3.0 W 0, Kuchchaveli 3.14
Kuchchaveli - Nedunkerny | minor
Kuchchaveli 0, Pulmoddai 23.03, Padaviya 14.8 N 54.39, Nedunkerny 12.7 SE 59.60, Nedunkerny 75.92
Kumburumukai - Valachchenai | secondary
Kumburumukai 0, Oddamavadi 5.33 town, Oddamavadi 2.0 N 8.17 town, Valachchenai 2.2 N 9.31 town
Kurinchakerny - Kinniya | secondary
Kurinchakerny 0, Kinniya 1.16
Kurukkalmadam - Kurukkalmadam | secondary
Kurukkalmadam 0.7 NW 0, Kurukkalmadam 0.83
Lahugala - Komari | minor
Lahugala 11.9 S 0, Pottuvil 20.58, Komari 36.74
Mahadivulwewa - Kuchchaveli | minor
Mahadivulwewa 0, Gomarankadawala 12.55, Kuchchaveli 44.34, Kuchchaveli 0.6 E 44.97
Mahadivulwewa - Kumburupiddy | minor
Mahadivulwewa 0, Pankulam 9.71, Kumburupiddy 44.68
Mahaoya - Kantalai Sugar Factory | minor
Mahaoya 10.4 N 0, Onegama 28.8 SE 35.18, Onegama 23.9 SE 42.49, Onegama 82.15, Tambala 89.33, Talpotha 95.59, Talpotha 11.3 N 110.77, Kantalai Sugar Factory 12.0 S 122.80
Mahaoya - Mahaoya | minor
Mahaoya 6.2 SW 0, Mahaoya 4.9 SW 2.14
Mahaoya - Thannamunai | main
Mahaoya 0, Unnichchai 10.5 SW 13.99, Thannamunai 50.09
Malkampiddy - Ninthavur | minor
Malkampiddy 0, Ninthavur 5.14
Mullipothana - Tampalakamam | minor
Mullipothana 0, Tampalakamam 9.75
Namaloya - Navithanveli | minor
Namaloya 0, Uhana 21.95, Digamadulla Weeragoda 32.77, Navithanveli 45.98
Neelapola - Mutur | minor
Neelapola 0, Mutur 13.75
Nilaveli - Sampaltivu | minor
Nilaveli 4.9 SW 0, Nilaveli 5.1 SW 0.24, Sampaltivu 2.2 W 4.36
Oddamavadi - Oddamavadi | minor
Oddamavadi 1.9 NW 0, Oddamavadi 2.3 N 1.23 town
Oddamavadi - Vakarai | minor
Oddamavadi 2.0 N 0, Vakarai 30.53
Okanda - Pottuvil | minor
Okanda 0, Panama 15.60, Pottuvil 32.68
Padiyatalawa - Dorakumbura | minor
Padiyatalawa 0, Dorakumbura 14.25
Padiyatalawa - Kolamanthalawa | minor
Padiyatalawa 0, Kolamanthalawa 12.99
Padiyatalawa - Padiyatalawa | minor
Padiyatalawa 0, Padiyatalawa 2.2 SE 2.28
Pahalalanda - Banagama | minor
Pahalalanda 7.6 SE 0, Banagama 6.6 W 4.69
Pahalalanda - Banagama | minor
Pahalalanda 8.1 SE 0, Banagama 8.9 SW 2.86, Banagama 8.2 SW 3.69
Pahalalanda - Oluvil | minor
Pahalalanda 0, Ampara 6.8 S 18.51, Irakkamam 30.71, Oluvil 48.38
Palatoppu - Seruwila | secondary
Palatoppu 0, Seruwila 6.73 town
Panama - Panama | minor
Panama 0.7 W 0, Panama 3.5 N 4.27
Panama - Pottuvil | secondary
Panama 3.5 N 0, Pottuvil 11.94
Periyaporativu - Kaluwanchikudi | secondary
Periyaporativu 0, Kaluwanchikudi 4.21 town
Polwaga Janapadaya - Koknahara | minor
Polwaga Janapadaya 0, Koknahara 2.78 town
Pottuvil - Pottuvil | secondary
Pottuvil 0.3 NW 0, Pottuvil 0.37
Rottawewa - Palampiddy | minor
Rottawewa 6.9 NW 0, Tittagonewa 18.62, Kebithigollewa 10.1 N 34.51, Mahakachchakodiya 61.95, Mamaduwa 68.01, Nochchimoddai 78.29, Kalmadhu 98.27, Iranai lluppaikulam 103.04, Palampiddy 124.45
Samanthurai - Samanthurai | minor
Samanthurai 1.3 W 0, Samanthurai 1.29
Sampaltivu - Nilaveli | minor
Sampaltivu 3.1 S 0, Sampaltivu 4.33, Nilaveli 13.49
Sampoor - Sampoor | minor
Sampoor 0.9 N 0, Sampoor 1.2 N 0.49, Sampoor 6.0 NE 6.04
Serunuwara - Kiliveddy | secondary
Serunuwara 0, Kiliveddy 4.53
Serunuwara - Serunuwara | secondary
Serunuwara 4.0 SW 0, Serunuwara 5.77
Serunuwara - Toppur | minor
Serunuwara 0, Seruwila 8.57, Toppur 14.04
Serunuwara - Verugal | minor
Serunuwara 2.7 E 0, Verugal 3.9 NW 2.05, Verugal 3.1 N 4.72
Seruwila - Seruwawila | secondary
Seruwila 0, Seruwawila 0.79
Tampalakamam - Kinniya | minor
Tampalakamam 3.1 SE 0, Kurinchakerny 8.08, Kinniya 1.1 S 9.73
Tampalakamam - Thampalakamam | minor
Tampalakamam 3.1 SE 0, Thampalakamam 2.0 SE 1.39, Thampalakamam 3.64
Thannamunai - Batticaloa | secondary
Thannamunai 4.6 E 0, Batticaloa 5.15
Thannamunai - Kannankudah | minor
Thannamunai 5.6 SW 0, Kannankudah 3.0 NW 6.73
Thikkodai - Kannankudah | minor
Thikkodai 0, Kokkaddicholai 18.32, Kannankudah 33.25
Thikkodai - Vellavely | minor
Thikkodai 0, Vellavely 9.64
Thiriyaya - Gomarankadawala | minor
Thiriyaya 0, Gomarankadawala 9.4 N 18.87
Thirukkondaiadimadu - Valachchenai | main
Thirukkondaiadimadu 0, Oddamavadi 2.3 N 2.67 town, Valachchenai 5.59 town
Toppur - Kaddaiparichchan | secondary
Toppur 0, Kaddaiparichchan 7.73
Trincomalee - Nilaveli | minor
Trincomalee 5.4 NW 0, Nilaveli 5.1 SW 3.62
Trincomalee - Trincomalee | secondary
Trincomalee 3.0 E 0, Trincomalee 3.7 NE 1.24
Uhana - Kalmunai | secondary
Uhana 0.5 NW 0, Digamadulla Weeragoda 2.4 S 7.15, Chavalakadai 1.4 SW 23.76, Chavalakadai 25.19, Kalmunai 2.5 NW 30.95 town
Unnichchai - Ampilanthurai | minor
Unnichchai 10.5 SW 0, Unnichchai 32.07, Ayithiyamalai 40.82, Ampilanthurai 2.9 NW 59.12
Unnichchai - Kiran | main
Unnichchai 10.5 SW 0, Vantharumoolai 33.33, Kiran 45.24
Unnichchai - Uhana | minor
Unnichchai 10.5 SW 0, Gonagolla 57.79, Uhana 74.84
Vakaneri - Oddamavadi | secondary
Vakaneri 4.5 W 0, Vakaneri 4.85, Oddamavadi 1.9 NW 8.48 town, Oddamavadi 1.7 NW 8.84 town
Vakaneri - Vakarai | main
Vakaneri 0, Vakarai 32.52
Vantharumoolai - Chenkaladi | minor
Vantharumoolai 2.3 NE 0, Chenkaladi 5.0 N 4.10
Vellaveli - Kaluwanchkudi | minor
Vellaveli 0, Periyaporativu 4.58 town, Kaluwanchkudi 6.50
Vellavely - Kurukkalmadam | secondary
Vellavely 0, Vellaveli 1.98, Kurukkalmadam 13.17
Vellavely - Sammanthurai | secondary
Vellavely 0, Mandur 3.56, Navithanveli 10.47, Chavalakadai 12.17, Sammanthurai 18.86
Verugal - Verugal | minor
Verugal 0, Verugal 1.7 NE 1.76
Verugal - Verugal | minor
Verugal 1.5 W 0, Verugal 3.9 NW 3.08
Wadinagala - Pahalalanda | minor
Wadinagala 2.1 NW 0, Pahalalanda 2.0 S 9.83
Wanela - Serunuwara | minor
Wanela 0, Serunuwara 4.0 SW 29.78
Wanela - Tampalakamam | minor
Wanela 0, Tampalakamam 22.22
`
