/** Points and roads without an A-number in Sabaragamuwa Province. How to read it: domain/roads/ledger.ts. */

export const sabaragamuwaPoints = `
Akarella 6.5905 80.6480
Alawala 2.4 W 7.1932 80.2651
Alawala 2.9 W 7.1936 80.2609
Alawala 7.1981 80.2865
Alawatura 1.3 SW 7.1238 80.3259
Alawatura 7.1333 80.3333
Alawwa 0.4 NW 7.2945 80.2356
*Alawwa 7.2917 80.2384
Algama 7.1563 80.1659
Ambalakanda 7.1377 80.4480
Ambulugala 7.2368 80.4132
Amitirigala 7.0299 80.1847
Ampagala 0.4 E 7.0789 80.2942
Ampagala 1.0 E 7.0804 80.2995
Ampagala 2.7 NE 7.0909 80.3126
Ampagala 7.0799 80.2907
Amunumulla 6.7146 80.7872
Anhettigama 1.5 SW 6.9157 80.3664
Anhettigama 2.3 W 6.9171 80.3574
Anhettigama 6.9243 80.3770
Aranayaka 7.1497 80.4650
Aruggammana 1.3 S 7.1047 80.3060
Aruggammana 7.1162 80.3096
Atakalanpanna 6.5365 80.5897
Ayagama 0.4 N 6.6413 80.3115
Ayagama 6.6377 80.3126
Balana 2.2 S 7.2529 80.4870
Balangoda 1.1 SW 6.6360 80.6812
Balangoda 2.0 NE 6.6559 80.7007
Balangoda 2.1 S 6.6238 80.6874
*Balangoda 6.6425 80.6887
Beligala 1.2 E 7.2814 80.3019
Beligala 7.2807 80.2912
Berannawa 7.0663 80.4020
Bolthumbe 1.7 E 6.7415 80.6845
Bolthumbe 6.6 NW 6.7732 80.6171
Bolthumbe 6.7428 80.6688
Bopitiya 7.1683 80.1959
Boralankada 6.9773 80.3380
Bossella 7.1473 80.3979
Bulathkohupitiya 7.1070 80.3315
Bulutota 0.8 SE 6.4647 80.6160
Bulutota 1.0 NW 6.4779 80.6061
Bulutota 1.1 NW 6.4781 80.6055
Bulutota 1.5 NW 6.4771 80.6005
Bulutota 6.4707 80.6121
Dambuluwana 6.7018 80.3269
Damunupola 3.2 NE 7.2075 80.3595
Damunupola 7.1925 80.3352
Debathgama 7.1783 80.4187
Dedugala 0.9 NW 7.1001 80.3985
Dedugala 7.0956 80.4048
Deewala Pallegama 7.1729 80.3622
Dehiowita 0.9 NE 6.9724 80.2672
Dehiowita 2.7 E 6.9656 80.2889
*Dehiowita 6.9653 80.2642
Dela 6.6205 80.4542
Deldeniya 7.2823 80.3617
Delwala 0.9 N 6.5248 80.4672
Delwala 6.5167 80.4667
Deraniyagala 0.7 SW 6.9294 80.3348
Deraniyagala 0.8 NE 6.9407 80.3430
Deraniyagala 2.1 N 6.9534 80.3329
Deraniyagala 3.3 S 6.9055 80.3361
Deraniyagala 6.9349 80.3380
Dewalegama 1.1 N 7.2871 80.3215
Dewalegama 7.2774 80.3185
Dewanagala 0.9 NW 7.2232 80.4669
Dewanagala 1.5 N 7.2310 80.4777
Dewanagala 7.2180 80.4730
Dodampe 2.2 S 6.7282 80.3179
Dodampe 6.7479 80.3147
Doloswalakanda 2.4 SW 6.5575 80.4376
Doloswalakanda 6.5744 80.4506
Dombemada 7.3841 80.3512
Dorawaka 7.1891 80.2243
Dumbara Manana 6.6824 80.2427
Dunumala 2.1 S 7.1284 80.2104
Dunumala 7.1474 80.2126
Eheliyagoda 0.7 NE 6.8528 80.2652
Eheliyagoda 0.9 NE 6.8555 80.2635
Eheliyagoda 2.9 SE 6.8333 80.2813
*Eheliyagoda 6.8486 80.2600
Elapatha 2.5 SW 6.6475 80.3503
Elapatha 6.6591 80.3700
Elephant Transit Home 6.4310 80.8480
Ellagawa 1.6 NE 6.7425 80.2262
Ellagawa 6.7332 80.2148
Ellawala 6.8089 80.2628
Embilipitiya 2.3 N 6.3373 80.8445
*Embilipitiya 6.3162 80.8433
Eratna 0.3 NE 6.8364 80.4107
Eratna 6.8350 80.4083
Erepola 6.8033 80.2461
Gabbela 6.5135 80.5466
Galapitamada 0.5 SW 7.1352 80.2323
Galapitamada 1.1 E 7.1407 80.2450
Galapitamada 1.6 E 7.1429 80.2484
Galapitamada 1.8 E 7.1451 80.2503
Galapitamada 7.1393 80.2347
Galigamuwa 0.4 NW 7.2352 80.3064
Galigamuwa 7.2327 80.3090
Galigamuwa Town 7.2364 80.3150
Galpatha (Kegalle) 7.0531 80.2795
Gantuna 7.1275 80.4048
Gawaragiriya 6.6504 80.2628
Getahetta 0.3 E 6.9065 80.2296
Getahetta 3.5 W 6.8976 80.1959
Getahetta 6.9058 80.2266
Gillimale 6.7519 80.4267
Godagampola 6.8810 80.3173
*Godakawela 6.5049 80.6521
Gonagala 1.5 S 7.0049 80.2093
Gonagala 2.4 NE 7.0365 80.2213
Gonagala 7.0181 80.2094
Hakahinna 0.6 N 7.2119 80.3028
Hakahinna 7.2070 80.3017
Hakbellawaka 1.7 W 6.9934 80.3094
Hakbellawaka 6.9946 80.3244
Handagiriya 6.5521 80.7824
Hatangala 6.5427 80.7401
Hatarabage 6.6582 80.7491
Hemmatagama 7.1734 80.5008
Hewadiwela 1.1 NE 7.3788 80.3840
Hewadiwela 7.3707 80.3784
Hidellana 1.0 N 6.7222 80.3797
Hidellana 2.2 NE 6.7283 80.3938
Hidellana 6.7134 80.3812
Hingula 0.8 S 7.2399 80.4657
Hingula 7.2471 80.4669
Hinguralakanda 3.1 S 6.8858 80.2752
Hinguralakanda 6.9132 80.2783
Hiramadagama 6.5343 80.6035
Hiriwadunna 0.6 S 7.2839 80.3816
Hiriwadunna 7.2895 80.3831
Idangoda 1.4 SE 6.7290 80.2893
Idangoda 6.7337 80.2779
Ihala Walpola 7.3485 80.4020
Ihalagama (Kegalle) 2.3 SW 7.2074 80.2626
Ihalagama (Kegalle) 7.2224 80.2772
Imbulana 7.0724 80.2503
Imbulgasdeniya 0.3 W 7.3099 80.3156
Imbulgasdeniya 0.5 NW 7.3126 80.3149
Imbulgasdeniya 7.3099 80.3184
Imbulpe 1.8 SW 6.6861 80.7464
Imbulpe 6.7008 80.7533
Ittakanda 6.4020 80.6382
Kabagamuwa 7.1364 80.3398
Kahangama 1.2 S 6.7031 80.3598
Kahangama 6.7131 80.3565
*Kahawatta 6.5755 80.5746
Kalawana 0.4 W 6.5322 80.3930
Kalawana 0.8 NE 6.5376 80.4006
Kalawana 6.5317 80.3965
Kaltota 1.7 E 6.6582 80.8867
Kaltota 2.0 E 6.6582 80.8893
Kaltota 2.2 E 6.6582 80.8908
Kaltota 2.8 E 6.6556 80.8963
Kaltota 4.4 E 6.6469 80.9085
Kaltota 6.6594 80.8710
Kannattota 0.7 W 7.0939 80.2759
Kannattota 1.2 N 7.1053 80.2786
Kannattota 1.3 E 7.0971 80.2939
Kannattota 2.0 NW 7.1110 80.2741
Kannattota 7.0947 80.2823
Karandana 6.7827 80.2184
Karandupona 7.2531 80.3733
Karangoda 0.5 SW 6.6723 80.3935
Karangoda 0.7 SW 6.6700 80.3937
Karangoda 1.7 S 6.6601 80.3943
Karangoda 6.6747 80.3975
Karawanella 0.2 NW 7.0230 80.2601
Karawanella 7.0215 80.2608
Karawita 6.5896 80.4149
Kegalle 0.5 E 7.2513 80.3464
Kegalle 1.2 E 7.2531 80.3531
Kegalle 1.3 W 7.2502 80.3311
Kegalle 2.9 S 7.2280 80.3503
*Kegalle 7.2526 80.3425
Kehelpannala 7.1666 80.5192
Kella Junction 1.8 NE 6.3708 80.7055
Kella Junction 2.6 E 6.3656 80.7148
Kella Junction 6.3611 80.6919
Kiriella 6.7295 80.2705
Kirimetitenna 1.2 NW 6.6385 80.7163
Kirimetitenna 6.6309 80.7241
*Kitulgala 6.9898 80.4271
Kolombugama 2.3 NE 6.5864 80.5025
Kolombugama 6.5678 80.4938
Kolonna 6.4053 80.6852
Kondeniya 0.9 N 7.2800 80.3805
Kondeniya 7.2721 80.3812
Kotiyakumbura 7.1243 80.2872
Kuruvita 2.7 NW 6.7902 80.3443
Kuruvita 6.7774 80.3648
*Kuruwita 6.8218 80.3615
Lellopitiya 6.6640 80.4841
Lewangama 7.1074 80.2422
Mahabage 7.0221 80.4493
Makandura (Ratnapura) 6.5533 80.6313
Makehelwala 7.2819 80.4702
Malalpola 2.9 E 7.0597 80.3628
Malalpola 7.0517 80.3380
Maldeniya 6.9360 80.2760
Maliboda 2.9 W 6.8902 80.4129
Maliboda 6.8906 80.4396
Malmaduwa 7.1368 80.2781
Malwala Junction 0.6 SW 6.6802 80.4069
Malwala Junction 0.8 W 6.6851 80.4046
Malwala Junction 6.6829 80.4116
Malwatta 0.4 SE 6.5075 80.6438
Malwatta 2.1 N 6.5287 80.6376
Malwatta 6.5100 80.6410
Mawanella 0.6 W 7.2509 80.4396
*Mawanella 7.2516 80.4454
Meddekanda 6.6752 80.6590
Meepagama 2.1 N 6.5588 80.3615
Meepagama 6.5396 80.3630
Minipura Dumbara 6.7159 80.2139
Mitipola 1.2 W 6.8313 80.2130
Mitipola 2.4 NW 6.8539 80.2141
Mitipola 3.1 NW 6.8500 80.2000
Mitipola 6.8346 80.2238
Miyanawita 6.8861 80.3618
Molagoda 0.9 SW 7.2555 80.3924
Molagoda 1.3 N 7.2711 80.3995
Molagoda 7.2598 80.3988
Moragala Kirillapone 2.7 NW 6.8783 80.2433
Moragala Kirillapone 6.8577 80.2558
Morahela 2.9 SE 6.6710 80.7132
Morahela 6.6851 80.6909
Morontota 7.1757 80.3589
Mulendiyawala 1.7 SW 6.2763 80.7623
Mulendiyawala 6.2887 80.7713
Mulgama 3.6 W 6.6750 80.7866
Mulgama 6.6661 80.8177
Narangala 2.1 NE 7.1817 80.4513
Narangala 7.1739 80.4344
Narangoda 0.5 S 7.1916 80.2993
Narangoda 7.1963 80.3001
Nelundeniya 7.2315 80.2608
Nivithigala 0.4 NW 6.5985 80.4551
Nivithigala 6.5959 80.4578
Niyadurupola 7.1675 80.2184
Noori 0.9 S 6.9369 80.4039
Noori 6.9449 80.4027
Omalpe 6.3268 80.6965
Padalangala 6.2492 80.9152
Pallebedda 1.0 W 6.4851 80.6981
Pallebedda 1.1 E 6.4797 80.7156
Pallebedda 3.7 N 6.5162 80.7021
Pallebedda 6.4827 80.7064
Pambahinna 6.7163 80.7909
Panamura 2.4 SW 6.3267 80.7593
Panamura 6.3416 80.7745
Panapola 6.4300 80.4493
Pannila 1.5 NE 6.8780 80.3330
Pannila 6.8684 80.3241
Paragala 6.5965 80.3380
Parakaduwa 0.4 E 6.8249 80.3106
Parakaduwa 6.8257 80.3074
Pattampitiya 0.6 NW 7.3158 80.4316
Pattampitiya 7.3118 80.4353
Pebotuwa 6.5279 80.4538
Pelmadulla 2.1 SE 6.6217 80.5445
*Pelmadulla 6.6345 80.5300
Pilawala 0.8 N 7.3084 80.3873
Pilawala 0.86 W 7.2993 80.3784
Pilawala 0.9 W 7.3028 80.3781
Pilawala 1.1 N 7.3114 80.3883
Pilawala 7.3017 80.3858
Pinnawala 2.1 SE 7.2898 80.4022
Pinnawala 2.6 E 7.2935 80.4090
*Pinnawala 7.3010 80.3872
Pothdeniya 0.4 SE 6.7056 80.3847
Pothdeniya 6.7082 80.3827
Pothukoladeniya 7.1675 80.3150
Rajawaka 6.6027 80.8073
Rambukkana 1.1 NW 7.3312 80.3857
Rambukkana 1.2 NE 7.3306 80.4026
*Rambukkana 7.3246 80.3933
Ranwala 6.5473 80.6632
Rassagala 6.6923 80.6379
Rathgama 1.4 SE 6.7053 80.4761
Rathgama 3.2 E 6.7078 80.4966
Rathgama 3.7 W 6.7139 80.4356
Rathgama 6.7152 80.4689
Ratna Hangamuwa 2.0 NE 6.6502 80.4070
Ratna Hangamuwa 6.6424 80.3909
Ratnapura 0.9 SE 6.6905 80.3799
Ratnapura 1.4 E 6.6914 80.3850
*Ratnapura 6.6951 80.3727
Ruwanwella 1.6 NE 7.0594 80.2618
*Ruwanwella 7.0466 80.2545
Sooriyakanda 6.4416 80.6322
Sri Palabaddala 2.1 W 6.7886 80.4416
Sri Palabaddala 6.7891 80.4605
Sudagala 6.8089 80.3937
Talgaspitiya 7.1738 80.4766
Thanjantenna 3.4 SE 6.6198 80.8738
Thanjantenna 6.6335 80.8457
Theppanawa 6.7494 80.3460
Tholangamuwa 7.2378 80.2355
Thunkama 3.2 W 6.2889 80.8610
Thunkama 6.2783 80.8883
Tiruwanaketiya 0.9 SW 6.6590 80.4299
Tiruwanaketiya 6.6664 80.4338
Udakarawita 6.5928 80.4595
Udaniriella 1.8 NE 6.7535 80.2795
Udaniriella 6.7396 80.2720
Udapotha 7.0976 80.3742
Udawalawe 1.1 NW 6.4120 80.7942
Udawalawe 2.8 NW 6.4184 80.7803
Udawalawe 5.3 SE 6.3740 80.8378
*Udawalawe 6.4056 80.8021
Uduwa 7.1086 80.3909
Ullinduwawa 0.8 N 6.3768 80.6248
Ullinduwawa 6.3702 80.6271
Undugoda 7.1398 80.3575
Ussapitiya 0.5 E 7.2172 80.4516
Ussapitiya 0.8 W 7.2214 80.4412
Ussapitiya 1.6 NE 7.2277 80.4585
Ussapitiya 7.2188 80.4476
Veddagala 2.9 SW 6.4434 80.4171
Veddagala 6.4646 80.4320
Vijeriya 6.4173 80.6536
Wahakula 7.0675 80.2070
Waharaka 0.7 S 7.0736 80.1978
Waharaka 2.5 NE 7.1000 80.2078
Waharaka 7.0795 80.1988
Waleboda 6.7265 80.6640
Warakapola 0.4 E 7.2279 80.1996
Warakapola 0.4 SE 7.2238 80.1971
*Warakapola 7.2268 80.1959
Warawala 7.0724 80.2707
Waturawa 6.4985 80.4446
Weeoya 7.0632 80.3357
Weligepola 1.5 E 6.5773 80.7158
Weligepola 2.2 NW 6.5898 80.6942
Weligepola 3.2 E 6.5778 80.7319
Weligepola 6.5725 80.7030
Wikiliya 3.8 S 6.5871 80.7486
Wikiliya 6.6215 80.7505
Yatagama 7.3301 80.3578
Yatapana 7.1316 80.3076
Yatiyantota 0.2 S 7.0253 80.2975
Yatiyantota 2.2 NE 7.0386 80.3136
*Yatiyantota 7.0274 80.2971
Yattogoda 1.2 SE 7.2377 80.2774
Yattogoda 7.2443 80.2684
`

