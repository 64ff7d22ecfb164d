/** Points and roads without an A-number in Sabaragamuwa Province. How to read it: ./format.ts. */

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
Amunumulla 0.4 SW 6.7146 80.7872
Amunumulla 6.7163 80.7909
Anhettigama 1.5 SW 6.9157 80.3664
Anhettigama 2.3 W 6.9171 80.3574
Anhettigama 6.9243 80.3770
Aranayaka 7.1497 80.4650
Aruggammana 1.3 S 7.1047 80.3060
Aruggammana 7.1162 80.3096
Atakalanpanna 0.5 S 6.5365 80.5897
Atakalanpanna 6.5407 80.5911
Ayagama 0.4 N 6.6413 80.3115
Ayagama 6.6377 80.3126
Balana 2.2 S 7.2529 80.4870
Balangoda 1.1 SW 6.6360 80.6812
Balangoda 2.0 NE 6.6559 80.7007
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
Bulathkohupitiya 0.6 NW 7.1070 80.3315
Bulathkohupitiya 7.1045 80.3360
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
Dehiovita 2.5 E 6.9656 80.2889
Dehiovita 6.9724 80.2672
*Dehiowita 6.9653 80.2642
Dela 6.6205 80.4542
Deldeniya 7.2823 80.3617
Delwala 0.9 N 6.5248 80.4672
Delwala 6.5167 80.4667
Deraniyagala 0.7 SW 6.9294 80.3348
Deraniyagala 0.8 NE 6.9407 80.3430
Deraniyagala 1.9 S 6.9180 80.3392
Deraniyagala 2.1 N 6.9534 80.3329
Deraniyagala 3.3 S 6.9055 80.3361
Deraniyagala 6.9349 80.3380
Dewalegama 1.1 N 7.2871 80.3215
Dewalegama 7.2774 80.3185
Dewanagala 0.9 NW 7.2232 80.4669
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
Galapitamada 2.3 NE 7.1493 80.2530
Galapitamada 7.1393 80.2347
Galigamuwa 0.4 NW 7.2352 80.3064
Galigamuwa 7.2327 80.3090
Galigamuwa Town 0.4 E 7.2364 80.3150
Galigamuwa Town 7.2359 80.3116
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
Hakbellawaka 3.6 SW 6.9729 80.3002
Hakbellawaka 6.9946 80.3244
Handagiriya 6.5521 80.7824
Hatangala 6.5427 80.7401
Hatarabage 2.5 NW 6.6747 80.7341
Hatarabage 2.52 NW 6.6746 80.7333
Hatarabage 6.6582 80.7491
Hemmatagama 7.1734 80.5008
Hewadiwela 1.1 NE 7.3788 80.3840
Hewadiwela 7.3707 80.3784
Hidellana 1.1 NW 6.7222 80.3797
Hidellana 1.8 NE 6.7283 80.3938
Hidellana 6.7142 80.3860
Hingula 0.8 S 7.2399 80.4657
Hingula 2.4 W 7.2516 80.4454
Hingula 3.0 W 7.2509 80.4396
Hingula 7.2471 80.4669
Hinguralakanda 3.1 S 6.8858 80.2752
Hinguralakanda 6.9132 80.2783
Hiramadagama 6.5343 80.6035
Hiriwadunna 2.1 E 7.2898 80.4022
Hiriwadunna 7.2895 80.3831
Idangoda 0.9 NW 6.7396 80.2720
Idangoda 1.4 SE 6.7290 80.2893
Idangoda 2.2 N 6.7535 80.2795
Idangoda 3.1 N 6.7596 80.2870
Idangoda 6.7337 80.2779
Ihala Walpola 2.0 S 7.3306 80.4026
Ihala Walpola 2.6 SW 7.3312 80.3857
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
Kaltota 1.72 E 6.6582 80.8865
Kaltota 2.0 E 6.6582 80.8893
Kaltota 2.2 E 6.6582 80.8908
Kaltota 2.8 E 6.6556 80.8963
Kaltota 4.4 E 6.6469 80.9085
Kaltota 6.6594 80.8710
Kandaketya 7.2508 80.3715
Kannattota 0.7 W 7.0939 80.2759
Kannattota 1.2 N 7.1053 80.2786
Kannattota 1.3 E 7.0971 80.2939
Kannattota 2.0 NW 7.1110 80.2741
Kannattota 7.0947 80.2823
Karandana 6.7827 80.2184
Karandupona 7.2531 80.3733
Karangoda 6.6776 80.3958
Karawanella 0.2 NW 7.0230 80.2601
Karawanella 7.0215 80.2608
Karawita 6.5896 80.4149
Kegalle 0.3 W 7.2523 80.3396
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
Kitulgala 1.9 E 6.9884 80.4439
*Kitulgala 6.9898 80.4271
Kolombugama 2.3 NE 6.5864 80.5025
Kolombugama 6.5678 80.4938
Kolonna 6.4053 80.6852
Kondeniya 7.2721 80.3812
Kotiyakumbura 7.1243 80.2872
Kuruvita 2.7 NW 6.7902 80.3443
Kuruvita 6.7774 80.3648
*Kuruwita 6.8218 80.3615
Lellopitiya 6.6640 80.4841
Lewangama 7.1074 80.2422
Mahabage 7.0221 80.4493
Mahawalatenna 2.1 SW 6.5778 80.7319
Mahawalatenna 3.8 W 6.5773 80.7158
Mahawalatenna 6.5871 80.7486
Makandura (Ratnapura) 6.5533 80.6313
Makehelwala 7.2819 80.4702
Malalpola 2.9 E 7.0597 80.3628
Malalpola 7.0517 80.3380
Maldeniya 6.9360 80.2760
Maliboda 2.9 W 6.8902 80.4129
Maliboda 6.8906 80.4396
Malmaduwa 7.1368 80.2781
Malwala Junction 0.1 SE 6.6826 80.4118
Malwala Junction 0.6 W 6.6819 80.4059
Malwala Junction 0.7 SW 6.6793 80.4065
Malwala Junction 0.8 W 6.6851 80.4046
Malwala Junction 6.6829 80.4116
Malwatta 0.3 SE 6.5075 80.6429
Malwatta 0.4 SE 6.5075 80.6438
Malwatta 2.1 N 6.5287 80.6376
Malwatta 6.5100 80.6410
*Mawanella 7.2310 80.4777
Medagalature 0.3 SE 6.6701 80.3954
Medagalature 1.4 S 6.6601 80.3943
Medagalature 6.6723 80.3935
Meddekanda 6.6752 80.6590
Meepagama 2.1 N 6.5588 80.3615
Meepagama 6.5396 80.3630
Minipura Dumbara 6.7159 80.2139
Mitipola 1.2 W 6.8313 80.2130
Mitipola 1.6 NW 6.8412 80.2104
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
Morahela 3.2 SE 6.6717 80.7166
Morahela 3.5 SE 6.6722 80.7195
Morahela 6.6851 80.6909
Morontota 7.1757 80.3589
Mulendiyawala 1.7 SW 6.2763 80.7623
Mulendiyawala 2.8 SW 6.2787 80.7483
Mulendiyawala 6.2887 80.7713
Mulgama 3.6 W 6.6750 80.7866
Mulgama 6.6661 80.8177
Narangala 2.1 NE 7.1817 80.4513
Narangala 7.1739 80.4344
Narangoda 0.7 SE 7.1916 80.2993
Narangoda 7.1970 80.2962
Nelundeniya 7.2315 80.2608
Nivithigala 6.5985 80.4551
Nivitigala 6.5959 80.4578
Niyadurupola 7.1675 80.2184
Noori 0.9 S 6.9369 80.4039
Noori 6.9449 80.4027
Omalpe 6.3268 80.6965
Opanayaka 3.8 S 6.5898 80.6942
*Opanayaka 6.6238 80.6874
Padalangala 6.2492 80.9152
Pallebedda 1.0 W 6.4851 80.6981
Pallebedda 1.1 E 6.4797 80.7156
Pallebedda 3.7 N 6.5162 80.7021
Pallebedda 3.74 N 6.5161 80.7020
Pallebedda 6.4827 80.7064
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
Pilawala 0.1 SE 7.3010 80.3872
Pilawala 0.8 N 7.3084 80.3873
Pilawala 0.95 W 7.2993 80.3784
Pilawala 1.0 W 7.3028 80.3781
Pilawala 1.1 N 7.3114 80.3883
Pilawala 2.6 E 7.2935 80.4090
Pilawala 2.7 N 7.3246 80.3933
Pilawala 7.3015 80.3867
Pothdeniya 0.4 SE 6.7056 80.3847
Pothdeniya 6.7082 80.3827
Pothukoladeniya 7.1675 80.3150
Rajawaka 6.6027 80.8073
Rambukkana 0.5 N 7.2831 80.3845
*Rambukkana 7.2792 80.3834
Ranwala 5.2 NE 6.5725 80.7030
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
Sooriyakanda 0.1 E 6.4416 80.6322
Sooriyakanda 6.4415 80.6317
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
Udapotha 7.0976 80.3742
Udawalawe 1.1 NW 6.4120 80.7942
Udawalawe 2.8 NW 6.4184 80.7803
Udawalawe 5.3 SE 6.3740 80.8378
*Udawalawe 6.4056 80.8021
Uduwa 7.1086 80.3909
Ullinduwawa 0.8 N 6.3768 80.6248
Ullinduwawa 6.3702 80.6271
Undugoda 7.1398 80.3575
Ussapitiya 0.6 E 7.2172 80.4516
Ussapitiya 0.8 NW 7.2214 80.4412
Ussapitiya 1.8 NE 7.2277 80.4585
Ussapitiya 7.2162 80.4466
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
Wikiliya 6.6215 80.7505
Yatagama 7.3301 80.3578
Yatapana 7.1316 80.3076
Yatiyanthota 7.0253 80.2975
Yatiyantota 2.2 NE 7.0386 80.3136
*Yatiyantota 7.0274 80.2971
Yattogoda 1.2 SE 7.2377 80.2774
Yattogoda 7.2443 80.2684
`

export const sabaragamuwaRoads = `
Alawala - Deewala Pallegama | minor
Alawala 2.9 W 0, Alawala 2.4 W 0.47, Alawala 3.15, Narangoda 0.7 SE 4.84 town, Damunupola 11.40 town, Deewala Pallegama 21.28
Alawwa - Narammala | secondary
Alawwa 0.4 NW 0, Nugawela 5.53, Nakalagamuwa 0.1 SW 6.44, Wennoruwa 0.5 SW 10.64, Wennoruwa 11.18 town, Narammala 2.6 S 14.90
Ambalakanda - Aranayaka | secondary
Ambalakanda 0, Aranayaka 3.48
Ambulugala - Hingula | minor
Ambulugala 0, Hingula 8.19
Ampagala - Kannattota | minor
Ampagala 0.4 E 0, Kannattota 1.3 E 2.08
Ampagala - Yatiyantota | secondary
Ampagala 1.0 E 0, Yatiyantota 2.2 NE 5.29 town
Amunumulla - Rajawaka | secondary
Amunumulla 0.4 SW 0, Mulgama 8.42, Rajawaka 20.80
Anhettigama - Maliboda | minor
Anhettigama 0, Maliboda 16.13 hill
Anhettigama - Maliboda | minor
Anhettigama 1.5 SW 0, Maliboda 2.9 W 9.02
Anhettigama - Noori | secondary
Anhettigama 0, Noori 0.9 S 4.19
Anhettigama - Sri Palabaddala | minor
Anhettigama 0, Eratna 19.06, Sri Palabaddala 32.30 hill
Aranayaka - Dewanagala | minor
Aranayaka 0, Dewanagala 10.75 town
Aranayaka - Dewanagala | minor
Aranayaka 0, Talgaspitiya 6.16 hill, Dewanagala 15.49
Aruggammana - Ampagala | minor
Aruggammana 1.3 S 0, Ampagala 2.7 NE 1.90 town
Aruggammana - Narangoda | secondary
Aruggammana 0, Kotiyakumbura 4.50 town, Malmaduwa 6.25 town, Narangoda 0.7 SE 13.18
Atakalanpanna - Bulutota | minor
Atakalanpanna 0, Bulutota 13.19 hill
Ayagama - Elapatha | minor
Ayagama 0, Elapatha 14.20
Balana - Inguruwatta | secondary
Balana 2.2 S 0, Wattappola 1.2 SW 6.47 hill, Udunuwara 2.6 SW 10.41 hill, Udunuwara 2.9 SW 10.89 hill, Inguruwatta 3.9 W 15.60 hill
Balangoda - Kaltota | minor
Balangoda 1.1 SW 0, Opanayaka 2.62 hill, Mahawalatenna 15.96 hill, Thanjantenna 31.47, Kaltota 2.0 E 38.68
Balangoda - Wikiliya | minor
Balangoda 0, Wikiliya 8.50 hill
Beligala - Dewalegama | minor
Beligala 1.2 E 0, Dewalegama 1.1 N 2.31
Berannawa - Kitulgala | minor
Berannawa 0, Kitulgala 20.92 hill
Bolthumbe - Hatangala | minor
Bolthumbe 0, Morahela 10.19 hill, Balangoda 20.56 hill, Ranwala 5.2 NE 37.79 hill, Hatangala 44.89
Bolthumbe - Kotiyagala | secondary
Bolthumbe 0, Kotiyagala 18.62 hill
Bolthumbe - Morahela | secondary
Bolthumbe 1.7 E 0, Morahela 2.9 SE 11.50 hill
Bulathkohupitiya - Uduwa | secondary
Bulathkohupitiya 0.6 NW 0, Bulathkohupitiya 0.58, Udapotha 4.89, Uduwa 7.31
Bulutota - Kaltota | minor
Bulutota 0, Godakawela 8.73 hill, Ranwala 17.48 hill, Ranwala 5.2 NE 28.39 hill, Mahawalatenna 3.8 W 30.02 hill, Mahawalatenna 2.1 SW 31.94, Mahawalatenna 34.89, Rajawaka 42.72, Thanjantenna 3.4 SE 60.01, Kaltota 4.4 E 67.31
Dambuluwana - Ratnapura | minor
Dambuluwana 0, Ratnapura 8.93
Damunupola - Kegalle | minor
Damunupola 0, Kegalle 0.5 E 10.38
Damunupola - Narangala | secondary
Damunupola 3.2 NE 0, Narangala 2.1 NE 12.61
Dehiovita - Noori | secondary
Dehiovita 0, Dehiovita 2.5 E 2.99, Deraniyagala 0.7 SW 12.43, Anhettigama 2.3 W 15.87, Anhettigama 1.5 SW 17.06, Anhettigama 19.27, Noori 24.87
Dehiovita - Yatiyanthota | minor
Dehiovita 2.5 E 0, Hakbellawaka 3.6 SW 1.96, Hakbellawaka 1.7 W 5.99, Yatiyanthota 11.93
Dehiowita - Anhettigama | minor
Dehiowita 0, Deraniyagala 13.76, Anhettigama 2.3 W 18.57
Dehiowita - Eheliyagoda | secondary
Dehiowita 0, Maldeniya 3.80, Hinguralakanda 6.35, Hinguralakanda 3.1 S 9.87, Eheliyagoda 0.9 NE 15.85
Delwala - Atakalanpanna | minor
Delwala 0, Gabbela 16.66, Atakalanpanna 29.47 hill
Deraniyagala - Boralankada | minor
Deraniyagala 0, Boralankada 8.46
Deraniyagala - Deraniyagala | minor
Deraniyagala 2.1 N 0, Deraniyagala 0.8 NE 1.90
Deraniyagala - Sudagala | minor
Deraniyagala 2.1 N 0, Deraniyagala 3.37, Miyanawita 12.15, Sudagala 24.21
Dewanagala - Mawanella | minor
Dewanagala 0.9 NW 0, Mawanella 1.62
Dodampe - Kuruvita | minor
Dodampe 2.2 S 0, Dodampe 2.74, Kuruvita 2.7 NW 9.25
Dodampe - Maliboda | minor
Dodampe 0, Theppanawa 6.64, Sudagala 17.81, Eratna 22.34, Maliboda 37.49 hill
Doloswalakanda - Delwala | minor
Doloswalakanda 2.4 SW 0, Delwala 0.9 N 5.10
Dorawaka - Alawala | secondary
Dorawaka 0, Alawala 2.4 W 6.09
Dorawaka - Warakapola | minor
Dorawaka 0, Warakapola 6.60
Dumbara Manana - Gawaragiriya | secondary
Dumbara Manana 0, Gawaragiriya 5.83
Eheliyagoda - Idangoda | secondary
Eheliyagoda 0.7 NE 0, Eheliyagoda 0.82, Ellawala 6.60, Idangoda 0.9 NW 14.82
Eheliyagoda - Idangoda | minor
Eheliyagoda 2.9 SE 0, Idangoda 2.2 N 9.50, Idangoda 1.4 SE 12.53
Elapatha - Doloswalakanda | secondary
Elapatha 2.5 SW 0, Karawita 10.44, Doloswalakanda 2.4 SW 14.96
Elapatha - Malwala Junction | secondary
Elapatha 2.5 SW 0, Elapatha 2.69, Medagalature 5.97 town, Karangoda 6.64 town, Malwala Junction 0.7 SW 7.85 town
Ellagawa - Dumbara Manana | minor
Ellagawa 0, Minipura Dumbara 5.60, Dumbara Manana 12.91
Embilipitiya - Sooriyawewa | secondary
Embilipitiya 0, Thunkama 9.7 N 10.75, Sooriyawewa 12.4 N 21.67
Eratna - Eratna | minor
Eratna 0, Eratna 0.3 NE 0.36 hill
Galapitamada - Alawwa | minor
Galapitamada 1.1 E 0, Alawala 2.9 W 6.91, Ihalagama (Kegalle) 2.3 SW 8.46, Nelundeniya 11.16 town, Alawwa 18.93 town
Galapitamada - Kannattota | minor
Galapitamada 1.6 E 0, Kannattota 2.0 NW 5.03
Galapitamada - Kannattota | minor
Galapitamada 1.8 E 0, Kannattota 2.0 NW 5.03, Kannattota 1.2 N 5.86 town
Galapitamada - Warakapola | secondary
Galapitamada 0, Niyadurupola 3.63 town, Warakapola 11.67
Galigamuwa - Morontota | secondary
Galigamuwa 0, Hakahinna 0.6 N 2.66 town, Hakahinna 3.24 town, Narangoda 4.51 town, Narangoda 0.7 SE 5.22 town, Morontota 13.96 town
Getahetta - Ellagawa | minor
Getahetta 0, Mitipola 2.4 NW 6.20, Mitipola 1.2 W 8.97, Karandana 14.67, Ellagawa 1.6 NE 19.68
Getahetta - Getahetta | minor
Getahetta 0, Getahetta 0.3 E 0.35
Gillimale - Rathgama | minor
Gillimale 0, Rathgama 12.99
Godagampola - Deraniyagala | secondary
Godagampola 0, Deraniyagala 3.3 S 5.01, Deraniyagala 1.9 S 7.03, Deraniyagala 0.7 SW 8.48
Godagampola - Parakaduwa | secondary
Godagampola 0, Pannila 1.97, Parakaduwa 0.4 E 8.72
Gonagala - Gonagala | minor
Gonagala 1.5 S 0, Gonagala 1.54, Gonagala 2.4 NE 4.39
Gonagala - Ruwanwella | secondary
Gonagala 2.4 NE 0, Ruwanwella 4.52
Hakbellawaka - Mahabage | main
Hakbellawaka 0, Kitulgala 14.30, Mahabage 21.97 hill
Handagiriya - Rajawaka | minor
Handagiriya 0, Rajawaka 11.69
Hewadiwela - Kalugamuwa | minor
Hewadiwela 1.1 NE 0, Parape 6.00, Kalugamuwa 11.23
Hewadiwela - Kosgolla | secondary
Hewadiwela 1.1 NE 0, Kosgolla 3.06
Hidellana - Hidellana | minor
Hidellana 1.1 NW 0, Hidellana 2.22
Hingula - Mawanella | minor
Hingula 0.8 S 0, Mawanella 1.69
Hingula - Nawalapitiya | secondary
Hingula 3.0 W 0, Ussapitiya 0.6 E 4.04 town, Narangala 2.1 NE 8.22, Aranayaka 13.85 town, Craighead 31.26 hill, Nawalapitiya 1.3 NW 34.36 hill, Nawalapitiya 1.0 NW 36.53 hill
Hiramadagama - Wikiliya | minor
Hiramadagama 0, Makandura (Ratnapura) 4.85 hill, Opanayaka 28.13 hill, Wikiliya 38.45 hill
Hiriwadunna - Pilawala | minor
Hiriwadunna 0, Pilawala 0.95 W 1.22 town
Idangoda - Idangoda | minor
Idangoda 2.2 N 0, Idangoda 3.1 N 1.10
Idangoda - Kalawana | secondary
Idangoda 0, Ayagama 0.4 N 13.24, Ayagama 13.68, Paragala 19.77, Kalawana 0.8 NE 30.95
Ihala Walpola - Boyagane | secondary
Ihala Walpola 2.6 SW 0, Hewadiwela 4.88, Dombemada 8.99, Kohilagedara 12.38, Boyagane 1.6 SW 16.49
Ihala Walpola - Mawathagama | secondary
Ihala Walpola 2.0 S 0, Ihala Walpola 2.22, Parape 5.28, Watareka 9.38, Mawathagama 1.1 SW 14.11, Mawathagama 15.26
Ihalagama (Kegalle) - Hakahinna | minor
Ihalagama (Kegalle) 2.3 SW 0, Hakahinna 0.6 N 4.67 town
Imbulgasdeniya - Aragoda | minor
Imbulgasdeniya 0, Panaliya 4.39 town, Aragoda 12.19
Imbulgasdeniya - Pilawala | minor
Imbulgasdeniya 0.3 W 0, Imbulgasdeniya 0.35 town, Pilawala 1.0 W 8.66, Pilawala 0.8 N 9.95 town
Imbulpe - Hatarabage | minor
Imbulpe 1.8 SW 0, Hatarabage 6.94 hill
Imbulpe - Mulgama | main
Imbulpe 1.8 SW 0, Mulgama 3.6 W 8.49 hill
Ittakanda - Ullinduwawa | main
Ittakanda 0, Ullinduwawa 20.13 hill
Ittakanda - Vijeriya | secondary
Ittakanda 0, Vijeriya 8.09 hill
Kabagamuwa - Undugoda | main
Kabagamuwa 0, Undugoda 2.13
Kahangama - Hidellana | minor
Kahangama 1.2 S 0, Hidellana 6.20, Hidellana 1.8 NE 9.44
Kalawana - Doloswalakanda | secondary
Kalawana 0.4 W 0, Kalawana 0.8 NE 1.07, Doloswalakanda 2.4 SW 9.63
Kalawana - Veddagala | secondary
Kalawana 0, Veddagala 11.04
Kannattota - Aruggammana | minor
Kannattota 0.7 W 0, Kannattota 0.73, Aruggammana 5.54 town
Karandana - Eheliyagoda | minor
Karandana 0, Erepola 7.41, Eheliyagoda 14.44 town
Karandupona - Galagedara | secondary
Karandupona 0, Kondeniya 2.55 town, Rambukkana 3.40 town, Rambukkana 0.5 N 3.85 town, Hiriwadunna 4.58 town, Pilawala 6.01 town, Pilawala 0.8 N 6.81 town, Pilawala 1.1 N 7.17, Pilawala 2.7 N 8.79 town, Ihala Walpola 2.0 S 10.10, Dedunupitiya 1.5 W 13.12, Dedunupitiya 14.86, Wettawa 25.34, Galagedara 1.2 W 27.22
Karawita - Nivithigala | secondary
Karawita 0, Nivithigala 4.94 town
Kegalle - Dombemada | minor
Kegalle 0.3 W 0, Dewalegama 6.05, Imbulgasdeniya 10.02, Dombemada 23.51
Kegalle - Kegalle | minor
Kegalle 2.9 S 0, Kegalle 0.5 E 2.98
Kegalle - Pilawala | minor
Kegalle 0.5 E 0, Kegalle 1.2 E 0.91 town, Deldeniya 4.87 town, Pilawala 0.95 W 7.52 town, Pilawala 1.0 W 7.93 town
Kella Junction - Hungama | minor
Kella Junction 0, Omalpe 7.73, Gangulandeniya 17.76, Middeniya 26.32, Middeniya 1.4 E 27.75, Kariyamaditta 2.1 S 32.53, Hungama 52.79, Hungama 0.9 S 53.79
Kella Junction - Weeraketiya | minor
Kella Junction 1.8 NE 0, Kella Junction 2.04, Uda Gomadiya 19.24, Katuwana 24.57, Julampitiya 31.92, Iththa Demaliya 41.16, Weeraketiya 45.44
Kirimetitenna - Mahawalatenna | minor
Kirimetitenna 0, Mahawalatenna 2.1 SW 7.38
Kirimetitenna - Sooriyawewa | secondary
Kirimetitenna 1.2 NW 0, Kirimetitenna 1.24 hill, Kaltota 21.14, Kaltota 4.4 E 32.99, Hambegamuwa 47.89, Sooriyawewa 12.4 N 78.73, Sooriyawewa 4.5 N 87.44
Kitulgala - Hitigegama | minor
Kitulgala 1.9 E 0, Hitigegama 5.38 hill
Kolombugama - Kaltota | minor
Kolombugama 0, Kahawatta 15.36, Akarella 30.04 hill, Ranwala 5.2 NE 39.86 hill, Handagiriya 50.74, Thanjantenna 3.4 SE 67.55, Kaltota 80.61
Kolombugama - Pelmadulla | minor
Kolombugama 0, Pelmadulla 16.50
Kolonna - Udawalawe | minor
Kolonna 0, Udawalawe 2.8 NW 15.90
Kotiyakumbura - Hakbellawaka | minor
Kotiyakumbura 0, Ampagala 5.47 town, Galpatha (Kegalle) 11.16 town, Yatiyantota 18.25 town, Hakbellawaka 24.95
Kotiyakumbura - Narangoda | minor
Kotiyakumbura 0, Yatapana 2.93, Pothukoladeniya 8.17 town, Narangoda 0.7 SE 14.52 town
Kuruvita - Sudagala | minor
Kuruvita 0, Sudagala 5.84
Kuruwita - Ayagama | minor
Kuruwita 0, Theppanawa 11.17, Dambuluwana 27.11, Ayagama 45.67
Kuruwita - Pothdeniya | minor
Kuruwita 0, Hidellana 1.8 NE 13.42, Pothdeniya 0.4 SE 17.18
Lewangama - Alawatura | minor
Lewangama 0, Kannattota 8.37 town, Kannattota 1.3 E 9.69 town, Aruggammana 1.3 S 11.30 town, Alawatura 1.3 SW 14.44 town
Makandura (Ratnapura) - Ranwala | minor
Makandura (Ratnapura) 0, Ranwala 8.25 hill
Malalpola - Berannawa | minor
Malalpola 0, Berannawa 11.20
Malalpola - Bulathkohupitiya | minor
Malalpola 0, Weeoya 1.65, Bulathkohupitiya 9.38
Malalpola - Weligampola | minor
Malalpola 2.9 E 0, Weligampola 1.9 W 20.93 hill
Malwala Junction - Malwala Junction | main
Malwala Junction 0, Malwala Junction 0.1 SE 0.04 town
Malwala Junction - Malwala Junction | secondary
Malwala Junction 0.6 W 0, Malwala Junction 0.64 town
Malwala Junction - Malwala Junction | secondary
Malwala Junction 0.6 W 0, Malwala Junction 0.7 SW 0.30 town
Malwala Junction - Sri Palabaddala | secondary
Malwala Junction 0.8 W 0, Rathgama 3.7 W 5.27 town, Sri Palabaddala 2.1 W 14.95
Malwatta - Malwatta | minor
Malwatta 2.1 N 0, Malwatta 2.23 hill, Malwatta 0.3 SE 2.59 hill
Malwatta - Pallebedda | minor
Malwatta 0.4 SE 0, Pallebedda 3.74 N 6.77 hill
Medagalature - Ratna Hangamuwa | minor
Medagalature 1.4 S 0, Ratna Hangamuwa 2.0 NE 1.95 town
Meepagama - Meepagama | minor
Meepagama 2.1 N 0, Meepagama 2.20
Mitipola - Mitipola | minor
Mitipola 1.6 NW 0, Mitipola 1.2 W 1.16
Miyanawita - Maliboda | minor
Miyanawita 0, Maliboda 19.02 hill
Molagoda - Dewanagala | minor
Molagoda 0, Ambulugala 7.13 town, Ussapitiya 13.95, Dewanagala 19.64
Molagoda - Molagoda | minor
Molagoda 0.9 SW 0, Molagoda 1.3 N 2.05 town
Moragala Kirillapone - Erepola | minor
Moragala Kirillapone 2.7 NW 0, Mitipola 9.45, Erepola 14.37
Morahela - Hatarabage | minor
Morahela 0, Hatarabage 10.30 hill
Morahela - Imbulpe | minor
Morahela 0, Imbulpe 1.8 SW 8.15 hill
Morontota - Debathgama | minor
Morontota 0, Debathgama 8.21
Morontota - Gantuna | minor
Morontota 0, Bossella 9.47, Gantuna 21.05
Mulendiyawala - Mulendiyawala | minor
Mulendiyawala 2.8 SW 0, Mulendiyawala 1.7 SW 1.61
Narangala - Aranayaka | secondary
Narangala 0, Aranayaka 6.39 town
Narangala - Dewanagala | minor
Narangala 0, Dewanagala 9.19
Narangala - Talgaspitiya | minor
Narangala 0, Talgaspitiya 6.10
Narangala - Ussapitiya | secondary
Narangala 0, Ussapitiya 8.72
Nelundeniya - Hakahinna | minor
Nelundeniya 0, Ihalagama (Kegalle) 3.51 town, Hakahinna 9.24 town
Nivithigala - Bulutota | minor
Nivithigala 0, Nivitigala 0.44 town, Udakarawita 0.86 town, Kolombugama 7.45 town, Gabbela 24.53, Bulutota 41.80 hill
Nivitigala - Pebotuwa | minor
Nivitigala 0, Pebotuwa 16.68 town
Niyadurupola - Dorawaka | secondary
Niyadurupola 0, Dorawaka 5.78
Noori - Hangarapitiya | minor
Noori 0, Hitigegama 15.44 hill, Hangarapitiya 1.1 NE 18.90 hill
Omalpe - Embilipitiya | secondary
Omalpe 0, Panamura 10.11, Embilipitiya 2.3 N 18.45
Opanayaka - Pallebedda | secondary
Opanayaka 3.8 S 0, Ranwala 5.2 NE 2.30 hill, Pallebedda 3.7 N 9.42 hill, Pallebedda 3.74 N 9.43 hill, Pallebedda 1.0 W 13.12 hill
Padalangala - Udamattala | minor
Padalangala 0, Sooriyawewa 4.5 N 12.84, Mattala 1.3 N 26.11, Udamattala 32.41
Panamura - Mulkirigala | secondary
Panamura 2.4 SW 0, Mulendiyawala 5.21, Mulendiyawala 1.7 SW 6.92, Middeniya 0.34 SW 9.95, Middeniya 0.4 SW 9.96, Medamulana 1.8 N 16.11, Medamulana 17.97, Weeraketiya 22.14, Mulkirigala 28.72
Panamura - Panamura | secondary
Panamura 2.4 SW 0, Panamura 2.72
Panamura - Thunkama | minor
Panamura 0, Embilipitiya 11.00, Thunkama 20.95
Paragala - Medagalature | minor
Paragala 0, Ratna Hangamuwa 19.77, Medagalature 1.4 S 22.10 town, Medagalature 0.3 SE 23.33 town, Medagalature 23.66 town
Parakaduwa - Hidellana | minor
Parakaduwa 0, Theppanawa 12.66, Hidellana 1.8 NE 20.88 town
Parakaduwa - Pannila | secondary
Parakaduwa 0.4 E 0, Pannila 1.5 NE 9.34
Pattampitiya - Makehelwala | secondary
Pattampitiya 0, Makehelwala 6.53
Pilawala - Hiriwadunna | minor
Pilawala 0, Pilawala 0.1 SE 0.18 town, Hiriwadunna 2.1 E 2.69 town
Pilawala - Pattampitiya | minor
Pilawala 2.6 E 0, Pattampitiya 0.6 NW 3.76
Pilawala - Pilawala | minor
Pilawala 0.1 SE 0, Pilawala 1.1 N 1.40 town
Pothdeniya - Sri Palabaddala | minor
Pothdeniya 0.4 SE 0, Gillimale 16.25, Sri Palabaddala 24.77
Pothukoladeniya - Gantuna | minor
Pothukoladeniya 0, Deewala Pallegama 11.56 town, Gantuna 20.93 town
Ranwala - Mulgama | minor
Ranwala 0, Akarella 8.74 hill, Balangoda 1.1 SW 20.86 hill, Balangoda 26.27 hill, Hatarabage 35.65 hill, Mulgama 3.6 W 42.93
Rassagala - Meddekanda | minor
Rassagala 0, Meddekanda 5.41 hill
Rathgama - Balangoda | secondary
Rathgama 1.4 SE 0, Rathgama 3.2 E 2.68, Meddekanda 22.07 hill, Balangoda 2.0 NE 27.90 hill
Rathgama - Pelmadulla | minor
Rathgama 1.4 SE 0, Lellopitiya 8.77, Pelmadulla 15.92
Rathgama - Rathgama | secondary
Rathgama 3.7 W 0, Rathgama 3.92, Rathgama 1.4 SE 5.36
Ratna Hangamuwa - Karawita | minor
Ratna Hangamuwa 0, Karawita 6.46
Ratna Hangamuwa - Pebotuwa | minor
Ratna Hangamuwa 0, Pebotuwa 18.47
Ratnapura - Karangoda | minor
Ratnapura 0.9 SE 0, Karangoda 2.93 town
Ruwanwella - Galapitamada | secondary
Ruwanwella 1.6 NE 0, Imbulana 1.94, Lewangama 6.32, Galapitamada 0.5 SW 10.07, Galapitamada 10.66
Ruwanwella - Galpatha (Kegalle) | minor
Ruwanwella 0, Galpatha (Kegalle) 5.08 town
Sooriyakanda - Panamura | secondary
Sooriyakanda 0, Vijeriya 5.18 hill, Kolonna 9.77 hill, Kella Junction 1.8 NE 15.78, Kella Junction 2.6 E 17.08, Panamura 24.45
Sooriyakanda - Sooriyakanda | secondary
Sooriyakanda 0, Sooriyakanda 0.1 E 0.05 hill
Tiruwanaketiya - Lellopitiya | minor
Tiruwanaketiya 0.9 SW 0, Lellopitiya 8.47
Tiruwanaketiya - Nivithigala | secondary
Tiruwanaketiya 0.9 SW 0, Dela 5.66, Nivithigala 8.23 town
Tiruwanaketiya - Tiruwanaketiya | secondary
Tiruwanaketiya 0.9 SW 0, Tiruwanaketiya 0.95
Udakarawita - Delwala | minor
Udakarawita 0, Doloswalakanda 3.78, Delwala 20.11
Udakarawita - Kolombugama | minor
Udakarawita 0, Kolombugama 2.3 NE 5.10 town
Udawalawe - Kahandamodara | minor
Udawalawe 0, Udawalawe 5.3 SE 5.38, Embilipitiya 13.89, Kariyamaditta 22.74, Hakuruwela 38.91, Ranna 50.32, Kahandamodara 56.90
Udawalawe - Panamura | main
Udawalawe 0, Panamura 10.83
Udawalawe - Thanamalwila | secondary
Udawalawe 1.1 NW 0, Bodagama 34.81, Thanamalwila 0.9 S 39.57
Uduwa - Dedugala | secondary
Uduwa 0, Dedugala 0.9 NW 1.29
Ullinduwawa - Pasgoda | minor
Ullinduwawa 0, Bengamuwa 23.19, Pasgoda 27.38
Undugoda - Debathgama | minor
Undugoda 0, Bossella 12.06, Debathgama 19.83
Undugoda - Deewala Pallegama | main
Undugoda 0, Deewala Pallegama 6.96 town
Undugoda - Meetalawa | minor
Undugoda 0, Uduwa 8.94 town, Dedugala 14.60, Dolosbage 25.91 hill, Meetalawa 45.46 hill, Meetalawa 1.6 NE 49.09 hill
Undugoda - Udahentenna | minor
Undugoda 0, Gantuna 9.18, Ambalakanda 19.01, Pattitalawa 28.04 hill, Udahentenna 37.33 hill
Ussapitiya - Kehelpannala | minor
Ussapitiya 0.8 NW 0, Ussapitiya 0.85, Talgaspitiya 10.59, Hemmatagama 13.98 hill, Kehelpannala 16.38 hill
Ussapitiya - Makehelwala | minor
Ussapitiya 1.8 NE 0, Hingula 0.8 S 1.59, Hingula 2.41, Makehelwala 10.60
Ussapitiya - Ussapitiya | minor
Ussapitiya 0, Ussapitiya 0.6 E 0.57
Veddagala - Panapola | minor
Veddagala 0, Panapola 6.31
Vijeriya - Pallebedda | minor
Vijeriya 0, Pallebedda 17.05 hill
Waharaka - Dunumala | minor
Waharaka 0.7 S 0, Waharaka 0.74, Waharaka 2.5 NE 3.45, Dunumala 10.62
Waharaka - Dunumala | minor
Waharaka 2.5 NE 0, Dunumala 2.1 S 3.68
Waleboda - Bolthumbe | minor
Waleboda 0, Bolthumbe 2.20 hill
Warakapola - Warakapola | secondary
Warakapola 0.4 SE 0, Warakapola 0.37
Warawala - Kotiyakumbura | secondary
Warawala 0, Kannattota 0.7 W 2.49 town, Kannattota 1.2 N 3.85 town, Kotiyakumbura 6.18 town
Waturawa - Veddagala | minor
Waturawa 0, Veddagala 11.52, Veddagala 2.9 SW 18.11
Wikiliya - Kaltota | secondary
Wikiliya 0, Rajawaka 7.30, Thanjantenna 17.09, Kaltota 23.34, Kaltota 1.72 E 25.41, Kaltota 1.7 E 25.43, Kaltota 2.0 E 25.72, Kaltota 2.2 E 25.89, Kaltota 2.8 E 26.59
Wikiliya - Mahawalatenna | minor
Wikiliya 0, Mahawalatenna 8.75
Yatagama - Dombemada | minor
Yatagama 0, Aragoda 10.81, Dombemada 18.41
Yatagama - Maduragoda | minor
Yatagama 0, Hewadiwela 6.21, Indulgodakanda 17.87, Doratiyawa 25.20, Hindagolla 31.51 town, Ambakote 36.85, Panagamuwa 50.03, Kitulwala 53.35, Maduragoda 1.6 SW 61.31
Yatapana - Alawatura | minor
Yatapana 0, Alawatura 3.47 town
Yatiyantota - Malalpola | secondary
Yatiyantota 0, Yatiyantota 2.2 NE 3.13, Malalpola 7.09, Malalpola 2.9 E 10.74
Yattogoda - Imbulgasdeniya | minor
Yattogoda 0, Beligala 5.55, Imbulgasdeniya 0.5 NW 10.53
Yattogoda - Yattogoda | minor
Yattogoda 0, Yattogoda 1.2 SE 1.31
`
