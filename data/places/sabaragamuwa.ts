/** Places of Sabaragamuwa Province. Format: domain/places/gazetteer/table-format.ts. */
export const sabaragamuwaPlaces = `
## Ratnapura
Adam's Peak Palabaddala Trailhead 6.7800 80.4500 trailhead = Palabaddala, Palabathgala
Akarella 6.5905 80.6479
Amunumulla 6.7146 80.7872
Atakalanpanna 6.5407 80.5911
Ayagama 6.6387 80.3120 town
Baker's Bend 6.7609 80.7836 sight
Balangoda 6.6500 80.6990 town
Belihuloya 6.7160 80.7680 town
Bolthumbe 6.7428 80.6688
Bopath Falls 6.8006 80.3667 sight = Bopath Ella
Brampton Falls 6.7331 80.8180 sight
Budugala Ruins 6.6332 80.8755 sight
Bulutota 6.4707 80.6121
Damahana 6.6151 80.7357
Dambuluwana 6.7018 80.3269
Dela 6.6205 80.4542
Delwala 6.5167 80.4667
Dodampe 6.7479 80.3147
Doloswalakanda 6.5744 80.4506
Dumbara Manana 6.6824 80.2427
Duwili Ella Kaltota 6.6625 80.8657 sight
Eheliyagoda 6.8534 80.2617 town = எஹலியகொட
Elapatha 6.6558 80.3678 town
Elephant Information Centre 6.4267 80.8165 sight
Elephant Transit Home 6.4310 80.8480 sight = ETH Udawalawe, Elephant Transit Home Udawalawe
Ellagawa 6.7332 80.2148
Ellawala 6.8089 80.2628 = ඇල්ලවල
Ellepola Ella 6.6308 80.6860 sight
Embilipitiya 6.3370 80.8490 town
Eratna 6.8350 80.4083
Erepola 6.8033 80.2461
Gabbela 6.5135 80.5466
Gawaragiriya 6.6504 80.2628
Gillimale 6.7519 80.4267
Godakawela 6.5044 80.6515 town
Handagiriya 6.5819 80.8011 town
Hatangala 6.5427 80.7400
Hatarabage 6.6582 80.7491 = තරබාගේ
Hidellana 6.7142 80.3860
Hiramadagama 6.5343 80.6035
Idangoda 6.7318 80.2774
Imbulpe 6.6882 80.7438 town
Ittakanda 6.4020 80.6382
Kahangama 6.7131 80.3565
Kahawatta 6.5755 80.5746
Kalawana 6.5313 80.3966 town
Kaltota 6.6620 80.8877 town
Karandana 6.7827 80.2184
Karangoda 6.6776 80.3958
Karawita 6.5885 80.4161
Kella Junction 6.3611 80.6919 junction = කෑල්ල හන්දිය, கெல்ல சந்திப்பு
Kiriella 6.7398 80.2737 town
Kirimetitenna 6.6317 80.7239
Kirindi Ella 6.6422 80.5646 sight
Kolombugama 6.5678 80.4938 = කොළඹගම, கொலம்புகம
Kolonna 6.4052 80.6849 town
Kuragala Monastery 6.6281 80.8650 sight
Kuruvita 6.7739 80.3679
Kuruwita 6.8218 80.3615 = කුරුවිට, குருவிட்டை
Lellopitiya 6.6640 80.4841
Maduwanwela Walawwa 6.3892 80.7037 sight
Mahawalatenna 6.6054 80.7984 town
Makandura (Ratnapura) 6.5533 80.6313 = மகந்துர
Malwala Junction 6.6822 80.4097 junction
Malwatta 6.5100 80.6410
Meddekanda 6.6752 80.6590
Meepagama 6.5395 80.3644
Minipura Dumbara 6.7159 80.2139
Mitipola 6.8346 80.2238
Moragala Kirillapone 6.8577 80.2558 = මොරගල කිරිල්ලපොන, மொரகல கிரில்லபொன்
Morahela 6.6851 80.6909
Mulendiyawala 6.2887 80.7713 = මුල්ඇඩියාවල
Mulgama 6.6661 80.8177
Nivithigala 6.5959 80.4578 = Nivitigala
Omalpe 6.3268 80.6965
Opanayaka 6.6092 80.6269 town
Padalangala 6.2492 80.9152
Pallebedda 6.4804 80.7020 town
Pambahinna 6.7196 80.7858
Panamura 6.3435 80.7732
Panamure 6.3431 80.7714
Panapola 6.4300 80.4493
Paragala 6.5965 80.3380
Parakaduwa 6.8257 80.3074
Pebotuwa 6.5279 80.4538
Pelmadulla 6.6200 80.5350 town
Pothdeniya 6.7082 80.3827
Rajawaka 6.6027 80.8073
Rakwana 6.4647 80.6160 town
Ranwala 6.5473 80.6632
Rassagala 6.6924 80.6379
Rathgama 6.7152 80.4689
Ratna Hangamuwa 6.6424 80.3909
Ratnapura 6.6828 80.3992 city = Rathnapura, Gem City, රත්නපුරය, இரத்தினபுரி, இரத்னபுரி, ரத்னபுரி
Ratnapura Museum 6.6843 80.3996 sight
Samanalawewa Reservoir 6.6967 80.7636 sight = Samanalawewa
Seethagangula 6.8223 80.4577 sight
Sinharaja Forest Kudawa Entrance 6.4340 80.4200 park = Sinharaja, Sinharaja Rain Forest, Sinharaja Forest Reserve, Kudawa
Sinharaja Morningside Entrance 6.4325 80.6269 sight
Sooriyakanda 6.4387 80.6355
Sri Palabaddala 6.7891 80.4605
Sudagala 6.8089 80.3937
Thanjantenna 6.6335 80.8457 = தஞ்சந்தென்ன
Theppanawa 6.7494 80.3460
Thunkama 6.2783 80.8883
Tiruwanaketiya 6.6657 80.4316
Udakarawita 6.5928 80.4595
Udaniriella 6.7295 80.2705
Udawalawe 6.4070 80.8010 town = Udawalawa, Udawalawe Town
Ullinduwawa 6.3702 80.6271
Veddagala 6.4646 80.4320
Vijeriya 6.4173 80.6536
Waleboda 6.7265 80.6640
Waturawa 6.4985 80.4446
Waulpane Limestone Cave 6.4249 80.7329 sight
Weligepola 6.5796 80.7074 town
Wikiliya 6.6215 80.7505
## Kegalle
Alawala 7.1981 80.2865
Alawatura 7.1333 80.3333
Alawwa 7.2941 80.2405 town
Alawwa Railway Station 7.2933 80.2387 station
Algama 7.1563 80.1659
Ambalakanda 7.1377 80.4480
Ambulugala 7.2368 80.4132
Amitirigala 7.0299 80.1847
Ampagala 7.0799 80.2907
Anhettigama 6.9242 80.3770
Aranayaka 7.1495 80.4652 town
Aruggammana 7.1162 80.3096
Avissawella Railway Station 6.9546 80.2070 station
Beligala 7.2785 80.2910 = பெலிகல(சப்)
Berannawa 7.0663 80.4021
Bible Rock 7.1901 80.4339 sight = Bathalegala
Bopitiya 7.1683 80.1959 = බෝපිටිය (සබර), போபிட்டிய (எஸ்ஏபி)
Boralankada 6.9774 80.3380
Bossella 7.1473 80.3979
Bulathkohupitiya 7.1050 80.3358 town
Damunupola 7.1925 80.3352
Debathgama 7.1783 80.4187
Dedugala 7.0918 80.4264 town
Deewala Pallegama 7.1729 80.3622
Dehiowita 6.9639 80.2642 = Dehiovita
Deldeniya 7.2823 80.3617 = டெல்தெனியா
Deraniyagala 6.9319 80.3360 town
Dewalegama 7.2774 80.3185 = தேவாலகம
Dewanagala 7.2180 80.4730
Dombemada 7.3841 80.3512
Dorawaka 7.1891 80.2243
Dunumala 7.1474 80.2126
Galapitamada 7.1394 80.2348
Galigamuwa 7.2354 80.3102
Galigamuwa Town 7.2359 80.3116 = ගලිගමුව නගරය, கலிகமுவ நகரம்
Galpatha (Kegalle) 7.0531 80.2795
Gantuna 7.1275 80.4048
Getahetta 6.9059 80.2266
Godagampola 6.8810 80.3173
Gonagala 7.0181 80.2094
Hakahinna 7.2070 80.3017
Hakbellawaka 6.9946 80.3244
Hemmatagama 7.1734 80.5008
Hewadiwela 7.3707 80.3784
Hingula 7.2477 80.4684 town
Hinguralakanda 6.9132 80.2783
Hiriwadunna 7.2874 80.3846
Horawela 7.1427 80.4683
Ihala Walpola 7.3485 80.4021
Ihalagama (Kegalle) 7.2224 80.2772 = ඉහළගම
Ihalakotte Railway Station 7.2887 80.4693 station
Imbulana 7.0724 80.2502
Imbulgasdeniya 7.3099 80.3183
Kabagamuwa 7.1364 80.3398
Kadigamuwa Railway Station 7.3180 80.4334 station
Kaduwannawa 7.2570 80.5190
Kannattota 7.0947 80.2823
Karandupona 7.2525 80.3770
Karawanella 7.0236 80.2613
Kegalle 7.2510 80.3440 town = Kegalla
Kehelpannala 7.1666 80.5192
Kitulgala 6.9892 80.4178 town = Kithulgala, Kitulgala Rafting, White water rafting
Kondeniya 7.2721 80.3812
Kotiyakumbura 7.1243 80.2872
Lewangama 7.1074 80.2422
Mahabage 7.0221 80.4493
Makehelwala 7.2819 80.4702
Malalpola 7.0517 80.3380
Maldeniya 6.9360 80.2760
Maliboda 6.8906 80.4396
Malmaduwa 7.1368 80.2781
Mawanella 7.2470 80.4440 town
Millangoda Elephant Farm 7.2538 80.3847 sight
Millennium Elephant Foundation 7.2751 80.3838 sight
Miyanawita 6.8861 80.3618
Molagoda 7.2598 80.3988
Morontota 7.1757 80.3589
Nalangana Falls 7.1002 80.3869 sight
Narangala 7.1739 80.4344
Narangoda 7.1970 80.2962
Nelundeniya 7.2348 80.2626 town
Niyadurupola 7.1675 80.2184
Noori 6.9385 80.4048 town
Pannila 6.8684 80.3241
Pattampitiya 7.3118 80.4353
Pilawala 7.3015 80.3867
Pinnawala 7.3010 80.3870 town = Pinnawela, Pinnawala Elephant Orphanage, Elephant Orphanage
Pinnawala Open Zoo 7.2963 80.3871 sight = Pinnawala Zoo
Pothukoladeniya 7.1675 80.3150
Rambukkana 7.3230 80.3920 town
Rambukkana Railway Station 7.3210 80.3903 station
Ruwanwella 7.0459 80.2537 town
Ruwanwella Suspension Bridge 7.0445 80.2511 sight
Talgaspitiya 7.1738 80.4766
Tholangamuwa 7.2378 80.2356
Udapotha 7.0976 80.3742
Uduwa 7.1086 80.3909
Undugoda 7.1398 80.3575
Ussapitiya 7.2162 80.4466
Wahakula 7.0675 80.2070
Waharaka 7.0795 80.1988
Warakapola 7.2267 80.1991 town
Warawala 7.0730 80.2694
Weeoya 7.0632 80.3357
Yatagama 7.3301 80.3578
Yatagama Railway Station 7.3187 80.3642 station
Yatapana 7.1316 80.3076
Yatiyantota 7.0289 80.2955 = Yatiyanthota
Yattogoda 7.2443 80.2684
`