export const sabaragamuwaRoads = `
Akarella - Kaltota | minor
Akarella 0, Weligepola 9.2 hill, Handagiriya 19.7 winding, Thanjantenna 3.4 SE 36.2, Kaltota 48.8 winding
Akarella - Ranwala | minor
Akarella 0, Ranwala 8.3 hill
Alawala - Alawala | minor
Alawala 2.9 W 0, Alawala 2.4 W 0.5 town
Alawala - Ihalagama (Kegalle) | minor
Alawala 2.4 W 0, Ihalagama (Kegalle) 5.6 winding
Alawwa - Moragane | secondary
Alawwa 0, Alawwa 0.4 NW 0.5 settled, Keppitiwalana 0.6 SE 6.5 settled, Keppitiwalana 7.1 settled, Dambadeniya 14.3 settled, Muruthenge 24.2 settled, Kirimetiyawa 34.7 settled, Moragane 38.9 settled
Alawwa - Mutugala | secondary
Alawwa 0.4 NW 0, Nakalagamuwa 0.8 SE 5.5 settled, Nakalagamuwa 0.1 SW 6.3 settled, Wennoruwa 0.5 SW 10.5 settled, Wennoruwa 11.1 settled, Narammala 2.6 S 14.9 settled, Narammala 0.4 SW 17.2 settled, Narammala 17.6 settled, Kalugamuwa 2.3 SW 20.3 settled, Kalugamuwa 22.8, Uhumiya 28.2 settled, Mutugala 0.5 SE 35.1 town
Algama - Narangoda | minor
Algama 0, Bopitiya 6 town, Dorawaka 12.8 settled, Alawala 2.4 W 18.9 winding, Alawala 21.4 town, Narangoda 0.5 S 23.3 town
Ambalakanda - Dewanagala | secondary
Ambalakanda 0, Aranayaka 3.4 winding, Dewanagala 13.9 winding
Ambulugala - Hingula | secondary
Ambulugala 0, Hingula 7.8 town
Ambulugala - Ussapitiya | minor
Ambulugala 0, Ussapitiya 6.3 winding, Ussapitiya 0.5 E 6.8 winding
Amitirigala - Avissawella | secondary
Amitirigala 0, Avissawella 12 settled
Ampagala - Kannattota | minor
Ampagala 0.4 E 0, Kannattota 1.3 E 2.4 town
Ampagala - Kotiyakumbura | minor
Ampagala 0, Kotiyakumbura 5.2 town
Ampagala - Yatiyantota | secondary
Ampagala 1.0 E 0, Yatiyantota 2.2 NE 5.3 winding
Amunumulla - Kalupahana | main
Amunumulla 0, Kalupahana 2.3 SW 11.9 hill
Amunumulla - Rajawaka | secondary
Amunumulla 0, Mulgama 8.2 winding, Rajawaka 20.1 winding
Anhettigama - Maliboda | minor
Anhettigama 0, Maliboda 15.7 hill
Anhettigama - Maliboda | minor
Anhettigama 1.5 SW 0, Maliboda 2.9 W 9.9 winding
Aranayaka - Ussapitiya | secondary
Aranayaka 0, Talgaspitiya 6 hill, Ussapitiya 15.5 winding
Aruggammana - Ampagala | minor
Aruggammana 1.3 S 0, Ampagala 2.7 NE 2.1 town
Ayagama - Elapatha | minor
Ayagama 0, Elapatha 14 winding
Balana - Wattappola | secondary
Balana 2.2 S 0, Wattappola 1.2 SW 8.4 hill
Balangoda - Hatarabage | minor
Balangoda 0, Hatarabage 8.5 hill
Balangoda - Hatarabage | minor
Balangoda 2.1 S 0, Hatarabage 13.1 hill
Balangoda - Kaltota | minor
Balangoda 1.1 SW 0, Balangoda 2.1 S 2.3 hill, Wikiliya 3.8 S 15.5 hill, Rajawaka 23.1 winding, Thanjantenna 3.4 SE 39.9 winding, Kaltota 4.4 E 47
Balangoda - Wikiliya | secondary
Balangoda 0, Wikiliya 7.2 hill
Beligala - Dewalegama | minor
Beligala 1.2 E 0, Dewalegama 1.1 N 2.5 town
Berannawa - Kitulgala | minor
Berannawa 0, Kitulgala 20.2 hill
Bolthumbe - Hatarabage | minor
Bolthumbe 0, Morahela 9.6 hill, Hatarabage 19.7 hill
Bolthumbe - Kotiyagala | secondary
Bolthumbe 0, Kotiyagala 18.3 hill
Bolthumbe - Morahela | secondary
Bolthumbe 1.7 E 0, Morahela 2.9 SE 14.8 hill
Boralankada - Anhettigama | minor
Boralankada 0, Deraniyagala 7.9 winding, Anhettigama 2.3 W 12.6 winding
Bossella - Debathgama | minor
Bossella 0, Debathgama 7.4 winding
Bulathkohupitiya - Uduwa | secondary
Bulathkohupitiya 0, Udapotha 7 town, Uduwa 10 winding
Bulutota - Pallebedda | minor
Bulutota 0.8 SE 0, Pallebedda 15.3 hill
Bulutota - Wikiliya | secondary
Bulutota 0, Godakawela 7.8 hill, Weligepola 22.2 hill, Wikiliya 32.7 winding
Dambuluwana - Kalawana | secondary
Dambuluwana 0, Ayagama 18.2 winding, Paragala 24.7 winding, Kalawana 0.8 NE 35.7 winding
Dambuluwana - Ratnapura | minor
Dambuluwana 0, Ratnapura 8.8 winding
Damunupola - Narangala | secondary
Damunupola 3.2 NE 0, Narangala 2.1 NE 13.6 town
Dedugala - Ambalakanda | minor
Dedugala 0, Ambalakanda 21.5 winding
Dedugala - Dolosbage | secondary
Dedugala 0, Dolosbage 10.9 hill
Deewala Pallegama - Gantuna | main
Deewala Pallegama 0, Gantuna 9.2 winding
Dehiowita - Boralankada | minor
Dehiowita 0, Boralankada 15.8 winding
Dehiowita - Eheliyagoda | secondary
Dehiowita 0, Maldeniya 3.7 winding, Hinguralakanda 6.3 winding, Hinguralakanda 3.1 S 10 winding, Eheliyagoda 0.9 NE 16.1 winding
Dehiowita - Eratna | secondary
Dehiowita 0, Deraniyagala 12.8 winding, Miyanawita 21.1 winding, Eratna 32.7 winding
Dehiowita - Yatiyantota | secondary
Dehiowita 2.7 E 0, Hakbellawaka 1.7 W 6.5 winding, Yatiyantota 0.2 S 12.8 winding
Delwala - Gabbela | minor
Delwala 0, Gabbela 15.1 winding
Delwala - Kahawatta | minor
Delwala 0, Kahawatta 27.9 winding
Deraniyagala - Deraniyagala | minor
Deraniyagala 2.1 N 0, Deraniyagala 0.8 NE 2.1 winding
Deraniyagala - Deraniyagala | minor
Deraniyagala 2.1 N 0, Deraniyagala 3.7 winding
Deraniyagala - Noori | secondary
Deraniyagala 0.7 SW 0, Anhettigama 2.3 W 3.8 winding, Anhettigama 1.5 SW 5.1 winding, Anhettigama 7.5 winding, Noori 0.9 S 12 winding
Dewalegama - Kegalle | minor
Dewalegama 0, Kegalle 5.8 town
Dewalegama - Panaliya | secondary
Dewalegama 0, Imbulgasdeniya 3.8 town, Panaliya 7.9 winding
Dewanagala - Dewanagala | minor
Dewanagala 0.9 NW 0, Dewanagala 1.5 N 1.8 winding
Dewanagala - Hemmatagama | secondary
Dewanagala 0, Hemmatagama 6.8 hill
Dodampe - Dodampe | minor
Dodampe 0, Dodampe 2.2 S 2.9 winding
Dodampe - Eratna | minor
Dodampe 0, Theppanawa 6.2 winding, Sudagala 16.7 winding, Eratna 22.2 winding, Eratna 0.3 NE 22.6 hill
Doloswalakanda - Delwala | secondary
Doloswalakanda 0, Delwala 15.9 winding
Doloswalakanda - Delwala | minor
Doloswalakanda 2.4 SW 0, Delwala 0.9 N 5.6 winding
Doloswalakanda - Kolombugama | minor
Doloswalakanda 0, Kolombugama 7.1 winding
Dorawaka - Warakapola | minor
Dorawaka 0, Warakapola 6.2 settled
Dumbara Manana - Gawaragiriya | secondary
Dumbara Manana 0, Gawaragiriya 5.2 winding
Eheliyagoda - Eheliyagoda | secondary
Eheliyagoda 0, Eheliyagoda 0.7 NE 0.8 winding
Eheliyagoda - Ellawala | minor
Eheliyagoda 0, Ellawala 6.5 winding
Eheliyagoda - Idangoda | minor
Eheliyagoda 2.9 SE 0, Udaniriella 1.8 NE 10.5 winding, Idangoda 1.4 SE 13.8 winding
Elapatha - Doloswalakanda | secondary
Elapatha 2.5 SW 0, Karawita 11.3 winding, Doloswalakanda 2.4 SW 15.9 winding
Elapatha - Malwala Junction | secondary
Elapatha 2.5 SW 0, Elapatha 2.9 winding, Karangoda 0.5 SW 6.1 winding, Karangoda 6.7 city, Malwala Junction 0.6 SW 7.9 city, Malwala Junction 8.5 city
Ellagawa - Dumbara Manana | minor
Ellagawa 0, Minipura Dumbara 5.3 winding, Dumbara Manana 12.1 winding
Ellawala - Udaniriella | secondary
Ellawala 0, Udaniriella 9.7 winding
Embilipitiya - Kariyamaditta | secondary
Embilipitiya 0, Kariyamaditta 8.6
Embilipitiya - Udawalawe | main
Embilipitiya 0, Udawalawe 11.7
Eratna - Sri Palabaddala | minor
Eratna 0, Sri Palabaddala 12.6 hill
Erepola - Kiriella | secondary
Erepola 0, Kiriella 10.7 winding
Galapitamada - Alawwa | minor
Galapitamada 1.1 E 0, Alawala 2.9 W 7.4 winding, Ihalagama (Kegalle) 2.3 SW 9 town, Nelundeniya 11.7 winding, Alawwa 19.4 winding
Galapitamada - Kannattota | secondary
Galapitamada 0, Galapitamada 0.5 SW 0.7 winding, Lewangama 4.6 town, Kannattota 12.3 winding
Galapitamada - Kannattota | minor
Galapitamada 1.6 E 0, Kannattota 2.0 NW 4.7 winding
Galapitamada - Kannattota | minor
Galapitamada 1.8 E 0, Kannattota 2.0 NW 5.5 winding, Kannattota 1.2 N 6.4 town
Galapitamada - Warakapola | secondary
Galapitamada 0, Niyadurupola 3.6 winding, Warakapola 11.7 settled
Gantuna - Ambagamuwa Udabulathgama | minor
Gantuna 0, Ambalakanda 9.3 winding, Pattitalawa 17.4 hill, Udahentenna 25.7 hill, Ulapane 37.3 hill, Ambagamuwa Udabulathgama 52.3 hill
Gantuna - Bossella | secondary
Gantuna 0, Bossella 10.9 town
Getahetta - Getahetta | secondary
Getahetta 0, Getahetta 0.3 E 0.4 winding
Getahetta - Karandana | minor
Getahetta 0, Mitipola 2.4 NW 6.8 winding, Mitipola 1.2 W 9.9 winding, Karandana 16.2 winding
Gillimale - Rathgama | minor
Gillimale 0, Rathgama 11.8 winding
Gillimale - Sri Palabaddala | secondary
Gillimale 0, Sri Palabaddala 8.2 winding
Godagampola - Parakaduwa | secondary
Godagampola 0, Pannila 1.9 winding, Parakaduwa 0.4 E 8 winding
Godakawela - Kaltota | minor
Godakawela 0, Ranwala 8.2 hill, Weligepola 18.2 hill, Weligepola 1.5 E 20.7 hill, Weligepola 3.2 E 22.8 winding, Wikiliya 3.8 S 26.1 winding, Thanjantenna 43.1 winding, Kaltota 2.0 E 51.1 winding
Gonagala - Pothukoladeniya | minor
Gonagala 1.5 S 0, Gonagala 1.6 winding, Gonagala 2.4 NE 4.6 winding, Ruwanwella 9.5 winding, Galpatha (Kegalle) 14.3 winding, Ampagala 19.8 town, Aruggammana 25.4 town, Pothukoladeniya 34.5 town
Hakahinna - Imbulgasdeniya | minor
Hakahinna 0, Ihalagama (Kegalle) 5.7 winding, Yattogoda 9.4 town, Beligala 15.7 town, Imbulgasdeniya 0.5 NW 20.6 winding
Handagiriya - Rajawaka | minor
Handagiriya 0, Rajawaka 11.3 winding
Hewadiwela - Kosgolla | secondary
Hewadiwela 1.1 NE 0, Kosgolla 2.9 winding
Hewadiwela - Pubbiliya | minor
Hewadiwela 1.1 NE 0, Parape 5.8 winding, Watareka 1.4 SE 10.9 winding, Pubbiliya 2.3 W 22.4 winding
Hingula - Dewanagala | minor
Hingula 0.8 S 0, Dewanagala 1.5 N 1.7 winding
Hingula - Pattampitiya | secondary
Hingula 0, Pattampitiya 9.1 town
Hiramadagama - Balangoda | minor
Hiramadagama 0, Makandura (Ratnapura) 4.7 hill, Balangoda 1.1 SW 26.6 hill
Hiramadagama - Bulutota | minor
Hiramadagama 0, Bulutota 12.6 hill
Hiriwadunna - Pilawala | minor
Hiriwadunna 0, Pilawala 0.86 W 1.2 town
Idangoda - Ayagama | secondary
Idangoda 0, Ayagama 0.4 N 13.3 winding, Ayagama 13.8 winding
Ihalagama (Kegalle) - Hakahinna | minor
Ihalagama (Kegalle) 2.3 SW 0, Hakahinna 0.6 N 5.2 winding
Imbulgasdeniya - Imbulgasdeniya | secondary
Imbulgasdeniya 0.3 W 0, Imbulgasdeniya 0.4 winding
Imbulgasdeniya - Pilawala | minor
Imbulgasdeniya 0, Pilawala 0.9 W 8.8 town, Pilawala 0.8 N 10.2 town
Imbulgasdeniya - Pothuhera | main
Imbulgasdeniya 0, Madalagama 5.4 winding, Pothuhera 15 winding
Imbulpe - Hatarabage | minor
Imbulpe 1.8 SW 0, Hatarabage 6.5 hill
Imbulpe - Mulgama | minor
Imbulpe 1.8 SW 0, Mulgama 3.6 W 7.9 hill
Imbulpe - Wikiliya | main
Imbulpe 1.8 SW 0, Wikiliya 15.1 hill
Ittakanda - Handugala | secondary
Ittakanda 0, Urubokka 32.8 hill, Dampahala 38.6 winding, Rammalawarapitiya 46.4 winding, Handugala 50.2 settled
Ittakanda - Pallebedda | minor
Ittakanda 0, Vijeriya 7.5 hill, Pallebedda 23.4 hill
Kabagamuwa - Undugoda | main
Kabagamuwa 0, Undugoda 2 town
Kahangama - Hidellana | minor
Kahangama 1.2 S 0, Hidellana 1.0 N 9.3 winding
Kahawatta - Balangoda | main
Kahawatta 0, Akarella 14.4 hill, Balangoda 1.1 SW 25.9 hill
Kahawatta - Imbulpe | main
Kahawatta 0, Balangoda 1.1 SW 18.3 hill, Imbulpe 1.8 SW 31.6 hill
Kahawatta - Udakarawita | secondary
Kahawatta 0, Udakarawita 16.9 winding
Kalawana - Doloswalakanda | secondary
Kalawana 0.4 W 0, Kalawana 0.8 NE 1.1 winding, Doloswalakanda 2.4 SW 9.5 winding
Kalawana - Nivithigala | minor
Kalawana 0, Doloswalakanda 19.7 winding, Udakarawita 23.4 winding, Nivithigala 23.8 winding
Kalawana - Pebotuwa | secondary
Kalawana 0.4 W 0, Kalawana 0.6 winding, Pebotuwa 12.2 winding
Kalawana - Waturawa | minor
Kalawana 0, Waturawa 9.6 winding
Kaltota - Kaltota | secondary
Kaltota 0, Kaltota 1.7 E 2.2 winding, Kaltota 2.0 E 2.56 winding, Kaltota 2.2 E 2.74 winding, Kaltota 2.8 E 3.5 winding
Kaltota - Rajawaka | secondary
Kaltota 4.4 E 0, Rajawaka 20.7 winding
Kannattota - Alawatura | minor
Kannattota 0, Kannattota 1.3 E 1.5 town, Aruggammana 1.3 S 3.2 town, Alawatura 1.3 SW 6.7 town
Kannattota - Alawatura | minor
Kannattota 0.7 W 0, Kannattota 0.7 town, Aruggammana 5.5 town, Alawatura 12.8 town
Karandana - Eheliyagoda | minor
Karandana 0, Erepola 6.8 winding, Eheliyagoda 12.8 winding
Karandupona - Galagedara | secondary
Karandupona 0, Kondeniya 3.1 town, Kondeniya 0.9 N 4.1 town, Hiriwadunna 0.6 S 4.7 town, Hiriwadunna 5.34 town, Pilawala 6.8 town, Pilawala 0.8 N 7.6 town, Pilawala 1.1 N 8 town, Rambukkana 9.6 town, Rambukkana 1.2 NE 11 winding, Dedunupitiya 1.5 W 14.1 winding, Dedunupitiya 16 winding, Wettawa 27.3 winding, Galagedara 1.2 W 29.5 town
Karangoda - Ratna Hangamuwa | minor
Karangoda 1.7 S 0, Ratna Hangamuwa 2.0 NE 2.1 winding
Karawita - Nivithigala | secondary
Karawita 0, Nivithigala 0.4 NW 4.8 winding
Kegalle - Kegalle | minor
Kegalle 2.9 S 0, Kegalle 0.5 E 3.3 city
Kegalle - Pilawala | minor
Kegalle 0.5 E 0, Kegalle 1.2 E 1 city, Deldeniya 5.3 town, Pilawala 0.86 W 7.93 town, Pilawala 0.9 W 8.4 town
Kella Junction - Dampahala | minor
Kella Junction 0, Uda Gomadiya 16.6 winding, Dampahala 25.3 winding
Kella Junction - Medamulana | minor
Kella Junction 0, Omalpe 7.2 winding, Gangulandeniya 17 settled, Julampitiya 25.8 settled, Medamulana 34.1
Kirimetitenna - Thunkama | secondary
Kirimetitenna 1.2 NW 0, Kirimetitenna 1.6 hill, Kaltota 23.2 winding, Kaltota 4.4 E 34.5 winding, Hambegamuwa 48.9, Sevanagala 80.1, Thunkama 94.7
Kirimetitenna - Weligepola | minor
Kirimetitenna 0, Weligepola 3.2 E 8.1 winding
Kitulgala - Mahabage | minor
Kitulgala 0, Mahabage 7.4 hill
Kolombugama - Kahawatta | secondary
Kolombugama 0, Kahawatta 14.5 winding
Kolombugama - Pelmadulla | minor
Kolombugama 0, Pelmadulla 16.1 winding
Kolonna - Udawalawe | minor
Kolonna 0, Udawalawe 2.8 NW 15.7 winding
Kondeniya - Molagoda | minor
Kondeniya 0.9 N 0, Molagoda 3.8 winding
Kotiyakumbura - Aruggammana | minor
Kotiyakumbura 0, Aruggammana 4.4 town
Kotiyakumbura - Galigamuwa | secondary
Kotiyakumbura 0, Malmaduwa 1.9 town, Narangoda 0.5 S 8.7 town, Narangoda 9.3 town, Hakahinna 10.6 winding, Hakahinna 0.6 N 11.3 winding, Galigamuwa 14.5 town
Kuruvita - Dambuluwana | minor
Kuruvita 2.7 NW 0, Dodampe 6.2 winding, Dambuluwana 18.5 winding
Kuruvita - Sudagala | minor
Kuruvita 0, Sudagala 5.6 winding
Kuruwita - Hidellana | minor
Kuruwita 0, Hidellana 2.2 NE 13.3 winding, Hidellana 16.3 winding
Kuruwita - Sudagala | minor
Kuruwita 0, Sudagala 11.2 winding
Kuruwita - Theppanawa | minor
Kuruwita 0, Theppanawa 10.9 winding
Lellopitiya - Pelmadulla | main
Lellopitiya 0, Pelmadulla 7.1 winding
Lewangama - Ruwanwella | secondary
Lewangama 0, Imbulana 4.5 town, Ruwanwella 1.6 NE 6.42 winding
Makandura (Ratnapura) - Godakawela | minor
Makandura (Ratnapura) 0, Godakawela 9.7 hill
Makandura (Ratnapura) - Ranwala | minor
Makandura (Ratnapura) 0, Ranwala 7.8 hill
Malalpola - Bulathkohupitiya | minor
Malalpola 0, Weeoya 1.5 winding, Bulathkohupitiya 9 town
Malalpola - Malalpola | secondary
Malalpola 0, Malalpola 2.9 E 4 winding
Malalpola - Weligampola | minor
Malalpola 2.9 E 0, Weligampola 1.9 W 26.3 hill
Malwala Junction - Sri Palabaddala | secondary
Malwala Junction 0.8 W 0, Rathgama 3.7 W 5 winding, Sri Palabaddala 2.1 W 15.5 winding
Malwatta - Malwatta | secondary
Malwatta 0, Malwatta 0.4 SE 0.4 hill
Malwatta - Malwatta | minor
Malwatta 2.1 N 0, Malwatta 2.8 hill
Malwatta - Pallebedda | minor
Malwatta 0.4 SE 0, Pallebedda 3.7 N 8.6 hill
Mawanella - Nawalapitiya | secondary
Mawanella 0.6 W 0, Ussapitiya 0.5 E 4 winding, Narangala 2.1 NE 8.1 winding, Aranayaka 13.5 winding, Craighead 30.9 hill, Nawalapitiya 1.8 N 36.6 hill, Nawalapitiya 0.6 NW 42.2 hill, Nawalapitiya 43 hill
Meddekanda - Balangoda | secondary
Meddekanda 0, Balangoda 2.1 S 12.3 hill
Meddekanda - Imbulpe | secondary
Meddekanda 0, Morahela 13.8 hill, Imbulpe 1.8 SW 21.2 hill
Meddekanda - Pallebedda | secondary
Meddekanda 0, Weligepola 22.9 hill, Pallebedda 34.7 hill
Meepagama - Meepagama | minor
Meepagama 2.1 N 0, Meepagama 2.4 winding
Mitipola - Erepola | minor
Mitipola 0, Erepola 4.6 winding
Mitipola - Sri Palabaddala | secondary
Mitipola 0, Parakaduwa 14.5 winding, Kuruwita 27.5 winding, Sri Palabaddala 48.8 winding
Molagoda - Ambulugala | secondary
Molagoda 0, Ambulugala 6.9 town
Molagoda - Molagoda | minor
Molagoda 0.9 SW 0, Molagoda 1.3 N 2.3 winding
Moragala Kirillapone - Dehiowita | secondary
Moragala Kirillapone 2.7 NW 0, Godagampola 14.4 winding, Deraniyagala 3.3 S 20.3 winding, Deraniyagala 0.7 SW 24.1 winding, Dehiowita 2.7 E 33.9 winding, Dehiowita 0.9 NE 37.1 winding
Moragala Kirillapone - Karandana | minor
Moragala Kirillapone 2.7 NW 0, Mitipola 9 winding, Karandana 17.4 winding
Morahela - Balangoda | secondary
Morahela 0, Balangoda 9.2 hill, Balangoda 1.1 SW 13.7 hill
Morontota - Bossella | minor
Morontota 0, Bossella 9.3 winding
Mulgama - Kalupahana | minor
Mulgama 0, Kalupahana 2.6 S 17.4 winding
Mulgama - Wikiliya | secondary
Mulgama 0, Wikiliya 15.3 winding
Narangala - Aranayaka | secondary
Narangala 0, Aranayaka 6.3 winding
Narangala - Dewanagala | secondary
Narangala 0, Dewanagala 8.7 winding
Narangala - Kehelpannala | minor
Narangala 0, Talgaspitiya 5.9 winding, Hemmatagama 9 hill, Kehelpannala 11.2 hill
Narangala - Ussapitiya | secondary
Narangala 0, Ussapitiya 8.8 winding
Narangoda - Debathgama | secondary
Narangoda 0.5 S 0, Morontota 8.4 town, Debathgama 16.6 winding
Narangoda - Deewala Pallegama | secondary
Narangoda 0.5 S 0, Damunupola 6.2 town, Deewala Pallegama 15.9 town
Narangoda - Kabagamuwa | secondary
Narangoda 0.5 S 0, Pothukoladeniya 6 town, Kabagamuwa 11.6 town
Nelundeniya - Ihalagama (Kegalle) | minor
Nelundeniya 0, Ihalagama (Kegalle) 3.3 winding
Nivithigala - Pebotuwa | main
Nivithigala 0, Pebotuwa 16.4 winding
Niyadurupola - Dorawaka | secondary
Niyadurupola 0, Dorawaka 5.6 settled
Padalangala - Balaharuwa | secondary
Padalangala 0, Sooriyawewa 4.5 N 12.3, Angunakolawewa 5.9 SW 24.5, Balaharuwa 54.8
Padalangala - Sooriyawewa exit | secondary
Padalangala 0, Ruhunu Ridiyagama 11.8 settled, Sooriyawewa exit 15.4
Panamura - Mulendiyawala | secondary
Panamura 2.4 SW 0, Mulendiyawala 4.6 settled
Panamura - Panamura | secondary
Panamura 2.4 SW 0, Panamura 2.5
Panamura - Thunkama | minor
Panamura 0, Embilipitiya 10.4, Thunkama 19.9
Paragala - Karangoda | minor
Paragala 0, Ratna Hangamuwa 19.1 winding, Karangoda 1.7 S 21.7 winding, Karangoda 0.7 SW 23 winding, Karangoda 0.5 SW 23.3 city
Parakaduwa - Hidellana | minor
Parakaduwa 0, Theppanawa 12.2 winding, Hidellana 2.2 NE 20.1 winding
Parakaduwa - Pannila | secondary
Parakaduwa 0.4 E 0, Pannila 1.5 NE 10.1 winding
Pilawala - Pinnawala | minor
Pilawala 0, Pinnawala 0.2 town
Pinnawala - Pattampitiya | minor
Pinnawala 2.6 E 0, Pattampitiya 0.6 NW 4.1 town
Pinnawala - Pilawala | minor
Pinnawala 0, Pilawala 1.1 N 1.6 town
Pothdeniya - Maliboda | minor
Pothdeniya 0.4 SE 0, Gillimale 16 winding, Eratna 31 winding, Maliboda 45.6 hill
Rambukkana - Ihala Walpola | secondary
Rambukkana 1.2 NE 0, Ihala Walpola 2.1 town
Rambukkana - Indulgodakanda | secondary
Rambukkana 0, Rambukkana 1.1 NW 1.8 winding, Hewadiwela 6.3 town, Indulgodakanda 17.8 winding
Ranwala - Pallebedda | secondary
Ranwala 0, Pallebedda 11.7 hill
Rassagala - Mulgama | minor
Rassagala 0, Meddekanda 5 hill, Hatarabage 18.3 hill, Mulgama 3.6 W 25.6 winding
Rassagala - Thanjantenna | secondary
Rassagala 0, Balangoda 1.1 SW 15.2 hill, Wikiliya 24.6 hill, Rajawaka 31.3 winding, Thanjantenna 40.5 winding
Rathgama - Balangoda | secondary
Rathgama 1.4 SE 0, Rathgama 3.2 E 2.8 winding, Meddekanda 27.9 hill, Balangoda 2.0 NE 33.5 hill
Rathgama - Lellopitiya | minor
Rathgama 1.4 SE 0, Lellopitiya 8.3 winding
Rathgama - Rathgama | secondary
Rathgama 3.7 W 0, Rathgama 3.8 winding, Rathgama 1.4 SE 5.3 winding
Ratna Hangamuwa - Bulutota | secondary
Ratna Hangamuwa 0, Pebotuwa 17.9 winding, Delwala 20.5 winding, Bulutota 1.5 NW 49.8 hill, Bulutota 1.0 NW 50.7 hill
Ratna Hangamuwa - Karawita | minor
Ratna Hangamuwa 0, Karawita 6.5 winding
Ratnapura - Karangoda | minor
Ratnapura 0.9 SE 0, Karangoda 2.8 city
Sooriyakanda - Panamura | secondary
Sooriyakanda 0, Vijeriya 8 hill, Kolonna 12.3 hill, Kella Junction 1.8 NE 18.1 winding, Kella Junction 2.6 E 19.4 winding, Panamura 26.8 settled
Sudagala - Hitigegama | minor
Sudagala 0, Miyanawita 11.5 winding, Anhettigama 22.6 winding, Noori 27.9 winding, Hitigegama 42.7 hill
Thanjantenna - Kaltota | minor
Thanjantenna 0, Kaltota 5.7 winding
Tiruwanaketiya - Lellopitiya | secondary
Tiruwanaketiya 0.9 SW 0, Lellopitiya 7.8 winding
Tiruwanaketiya - Nivithigala | secondary
Tiruwanaketiya 0.9 SW 0, Dela 5.4 winding, Nivithigala 0.4 NW 8.2 winding, Nivithigala 8.7 winding
Tiruwanaketiya - Tiruwanaketiya | secondary
Tiruwanaketiya 0.9 SW 0, Tiruwanaketiya 1 winding
Udakarawita - Gabbela | minor
Udakarawita 0, Kolombugama 6.3 winding, Gabbela 22.7 winding
Udakarawita - Kolombugama | minor
Udakarawita 0, Kolombugama 2.3 NE 5.6 winding
Udawalawe - Angunakolapelessa | minor
Udawalawe 5.3 SE 0, Embilipitiya 8.1, Uswewa 23.4, Angunakolapelessa 35.5
Udawalawe - Panamura | minor
Udawalawe 0, Panamura 9.8
Udawalawe - Sevanagala | main
Udawalawe 0, Sevanagala 17.9
Udawalawe - Thanamalwila | secondary
Udawalawe 0, Elephant Transit Home 6.3, Udawalawe Park Gate 11.2, Thanamalwila 41
Udawalawe - Thanamalwila | secondary
Udawalawe 1.1 NW 0, Bodagama 34.5, Thanamalwila 0.9 S 39.2
Udawalawe - Udawalawe | secondary
Udawalawe 0, Udawalawe 5.3 SE 5.3
Uduwa - Dedugala | secondary
Uduwa 0, Dedugala 0.9 NW 1.4 winding
Ullinduwawa - Kella Junction | secondary
Ullinduwawa 0, Kella Junction 10.3 hill, Kella Junction 1.8 NE 12.3 winding
Ullinduwawa - Mulendiyawala | minor
Ullinduwawa 0, Omalpe 13.2 winding, Mulendiyawala 24.5 settled
Undugoda - Bossella | secondary
Undugoda 0, Bossella 11.1 town
Undugoda - Dagampitiya | minor
Undugoda 0, Gantuna 8.3 winding, Dolosbage 29.3 winding, Weligampola 0.4 NW 54 hill, Dekinda 58.8 hill, Ginigathena 66.4 hill, Dagampitiya 0.8 E 72.4 hill
Undugoda - Dedugala | minor
Undugoda 0, Uduwa 7.1 town, Dedugala 11.7 winding
Undugoda - Deewala Pallegama | main
Undugoda 0, Deewala Pallegama 6.5 winding
Ussapitiya - Dewanagala | minor
Ussapitiya 0.8 W 0, Ussapitiya 0.9 winding, Dewanagala 6.1 winding
Ussapitiya - Pattampitiya | minor
Ussapitiya 1.6 NE 0, Hingula 0.8 S 1.6 winding, Hingula 2.4 winding, Makehelwala 10.3 winding, Pattampitiya 16.7 winding
Veddagala - Panapola | minor
Veddagala 0, Panapola 5.9 winding
Wahakula - Gonagala | minor
Wahakula 0, Gonagala 2.4 NE 5 winding
Waharaka - Dunumala | minor
Waharaka 2.5 NE 0, Dunumala 2.1 S 3.4 settled
Waharaka - Waharaka | minor
Waharaka 0.7 S 0, Waharaka 0.7 settled
Waharaka - Yatiyantota | minor
Waharaka 0, Imbulana 6.6 winding, Galpatha (Kegalle) 11.7 town, Yatiyantota 19 winding
Waleboda - Bolthumbe | minor
Waleboda 0, Bolthumbe 2.1 hill
Warakapola - Warakapola | main
Warakapola 0.4 SE 0, Warakapola 0.4 settled
Warawala - Alawatura | secondary
Warawala 0, Kannattota 0.7 W 2.5 town, Kannattota 1.2 N 3.8 winding, Kotiyakumbura 6.2 winding, Yatapana 8.8 town, Alawatura 12.1 town
Weligepola - Hatangala | minor
Weligepola 0, Hatangala 6.9 winding
Weligepola - Pallebedda | secondary
Weligepola 2.2 NW 0, Weligepola 3 hill, Pallebedda 3.7 N 12 hill, Pallebedda 1.0 W 16.6 hill
Wikiliya - Wikiliya | minor
Wikiliya 0, Wikiliya 3.8 S 8 winding
Yatagama - Dombemada | minor
Yatagama 0, Aragoda 10.7 town, Dombemada 18.1 winding
Yatagama - Hewadiwela | minor
Yatagama 0, Hewadiwela 6 town
Yatagama - Mawathagama | secondary
Yatagama 0, Ihala Walpola 5.3 town, Parape 8.4 winding, Watareka 12.5 winding, Mawathagama 1.1 SW 17.6 winding, Mawathagama 18.7 winding
Yatapana - Kegalle | minor
Yatapana 0, Pothukoladeniya 5 town, Damunupola 14.2 town, Kegalle 0.5 E 24.4 town
Yatiyantota - Berannawa | secondary
Yatiyantota 0, Yatiyantota 2.2 NE 3.6 winding, Malalpola 7.6 winding, Berannawa 18.4 winding
Kitulgala - Laxapana | secondary
Kitulgala 0, Laxapana 14.7 hill
Yattogoda - Yattogoda | minor
Yattogoda 0, Yattogoda 1.2 SE 1.24 town
`
