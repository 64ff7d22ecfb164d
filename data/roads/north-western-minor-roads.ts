/** Points and roads without an A-number in North-Western Province. How to read it: domain/roads/ledger.ts. */

export const northWesternPoints = `
Adippala 1.5 S 7.6598 79.8793
Adippala 7.6734 79.8773
Alahitiyawa 1.2 W 7.4658 80.0337
Alahitiyawa 1.9 W 7.4668 80.0273
Alahitiyawa 7.4621 80.0437
Alutgama 0.4 SE 7.5648 79.9029
Alutgama 0.6 SE 7.5624 79.9027
Alutgama 1.5 S 7.5532 79.9023
Alutgama 7.5667 79.9000
Ambakandawila 1.3 N 7.5396 79.7935
Ambakandawila 7.5276 79.7936
Ambakote 2.3 W 7.4977 80.4370
Ambakote 7.4939 80.4577
Ambanpola 7.9201 80.2382
Anamaduwa 3.6 NW 7.8995 79.9854
Anamaduwa 4.7 SW 7.8384 79.9922
*Anamaduwa 7.8774 80.0087
Andigama 0.3 S 7.7752 79.9492
Andigama 7.7783 79.9486
Andiyagala 7.4667 80.1333
Angunawila 3.5 W 7.7650 79.8312
Angunawila 7.7534 79.8605
Anukkane 7.5026 80.1233
Aragoda 7.3647 80.3478
Ataragalla 7.9180 80.2948
Badalgama 3.6 N 7.3208 79.9781
Balalla 7.8071 80.2543
Bamunakotuwa 7.5714 80.2476
Bandara Koswatta 7.6121 80.1750
Bangadeniya 1.2 E 7.6232 79.8383
Bangadeniya 1.7 NE 7.6395 79.8353
Bangadeniya 1.9 NE 7.6347 79.8427
Bangadeniya 7.6267 79.8277
Baranankattuwa 7.8019 79.8717
Battuluoya 1.4 SE 7.7272 79.8348
Battuluoya 7.7338 79.8241
Bingiriya 2.2 S 7.5746 79.9382
Bingiriya 2.7 E 7.5964 79.9622
Bingiriya 2.99 E 7.5971 79.9646
Bingiriya 3.0 E 7.6035 79.9631
Bingiriya 7.5943 79.9376
Boraluwewa 7.6851 80.0448
Boyagane 1.6 SW 7.4377 80.3346
Boyagane 7.4500 80.3422
Bujjampola 0.8 NW 7.3309 79.9102
Bujjampola 2.5 W 7.3292 79.8939
Bujjampola 2.6 W 7.3310 79.8936
Bujjampola 7.3272 79.9165
Buluwala 2.3 SE 7.4617 80.4820
Buluwala 7.4804 80.4733
Chilaw 1.4 N 7.5741 79.7991
Chilaw 1.7 N 7.5769 79.7978
*Chilaw 7.5620 79.8017
Daladagama 1.8 N 7.8396 80.2460
Daladagama 7.8231 80.2478
Dambadeniya 0.4 SW 7.3674 80.1483
Dambadeniya 7.3697 80.1512
Dambokka interchange 7.4531 80.3455
Danikitawa 7.7679 80.1437
Dankotuwa 2.0 NE 7.3121 79.8933
*Dankotuwa 7.2965 79.8838
Daraluwa 1.2 SW 7.3451 79.9790
Daraluwa 7.3553 79.9836
Deegalla 7.5112 80.0339
Demataluwa 7.5179 80.2880
Demuwatha 0.9 N 7.5004 80.3644
Demuwatha 7.4922 80.3638
Diddeniya 7.6990 80.4605
Digannewa 4.4 W 7.8870 80.0619
Digannewa 7.8933 80.1010
Divullegoda 5.4 SE 7.7345 80.2419
Divullegoda 7.7627 80.2016
Dodangaslanda 7.5757 80.5244
Doluwa 7.6216 80.4187
Doratiyawa 7.4535 80.3940
Dummalasuriya 0.5 W 7.4908 79.9062
Dummalasuriya 7.4924 79.9109
Dunkannawa 7.4187 79.9100
E4 and A6 Junction 0.5 W 7.4963 80.3699
E4 and A6 Junction 7.4947 80.3740
Ehetuwewa 4.5 SE 7.9067 80.3753
Ehetuwewa 7.9357 80.3462
Elibichchiya 1.7 NE 7.3209 80.0707
Elibichchiya 2.5 E 7.3201 80.0786
Elibichchiya 3.6 NW 7.3338 80.0302
Elibichchiya 3.6 W 7.3248 80.0254
Elibichchiya 3.7 NE 7.3396 80.0785
Elibichchiya 7.3143 80.0563
Embogama 1.9 N 7.8400 80.3194
Embogama 7.8233 80.3241
Etungahakotuwa 1.6 W 7.5136 79.9533
Etungahakotuwa 7.5122 79.9677
Galamuna 2.0 S 7.4482 79.8688
Galamuna 2.9 W 7.4588 79.8481
Galamuna 7.4662 79.8731
Galgamuwa 0.8 W 7.9850 80.2809
Galgamuwa 2.5 W 7.9885 80.2655
Galgamuwa 2.8 NW 7.9995 80.2660
*Galgamuwa 7.9865 80.2879
Galmuruwa 3.8 NW 7.5319 79.8817
Galmuruwa 7.5028 79.8997
Galtenwewa 3.3 NW 7.8030 80.3742
Galtenwewa 7.7838 80.3965
Ganegoda 7.6333 80.4632
Gokaralla 7.5989 80.4827
Hengamuwa 7.7004 80.1121
Hettipola 1.4 SW 7.5940 80.0713
Hettipola 7.6047 80.0782
Hindagolla 0.7 W 7.4844 80.4105
Hindagolla 7.4867 80.4161
Hiripitiya 0.9 E 7.6541 80.3756
Hiripitiya 1.4 S 7.6430 80.3685
Hiripitiya 2.0 W 7.6551 80.3492
Hiripitiya 2.4 SE 7.6384 80.3812
Hiripitiya 7.6554 80.3677
Hiriyala Lenawa 7.6389 80.4744
Hiruwalpola 7.5478 79.9375
Horambawa 7.4572 80.1680
Hulogedara 5.5 N 7.8393 80.1910
Hulogedara 7.7895 80.1908
Ibbagamuwa 1.0 SW 7.5501 80.4491
Ibbagamuwa 1.9 SW 7.5431 80.4449
Ibbagamuwa 2.9 SW 7.5375 80.4376
Ibbagamuwa 4.0 W 7.5591 80.4187
Ibbagamuwa 4.01 W 7.5627 80.4187
Ibbagamuwa 7.5569 80.4546
Ihala Gomugomuwa 2.1 E 7.4644 80.0644
Ihala Gomugomuwa 7.4678 80.0455
Ihala Kadigamuwa 7.4416 80.0228
Ihala Katugampala 7.3947 80.0988
Ihala Kottaramulla 1.5 NW 7.3861 79.8648
Ihala Kottaramulla 7.3782 79.8759
Ilippadeniya 2.3 N 7.5906 79.8321
Ilippadeniya 7.5706 79.8269
Ilukhena 7.5304 80.0023
Indulgodakanda 7.4234 80.4076
Kadahapola 0.7 W 7.4492 80.1885
Kadahapola 3.6 NE 7.4779 80.2126
Kadahapola 7.4505 80.1943
Kadigawa 1.0 S 7.7103 80.0012
Kadigawa 7.7192 80.0007
Kakkapalliya 0.6 NW 7.5339 79.8218
Kakkapalliya 2.4 E 7.5336 79.8456
Kakkapalliya 7.5288 79.8239
Kalkudah (Puttalam) 1.3 NE 8.1224 79.7263
Kalkudah (Puttalam) 1.5 W 8.1126 79.7022
Kalkudah (Puttalam) 8.1174 79.7152
Kalladiya 0.4 E 7.9915 79.8972
Kalladiya 7.9905 79.8941
Kalpitiya 11.9 SE 8.1869 79.8612
Kalpitiya 13.2 E 8.2731 79.8801
Kalpitiya 14.9 NE 8.2958 79.8869
Kalpitiya 8.0 SW 8.2037 79.7007
Kalpitiya 8.2372 79.7653
Kalugamuwa 2.3 SW 7.4378 80.2366
Kalugamuwa 7.4475 80.2553
Kanadeniyawala 1.0 SE 7.4324 80.5409
Kanadeniyawala 3.8 NE 7.4681 80.5505
Kanadeniyawala 7.4381 80.5339
Kanattewewa 2.0 SE 7.6009 80.2126
Kanattewewa 7.6173 80.2056
Kandegedara 7.3530 80.2077
Karambe 1.1 SE 7.8001 80.3471
Karambe 7.8076 80.3408
Karawitagara 7.5671 79.8479
Karuwalagaswewa 8.0566 79.9556
Karuwalgaswewa 8.0589 79.9613
Katiyawa 7.6269 80.5501
Katuneriya 7.3706 79.8353
Katupota 2.0 S 7.5331 80.1863
Katupota 7.5505 80.1909
Kekunagolla 7.4984 80.1736
Keppitiwalana 0.6 SE 7.3194 80.1943
Keppitiwalana 2.1 NW 7.3335 80.1750
Keppitiwalana 2.8 SW 7.3037 80.1740
Keppitiwalana 7.3226 80.1903
Kirimetiyawa 1.7 SE 7.4987 80.1493
Kirimetiyawa 7.5123 80.1415
Kirindawa 7.4967 80.1010
Kirindigalla 0.9 N 7.5617 80.4797
Kirindigalla 7.5533 80.4799
Kithalawa 7.4593 80.1010
Kitulwala 7.5063 80.5355
Kobeigane 0.7 S 7.6540 80.1262
Kobeigane 7.6604 80.1274
Kohilagedara 2.4 SW 7.3956 80.3192
Kohilagedara 7.4059 80.3385
Kosdeniya 7.5726 80.1456
Kosgolla 7.4010 80.3930
Koswatta 2.5 NW 7.4104 79.8878
Koswatta 2.6 NW 7.4097 79.8863
Koswatta 7.3921 79.9013
Kotawehera 7.8074 80.0740
Kottantivu 7.8617 79.7904
Kottapitiya 7.6359 79.8171
Kottukachchiya 0.6 SE 7.9363 79.9506
Kottukachchiya 5.3 N 7.9867 79.9591
Kottukachchiya 7.9407 79.9473
Kudagalgamuwa 0.6 W 7.5572 80.3400
Kudagalgamuwa 3.1 S 7.5295 80.3429
Kudagalgamuwa 7.5570 80.3450
*Kuliyapitiya 7.4721 80.0446
Kumarakattuwa 1.0 W 7.6346 79.8650
Kumarakattuwa 1.3 NE 7.6443 79.8805
Kumarakattuwa 1.6 NW 7.6436 79.8632
Kumarakattuwa 2.0 N 7.6518 79.8693
Kumarakattuwa 2.2 W 7.6277 79.8552
Kumarakattuwa 7.6341 79.8743
Kumbukgeta 7.6724 80.4160
Kumbukgete 7.6760 80.4224
Kumbukwewa 7.6405 80.4271
Kuruketiyawa 2.8 S 7.9952 80.0501
Kuruketiyawa 7.3 SW 7.9647 80.0181
Kuruketiyawa 8.0203 80.0536
Kurunegala 0.9 W 7.4779 80.3707
Kurunegala 1.0 SW 7.4807 80.3597
*Kurunegala 7.4881 80.3642
Kurunegala interchange 7.4761 80.3786
Lihiriyagama 1.9 N 7.3646 79.9337
Lihiriyagama 7.3476 79.9347
Lonahettiya 3.5 N 7.5430 80.2286
Lonahettiya 7.5115 80.2252
Lunuwila 1.2 W 7.3594 79.8625
Lunuwila 1.3 NE 7.3617 79.8833
Lunuwila 1.3 SW 7.3460 79.8660
Lunuwila 1.8 E 7.3516 79.8882
Lunuwila 2.8 SE 7.3413 79.8937
Lunuwila 7.3559 79.8727
Madagalla 1.7 W 7.8439 80.3799
Madagalla 7.8428 80.3957
Madakumburumulla 7.4463 79.9948
Madalagama 2.1 N 7.3622 80.3066
Madalagama 7.3432 80.3095
Madampe 1.3 NW 7.5028 79.8308
Madampe 1.8 NW 7.5097 79.8320
Madampe 1.9 NE 7.5075 79.8516
Madampe 3.7 NE 7.5189 79.8621
Madampe 7.4950 79.8393
Maduragoda 1.6 SW 7.5636 80.5425
Maduragoda 7.5764 80.5493
Madurankuliya 0.7 S 7.9032 79.8220
Madurankuliya 7.9094 79.8238
Maeliya 2.0 S 7.7294 80.4195
Maeliya 7.7475 80.4160
Mahagalkadawala 8.0564 80.2823
Mahagirilla 4.1 W 7.8389 80.1017
Mahagirilla 7.8292 80.1375
Mahakeliya 7.5846 80.2769
Mahakumbukkadawala 3.0 E 7.8380 79.9112
Mahakumbukkadawala 7.8479 79.8857
Mahananneriya 8.0016 80.1861
Maharachchimulla 7.3496 80.2070
Mahauswewa 7.9241 80.0968
Maho 0.7 NW 7.8252 80.2682
Maho 1.3 NE 7.8252 80.2819
Maho 2.0 N 7.8370 80.2764
Maho 7.8194 80.2712
Makulewa 7.9959 80.3464
Makulpotha 7.7442 80.4452
Makulwewa 3.0 E 7.6142 80.3895
Makulwewa 7.6096 80.3631
Mallawapitiya 7.4731 80.3879
Mampuri 8.0035 79.7407
Mandapola 7.6359 80.1066
Mangalaeliya 2.5 S 7.8375 79.8249
Mangalaeliya 7.8599 79.8205
Marawila 0.8 N 7.4311 79.8327
Marawila 1.5 S 7.4109 79.8321
Marawila 3.8 N 7.4579 79.8295
Marawila 3.9 N 7.4591 79.8298
Marawila 7.4240 79.8325
Mawathagama 1.1 SW 7.4321 80.4453
Mawathagama 1.6 W 7.4360 80.4395
Mawathagama 7.4369 80.4538
Meegalawa 8.0527 80.3547
Meewellawa 0.3 SW 7.7483 80.1146
Meewellawa 7.7506 80.1160
*Melsiripura 7.6430 80.5069
Metiyagane 1.2 NE 7.3988 80.2001
Metiyagane 7.3948 80.1903
Minhettiya 7.5890 80.3081
Mirihanagama 7.6533 80.1798
Monnekulama 2.4 NW 7.8387 80.0468
Monnekulama 7.8226 80.0619
Moragane 7.5468 80.1275
Morathiha 2.9 W 7.5198 80.4659
Morathiha 7.5107 80.4910
Mugunuwatawana 1.8 E 7.5878 79.8743
Mugunuwatawana 7.5834 79.8591
Mukkutoduwawa 1.4 SW 7.9096 79.7512
Mukkutoduwawa 7.9183 79.7603
Munamaldeniya 0.3 S 7.5452 80.0571
Munamaldeniya 7.5479 80.0577
Mundel 7.7976 79.8017
Muruthenge 7.4376 80.1444
Muttettugala 7.4945 80.3757
Mutugala 0.5 SE 7.4846 80.3533
Mutugala 1.2 N 7.4988 80.3471
Mutugala 2.2 NW 7.5063 80.3417
Mutugala 3.9 NW 7.5186 80.3329
Mutugala 7.4882 80.3504
Nabadewa 7.7816 80.1042
Nagollagama 3.8 NW 7.7741 80.2876
Nagollagama 3.8 W 7.7494 80.2809
Nagollagama 7.7535 80.3147
Nagollagoda 7.5635 80.0409
Nainamadama 0.6 NW 7.3190 79.8403
Nainamadama 0.8 SE 7.3096 79.8490
Nainamadama 1.0 NE 7.3228 79.8484
Nainamadama 1.1 SE 7.3071 79.8500
Nainamadama 2.1 E 7.3212 79.8617
Nainamadama 7.3149 79.8437
Nakalagamuwa 0.1 SW 7.3394 80.2188
Nakalagamuwa 0.8 SE 7.3340 80.2238
Nakalagamuwa interchange 7.3400 80.2200
Nakkawatta 0.9 N 7.4528 80.1468
Nakkawatta 7.4443 80.1456
Nalladarankattuwa 1.1 E 7.6634 79.8487
Nalladarankattuwa 7.6615 79.8393
Narammala 0.4 SW 7.4302 80.2125
Narammala 2.6 S 7.4097 80.2098
*Narammala 7.4325 80.2154
Nattandiya 0.8 E 7.4085 79.8660
Nattandiya 2.6 N 7.4326 79.8598
Nattandiya 2.9 N 7.4352 79.8600
Nattandiya 7.4090 79.8588
Nawagattegama 8.0011 80.1028
Nelliya 7.6922 80.4632
Nelumwewa 4.9 N 8.0571 79.8689
Nelumwewa 8.0135 79.8700
*Nikaweratiya 7.7526 80.1210
Norachcholai 8.0132 79.7242
Nugawela 7.6049 80.1244
Padeniya 0.3 SE 7.6528 80.2210
Padeniya 1.7 N 7.6706 80.2182
*Padeniya 7.6554 80.2198
Padiwela 1.5 S 7.5292 79.9873
Padiwela 7.5423 79.9892
Pahalagiribawa 8.1176 80.1917
Palavi 0.3 S 7.9772 79.8342
Palavi 1.3 E 7.9812 79.8465
Palavi 7.9794 79.8346
Pallama 2.4 W 7.6837 79.9039
Pallama 4.3 SE 7.6530 79.9479
Pallama 7.6844 79.9258
Pallewela 7.4783 79.9948
Palukadawala 7.9571 80.2962
Panagamuwa 7.4899 80.5188
Panaliya 7.3309 80.3297
Panirendawa 0.3 NE 7.4935 79.8907
Panirendawa 7.4919 79.8885
Panliyadda 7.6726 80.5466
Pansiyagama 4.0 N 7.7708 80.4938
Pansiyagama 7.7352 80.4969
Parape 7.3726 80.4149
Pihimbiya Ratmale 1.3 E 7.5757 80.0451
Pihimbiya Ratmale 7.5768 80.0331
Pihimbuwa 7.4591 80.5147
Pilessa 7.4615 80.4125
Polgahawela 0.7 NE 7.3327 80.2976
*Polgahawela 7.3292 80.2923
Polpithigama 7.8212 80.4062
Pothuhera 0.7 SW 7.4162 80.3267
Pothuhera 7.4217 80.3297
Pothupitiya 7.3542 80.1736
Pothuwatawana 7.3585 79.9165
Pujapitiya 7.4981 80.3843
Puttalam 1.1 N 8.0401 79.8288
Puttalam 1.5 NE 8.0408 79.8394
Puttalam 3.5 NW 8.0548 79.8107
*Puttalam 8.0302 79.8307
Puttalam Cement Factory 3.3 SE 7.9606 79.8801
Puttalam Cement Factory 7.9878 79.8682
Rajakadaluwa 1.1 S 7.6469 79.8401
Rajakadaluwa 7.6564 79.8381
Rasnayakapura 7.7744 80.0170
Ridigama 0.4 NW 7.5521 80.4894
Ridigama 0.4 W 7.5490 80.4875
Ridigama 2.0 NE 7.5662 80.4990
Ridigama 7.5496 80.4914
Saliya Asokapura 8.1347 80.1888
Saliyagama 7.8677 80.4094
Serukele 7.7266 79.9181
Siyambalawewa 7.8042 80.4299
Solepura 1.2 W 8.1529 80.1456
Solepura 8.1531 80.1568
Solewewa 8.1471 80.1289
Solewewa 9.6 W 8.1399 80.0418
Sunandapura 7.6366 80.0724
Tabbowa 8.0861 79.9264
Talgodapitiya 7.5612 80.4581
Tambutta 8.0874 80.2266
Thalahitimulla 7.4305 80.0060
Thalakolawewa 7.7949 80.4340
Thalwita 7.5822 80.3352
Tharana Udawela 4.1 N 7.5969 79.9905
Tharana Udawela 7.5600 79.9941
Thimbiriyawa 7.7493 80.1401
Thorayaya 3.6 NE 7.5308 80.4304
Thorayaya 7.5087 80.4068
Toduwawa 0.2 N 7.4882 79.8046
Toduwawa 1.0 N 7.4948 79.8018
Toduwawa 1.7 E 7.4919 79.8192
Toduwawa 2.9 S 7.4619 79.8127
Toduwawa 3.8 SE 7.4598 79.8263
Toduwawa 7.4865 79.8051
Tulhiriya 2.0 W 7.2736 80.2056
Tulhiriya 3.6 W 7.2833 80.1924
Tulhiriya 7.2753 80.2238
Udappuwa 7.7358 79.7989
Udawatta 7.4893 80.3584
Udubaddawa 7.4825 79.9672
Udumulla 7.4653 80.4206
Uhumiya 7.4639 80.2985
Ulpotha Pallekele 7.8265 80.4372
Uraliyagara 0.3 E 7.4928 79.8454
Uraliyagara 2.4 SW 7.4742 79.8310
Uraliyagara 3.4 SW 7.4642 79.8306
Uraliyagara 7.4921 79.8425
Usgala Siyabmalangamuwa 8.0983 80.2949
Villattewa 0.8 S 7.5839 79.9070
Villattewa 1.1 E 7.5927 79.9192
Villattewa 1.1 S 7.5812 79.9056
Villattewa 1.3 W 7.5931 79.8978
Villattewa 7.5905 79.9093
Vithikuliya 7.7152 80.1466
Wadakada 7.3968 80.2665
Wadumunnegedara 7.3981 79.9774
Waikkal 1.3 N 7.2955 79.8607
Waikkal 7.2838 79.8578
Walakumburumulla 7.4254 80.0156
Wannigama 7.7089 80.1426
Wannikudawewa 8.0340 80.2175
Warawewa 8.1205 80.1456
Wariyapola 0.5 NW 7.6268 80.2395
Wariyapola 0.6 S 7.6190 80.2454
Wariyapola 1.1 SE 7.6151 80.2479
*Wariyapola 7.6239 80.2433
Watareka 1.4 SE 7.3922 80.4466
Watareka 7.3973 80.4354
Watuwatta 1.0 S 7.5000 79.9206
Watuwatta 2.3 E 7.5064 79.9380
Watuwatta 7.5083 79.9173
Weerapokuna 3.6 S 7.6196 79.9847
Weerapokuna 7.6514 79.9889
Welawa Junction 7.6901 80.1745
Welipennagahamulla 0.4 S 7.4276 79.9272
Welipennagahamulla 7.4313 79.9276
Wellagala 3.1 E 7.6295 80.3042
Wellagala 3.2 E 7.6329 80.3033
Wellagala 4.4 N 7.6619 80.2725
Wellagala 7.3 N 7.6843 80.2980
Wellagala 7.6222 80.2767
Wellawa 0.5 S 7.5569 80.3692
Wellawa 1.5 N 7.5745 80.3644
Wellawa 7.5615 80.3686
Welpalla 7.3655 79.9612
Wennappuwa 0.4 N 7.3542 79.8371
Wennappuwa 0.7 S 7.3451 79.8409
Wennappuwa 0.9 SE 7.3430 79.8417
*Wennappuwa 7.3506 79.8386
Wennoruwa 0.5 SW 7.3766 80.2146
Wennoruwa 7.3805 80.2168
Weuda 2.4 NW 7.4175 80.4751
Weuda 7.4065 80.4938
Wewagama 3.1 W 7.4274 80.0744
Wewagama 7.4233 80.1024
Wijeyakatupotha 7.7241 79.8689
Wilgamuwa 7.3610 80.2054
Wilpotha 7.7458 79.8801
Yaggapitiya interchange 7.4976 80.3833
Yakwila 0.5 S 7.3770 80.0380
Yakwila 0.8 S 7.3748 80.0372
Yakwila 1.0 N 7.3911 80.0381
Yakwila 2.7 NW 7.3922 80.0156
Yakwila 3.1 E 7.3887 80.0654
Yakwila 7.3819 80.0381
Yatawatte 7.5653 80.5849
Yatigaloluwa 1.3 S 7.3185 80.2760
Yatigaloluwa 7.3297 80.2739
Yodaela 1.2 NE 7.5748 79.8745
Yodaela 3.0 S 7.5396 79.8661
Yodaela 7.5667 79.8667
Yogiyana 7.2888 79.9263
`

