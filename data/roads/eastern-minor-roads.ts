/** Points and roads without an A-number in Eastern Province. How to read it: domain/roads/ledger.ts. */

export const easternPoints = `
Addalachchenai 2.9 N 7.2690 81.8476
Addalachchenai 7.2443 81.8548
Agbopura 8.3354 80.9785
Akkaraipattu 0.4 W 7.2179 81.8506
Akkaraipattu 0.5 NW 7.2204 81.8496
Akkaraipattu 2.2 SW 7.2045 81.8402
*Akkaraipattu 7.2184 81.8541
Ampara 1.3 S 7.2902 81.6723
Ampara 1.9 SE 7.2913 81.6888
Ampara 4.7 SE 7.2648 81.6945
*Ampara 7.3018 81.6747
Aythiyamalai 0.4 NW 7.6765 81.5685
Aythiyamalai 1.9 SW 7.6609 81.5594
Aythiyamalai 7.6736 81.5703
Bakmitiyawa 11.1 N 7.1281 81.6937
Bakmitiyawa 7.0296 81.6802
Bakmitiyawa 7.1 NW 7.0861 81.6506
Banagama 10.0 SW 7.1446 81.7023
Banagama 11.2 SW 7.1365 81.6949
Banagama 5.8 E 7.2254 81.7981
Banagama 6.6 W 7.2188 81.6855
Banagama 7.2234 81.7454
Banagama 7.7 W 7.2292 81.6755
Banagama 8.2 SW 7.1856 81.6814
Banagama 8.6 SW 7.1726 81.6862
Banagama 8.9 SW 7.1842 81.6747
Batticaloa 0.9 NE 7.7221 81.7050
Batticaloa 2.0 SE 7.7083 81.7145
Batticaloa 2.9 NW 7.7315 81.6770
*Batticaloa 7.7166 81.6988
Chadayantalawa 5.6 S 7.3303 81.7412
Chadayantalawa 7.3800 81.7325
Chankaladi 4.6 NE 7.8237 81.6081
Chankaladi 5.0 N 7.8319 81.5933
Chankaladi 7.7869 81.5894
Chavalakadai 1.4 SW 7.4050 81.7658
Chavalakadai 7.4119 81.7763
Cheddipalayam 7.5801 81.7823
China Bay 1.4 E 8.5676 81.2107
China Bay 2.5 NW 8.5834 81.1905
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
Kaddaiparichchan 8.4544 81.2918
Kalkudah 7.9120 81.5520
Kalmunai 2.5 NW 7.4157 81.8238
*Kalmunai 7.3957 81.8334
Kaluwanchikudi 7.5294 81.7946
Kaluwanchkudi 7.5176 81.7851
Kannankudah 2.2 N 7.6991 81.6721
Kannankudah 3.0 NW 7.6969 81.6518
Kannankudah 7.6789 81.6725
Kantalai 8.3513 81.0070
Kantalai Sugar Factory 1.8 W 8.3188 81.0302
Kantalai Sugar Factory 12.0 S 8.2098 81.0353
Kantalai Sugar Factory 8.3167 81.0467
*Kantale 8.3679 81.0030
Karadiyanaru 7.7011 81.5350
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
Kokadicholai 1.3 NE 7.6251 81.7176
Kokadicholai 7.6161 81.7103
Koknahara 1.4 E 7.2248 81.5749
Koknahara 1.6 NE 7.2355 81.5709
Koknahara 1.9 NE 7.2359 81.5741
Koknahara 2.4 SW 7.2138 81.5432
Koknahara 2.4 W 7.2192 81.5408
Koknahara 7.2239 81.5623
Kolamanthalawa 7.2943 81.2794
Komari 6.9863 81.8648
Kovitkulam 7.6591 81.7412
Kuchchaveli 0.6 E 8.8213 81.1003
Kuchchaveli 3.0 W 8.8218 81.0674
*Kuchchaveli 8.8214 81.0948
Kumburumukai 7.8755 81.5420
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
Navithanveli 7.4258 81.7746
Neelapola 8.3701 81.2243
Nilaveli 5.1 SW 8.6507 81.1702
*Nilaveli 8.6927 81.1885
Nintavur 1.5 NW 7.3291 81.8464
Nintavur 7.3212 81.8579
Oddamavadi 1.3 E 7.9057 81.5350
Oddamavadi 1.7 NW 7.9143 81.5137
Oddamavadi 1.9 NW 7.9143 81.5105
Oddamavadi 7.9031 81.5240
Okanda 12.9 N 6.7565 81.8025
Okanda 6.6450 81.7700
Oluvil 7.2944 81.8607
Padiyatalawa 0.5 NW 7.3962 81.2418
Padiyatalawa 2.2 SE 7.3796 81.2587
Padiyatalawa 2.4 SW 7.3792 81.2265
Padiyatalawa 7.3925 81.2436
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
Pankulam 8.6251 81.0327
Paragahakele 2.2 NE 7.2662 81.6271
Paragahakele 7.2578 81.6090
Pasikudah 7.9240 81.5600
Periyaneelavanai 1.7 W 7.4473 81.7992
Periyaneelavanai 2.3 S 7.4308 81.8145
Periyaneelavanai 7.4516 81.8142
Periyaporativu 7.5192 81.7691
Polwaga Janapadaya 7.2434 81.5569
Pottuvil 0.3 NW 6.8773 81.8287
Pottuvil 10.0 S 6.7893 81.8054
Pottuvil 13.3 S 6.7581 81.8088
*Pottuvil 6.8753 81.8306
*Pulmoddai 8.9446 80.9827
Punanai 7.9650 81.3890
Rottawewa 6.9 NW 8.6280 80.8655
Rottawewa 8.5995 80.9217
Sainthamaruthu 7.3930 81.8361
Sammanthurai 0.9 E 7.3612 81.8028
Sammanthurai 0.9 N 7.3684 81.7918
Sammanthurai 1.2 W 7.3597 81.7840
Sammanthurai 1.7 NE 7.3699 81.8066
Sammanthurai 7.3606 81.7949
Sampaltivu 2.2 W 8.6405 81.2036
Sampaltivu 8.6366 81.2230
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
Tampalakamam 0.6 NE 8.5014 81.0956
Tampalakamam 3.1 SE 8.4784 81.1124
Tampalakamam 8.4974 81.0920
Thambiluvil 7.1285 81.8486
Thannamunai 4.6 E 7.7572 81.6791
Thannamunai 5.6 SW 7.7108 81.6101
Thannamunai 7.7531 81.6378
Thettativu 7.5558 81.7967
Thikkodai 7.5243 81.6884
Thiriyaya 8.6436 81.0176
Thirukkondaiadimadu 1.5 E 7.9454 81.5230
Thirukkondaiadimadu 7.9450 81.5091
Tirukovil 3.9 SW 7.0920 81.8259
Tirukovil 7.1153 81.8525
Toppur 8.4046 81.3124
Trincomalee 0.6 NE 8.5813 81.2307
Trincomalee 0.7 N 8.5829 81.2260
Trincomalee 1.5 W 8.5724 81.2150
Trincomalee 1.6 E 8.5774 81.2426
Trincomalee 1.7 NW 8.5881 81.2172
Trincomalee 1.97 SE 8.5618 81.2378
Trincomalee 2.0 SE 8.5672 81.2430
Trincomalee 2.3 E 8.5834 81.2478
Trincomalee 3.9 S 8.5418 81.2344
*Trincomalee 8.5768 81.2282
Uhana 0.5 NW 7.3653 81.6315
Uhana 7.3630 81.6353
Unnichchai 10.5 SW 7.5817 81.4609
Unnichchai 7.6183 81.5488
Uppuveli 1.3 S 8.5985 81.2209
Uppuveli 2.3 SW 8.5911 81.2061
Uppuveli 3.4 W 8.5988 81.1872
Uppuveli 6.4 W 8.6213 81.1596
Uppuveli 8.6094 81.2164
Vakaneri 4.5 W 7.9297 81.4425
Vakaneri 7.9265 81.4828
Vakarai 4.0 S 8.1037 81.4469
Vakarai 4.2 S 8.1005 81.4434
*Vakarai 8.1369 81.4341
Valachchenai 0.8 SW 7.9213 81.5247
Valachchenai 1.6 W 7.9226 81.5162
*Valachchenai 7.9247 81.5309
Valachchenai B185 Junction 1.0 NW 7.9347 81.5272
Valachchenai B185 Junction 7.9268 81.5305
Vantharumoolai 2.3 NE 7.8030 81.5733
Vantharumoolai 7.7906 81.5569
Vellavely 1.8 N 7.5121 81.7307
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
Addalachchenai - Oluvil | minor
Addalachchenai 0, Oluvil 6.1 settled
Agbopura - Kantalai Sugar Factory | secondary
Agbopura 0, Kantalai Sugar Factory 7.8
Ampara - Irakkamam | secondary
Ampara 0, Irakkamam 13.9
Aythiyamalai - Aythiyamalai | minor
Aythiyamalai 1.9 SW 0, Aythiyamalai 2.1
Aythiyamalai - Batticaloa | secondary
Aythiyamalai 0, Batticaloa 2.9 NW 18.3
Aythiyamalai - Batticaloa | secondary
Aythiyamalai 0, Kannankudah 13.3, Batticaloa 22.3 settled
Bakmitiyawa - Banagama | minor
Bakmitiyawa 7.1 NW 0, Bakmitiyawa 11.1 N 7.3, Banagama 10.0 SW 9.7, Banagama 8.6 SW 13.6, Banagama 8.2 SW 15.2
Bakmitiyawa - Tirukovil | secondary
Bakmitiyawa 0, Tirukovil 38.7
Banagama - Ampara | secondary
Banagama 7.7 W 0, Ampara 4.7 SE 6.4
Banagama - Bakmitiyawa | minor
Banagama 8.6 SW 0, Banagama 11.2 SW 4.3, Bakmitiyawa 11.1 N 5.24
Banagama - Banagama | secondary
Banagama 8.9 SW 0, Banagama 8.2 SW 0.8
Banagama - Banagama | minor
Banagama 11.2 SW 0, Banagama 10.0 SW 1.2
Banagama - Irakkamam | secondary
Banagama 8.2 SW 0, Banagama 6.6 W 3.9, Irakkamam 5.1 W 6.5, Irakkamam 4.6 W 8.3
Banagama - Sammanthurai | secondary
Banagama 7.7 W 0, Irakkamam 11.6, Sammanthurai 28.1
Batticaloa - Kattankudi | secondary
Batticaloa 2.9 NW 0, Batticaloa 3.2 city, Kattankudi 9.3 town
Chadayantalawa - Chadayantalawa | secondary
Chadayantalawa 5.6 S 0, Chadayantalawa 6
Cheddipalayam - Thettativu | secondary
Cheddipalayam 0, Thettativu 3.8 town
China Bay - Trincomalee | secondary
China Bay 1.4 E 0, Trincomalee 1.5 W 0.7 city, Trincomalee 0.7 N 2.4 city
China Bay - Trincomalee | minor
China Bay 0, Trincomalee 1.7 NW 4.9
China Bay - Uppuveli | secondary
China Bay 0, Uppuveli 3.4 W 5.5
Deegawapiya - Malkampiddy | minor
Deegawapiya 0.1 NE 0, Malkampiddy 9.5
Digamadulla Weeragoda - Chavalakadai | secondary
Digamadulla Weeragoda 2.4 S 0, Chadayantalawa 5, Chavalakadai 1.4 SW 9.8 settled
Digamadulla Weeragoda - Sammanthurai | minor
Digamadulla Weeragoda 0, Sammanthurai 15.5 settled, Sammanthurai 0.9 E 16.4 settled
Dorakumbura - Paragahakele | minor
Dorakumbura 13.1 E 0, Namaloya 42.8, Paragahakele 54.7
Dorakumbura - Uhana | main
Dorakumbura 13.1 E 0, Gonagolla 61, Uhana 77.1
Eravur - Chankaladi | minor
Eravur 0, Chankaladi 4.6 NE 5.2 settled
Gonagolla - Valachchenai | main
Gonagolla 0, Unnichchai 10.5 SW 56.9, Vantharumoolai 89.6, Valachchenai 0.8 SW 105 settled
Gonagolla - Vellavely | minor
Gonagolla 0, Vellavely 26.1
Hulannuge - Banagama | minor
Hulannuge 0, Bakmitiyawa 12.7, Banagama 8.9 SW 34.4
Hulannuge - Lahugala | secondary
Hulannuge 0, Lahugala 10
Irakkamam - Akkaraipattu | secondary
Irakkamam 5.1 W 0, Banagama 5.1, Banagama 5.8 E 11 settled, Akkaraipattu 0.5 NW 16.7
Irakkamam - Akkaraipattu | minor
Irakkamam 0, Akkaraipattu 14.1 settled
Irakkamam - Deegawapiya | secondary
Irakkamam 4.8 W 0, Irakkamam 4.6 W 0.2, Deegawapiya 5.9, Deegawapiya 0.1 NE 6.03, Deegawapiya 3.0 NE 9.4 settled
Irakkamam - Oluvil | minor
Irakkamam 0, Oluvil 17.3 settled
Kaddaiparichchan - Kaddaiparichchan | minor
Kaddaiparichchan 0.8 W 0, Kaddaiparichchan 0.8 settled
Kalkudah - Pasikudah | minor
Kalkudah 0, Pasikudah 1.7
Kannankudah - Batticaloa | secondary
Kannankudah 2.2 N 0, Batticaloa 2.9 NW 3.8 city
Kantalai - Serunuwara | secondary
Kantalai 0, Wanela 9.3, Serunuwara 4.0 SW 35.5
Kantalai Sugar Factory - Kebithigollewa | minor
Kantalai Sugar Factory 1.8 W 0, Agbopura 6.9, Parangiyawadiya 6.8 SW 37.4, Morakewa 50.5, Kebithigollewa 0.1 S 72.4
Kantale - Serunuwara | secondary
Kantale 0, Serunuwara 38
Karadiyanaru - Kannankudah | minor
Karadiyanaru 0, Aythiyamalai 0.4 NW 4.7, Kannankudah 3.0 NW 14.3
Karaitivu - Nintavur | minor
Karaitivu 0, Nintavur 6.6 settled
Kathiraveli - Seruwawila | main
Kathiraveli 0, Seruwawila 7.7 E 19.6
Kattankudi - Palamunai | minor
Kattankudi 0, Palamunai 3.7 town
Kiliveddy - Palatoppu | minor
Kiliveddy 2.6 NW 0, Palatoppu 1.8 NW 2.5 settled
Kiliveddy - Toppur | main
Kiliveddy 0, Toppur 6.6 settled
Kiran - Chankaladi | main
Kiran 0, Chankaladi 13.6 settled
Kiran - Oddamavadi | minor
Kiran 0, Oddamavadi 6.9 settled
Kiran - Vakaneri | minor
Kiran 0, Miravodai 5.8 settled, Vakaneri 15.7 settled
Kiran - Vantharumoolai | main
Kiran 0, Vantharumoolai 11.5
Koddaikallar - Thettativu | minor
Koddaikallar 1.7 NW 0, Kaluwanchikudi 5.1 city, Thettativu 8.8 city
Kokadicholai - Kovitkulam | minor
Kokadicholai 1.3 NE 0, Kovitkulam 4.8 settled
Kokadicholai - Palamunai | secondary
Kokadicholai 0, Palamunai 7.7 town
Kokadicholai - Periyaporativu | minor
Kokadicholai 0, Periyaporativu 17.1 town
Koknahara - Ampara | secondary
Koknahara 1.9 NE 0, Pahalalanda 2.1 N 1.7, Paragahakele 5.3, Paragahakele 2.2 NE 8, Ampara 1.3 S 15.7
Koknahara - Koknahara | minor
Koknahara 2.4 W 0, Koknahara 2.44, Koknahara 1.6 NE 4.1, Koknahara 1.9 NE 4.5
Koknahara - Pahalalanda | minor
Koknahara 1.4 E 0, Pahalalanda 1.5 W 0.23, Pahalalanda 2.1 N 3.2
Koknahara - Pahalalanda | minor
Koknahara 1.6 NE 0, Koknahara 1.4 E 2.8, Pahalalanda 2.0 S 5.8, Pahalalanda 7.3 E 13.7
Koknahara - Pahalalanda | minor
Koknahara 1.9 NE 0, Pahalalanda 1.5 W 1.2
Koknahara - Tirukovil | minor
Koknahara 2.4 SW 0, Pahalalanda 7.9, Banagama 8.9 SW 27.1, Tirukovil 55.7
Koknahara - Wadinagala | secondary
Koknahara 2.4 W 0, Koknahara 2.4 SW 0.7, Wadinagala 2.1 NW 12.3, Wadinagala 0.9 NW 13.6
Kolamanthalawa - Dorakumbura | minor
Kolamanthalawa 0, Dorakumbura 11.1
Kuchchaveli - Kuchchaveli | minor
Kuchchaveli 3.0 W 0, Kuchchaveli 3.1, Kuchchaveli 0.6 E 3.7
Kuchchaveli - Pulmoddai | secondary
Kuchchaveli 0, Pulmoddai 22.6
Kumburumukai - Valachchenai | secondary
Kumburumukai 0, Oddamavadi 5.3 settled, Valachchenai 0.8 SW 8 settled
Kurinchakerny - Mutur | secondary
Kurinchakerny 0, Kinniya 1.1, Mutur 14.7 settled
Kurukkalmadam - Kurukkalmadam | main
Kurukkalmadam 0.7 NW 0, Kurukkalmadam 0.8 town
Lahugala - Akkaraipattu | main
Lahugala 11.9 S 0, Pottuvil 19.9, Komari 35.4, Tirukovil 52.4, Thambiluvil 54, Akkaraipattu 64 settled
Mahadivulwewa - Kuchchaveli | secondary
Mahadivulwewa 0, Gomarankadawala 12.1, Kuchchaveli 42.6
Mahadivulwewa - Pankulam | main
Mahadivulwewa 0, Pankulam 9.4
Mahaoya - Mahaoya | minor
Mahaoya 6.2 SW 0, Mahaoya 4.9 SW 2.1
Malkampiddy - Nintavur | secondary
Malkampiddy 0, Nintavur 1.5 NW 5.2 settled
Malkampiddy - Sammanthurai | secondary
Malkampiddy 0, Sammanthurai 0.9 E 4.2 settled
Mutur - Kaddaiparichchan | minor
Mutur 0, Kaddaiparichchan 3.1 settled
Namaloya - Navithanveli | minor
Namaloya 0, Uhana 21.1, Digamadulla Weeragoda 31.3, Navithanveli 43.5 settled
Neelapola - Mutur | minor
Neelapola 0, Mutur 12.9 settled
Neelapola - Tampalakamam | secondary
Neelapola 0, Tampalakamam 27.4
Nilaveli - Sampaltivu | minor
Nilaveli 5.1 SW 0, Sampaltivu 2.2 W 4.1
Oddamavadi - Punanai | main
Oddamavadi 0, Punanai 19.4
Oddamavadi - Vakarai | secondary
Oddamavadi 1.7 NW 0, Oddamavadi 1.9 NW 0.35 settled, Vakaneri 4.1 settled, Vakarai 35.2
Oddamavadi - Valachchenai | minor
Oddamavadi 1.9 NW 0, Valachchenai 1.6 W 1.2 settled
Okanda - Pottuvil | minor
Okanda 0, Pottuvil 13.3 S 15.6
Okanda - Pottuvil | minor
Okanda 12.9 N 0, Pottuvil 10.0 S 4.2
Oluvil - Nintavur | secondary
Oluvil 0, Nintavur 6.6 settled
Padiyatalawa - Dorakumbura | secondary
Padiyatalawa 0, Dorakumbura 13.7
Padiyatalawa - Kolamanthalawa | minor
Padiyatalawa 0, Kolamanthalawa 12.4
Padiyatalawa - Padiyatalawa | minor
Padiyatalawa 0, Padiyatalawa 2.2 SE 2.2
Pahalalanda - Banagama | minor
Pahalalanda 0, Banagama 7.7 W 18.1
Pahalalanda - Banagama | minor
Pahalalanda 7.6 SE 0, Banagama 6.6 W 4.6
Pahalalanda - Banagama | minor
Pahalalanda 8.1 SE 0, Banagama 8.9 SW 2.8
Palamunai - Kirankulam | main
Palamunai 0, Kirankulam 7.8 town
Palatoppu - Seruwila | secondary
Palatoppu 0, Seruwila 6.7 settled
Pankulam - Bogahawewa | secondary
Pankulam 0, Gomarankadawala 10.4, Bogahawewa 7.7 NE 66.2
Pankulam - Kumburupiddy | secondary
Pankulam 0, Kumburupiddy 34.1
Periyaporativu - Kaluwanchkudi | secondary
Periyaporativu 0, Kaluwanchkudi 1.9 town
Polwaga Janapadaya - Koknahara | minor
Polwaga Janapadaya 0, Koknahara 2.6
Pottuvil - Pottuvil | main
Pottuvil 13.3 S 0, Pottuvil 16.5, Pottuvil 0.3 NW 16.9
Pottuvil - Pottuvil | secondary
Pottuvil 10.0 S 0, Pottuvil 11.8
Pulmoddai - Kumulamunai | minor
Pulmoddai 0, Kumulamunai 54.8
Rottawewa - Nilaveli | secondary
Rottawewa 0, Gomarankadawala 12.5, Nilaveli 50.6
Rottawewa - Omanthai | minor
Rottawewa 6.9 NW 0, Tittagonewa 18.1, Kebithigollewa 10.1 N 33.8, Mahakachchakodiya 60.7, Maruthodai 79.3, Omanthai 82
Sammanthurai - Sammanthurai | minor
Sammanthurai 0.9 E 0, Sammanthurai 1.7 NE 1.1 settled
Sammanthurai - Sammanthurai | minor
Sammanthurai 1.2 W 0, Sammanthurai 1.2 settled
Sampaltivu - Nilaveli | minor
Sampaltivu 0, Nilaveli 8.7
Serunuwara - China Bay | main
Serunuwara 0, Kiliveddy 4.5 settled, Kinniya 29.9, China Bay 39.6
Serunuwara - Serunuwara | main
Serunuwara 0, Serunuwara 0.3 E 0.4 settled
Serunuwara - Seruwawila | secondary
Serunuwara 4.0 SW 0, Serunuwara 5.4, Seruwila 13.7 settled, Seruwawila 14.5 settled
Serunuwara - Verugal | minor
Serunuwara 2.7 E 0, Verugal 3.9 NW 2, Verugal 3.1 N 4.7
Seruwawila - Sampoor | minor
Seruwawila 7.7 E 0, Toppur 13.6 settled, Kaddaiparichchan 20.2 settled, Kaddaiparichchan 1.4 N 21.63 settled, Sampoor 23.5, Sampoor 6.0 NE 30.2
Seruwila - Toppur | secondary
Seruwila 0, Toppur 5.1 settled
Tampalakamam - Kinniya | minor
Tampalakamam 3.1 SE 0, Kurinchakerny 7.7, Kinniya 1.1 S 9.3
Tampalakamam - Tampalakamam | minor
Tampalakamam 3.1 SE 0, Tampalakamam 0.6 NE 3.6
Thannamunai - Batticaloa | secondary
Thannamunai 4.6 E 0, Batticaloa 0.9 NE 5.1 settled
Thannamunai - Kannankudah | minor
Thannamunai 5.6 SW 0, Kannankudah 3.0 NW 6.6
Thikkodai - Kannankudah | minor
Thikkodai 0, Kokadicholai 18, Kannankudah 32.6 settled
Thikkodai - Vellavely | minor
Thikkodai 0, Vellavely 9.2 settled
Thiriyaya - Gomarankadawala | minor
Thiriyaya 0, Gomarankadawala 9.4 N 18.6
Thirukkondaiadimadu - Oddamavadi | main
Thirukkondaiadimadu 0, Valachchenai 1.6 W 2.6 settled, Oddamavadi 1.3 E 5.5 settled
Trincomalee - Trincomalee | secondary
Trincomalee 1.5 W 0, Trincomalee 1.7 city
Trincomalee - Trincomalee | secondary
Trincomalee 1.97 SE 0, Trincomalee 2 city, Trincomalee 0.7 N 2.72 city
Trincomalee - Trincomalee | minor
Trincomalee 1.97 SE 0, Trincomalee 2.0 SE 0.9 settled
Trincomalee - Trincomalee | minor
Trincomalee 3.9 S 0, Trincomalee 2.0 SE 3.3 settled, Trincomalee 1.6 E 4.5 city
Trincomalee - Uppuveli | secondary
Trincomalee 1.7 NW 0, Uppuveli 1.3 S 1.23 city
Uhana - Kalmunai | secondary
Uhana 0.5 NW 0, Digamadulla Weeragoda 2.4 S 7.1, Chavalakadai 1.4 SW 23.5, Chavalakadai 24.9 settled, Kalmunai 2.5 NW 30.5 town
Unnichchai - Aythiyamalai | minor
Unnichchai 0, Aythiyamalai 8.6, Aythiyamalai 0.4 NW 9
Unnichchai - Unnichchai | secondary
Unnichchai 10.5 SW 0, Unnichchai 31.5
Uppuveli - Nilaveli | minor
Uppuveli 6.4 W 0, Nilaveli 5.1 SW 3.6
Uppuveli - Sampaltivu | secondary
Uppuveli 0, Sampaltivu 4.2
Uppuveli - Uppuveli | minor
Uppuveli 3.4 W 0, Uppuveli 4.2
Vakaneri - Vakaneri | secondary
Vakaneri 4.5 W 0, Vakaneri 4.8 settled
Valachchenai - Pasikudah | secondary
Valachchenai 0, Pasikudah 4.6
Vantharumoolai - Chankaladi | minor
Vantharumoolai 2.3 NE 0, Chankaladi 5.0 N 4 settled
Vantharumoolai - Miravodai | secondary
Vantharumoolai 0, Miravodai 13 settled
Vellavely - Kaluwanchikudi | minor
Vellavely 1.8 N 0, Periyaporativu 4.3 settled, Kaluwanchikudi 8.5 town
Vellavely - Kurukkalmadam | secondary
Vellavely 0, Vellavely 1.8 N 1.9 settled, Kurukkalmadam 12.9 town
Vellavely - Sammanthurai | secondary
Vellavely 0, Mandur 3.5 settled, Navithanveli 10.3 town, Chavalakadai 11.9 settled, Sammanthurai 0.9 N 18.3 town
Verugal - Verugal | minor
Verugal 0, Verugal 1.7 NE 1.7
Verugal - Verugal | minor
Verugal 1.5 W 0, Verugal 3.9 NW 3
Wadinagala - Pahalalanda | minor
Wadinagala 2.1 NW 0, Pahalalanda 2.0 S 9.7
Wanela - Kiliveddy | minor
Wanela 0, Neelapola 32.6, Kiliveddy 42.2 settled
Wanela - Tampalakamam | minor
Wanela 0, Tampalakamam 21.6
`
