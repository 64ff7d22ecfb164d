/** Places of North-Western Province. Format: domain/places/gazetteer/table-format.ts. */
export const northWesternPlaces = `
## Kurunegala
Alahitiyawa 7.4620 80.0437
Ambakote 7.4939 80.4577 = அம்பாகோட்
Ambanpola 7.9208 80.2394 town
Ambanpola Railway Station 7.9189 80.2460 station
Andiyagala 7.4667 80.1333
Anukkane 7.5026 80.1233
Aragoda 7.3647 80.3478 = අරංගොඩ
Ataragalla 7.9180 80.2948
Balalla 7.8071 80.2543
Bamunakotuwa 7.5716 80.2488 = Bamunukotuwa
Bandara Koswatta 7.6121 80.1749
Bingiriya 7.5983 79.9373 town
Boraluwewa 7.6851 80.0448
Boyagane 7.4500 80.3422
Bujjomuwa 7.2736 80.2056
Bujjomuwa Railway Station 7.2733 80.2107 station
Buluwala 7.4804 80.4733
Daladagama 7.8218 80.2500
Dambadeniya 7.3697 80.1512
Dambadeniya Rock 7.3629 80.1552 sight
Dambokka 7.4531 80.3455
Danikitawa 7.7687 80.1450
Daraluwa 7.3553 79.9836
Deegalla 7.5112 80.0339
Demataluwa 7.5179 80.2880
Demuwatha 7.4868 80.3651
Diddeniya 7.6990 80.4605
Digannewa 7.8933 80.1010
Divullegoda 7.7627 80.2016
Dodangaslanda 7.5757 80.5244
Dolukanda 7.6229 80.4069 sight
Doluwa 7.6216 80.4187
Doratiyawa 7.4535 80.3940
E4 and A6 Junction 7.4976 80.3833 junction
Ehetuwewa 7.9357 80.3464 town = எஹடுவெவ
Elibichchiya 7.3143 80.0563
Embogama 7.8233 80.3241
Etungahakotuwa 7.5122 79.9677
Galgamuwa 7.9997 80.2713 town
Galgamuwa Railway Station 8.0022 80.2715 station
Galtenwewa 7.7827 80.3979
Ganegoda 7.6333 80.4633
Ganewatte Railway Station 7.6550 80.3488 station
Girabawa 8.0808 80.2285
Girambe Railway Station 7.3647 80.3025 station
Gokaralla 7.5989 80.4827 = ගොකරුල්ල
Hengamuwa 7.7004 80.1121
Hettipola 7.6055 80.0787 town
Hindagolla 7.4867 80.4161
Hiripitiya 7.6568 80.3695
Hiriyala Lenawa 7.6389 80.4744
Hiriyala Railway Station 7.6976 80.3398 station
Hiruwalpola 7.5478 79.9375
Horambawa 7.4572 80.1680
Hulogedara 7.7895 80.1908
Ibbagamuwa 7.5559 80.4556 town
Ihala Gomugomuwa 7.4704 80.0453
Ihala Kadigamuwa 7.4416 80.0228
Ihala Katugampala 7.3947 80.0987
Ilukhena 7.5304 80.0023 = ඉලුක්හේන
Indulgodakanda 7.4234 80.4076
Kadahapola 7.4514 80.1915
Kadigawa 7.7192 80.0007
Kalugamuwa 7.4490 80.2581 town
Kanadeniyawala 7.4381 80.5339
Kanattewewa 7.6185 80.2070 = කනත්තවැව, கனத்தவெவ
Kandegedara 7.3529 80.2077
Karambe 7.8076 80.3408
Katiyawa 7.6269 80.5501
Katupota 7.5505 80.1909 = Katupotha
Kekunagolla 7.4984 80.1736
Keppitiwalana 7.3226 80.1903 = කැප්පෙටිවලාන
Kirimetiyawa 7.5123 80.1415
Kirindawa 7.4967 80.1010
Kirindigalla 7.5533 80.4799 = කිරිඳිගොල්ල
Kithalawa 7.4593 80.1010
Kitulwala 7.5063 80.5355
Kobeigane 7.6610 80.1265 town
Kohilagedara 7.4059 80.3385
Konwewa Railway Station 7.8508 80.3491 station
Kosdeniya 7.5726 80.1457
Kosgolla 7.4010 80.3930 = කොස්ගල
Kotawehera 7.8090 80.0780 = கொடவெஹர
Kudagalgamuwa 7.5570 80.3450
Kuliyapitiya 7.4702 80.0440 town = குளியாப்பிட்டி
Kumbukgeta 7.6724 80.4160 = கும்பக்கேடா
Kumbukgete 7.6760 80.4251
Kumbukwewa 7.6405 80.4271 = கும்பக்வெவ
Kurunegala 7.4867 80.3647 city = Kurunagala, Kornegalle, Kurunaegala, குருநாகல், குருணாகல்
Lihiriyagama 7.3476 79.9347
Lonahettiya 7.5115 80.2252
Madagalla 7.8421 80.3971
Madakumburumulla 7.4463 79.9948
Madalagama 7.3432 80.3095
Maduragoda 7.5764 80.5493
Maeliya 7.7475 80.4160 = மாலியா
Mahagalkadawala 8.0605 80.2816 town
Mahagirilla 7.8292 80.1375
Mahakeliya 7.5824 80.2803
Mahananneriya 8.0016 80.1861 = மகாநன்னெரியா
Maharachchimulla 7.3496 80.2070
Maho 7.8194 80.2712 = මහව, மாகோ
Maho Railway Station 7.8232 80.2752 station
Makulewa 7.9959 80.3464
Makulpotha 7.7442 80.4452
Makulwewa 7.6096 80.3631
Mallawapitiya 7.4738 80.3905
Mandapola 7.6359 80.1066
Maspotha 7.5464 80.3077 town
Mawathagama 7.4336 80.4450 town
Meegalawa 8.0527 80.3547
Meewellawa 7.7506 80.1160
Melsiripura 7.6450 80.5077
Metiyagane 7.3948 80.1903
Minhettiya 7.5890 80.3081
Mirihanagama 7.6533 80.1798
Monnekulama 7.8226 80.0619
Moragane 7.5484 80.1253 town = මොරගනේ ය
Moragollagama 7.9066 80.4410
Moragollagama Railway Station 7.9058 80.4222 station
Morathiha 7.5107 80.4911
Munamaldeniya 7.5479 80.0584 town
Muruthenge 7.4376 80.1444
Muttettugala 7.4950 80.3783
Muttetugala Railway Station 7.4957 80.3792 station
Mutugala 7.4882 80.3504
Nabadewa 7.7816 80.1042
Nagollagama 7.7535 80.3147
Nagollagama Railway Station 7.7535 80.3147 station
Nagollagoda 7.5635 80.0409
Nailiya Railway Station 7.4500 80.3586 station
Nakkawatta 7.4443 80.1457
Narammala 7.4307 80.2143 town
Nebadewa 7.7808 80.1048
Nelliya 7.6922 80.4633
Nikaweratiya 7.7504 80.1156 town
Nugawela 7.6058 80.1249 town
Padeniya 7.6555 80.2205 town
Padiwela 7.5423 79.9892
Pahalagiribawa 8.1176 80.1917
Pallewela 7.4783 79.9948
Palukadawala 7.9571 80.2962
Panagamuwa 7.4899 80.5188
Panaliya 7.3309 80.3297
Panliyadda 7.6726 80.5466
Pannaliya Railway Station 7.3286 80.3253 station
Pansiyagama 7.7352 80.4969
Parape 7.3726 80.4149
Pihimbiya Ratmale 7.5768 80.0331
Pihimbuwa 7.4591 80.5147
Pilessa 7.4615 80.4125
Polgahawela 7.3353 80.3001 town
Polgahawela Railway Station 7.3311 80.3010 station
Polpithigama 7.8215 80.4053 town
Pothuhera 7.4198 80.3283 town
Pothuhera Railway Station 7.4199 80.3274 station
Pothupitiya 7.3542 80.1736
Pujapitiya 7.4981 80.3843
Rambawewa 7.6187 80.2070
Randenigama Railway Station 7.8485 80.2594 station
Rasnayakapura 7.7765 80.0150
Ridigama 7.5496 80.4914 = Rideegama
Saliya Asokapura 8.1347 80.1888
Saliyagama 7.8673 80.4121
Senarathgama Railway Station 8.0859 80.2778 station
Siyambalawewa 7.8042 80.4299
Solepura 8.1531 80.1568
Solewewa 8.1471 80.1289
Sunandapura 7.6366 80.0724
Talawattegedara Railway Station 7.3880 80.3016 station = Talawattegedara
Talgodapitiya 7.5614 80.4591
Tambutta 8.0874 80.2266
Thalahitimulla 7.4305 80.0060
Thalakolawewa 7.7949 80.4340
Thalwita 7.5822 80.3352
Tharana Udawela 7.5600 79.9941
Thimbiriyawa 7.7493 80.1401
Thorayaya 7.5088 80.4069
Timbiriyagedara Railway Station 7.7813 80.2978 station
Tismalpola Railway Station 7.3217 80.3431 station
Tulhiriya 7.2753 80.2238
Udawatta 7.4895 80.3609
Udubaddawa 7.4849 79.9681 town
Udumulla 7.4653 80.4206
Uhumiya 7.4639 80.2985
Ulpotha Pallekele 7.8265 80.4372 = உல்பொத பல்லேகல
Usgala Siyabmalangamuwa 8.0983 80.2949
Villattewa 7.5937 79.9079
Vithikuliya 7.7178 80.1464
Wadakada 7.3975 80.2687
Wadumunnegedara 7.3981 79.9774
Walakumbura Railway Station 7.3139 80.2689 station
Walakumburumulla 7.4254 80.0156
Wannigama 7.7078 80.1442
Wannikudawewa 8.0340 80.2175
Warawewa 8.1205 80.1457
Wariyapola 7.6197 80.2462 town
Watareka 7.3973 80.4354
Watuwatta 7.5083 79.9173
Weerapokuna 7.6513 79.9889
Welawa Junction 7.6901 80.1745 junction
Welipennagahamulla 7.4313 79.9276
Wellagala 7.6222 80.2767
Wellawa 7.5616 80.3687
Wellawa Railway Station 7.5597 80.3662 station
Welpalla 7.3655 79.9612
Wennoruwa 7.3805 80.2168
Weuda 7.4065 80.4938
Wewagama 7.4233 80.1024
Wilgamuwa 7.3610 80.2054
Yakwila 7.3819 80.0381
Yapahuwa 7.8170 80.3100 sight = Yapahuwa Rock Fortress
Yatawatte 7.5658 80.5833
Yaththalgoda Railway Station 7.2704 80.1944 station
Yatigaloluwa 7.3297 80.2739
## Puttalam
Adippala 7.6734 79.8773
Alankuda 8.0620 79.7230 beach = Alankuda Beach
Alutgama 7.5667 79.9000
Ambakandawila 7.5276 79.7936
Anamaduwa 7.8777 80.0108 town = ஆனைமடு
Andigama 7.7768 79.9491 town
Angunawila 7.7534 79.8605
Bangadeniya 7.6286 79.8227 town
Bangadeniya Railway Station 7.6273 79.8286 station
Baranankattuwa 7.8019 79.8717
Battulu Oya Railway Station 7.7272 79.8315 station
Battuluoya 7.7338 79.8241 = பட்டுலுஓயா
Bujjampola 7.3272 79.9165
Chilaw 7.5760 79.7960 town = Halawatha, சிலாபம்
Chilaw Railway Station 7.5755 79.7911 station
Dankotuwa 7.2977 79.8823 town
Dummalasuriya 7.4924 79.9109
Dunkannawa 7.4187 79.9100 = டங்கன்னாவா
Eluwankulama 8.2731 79.8801
Erukkalampiddy-Nagavillu Railway Station 7.9616 79.8300 station
Galamuna 7.4662 79.8731
Galmuruwa 7.5028 79.8997
Ihala Kottaramulla 7.3782 79.8759
Ilippadeniya 7.5706 79.8269
Kakkapalliya 7.5277 79.8213
Kakkapalliya Railway Station 7.5328 79.8228 station
Kalkudah (Puttalam) 8.1174 79.7152
Kalladiya 7.9905 79.8941
Kalpitiya 8.2330 79.7660 beach = Kalpitiya Beach, Kite surfing Kalpitiya, Calpentyn, Calpenteen, கற்பிட்டி, கல்பிட்டி
Kalpitiya Fort 8.2356 79.7664 sight = Kalpitiya Dutch Fort
Karadipuwal Railway Station 8.1354 79.8639 station
Karawitagara 7.5671 79.8479
Karuwalagaswewa 8.0566 79.9556
Karuwalgaswewa 8.0576 79.9614
Katuneriya 7.3706 79.8353
Kiriyankalli Railway Station 7.7572 79.8282 station
Koswatta 7.3921 79.9013
Kottantivu 7.8617 79.7905 = කොට්ටන්තිව්
Kottapitiya 7.6359 79.8171 = கொட்டபிட்டிய
Kottukachchiya 7.9407 79.9472
Kudawewa Railway Station 7.4620 79.8532 station
Kumarakattuwa 7.6341 79.8743
Kuruketiyawa 8.0203 80.0536
Lunuwila 7.3559 79.8726
Madampe 7.4972 79.8413 = மாதம்பை
Madurankuli Railway Station 7.9021 79.8205 station
Madurankuliya 7.9081 79.8213
Mahakumbukkadawala 7.8479 79.8857
Mahauswewa 7.9241 80.0968
Mampuri 8.0035 79.7407
Mangalaeliya 7.8599 79.8205 = மங்கலேலியா
Manuwangama Railway Station 7.6006 79.8273 station
Marawila 7.4130 79.8260 beach = Marawila Beach
Mugunuwatawana 7.5834 79.8591 = முகனுவடவன
Mukkutoduwawa 7.9183 79.7603
Mundalama Railway Station 7.7975 79.8256 station
Mundel 7.7888 79.8276 town = முந்தல்
Nainamadama 7.3149 79.8437
Nalladarankattuwa 7.6637 79.8393
Nattandiya 7.4107 79.8643 town = நாத்தாண்டி
Nawagattegama 8.0013 80.1038 = Nawagaththegama
Nelumwewa 8.0135 79.8700
Noor Nagar Railway Station 8.0360 79.8398 station
Norachcholai 8.0132 79.7242 = නොරච්චෝලේ, நுரைச்சோலை
Palavi 7.9791 79.8335 = Palaviya
Pallama 7.6844 79.9258
Panirendawa 7.4919 79.8885
Periyanagavillu Railway Station 8.2281 79.8675 station
Pothuwatawana 7.3585 79.9165
Puttalam 8.0330 79.8280 city = Puttalama, Putlam, Puttlam
Puttalam Cement Factory 7.9878 79.8682 = පුත්තලම සිමෙන්ති කම්හල, புத்தளம் சீமெந்து தொழிற்ச்சலை
Rajakadaluwa 7.6565 79.8381
Sawarana Railway Station 7.5615 79.8053 station
Serukele 7.7307 79.9231 town
Tabbowa 8.0861 79.9264
Talawila Church 8.1125 79.7035 sight = තලවිල පල්ලිය, தலவில தேவாலயம்
Toduwawa 7.4859 79.8031
Udappuwa 7.7358 79.7989
Uraliyagara 7.4958 79.8422
Vanathavillu 8.2132 79.8590 = Vanathawilluwa
Waikkal 7.2880 79.8600 beach = Waikkala, Waikkal Beach
Walahapitiya Railway Station 7.4392 79.8591 station
Wennappuwa 7.3463 79.8398 town
Wijeyakatupotha 7.7241 79.8689 = විජයකටුපොත
Wilpattu National Park Eluwankulama Gate 8.2600 79.8700 park = Eluwankulama Gate
Wilpotha 7.7458 79.8801
Yodaela 7.5667 79.8667 = யோடேலா
Yogiyana 7.2888 79.9263
`