export const northWesternRoads = `
Adippala - Nalladarankattuwa | minor
Adippala 1.5 S 0, Nalladarankattuwa 1.1 E 3.9 settled
Adippala - Pallama | minor
Adippala 0, Pallama 2.4 W 3.2 settled
Adippala - Wilpotha | minor
Adippala 0, Wilpotha 12 settled
Alahitiyawa - Bingiriya | secondary
Alahitiyawa 1.2 W 0, Padiwela 1.5 S 8.8 settled, Padiwela 10.3 settled, Bingiriya 2.7 E 17.1 settled
Alahitiyawa - Ihala Gomugomuwa | main
Alahitiyawa 1.2 W 0, Ihala Gomugomuwa 1.3 settled
Alahitiyawa - Muruthenge | secondary
Alahitiyawa 0, Wewagama 9.1 settled, Muruthenge 15.3 settled
Alahitiyawa - Pallewela | main
Alahitiyawa 1.2 W 0, Alahitiyawa 1.9 W 0.7 settled, Pallewela 4.5 settled
Alutgama - Alutgama | secondary
Alutgama 0.4 SE 0, Alutgama 0.4 settled
Alutgama - Bingiriya | minor
Alutgama 0.6 SE 0, Bingiriya 2.2 S 4.3 settled
Alutgama - Villattewa | main
Alutgama 0.4 SE 0, Villattewa 1.1 S 1.9 settled, Villattewa 0.8 S 2.23 settled, Villattewa 3 settled
Ambakote - Buluwala | minor
Ambakote 0, Buluwala 3.4 settled
Ambakote - Ibbagamuwa | secondary
Ambakote 0, Ibbagamuwa 9.2 settled
Ambanpola - Mahananneriya | secondary
Ambanpola 0, Mahananneriya 14.3
Anamaduwa - Galgamuwa | main
Anamaduwa 0, Nawagattegama 17.3, Mahananneriya 27.4, Galgamuwa 2.8 NW 37.2, Galgamuwa 0.8 W 39.8
Anamaduwa - Kuruketiyawa | minor
Anamaduwa 3.6 NW 0, Kuruketiyawa 7.3 SW 8.7
Andigama - Rasnayakapura | minor
Andigama 0.3 S 0, Rasnayakapura 7.7
Andiyagala - Anukkane | minor
Andiyagala 0, Anukkane 7.3 settled
Angunawila - Andigama | secondary
Angunawila 3.5 W 0, Andigama 0.3 S 13.8 settled
Angunawila - Mangalaeliya | secondary
Angunawila 0, Mangalaeliya 14.9
Bangadeniya - Bangadeniya | minor
Bangadeniya 1.2 E 0, Bangadeniya 1.9 NE 1.4 settled
Bangadeniya - Kumarakattuwa | minor
Bangadeniya 0, Kumarakattuwa 6.4 settled
Baranankattuwa - Norachcholai | minor
Baranankattuwa 0, Mangalaeliya 10.5, Kottantivu 15, Mukkutoduwawa 25.1, Mampuri 39.9, Norachcholai 42.5
Bingiriya - Pallama | minor
Bingiriya 2.99 E 0, Bingiriya 3.0 E 0.74 settled, Pallama 4.3 SE 7.1
Bingiriya - Pihimbiya Ratmale | minor
Bingiriya 0, Pihimbiya Ratmale 12.2 settled
Bingiriya - Wariyapola | secondary
Bingiriya 0, Bingiriya 2.7 E 2.73 settled, Bingiriya 2.99 E 3 settled, Tharana Udawela 4.1 N 6 settled, Hettipola 15.7 settled, Nugawela 21 settled, Bandara Koswatta 26.63 settled, Kanattewewa 30.1 settled, Wariyapola 0.6 S 34.5 settled
Bingiriya - Weerapokuna | minor
Bingiriya 3.0 E 0, Weerapokuna 3.6 S 3.3
Boraluwewa - Kobeigane | secondary
Boraluwewa 0, Kobeigane 9.8 settled
Bujjampola - Bujjampola | minor
Bujjampola 2.6 W 0, Bujjampola 0.8 NW 1.9 settled
Bujjampola - Lihiriyagama | secondary
Bujjampola 0, Lihiriyagama 5.7 settled
Bujjampola - Lunuwila | minor
Bujjampola 0, Lunuwila 7.9 settled
Buluwala - Ankumbura | secondary
Buluwala 2.3 SE 0, Kanadeniyawala 20.4 winding, Kanadeniyawala 1.0 SE 21.9 winding, Ankumbura 1.3 W 25.6 winding, Ankumbura 0.4 NW 27 town
Buluwala - Dombawala | secondary
Buluwala 0, Ridigama 9.2 settled, Dodangaslanda 14.5 settled, Maduragoda 18.7 settled, Yatawatta 26.5 winding, Yatawatta 0.9 SE 27.4 winding, Dombawala 31.5 town
Buluwala - Morathiha | secondary
Buluwala 0, Morathiha 7.3 settled
Chilaw - Mugunuwatawana | secondary
Chilaw 1.4 N 0, Ilippadeniya 3.1 settled, Mugunuwatawana 7 settled
Dambadeniya - Pothupitiya | minor
Dambadeniya 0, Pothupitiya 6 settled
Danikitawa - Hulogedara | secondary
Danikitawa 0, Hulogedara 5.8 settled
Dankotuwa - Badalgama | main
Dankotuwa 0, Yogiyana 5.3 town, Badalgama 3.8 NW 10.4 settled
Dankotuwa - Daraluwa | minor
Dankotuwa 2.0 NE 0, Bujjampola 3.2 town, Daraluwa 1.2 SW 11.6 settled
Dankotuwa - Koswatta | minor
Dankotuwa 0, Lunuwila 8.4 town, Ihala Kottaramulla 11.4 settled, Koswatta 2.5 NW 16.5 settled
Dankotuwa - Wennappuwa | minor
Dankotuwa 0, Nainamadama 6.3 settled, Nainamadama 0.6 NW 7.1 settled, Wennappuwa 0.7 S 10.6 settled
Demataluwa - Mutugala | main
Demataluwa 0, Mutugala 2.2 NW 7.7 settled
Demataluwa - Wellagala | secondary
Demataluwa 0, Minhettiya 11.2 settled, Wellagala 19.2 settled
Demuwatha - Wellagala | minor
Demuwatha 0.9 N 0, Kudagalgamuwa 0.6 W 7.4 settled, Thalwita 10.5 settled, Wellagala 3.1 E 17 settled
Digannewa - Kuruketiyawa | minor
Digannewa 0, Mahauswewa 11.8, Kuruketiyawa 28
Digannewa - Mahananneriya | main
Digannewa 0, Mahananneriya 17.3
Digannewa - Warawewa | secondary
Digannewa 4.4 W 0, Nawagattegama 16.3, Warawewa 36.8
Divullegoda - Kandalama | minor
Divullegoda 0, Nagollagama 17.7, Maeliya 33.8, Makulpotha 39.2 settled, Pansiyagama 46.8, Beligamuwa 54.7 settled, Wahacotte 60.2 settled, Kalundawa 76, Kandalama 7.0 E 94.2
Divullegoda - Nagollagama | minor
Divullegoda 5.4 SE 0, Nagollagama 3.8 W 5.7
Divullegoda - Nawagattegama | minor
Divullegoda 0, Hulogedara 4.9, Mahagirilla 14.4 settled, Digannewa 25.7, Nawagattegama 42
Doluwa - Gokaralla | secondary
Doluwa 0, Gokaralla 12.6 settled
Doratiyawa - Udumulla | minor
Doratiyawa 0, Pilessa 4.2 town, Udumulla 6 town
Dummalasuriya - Alutgama | secondary
Dummalasuriya 0, Galmuruwa 2 settled, Alutgama 9.2 settled
Dummalasuriya - Alutgama | minor
Dummalasuriya 0.5 W 0, Alutgama 1.5 S 7 settled
Ehetuwewa - Galgamuwa | secondary
Ehetuwewa 0, Palukadawala 6.9, Galgamuwa 10.3
Ehetuwewa - Kagama | minor
Ehetuwewa 0, Siyambalewa 4.8 SW 9.4, Kagama 25.9
Ehetuwewa - Makulewa | secondary
Ehetuwewa 0, Makulewa 7.7
Ehetuwewa - Pubbogama | minor
Ehetuwewa 4.5 SE 0, Maneruwa 4.3 W 12.1, Maneruwa 29.2, Galkiriyagama 45.1, Pubbogama 47.9
Elibichchiya - Elibichchiya | secondary
Elibichchiya 3.6 W 0, Elibichchiya 1.7 NE 5.2 settled, Elibichchiya 2.5 E 6.1 settled
Elibichchiya - Elibichchiya | minor
Elibichchiya 0, Elibichchiya 2.5 E 4.1 settled
Elibichchiya - Elibichchiya | minor
Elibichchiya 3.7 NE 0, Elibichchiya 5.0 NE 1.3 settled
Elibichchiya - Kitalawalana | main
Elibichchiya 2.5 E 0, Elibichchiya 4.0 E 1.6 settled, Kitalawalana 3.9 N 3.7 settled
Elibichchiya - Wewagama | minor
Elibichchiya 1.7 NE 0, Elibichchiya 3.7 NE 2.3 settled, Ihala Katugampala 11.7, Wewagama 15.7 settled
Elibichchiya - Yakwila | minor
Elibichchiya 3.7 NE 0, Yakwila 8.4
Embogama - Galtenwewa | minor
Embogama 0, Galtenwewa 3.3 NW 7.1
Galgamuwa - Ipologama | secondary
Galgamuwa 0.8 W 0, Meegalawa 16.5, Bulnewa 29.8, Galnewa 33.6, Kagama 38.2 settled, Ipologama 44.4
Galgamuwa - Wannikudawewa | secondary
Galgamuwa 0, Galgamuwa 0.8 W 0.8, Wannikudawewa 12.6
Galmuruwa - Kakkapalliya | secondary
Galmuruwa 3.8 NW 0, Yodaela 3.0 S 1.93 town, Kakkapalliya 2.4 E 4.3 town, Kakkapalliya 0.6 NW 7 settled
Galtenwewa - Ulpotha Pallekele | secondary
Galtenwewa 3.3 NW 0, Polpithigama 7.3 settled, Ulpotha Pallekele 11.3 settled
Gokaralla - Hiriyala Lenawa | secondary
Gokaralla 0, Hiriyala Lenawa 6.1 settled
Gokaralla - Kirindigalla | minor
Gokaralla 0, Kirindigalla 6.9 settled
Hettipola - Hettipola | secondary
Hettipola 1.4 SW 0, Hettipola 1.4 settled
Hettipola - Kosdeniya | minor
Hettipola 1.4 SW 0, Kosdeniya 12.5 settled
Hindagolla - Kirindigalla | secondary
Hindagolla 0, Ambakote 2.3 W 2.6 town, Kirindigalla 10.7 settled
Hindagolla - Morathiha | secondary
Hindagolla 0.7 W 0, Hindagolla 0.7 town, Ambakote 5.5 town, Morathiha 12.5 settled
Hindagolla - Thorayaya | minor
Hindagolla 0, Thorayaya 2.9 settled
Hiripitiya - Galtenwewa | minor
Hiripitiya 0, Galtenwewa 15.1
Hiriyala Lenawa - Nelliya | minor
Hiriyala Lenawa 0, Nelliya 8.4 settled
Hiriyala Lenawa - Selagama | secondary
Hiriyala Lenawa 0, Melsiripura 4.9 settled, Katiyawa 11.2 settled, Selagama 27 winding
Hiruwalpola - Bingiriya | minor
Hiruwalpola 0, Bingiriya 7.9 settled
Horambawa - Kadahapola | main
Horambawa 0, Kadahapola 4 settled
Horambawa - Kirimetiyawa | secondary
Horambawa 0, Kirimetiyawa 7.5 settled
Ibbagamuwa - Doluwa | main
Ibbagamuwa 0, Doluwa 9.9 settled
Ibbagamuwa - Hiripitiya | minor
Ibbagamuwa 4.01 W 0, Makulwewa 3.0 E 6.7 settled, Hiripitiya 2.4 SE 9.9 settled, Hiripitiya 1.4 S 11.5 settled
Ibbagamuwa - Nelliya | minor
Ibbagamuwa 2.9 SW 0, Ibbagamuwa 4.0 W 3.9 settled, Ibbagamuwa 4.01 W 4.3 settled, Doluwa 12.9 settled, Nelliya 23.9 settled
Ibbagamuwa - Siyambalewa | secondary
Ibbagamuwa 1.0 SW 0, Kumbukwewa 11.6 settled, Kumbukgete 15.6 settled, Maeliya 2.0 S 21.9 settled, Maeliya 24 settled, Galtenwewa 28.8 settled, Madagalla 35.7 settled, Saliyagama 39, Siyambalewa 7.1 S 49.4
Ihala Gomugomuwa - Mandapola | secondary
Ihala Gomugomuwa 0, Kuliyapitiya 0.5 settled, Munamaldeniya 0.3 S 8.8 settled, Munamaldeniya 9.1 settled, Hettipola 1.4 SW 14.45 settled, Mandapola 23.2 settled
Ihala Gomugomuwa - Nakkawatta | main
Ihala Gomugomuwa 0, Ihala Gomugomuwa 2.1 E 2.1 settled, Kithalawa 6.2 settled, Nakkawatta 0.9 N 11.3 settled
Ihala Kadigamuwa - Dummalasuriya | main
Ihala Kadigamuwa 0, Pallewela 7.8 settled, Udubaddawa 10.9 settled, Dummalasuriya 17.2 settled
Ihala Katugampala - Ihala Gomugomuwa | minor
Ihala Katugampala 0, Wewagama 3.1 W 5.1 settled, Ihala Gomugomuwa 2.1 E 9.6 settled
Ihala Kottaramulla - Koswatta | secondary
Ihala Kottaramulla 0, Koswatta 4.3 settled
Ilippadeniya - Bangadeniya | minor
Ilippadeniya 0, Ilippadeniya 2.3 N 3.7 settled, Bangadeniya 10.6 settled
Ilippadeniya - Mugunuwatawana | minor
Ilippadeniya 0, Karawitagara 3.4 settled, Yodaela 8.6 settled, Yodaela 1.2 NE 9.85 settled, Mugunuwatawana 1.8 E 11.3 settled
Kadahapola - Lonahettiya | minor
Kadahapola 0, Kadahapola 3.6 NE 4.3 settled, Lonahettiya 10.2 settled, Lonahettiya 3.5 N 15.6
Kadahapola - Mirihanagama | secondary
Kadahapola 0.7 W 0, Katupota 2.0 S 9.5 settled, Katupota 11.5 settled, Kanattewewa 19.2 settled, Mirihanagama 24.7 settled
Kadigawa - Mundel | minor
Kadigawa 0, Serukele 12.4, Wilpotha 18.4 settled, Angunawila 21 settled, Mundel 34.7 settled
Kakkapalliya - Mugunuwatawana | minor
Kakkapalliya 0, Karawitagara 7.1 settled, Mugunuwatawana 10.6 settled
Kakkapalliya - Yodaela | minor
Kakkapalliya 2.4 E 0, Yodaela 4.4 settled
Kalkudah (Puttalam) - Kalkudah (Puttalam) | secondary
Kalkudah (Puttalam) 0, Kalkudah (Puttalam) 1.3 NE 1.4 settled
Kalkudah (Puttalam) - Kalkudah (Puttalam) | minor
Kalkudah (Puttalam) 1.5 W 0, Kalkudah (Puttalam) 1.53 settled
Kalkudah (Puttalam) - Kalpitiya | minor
Kalkudah (Puttalam) 0, Kalpitiya 8.0 SW 14.8 settled
Kalladiya - Kuruketiyawa | minor
Kalladiya 0, Kottukachchiya 5.3 N 9.2, Kuruketiyawa 27.8
Kalpitiya - Kalpitiya | secondary
Kalpitiya 13.2 E 0, Kalpitiya 14.9 NE 2.7
Kalugamuwa - Wariyapola | secondary
Kalugamuwa 0, Bamunakotuwa 14.8 settled, Wariyapola 0.6 S 20.3 settled
Kanadeniyawala - Gokaralla | minor
Kanadeniyawala 3.8 NE 0, Kitulwala 5.5 winding, Dodangaslanda 16.9 winding, Gokaralla 23.2 settled
Kanadeniyawala - Panagamuwa | secondary
Kanadeniyawala 0, Pihimbuwa 3.7 winding, Panagamuwa 9.1 winding
Kanadeniyawala - Ridigama | secondary
Kanadeniyawala 0, Panagamuwa 7.5 winding, Ridigama 16.2 winding, Ridigama 0.4 NW 16.6 settled
Kanattewewa - Wariyapola | secondary
Kanattewewa 2.0 SE 0, Wariyapola 5.5 settled
Karambe - Madagalla | secondary
Karambe 1.1 SE 0, Madagalla 1.7 W 6.6 settled
Karawitagara - Ilippadeniya | minor
Karawitagara 0, Ilippadeniya 2.3 N 5 settled
Karuwalagaswewa - Tabbowa | minor
Karuwalagaswewa 0, Tabbowa 4.8
Katiyawa - Akuramboda | minor
Katiyawa 0, Millawana 10.9 settled, Akuramboda 16.8 settled
Katuneriya - Dunkannawa | minor
Katuneriya 0, Koswatta 10.9 settled, Dunkannawa 15.2 settled
Katupota - Bandara Koswatta | minor
Katupota 0, Bandara Koswatta 8.1 settled
Katupota - Demataluwa | minor
Katupota 0, Lonahettiya 3.5 N 6.3 settled, Demataluwa 15.5 settled
Katupota - Mahakeliya | secondary
Katupota 2.0 S 0, Bamunakotuwa 8.5 settled, Mahakeliya 12.2 settled
Kekunagolla - Kadahapola | minor
Kekunagolla 0, Kadahapola 3.6 NE 8 settled
Keppitiwalana - Keppitiwalana | minor
Keppitiwalana 2.8 SW 0, Keppitiwalana 2.1 NW 4.8 settled
Keppitiwalana - Maharachchimulla | secondary
Keppitiwalana 0, Maharachchimulla 3.9 settled
Keppitiwalana - Nakalagamuwa | minor
Keppitiwalana 0.6 SE 0, Nakalagamuwa 0.1 SW 3.9 settled
Keppitiwalana - Pothupitiya | secondary
Keppitiwalana 0, Pothupitiya 6.3 settled
Kirimetiyawa - Pothuhera | minor
Kirimetiyawa 0, Kekunagolla 5.6 settled, Lonahettiya 14.2 settled, Uhumiya 26.4, Pothuhera 35 settled
Kirindawa - Kadigawa | minor
Kirindawa 0, Munamaldeniya 9.6 settled, Nagollagoda 14.3 settled, Pihimbiya Ratmale 17 settled, Weerapokuna 29.6, Kadigawa 1.0 S 36.5
Kirindigalla - Ridigama | secondary
Kirindigalla 0, Ridigama 0.4 W 1.1 settled
Kithalawa - Andiyagala | main
Kithalawa 0, Andiyagala 4.1 settled
Kobeigane - Hengamuwa | secondary
Kobeigane 0, Hengamuwa 6 settled
Kobeigane - Padeniya | minor
Kobeigane 0.7 S 0, Mirihanagama 5.9 settled, Padeniya 0.3 SE 10.7 settled
Kohilagedara - Hewadiwela | minor
Kohilagedara 0, Dombemada 2.9 winding, Hewadiwela 7.3 winding
Kohilagedara - Rambukkana | secondary
Kohilagedara 2.4 SW 0, Aragoda 7 winding, Rambukkana 1.1 NW 13.6 town
Kosdeniya - Bandara Koswatta | secondary
Kosdeniya 0, Bandara Koswatta 7.5 settled
Kosdeniya - Kudagalgamuwa | secondary
Kosdeniya 0, Katupota 7.6 settled, Lonahettiya 15, Demataluwa 25.1 settled, Kudagalgamuwa 3.1 S 33 settled
Kosdeniya - Mandapola | minor
Kosdeniya 0, Mandapola 10.6 settled
Kosgolla - Galagedara | minor
Kosgolla 0, Watareka 1.4 SE 9.3 winding, Pubbiliya 21.5 winding, Galagedara 28.4 winding
Kosgolla - Hindagolla | minor
Kosgolla 0, Indulgodakanda 3.5 town, Doratiyawa 10.8 town, Hindagolla 0.7 W 16.5 town
Kosgolla - Hindagolla | minor
Kosgolla 0, Udumulla 12 town, Hindagolla 0.7 W 14.6 town
Kosgolla - Pubbiliya | minor
Kosgolla 0, Pubbiliya 2.3 W 14.8 winding
Kosgolla - Watareka | minor
Kosgolla 0, Watareka 8.7 winding
Koswatta - Marawila | minor
Koswatta 2.6 NW 0, Galamuna 2.0 S 7.5 settled, Galamuna 2.9 W 11.1 settled, Marawila 3.8 N 13.2 settled
Kotawehera - Digannewa | secondary
Kotawehera 0, Digannewa 11.9 settled
Kotawehera - Mahagirilla | minor
Kotawehera 0, Mahagirilla 4.1 W 4.8 settled
Kottapitiya - Mahagalkadawala | secondary
Kottapitiya 0, Bangadeniya 2.1 settled, Bangadeniya 1.2 E 3.33 settled, Kumarakattuwa 2.2 W 5.3 settled, Kumarakattuwa 1.0 W 6.62 settled, Kumarakattuwa 1.3 NE 8.64 settled, Serukele 19.7 settled, Andigama 0.3 S 26.1, Andigama 26.45, Anamaduwa 4.7 SW 34.7, Anamaduwa 39.6, Mahauswewa 51.8, Mahananneriya 69.5, Wannikudawewa 76.3, Mahagalkadawala 86.6
Kottukachchiya - Karuwalagaswewa | secondary
Kottukachchiya 5.3 N 0, Karuwalagaswewa 10.2
Kudagalgamuwa - Kudagalgamuwa | secondary
Kudagalgamuwa 3.1 S 0, Kudagalgamuwa 3.1 settled
Kuliyapitiya - Anukkane | minor
Kuliyapitiya 0, Kirindawa 8.4 settled, Anukkane 11.7 settled
Kumarakattuwa - Bangadeniya | minor
Kumarakattuwa 2.2 W 0, Bangadeniya 1.9 NE 1.8 settled, Bangadeniya 1.7 NE 2.8 settled
Kumarakattuwa - Kottukachchiya | minor
Kumarakattuwa 0, Adippala 10.4 settled, Wijeyakatupotha 20 settled, Angunawila 24.1 settled, Baranankattuwa 33.4, Mahakumbukkadawala 42.8, Kottukachchiya 58.4, Kottukachchiya 5.3 N 67.5
Kumarakattuwa - Kumarakattuwa | minor
Kumarakattuwa 1.0 W 0, Kumarakattuwa 1.6 NW 1.1 settled, Kumarakattuwa 2.0 N 2.4 settled
Kumarakattuwa - Kumarakattuwa | minor
Kumarakattuwa 1.3 NE 0, Kumarakattuwa 2.0 N 1.6 settled
Kumarakattuwa - Rajakadaluwa | minor
Kumarakattuwa 1.6 NW 0, Rajakadaluwa 1.1 S 2.8 settled
Kumarakattuwa - Serukele | secondary
Kumarakattuwa 0, Pallama 8.8 settled, Serukele 13.9
Kumbukgeta - Pansiyagama | minor
Kumbukgeta 0, Diddeniya 7 settled, Pansiyagama 15.3 settled, Pansiyagama 4.0 N 19.7
Kumbukwewa - Ganegoda | secondary
Kumbukwewa 0, Ganegoda 6 settled
Kuruketiyawa - Karuwalagaswewa | main
Kuruketiyawa 0, Karuwalagaswewa 16.5
Kurunegala - Doratiyawa | secondary
Kurunegala 1.0 SW 0, Doratiyawa 6.1 town
Kurunegala - E4 and A6 Junction | secondary
Kurunegala 0.9 W 0, E4 and A6 Junction 2 city
Lihiriyagama - Daraluwa | minor
Lihiriyagama 0, Welpalla 5.7 settled, Daraluwa 9 settled
Lonahettiya - Bamunakotuwa | secondary
Lonahettiya 3.5 N 0, Bamunakotuwa 5 settled
Lunuwila - Ihala Kottaramulla | secondary
Lunuwila 1.3 NE 0, Ihala Kottaramulla 2.3 settled
Lunuwila - Lihiriyagama | minor
Lunuwila 0, Pothuwatawana 6.5 settled, Lihiriyagama 1.9 N 8.7 settled
Lunuwila - Pothuwatawana | minor
Lunuwila 2.8 SE 0, Pothuwatawana 3.2 settled
Madalagama - Aragoda | minor
Madalagama 0, Aragoda 6.9 winding
Madalagama - Kalugamuwa | secondary
Madalagama 0, Wadakada 7.8 settled, Kalugamuwa 2.3 SW 13.7 settled
Madalagama - Pinnawala | minor
Madalagama 0, Yatagama 10.8 town, Pinnawala 18.3 town, Pinnawala 2.1 SE 21 town
Madampe - Madampe | minor
Madampe 1.9 NE 0, Madampe 1.8 NW 2.2 town
Madurankuliya - Ataragalla | minor
Madurankuliya 0.7 S 0, Mahakumbukkadawala 9.4, Anamaduwa 27.1, Digannewa 4.4 W 34.3, Digannewa 43.5, Ambanpola 64, Ataragalla 70.6
Madurankuliya - Mampuri | secondary
Madurankuliya 0, Mampuri 16.1 settled
Madurankuliya - Mukkutoduwawa | minor
Madurankuliya 0, Mukkutoduwawa 7.9
Maeliya - Diddeniya | minor
Maeliya 2.0 S 0, Diddeniya 7.5 settled
Maeliya - Galtenwewa | secondary
Maeliya 0, Galtenwewa 3.3 NW 9.4 settled
Maeliya - Thalakolawewa | minor
Maeliya 0, Thalakolawewa 6.4 settled
Mahagalkadawala - Telhiriyawa | main
Mahagalkadawala 0, Telhiriyawa 12.6
Mahagirilla - Digannewa | minor
Mahagirilla 0, Digannewa 4.4 W 13.7
Mahakumbukkadawala - Mahakumbukkadawala | minor
Mahakumbukkadawala 3.0 E 0, Mahakumbukkadawala 3.1
Maharachchimulla - Kandegedara | minor
Maharachchimulla 0, Kandegedara 1.3 settled
Maharachchimulla - Yatigaloluwa | minor
Maharachchimulla 0, Yatigaloluwa 11 settled
Maho - Ehetuwewa | secondary
Maho 0, Embogama 5.9, Ehetuwewa 4.5 SE 24.4
Maho - Maho | minor
Maho 1.3 NE 0, Maho 2.0 N 1.7
Maho - Polpithigama | secondary
Maho 0, Polpithigama 18.2
Makulwewa - Kumbukwewa | minor
Makulwewa 3.0 E 0, Doluwa 9.9 settled, Kumbukwewa 13.8 settled
Makulwewa - Makulwewa | secondary
Makulwewa 0, Makulwewa 3.0 E 3.7 settled
Mallawapitiya - Hindagolla | main
Mallawapitiya 0, Hindagolla 0.7 W 2.8 town
Mampuri - Puttalam | secondary
Mampuri 0, Puttalam 1.5 NE 19.4 settled
Mandapola - Bandara Koswatta | secondary
Mandapola 0, Bandara Koswatta 10.2 settled
Marawila - Etungahakotuwa | secondary
Marawila 1.5 S 0, Nattandiya 3 settled, Nattandiya 0.8 E 3.8 settled, Koswatta 2.6 NW 6.04 settled, Koswatta 2.5 NW 6.22 settled, Dunkannawa 8.9 settled, Welipennagahamulla 0.4 S 11.04 settled, Welipennagahamulla 11.45 settled, Udubaddawa 19.2 settled, Etungahakotuwa 27.3 settled
Marawila - Nattandiya | secondary
Marawila 0.8 N 0, Nattandiya 2.6 N 3 settled
Marawila - Toduwawa | minor
Marawila 3.9 N 0, Toduwawa 3.8 SE 0.4 settled
Mawathagama - Ambakote | secondary
Mawathagama 0, Ambakote 2.3 W 7.2 settled
Mawathagama - Buluwala | minor
Mawathagama 0, Buluwala 2.3 SE 6.2 winding
Meegalawa - Mahapothana | minor
Meegalawa 0, Hurigaswewa 5.5, Eppawala 15.5, Walagambahuwa 28.5, Tirappane 37.2, Dematawewa 52.2, Dematawewa 4.5 NE 58.1, Upuldeniya 66.5, Mahapothana 82.3
Meewellawa - Saliyagama | secondary
Meewellawa 0.3 SW 0, Nikaweratiya 0.9 settled, Danikitawa 3.92 settled, Hulogedara 5.5 N 15 settled, Ambanpola 26, Ehetuwewa 38.1, Ehetuwewa 4.5 SE 43.3, Saliyagama 49.6
Melsiripura - Millawana | secondary
Melsiripura 0, Millawana 12.5 settled
Melsiripura - Pansiyagama | minor
Melsiripura 0, Pansiyagama 11.3 settled
Melsiripura - Polpithigama | minor
Melsiripura 0, Nelliya 9.8 settled, Diddeniya 10.9 settled, Makulpotha 18.6 settled, Thalakolawewa 26.6 settled, Siyambalawewa 28.2 settled, Polpithigama 32 settled
Melsiripura - Talakiriyagama | main
Melsiripura 0, Panliyadda 7.3 settled, Beligamuwa 14.9 settled, Galewela 20.8 settled, Talakiriyagama 30.6
Minhettiya - Wellawa | minor
Minhettiya 0, Thalwita 11.8 settled, Wellawa 17.9 settled
Mirihanagama - Welawa Junction | minor
Mirihanagama 0, Welawa Junction 5.1 settled
Moragane - Kosdeniya | minor
Moragane 0, Kosdeniya 5.2 settled
Morathiha - Ibbagamuwa | minor
Morathiha 2.9 W 0, Ibbagamuwa 1.9 SW 5.4 settled
Mugunuwatawana - Bingiriya | main
Mugunuwatawana 1.8 E 0, Villattewa 1.3 W 2.7 settled, Villattewa 4 settled, Villattewa 1.1 E 5.1 settled, Bingiriya 7.2 settled
Mugunuwatawana - Ilippadeniya | secondary
Mugunuwatawana 1.8 E 0, Mugunuwatawana 1.8 settled, Ilippadeniya 2.3 N 6.2 settled
Mukkutoduwawa - Kottukachchiya | minor
Mukkutoduwawa 1.4 SW 0, Madurankuliya 8.1, Kottukachchiya 0.6 SE 25.4
Munamaldeniya - Katupota | minor
Munamaldeniya 0.3 S 0, Moragane 7.8 settled, Katupota 2.0 S 14.8 settled
Mundel - Kottantivu | secondary
Mundel 0, Kottantivu 7.3
Muruthenge - Katupota | secondary
Muruthenge 0, Nakkawatta 1.9 town, Horambawa 6.3 settled, Kekunagolla 11.5 settled, Katupota 19.6 settled
Muttettugala - Hiripitiya | secondary
Muttettugala 0, Wellawa 0.5 S 7.3 settled, Wellawa 7.9 settled, Wellawa 1.5 N 9.4 settled, Makulwewa 13.3 settled, Hiripitiya 1.4 S 17.1 settled, Hiripitiya 18.5
Mutugala - E4 and A6 Junction | secondary
Mutugala 1.2 N 0, Demuwatha 0.9 N 2.1 city, E4 and A6 Junction 0.5 W 2.9 city
Mutugala - Kudagalgamuwa | main
Mutugala 2.2 NW 0, Kudagalgamuwa 3.1 S 3.4 town
Mutugala - Kudagalgamuwa | minor
Mutugala 3.9 NW 0, Kudagalgamuwa 0.6 W 4.8 settled
Mutugala - Mutugala | secondary
Mutugala 0.5 SE 0, Mutugala 0.5 city, Mutugala 1.2 N 1.9 city
Nabadewa - Mahagirilla | secondary
Nabadewa 0, Mahagirilla 7.6 settled
Nagollagama - Ataragalla | minor
Nagollagama 3.8 NW 0, Maho 5.6, Ataragalla 21
Nagollagama - Karambe | minor
Nagollagama 0, Karambe 8.1
Nagollagama - Maho | minor
Nagollagama 0, Maho 9.8, Maho 0.7 NW 10.52
Nagollagoda - Mahakumbukkadawala | minor
Nagollagoda 0, Pihimbiya Ratmale 1.3 E 1.44 settled, Hettipola 1.4 SW 6.9 settled, Sunandapura 13.5 settled, Boraluwewa 20.8 settled, Kadigawa 29, Andigama 41, Mahakumbukkadawala 54.8
Nainamadama - Bujjampola | minor
Nainamadama 2.1 E 0, Bujjampola 2.5 W 3.7 town
Nainamadama - Nainamadama | secondary
Nainamadama 1.1 SE 0, Nainamadama 1.4 settled
Nainamadama - Nainamadama | minor
Nainamadama 0.6 NW 0, Nainamadama 1.0 NE 1.1 town
Nakalagamuwa - Muruthenge | minor
Nakalagamuwa 0.8 SE 0, Kandegedara 3.1 settled, Wilgamuwa 4.6 settled, Metiyagane 10.6 settled, Muruthenge 22 settled
Nakkawatta - Andiyagala | secondary
Nakkawatta 0, Andiyagala 3 settled
Nakkawatta - Kadahapola | secondary
Nakkawatta 0.9 N 0, Kadahapola 0.7 W 4.6 settled, Kadahapola 5.3 settled
Nakkawatta - Kirimetiyawa | minor
Nakkawatta 0, Nakkawatta 0.9 N 1.1 settled, Kirimetiyawa 1.7 SE 6.6 settled
Nalladarankattuwa - Mangalaeliya | main
Nalladarankattuwa 0, Battuluoya 8.4 settled, Mangalaeliya 24.1 settled
Nalladarankattuwa - Meewellawa | minor
Nalladarankattuwa 0, Nalladarankattuwa 1.1 E 1.1 settled, Adippala 4.6 settled, Pallama 10.8 settled, Kadigawa 23, Meewellawa 38.5 settled
Narammala - Kadahapola | secondary
Narammala 0.4 SW 0, Kadahapola 3.04 settled
Nattandiya - Galamuna | minor
Nattandiya 0, Galamuna 8.2 settled
Nattandiya - Galamuna | minor
Nattandiya 2.9 N 0, Galamuna 2.0 S 1.8 settled
Nawagattegama - Karuwalgaswewa | secondary
Nawagattegama 0, Kuruketiyawa 2.8 S 6.3, Karuwalgaswewa 18.9
Nawagattegama - Kuruketiyawa | secondary
Nawagattegama 0, Kuruketiyawa 7.7
Nelumwewa - Karuwalagaswewa | secondary
Nelumwewa 0, Karuwalagaswewa 12
Nikaweratiya - Thimbiriyawa | minor
Nikaweratiya 0, Thimbiriyawa 5.1 settled
Norachcholai - Kalkudah (Puttalam) | secondary
Norachcholai 0, Kalkudah (Puttalam) 1.5 W 13.5 settled
Nugawela - Balalla | secondary
Nugawela 0, Kobeigane 0.7 S 5.5 settled, Kobeigane 6.22 settled, Wannigama 12.3 settled, Divullegoda 23.2 settled, Balalla 31.5
Padiwela - Weerapokuna | minor
Padiwela 0, Tharana Udawela 2.6 settled, Weerapokuna 15
Pahalagiribawa - Nochchiyagama | minor
Pahalagiribawa 0, Saliya Asokapura 2.4 settled, Rajanganaya 12.6 settled, Nochchiyagama 33.1
Pahalagiribawa - Solewewa | minor
Pahalagiribawa 0, Warawewa 5.7 settled, Solewewa 9.7
Palavi - Kalladiya | secondary
Palavi 0, Palavi 1.3 E 1.4, Puttalam Cement Factory 4, Kalladiya 6.9
Palavi - Kalpitiya | secondary
Palavi 0.3 S 0, Kalkudah (Puttalam) 1.3 NE 24.9, Kalpitiya 39.5
Pallewela - Munamaldeniya | minor
Pallewela 0, Deegalla 8.4 settled, Munamaldeniya 14.8 settled
Palukadawala - Makulewa | secondary
Palukadawala 0, Makulewa 9.2
Panagamuwa - Maduragoda | minor
Panagamuwa 0, Kitulwala 3.1 winding, Maduragoda 1.6 SW 11.6 winding
Panagamuwa - Ridigama | secondary
Panagamuwa 0, Morathiha 6.1 winding, Ridigama 11.5 settled
Panaliya - Aragoda | minor
Panaliya 0, Aragoda 7.6 winding
Panaliya - Yatagama | minor
Panaliya 0, Yatagama 8.6 town
Panirendawa - Madampe | minor
Panirendawa 0.3 NE 0, Madampe 3.7 NE 5 settled
Pansiyagama - Galkiriyagama | minor
Pansiyagama 4.0 N 0, Bambaragaswewa 4.7, Dewahuwa 16.8, Galkiriyagama 28.1
Pihimbiya Ratmale - Sunandapura | minor
Pihimbiya Ratmale 1.3 E 0, Sunandapura 8.9 settled
Polgahawela - Boyagane | secondary
Polgahawela 0, Madalagama 3.2 winding, Kohilagedara 11.3 winding, Boyagane 1.6 SW 14.86 town
Polgahawela - Panaliya | secondary
Polgahawela 0, Panaliya 6.2 winding
Polpithigama - Ehetuwewa | secondary
Polpithigama 0, Ehetuwewa 4.5 SE 10.2
Polpithigama - Kagama | minor
Polpithigama 0, Maneruwa 4.3 W 13 settled, Negampaha 30.1, Kagama 3.6 S 37.4
Pothuhera - Kosgolla | secondary
Pothuhera 0, Kosgolla 9.5 settled
Pothuwatawana - Walakumburumulla | secondary
Pothuwatawana 0, Welpalla 6.5 settled, Wadumunnegedara 10.8 settled, Walakumburumulla 16.6 settled
Puttalam - Kalpitiya | main
Puttalam 1.5 NE 0, Kalpitiya 11.9 SE 17.7, Kalpitiya 13.2 E 27.6
Puttalam - Nelumwewa | minor
Puttalam 1.5 NE 0, Nelumwewa 4.9 N 4.5
Puttalam - Puttalam | secondary
Puttalam 0, Puttalam 1.1 N 1.13 city
Puttalam - Puttalam | secondary
Puttalam 1.1 N 0, Puttalam 1.5 NE 1.2 city
Puttalam - Puttalam | minor
Puttalam 1.1 N 0, Puttalam 3.5 NW 2.6
Puttalam Cement Factory - Kalladiya | secondary
Puttalam Cement Factory 3.3 SE 0, Kalladiya 4.7, Kalladiya 0.4 E 5.1
Puttalam Cement Factory - Nelumwewa | minor
Puttalam Cement Factory 3.3 SE 0, Puttalam Cement Factory 4.6, Nelumwewa 8.6, Nelumwewa 4.9 N 13.7
Ridigama - Gokaralla | minor
Ridigama 0, Gokaralla 6.5 settled
Ridigama - Kirindigalla | minor
Ridigama 0.4 W 0, Kirindigalla 0.9 N 1.7 settled
Ridigama - Ridigama | secondary
Ridigama 0.4 W 0, Ridigama 0.4 NW 0.5 settled, Ridigama 2.0 NE 2.4 settled
Saliya Asokapura - Angamuwa | minor
Saliya Asokapura 0, Angamuwa 10.3 settled
Saliya Asokapura - Solepura | minor
Saliya Asokapura 0, Solepura 4.8 settled, Solepura 1.2 W 7.5 settled
Serukele - Battuluoya | minor
Serukele 0, Wijeyakatupotha 6 settled, Battuluoya 11.7 settled
Siyambalawewa - Ulpotha Pallekele | minor
Siyambalawewa 0, Ulpotha Pallekele 3.3 settled
Solewewa - Kalaoya | minor
Solewewa 9.6 W 0, Kalaoya 9.2 SW 3.3
Solewewa - Rajanganaya | minor
Solewewa 0, Solepura 1.2 W 3.3 settled, Rajanganaya 12.1 settled
Sunandapura - Kobeigane | minor
Sunandapura 0, Mandapola 10.9 settled, Kobeigane 15.3 settled
Talgodapitiya - Yatawatta | secondary
Talgodapitiya 0, Kirindigalla 0.9 N 2.6 settled, Ridigama 2.0 NE 4.8 settled, Maduragoda 1.6 SW 10 settled, Yatawatte 18.1 winding, Yatawatta 18.6 winding
Tambutta - Kalaoya | minor
Tambutta 0, Angamuwa 12.9 settled, Gemunupura 17.7 settled, Kalaoya 0.5 N 24.9
Tambutta - Pahalagiribawa | secondary
Tambutta 0, Pahalagiribawa 5.4 settled
Thalahitimulla - Alahitiyawa | minor
Thalahitimulla 0, Ihala Kadigamuwa 2.24 settled, Alahitiyawa 6.8 settled
Thalahitimulla - Madakumburumulla | minor
Thalahitimulla 0, Madakumburumulla 3.2 settled
Thalakolawewa - Palukadawala | minor
Thalakolawewa 0, Galtenwewa 3.3 NW 9.4 settled, Karambe 13.4 settled, Embogama 19.3, Ataragalla 35.7, Palukadawala 40.9
Tharana Udawela - Nagollagoda | minor
Tharana Udawela 0, Nagollagoda 6.2 settled
Tharana Udawela - Nawagattegama | minor
Tharana Udawela 4.1 N 0, Weerapokuna 3.6 S 2.7, Weerapokuna 6.26, Kadigawa 14, Monnekulama 29.2, Digannewa 4.4 W 40.7, Mahauswewa 51.8, Nawagattegama 64.7
Tharana Udawela - Pihimbiya Ratmale | minor
Tharana Udawela 0, Pihimbiya Ratmale 6.5 settled
Thimbiriyawa - Ambanpola | minor
Thimbiriyawa 0, Mahagirilla 11.4 settled, Ambanpola 29.7
Thimbiriyawa - Madagalla | secondary
Thimbiriyawa 0, Hulogedara 8.3 settled, Daladagama 15.6, Maho 0.7 NW 17.9, Maho 1.3 NE 19.4, Embogama 1.9 N 24.1, Madagalla 1.7 W 31.2, Madagalla 33 settled
Thorayaya - Ibbagamuwa | secondary
Thorayaya 3.6 NE 0, Ibbagamuwa 4.0 W 5.1 settled
Toduwawa - Ambakandawila | minor
Toduwawa 1.0 N 0, Ambakandawila 1.3 N 5.1 town
Toduwawa - Ambakandawila | minor
Toduwawa 1.7 E 0, Ambakandawila 5.3 town
Toduwawa - Chilaw | minor
Toduwawa 2.9 S 0, Toduwawa 3.1 town, Ambakandawila 8.5 town, Ambakandawila 1.3 N 10 town, Chilaw 13 town, Chilaw 1.7 N 14.9 city
Toduwawa - Hiruwalpola | minor
Toduwawa 2.9 S 0, Toduwawa 3.8 SE 1.8 settled, Galamuna 7.4 settled, Dummalasuriya 20.4 settled, Watuwatta 22.5 settled, Hiruwalpola 27.6 settled
Toduwawa - Toduwawa | minor
Toduwawa 0, Toduwawa 0.2 N 0.2 settled
Tulhiriya - Galigamuwa | minor
Tulhiriya 2.0 W 0, Alawwa 0.4 NW 5.9 settled, Beligala 13.9 winding, Galigamuwa 0.4 NW 19.7 winding
Tulhiriya - Keppitiwalana | minor
Tulhiriya 3.6 W 0, Keppitiwalana 5.9 settled
Tulhiriya - Tulhiriya | secondary
Tulhiriya 3.6 W 0, Tulhiriya 2.0 W 2.4 settled
Udappuwa - Andigama | minor
Udappuwa 0, Battuluoya 3.6 settled, Angunawila 9.3 settled, Andigama 21.5
Udappuwa - Monnekulama | secondary
Udappuwa 0, Baranankattuwa 15.3 settled, Andigama 29.8, Monnekulama 45.6
Udawatta - Demuwatha | secondary
Udawatta 0, Demuwatha 0.7 city
Uhumiya - Padeniya | minor
Uhumiya 0, Demataluwa 8.3 settled, Bamunakotuwa 18.3, Kanattewewa 2.0 SE 26.3 settled, Kanattewewa 28.8 settled, Padeniya 35.1 settled
Ulpotha Pallekele - Lenadora | minor
Ulpotha Pallekele 0, Bambaragaswewa 13.9, Galewela 20.7, Lenadora 34.8
Uraliyagara - Alutgama | secondary
Uraliyagara 0.3 E 0, Madampe 1.9 NE 1.8 town, Madampe 3.7 NE 3.5 town, Galmuruwa 3.8 NW 6.1 settled, Alutgama 1.5 S 9.4 settled, Alutgama 0.6 SE 10.45 settled, Alutgama 0.4 SE 10.7 settled
Uraliyagara - Dummalasuriya | secondary
Uraliyagara 2.4 SW 0, Uraliyagara 2.5 settled, Uraliyagara 0.3 E 2.82 settled, Panirendawa 7.6 settled, Panirendawa 0.3 NE 7.9 settled, Dummalasuriya 0.5 W 9.7 settled, Dummalasuriya 10.24 settled
Uraliyagara - Madampe | secondary
Uraliyagara 0, Madampe 0.5 settled, Madampe 1.3 NW 1.8 settled
Villattewa - Villattewa | minor
Villattewa 0.8 S 0, Villattewa 1.3 W 1.5 settled
Villattewa - Villattewa | minor
Villattewa 1.1 S 0, Villattewa 1.1 E 2.5 settled
Wadakada - Madalagama | secondary
Wadakada 0, Madalagama 2.1 N 6.1 settled
Wadumunnegedara - Galamuna | minor
Wadumunnegedara 0, Welipennagahamulla 7.8 settled, Galamuna 19 settled
Wadumunnegedara - Padiwela | minor
Wadumunnegedara 0, Madakumburumulla 8.3 settled, Pallewela 13.8 settled, Ilukhena 20.8 settled, Padiwela 25.5 settled
Wadumunnegedara - Yakwila | secondary
Wadumunnegedara 0, Yakwila 7.2 settled
Waikkal - Ihala Kottaramulla | minor
Waikkal 1.3 N 0, Nainamadama 2.1 E 2.9 town, Lunuwila 1.3 SW 5.9 town, Lunuwila 1.2 W 7.43 town, Ihala Kottaramulla 1.5 NW 10.5 settled
Walakumburumulla - Ilukhena | minor
Walakumburumulla 0, Alahitiyawa 7.3 settled, Kuliyapitiya 9.5 settled, Deegalla 15.6 town, Ilukhena 20.4 settled
Walakumburumulla - Wewagama | minor
Walakumburumulla 0, Wewagama 11.9 settled
Wannigama - Vithikuliya | secondary
Wannigama 0, Vithikuliya 0.83 settled
Wannikudawewa - Telhiriyawa | minor
Wannikudawewa 0, Tambutta 7.4, Telhiriyawa 22 settled
Warawewa - Solepura | minor
Warawewa 0, Solepura 1.2 W 3.9
Wariyapola - Ganegoda | secondary
Wariyapola 1.1 SE 0, Wellagala 3.4 settled, Wellagala 3.2 E 6.8, Hiripitiya 2.0 W 12.45, Hiripitiya 14.5, Hiripitiya 0.9 E 15.4, Doluwa 22.8 settled, Ganegoda 28.1 settled
Wariyapola - Wariyapola | minor
Wariyapola 0, Wariyapola 0.5 NW 0.53 settled
Wariyapola - Wellagala | minor
Wariyapola 0, Wellagala 4.4 N 5.3 settled
Watuwatta - Alutgama | secondary
Watuwatta 0, Alutgama 7.5 settled
Watuwatta - Etungahakotuwa | minor
Watuwatta 2.3 E 0, Etungahakotuwa 1.6 W 1.9 settled
Watuwatta - Ilukhena | secondary
Watuwatta 0, Etungahakotuwa 6.9 settled, Ilukhena 12.8 settled
Watuwatta - Padiwela | minor
Watuwatta 1.0 S 0, Watuwatta 2.3 E 2.1 settled, Etungahakotuwa 5.9 settled, Padiwela 1.5 S 9.2 settled
Weerapokuna - Wannigama | minor
Weerapokuna 0, Boraluwewa 8.5, Hengamuwa 19.6 settled, Wannigama 24 settled
Welipennagahamulla - Dummalasuriya | minor
Welipennagahamulla 0, Dummalasuriya 9.4 settled
Welipennagahamulla - Ihala Gomugomuwa | minor
Welipennagahamulla 0, Madakumburumulla 9.2 settled, Ihala Gomugomuwa 16.6 settled
Wellagala - Hiripitiya | minor
Wellagala 7.3 N 0, Hiripitiya 2.0 W 7.8
Wellawa - Ibbagamuwa | minor
Wellawa 0.5 S 0, Ibbagamuwa 4.01 W 7.6 settled
Wellawa - Wellagala | minor
Wellawa 1.5 N 0, Wellagala 3.1 E 9.9 settled, Wellagala 3.2 E 10.3 settled
Wennappuwa - Lunuwila | secondary
Wennappuwa 0, Lunuwila 4.8 settled
Wennappuwa - Lunuwila | secondary
Wennappuwa 0.9 SE 0, Lunuwila 1.3 SW 2.7 settled, Lunuwila 1.8 E 5.25 settled
Wennappuwa - Lunuwila | minor
Wennappuwa 0.4 N 0, Lunuwila 1.2 W 2.9 settled
Wennoruwa - Yatigaloluwa | minor
Wennoruwa 0.5 SW 0, Yatigaloluwa 10 settled, Yatigaloluwa 1.3 S 11.4 winding
Wewagama - Kirindawa | secondary
Wewagama 0, Kithalawa 6.1 settled, Kirindawa 11.1 settled
Wewagama - Kumbukgete | secondary
Wewagama 0, Anukkane 11.8 settled, Kirimetiyawa 14.2 settled, Katupota 22.8 settled, Bamunakotuwa 30 settled, Minhettiya 38.6 settled, Hiripitiya 0.9 E 52.1 settled, Kumbukgeta 57, Kumbukgete 57.9 settled
Wewagama - Nakkawatta | minor
Wewagama 3.1 W 0, Nakkawatta 10 settled
Wilgamuwa - Pothuhera | minor
Wilgamuwa 0, Wennoruwa 4 settled, Wadakada 10.8 settled, Pothuhera 0.7 SW 18.4 settled
Yakwila - Ihala Kadigamuwa | secondary
Yakwila 0, Ihala Kadigamuwa 7.4 settled
Yakwila - Walakumburumulla | secondary
Yakwila 0, Walakumburumulla 6.7 settled
Yakwila - Yakwila | minor
Yakwila 0.5 S 0, Yakwila 2.7 NW 3 settled
Yakwila - Yakwila | minor
Yakwila 1.0 N 0, Yakwila 3.1 E 3.1
Yatawatte - Kavudupelella | minor
Yatawatte 0, Mahawela 0.5 NW 3.4 winding, Kavudupelella 1.3 N 5.2 winding
Yodaela - Munamaldeniya | minor
Yodaela 1.2 NE 0, Alutgama 3.4 settled, Hiruwalpola 9.4 settled, Padiwela 16.5 settled, Munamaldeniya 26.2 settled
Yogiyana - Galamuna | minor
Yogiyana 0, Bujjampola 5.1 settled, Pothuwatawana 10.7 settled, Koswatta 15.3 settled, Galamuna 28.7 settled
Yogiyana - Lihiriyagama | main
Yogiyana 0, Lihiriyagama 7.9 settled
`
