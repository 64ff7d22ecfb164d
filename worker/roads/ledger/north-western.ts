/** Points and roads without an A-number in North-Western Province. How to read it: ./format.ts. */

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
Ambanpola 0.3 NW 7.9201 80.2382
Ambanpola 7.9181 80.2405
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
Balalla 7.8071 80.2543
Bamunakotuwa 7.5714 80.2476
Bandara Koswatta 7.6121 80.1750
Bangadeniya 1.2 E 7.6232 79.8383
Bangadeniya 1.7 NE 7.6395 79.8353
Bangadeniya 1.9 NE 7.6347 79.8427
Bangadeniya 7.6267 79.8277
Baranankattuwa 7.8019 79.8717
Battuluoya 1.4 SE 7.7272 79.8348
Battuluoya 2.7 N 7.7568 79.8304
Battuluoya 7.7338 79.8241
Bingiriya 2.6 S 7.5746 79.9382
Bingiriya 2.8 E 7.5964 79.9622
Bingiriya 2.9 E 7.6035 79.9631
Bingiriya 3.0 E 7.5971 79.9646
Bingiriya 7.5982 79.9372
Bogamulla 7.4572 80.1680
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
Demuwatha 0.5 N 7.4922 80.3638
Demuwatha 1.4 N 7.5004 80.3644
Demuwatha 7.4881 80.3642
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
Ehetuwewa 4.5 SE 7.9067 80.3753
Ehetuwewa 7.9357 80.3462
Elibichchiya 1.7 NE 7.3209 80.0707
Elibichchiya 2.5 E 7.3201 80.0786
Elibichchiya 3.6 NW 7.3338 80.0302
Elibichchiya 3.6 W 7.3248 80.0254
Elibichchiya 3.7 NE 7.3396 80.0785
Elibichchiya 3.8 NW 7.3422 80.0368
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
Girathalana 8.0348 80.4104
Gokaralla 7.5989 80.4827
Hengamuwa 7.7004 80.1121
Hettipola 1.4 SW 7.5940 80.0713
Hettipola 7.6047 80.0782
Hindagolla 0.8 SW 7.4810 80.4123
Hindagolla 7.4867 80.4161
Hiripitiya 0.1 S 7.6551 80.3677
Hiripitiya 0.9 E 7.6541 80.3756
Hiripitiya 1.4 S 7.6430 80.3685
Hiripitiya 2.0 W 7.6551 80.3492
Hiripitiya 2.4 SE 7.6384 80.3812
Hiripitiya 2.8 SE 7.6417 80.3888
Hiripitiya 7.6554 80.3677
Hiriyala Lenawa 7.6389 80.4744
Hiruwalpola 7.5478 79.9375
Hulogedara 5.5 N 7.8393 80.1910
Hulogedara 7.7895 80.1908
Ibbagamuwa 1.0 SW 7.5501 80.4491
Ibbagamuwa 1.9 SW 7.5431 80.4449
Ibbagamuwa 2.9 SW 7.5375 80.4376
Ibbagamuwa 4.2 W 7.5591 80.4187
Ibbagamuwa 4.23 W 7.5627 80.4187
Ibbagamuwa 7.5554 80.4564
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
Kadahapola 0.7 E 7.4505 80.1943
Kadahapola 7.4492 80.1885
Kadigawa 1.0 S 7.7103 80.0012
Kadigawa 7.7192 80.0007
Kakkapalliya 0.7 N 7.5339 79.8218
Kakkapalliya 2.8 E 7.5336 79.8456
Kakkapalliya 7.5277 79.8213
Kalkudah 1.3 E 8.1218 79.7264
Kalkudah 1.3 NE 8.1224 79.7263
Kalkudah 14.4 NE 8.2372 79.7653
Kalkudah 8.1174 79.7152
Kalkudah 9.7 N 8.2037 79.7007
Kalladiya 0.4 E 7.9915 79.8972
Kalladiya 7.9905 79.8941
Kalugamuwa 7.3922 80.4466
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
Katupota 7.5505 80.1909
Katupotha 0.1 E 7.5330 80.1865
Katupotha 7.5331 80.1863
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
Kobeigane 1.6 N 7.6747 80.1300
Kobeigane 7.6606 80.1266
Kohilagedara 2.4 SW 7.3956 80.3192
Kohilagedara 7.4059 80.3385
Kosdeniya 7.5726 80.1456
Kosgolla 7.4010 80.3930
Koswatta 2.5 NW 7.4104 79.8878
Koswatta 2.6 NW 7.4097 79.8863
Koswatta 7.3921 79.9013
Kotawehera 0.5 W 7.8074 80.0740
Kotawehera 7.8090 80.0780
Kottantivu 7.8617 79.7904
Kottapitiya 7.6359 79.8171
Kottukachchiya 0.6 SE 7.9363 79.9506
Kottukachchiya 0.7 SE 7.9357 79.9512
Kottukachchiya 5.3 N 7.9867 79.9591
Kottukachchiya 7.9407 79.9473
Kudagalgamuwa 0.6 W 7.5572 80.3400
Kudagalgamuwa 3.1 S 7.5295 80.3429
Kudagalgamuwa 7.5570 80.3450
*Kuliyapitiya 7.4721 80.0446
Kumarakattuwa 1.0 W 7.6346 79.8650
Kumarakattuwa 1.3 NE 7.6443 79.8805
Kumarakattuwa 1.6 NW 7.6436 79.8632
Kumarakattuwa 1.7 NW 7.6450 79.8638
Kumarakattuwa 2.0 N 7.6518 79.8693
Kumarakattuwa 2.2 W 7.6277 79.8552
Kumarakattuwa 7.6341 79.8743
Kumbukgeta 7.6724 80.4160
Kumbukgete 7.6760 80.4224
Kumbukwewa 7.6405 80.4271
Kuruketiyawa 2.8 S 7.9952 80.0501
Kuruketiyawa 7.3 SW 7.9647 80.0181
Kuruketiyawa 8.0203 80.0536
Kurunegala 0.9 SW 7.4807 80.3597
Kurunegala 0.9 W 7.4779 80.3707
*Kurunegala 7.4873 80.3645
Kurunegala interchange 7.4761 80.3786
Lihiriyagama 1.9 N 7.3646 79.9337
Lihiriyagama 7.3476 79.9347
Lonahettiya 3.5 N 7.5430 80.2286
Lonahettiya 4.0 S 7.4779 80.2126
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
Madampe 1.6 NE 7.5075 79.8516
Madampe 1.7 NW 7.5097 79.8320
Madampe 3.3 NE 7.5189 79.8621
Madampe 7.4972 79.8413
Maduragoda 1.6 SW 7.5636 80.5425
Maduragoda 7.5764 80.5493
Madurankuliya 0.3 NE 7.9094 79.8238
Madurankuliya 0.31 NE 7.9093 79.8238
Madurankuliya 0.5 S 7.9032 79.8220
Madurankuliya 7.9081 79.8213
Maeliya 2.0 S 7.7294 80.4195
Maeliya 7.7475 80.4160
Mahagalkadawala 8.0564 80.2823
Mahagirilla 3.4 NW 7.8451 80.1113
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
Mandapola 4.0 SE 7.6049 80.1244
Mandapola 7.6359 80.1066
Mangalaeliya 2.5 S 7.8375 79.8249
Mangalaeliya 7.8599 79.8205
Marawila 0.8 N 7.4311 79.8327
Marawila 1.5 S 7.4109 79.8321
Marawila 3.8 N 7.4579 79.8295
Marawila 7.4239 79.8353
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
Muttettugala 0.2 W 7.4947 80.3740
Muttettugala 0.7 W 7.4963 80.3699
Muttettugala 7.4945 80.3757
Mutugala 0.5 SE 7.4846 80.3533
Mutugala 1.2 N 7.4988 80.3471
Mutugala 2.3 N 7.5072 80.3429
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
Nakalagamuwa interchange 7.3400 80.2200
Nakkawatta 0.9 N 7.4528 80.1468
Nakkawatta 7.4443 80.1456
Nalladarankattuwa 1.1 E 7.6634 79.8487
Nalladarankattuwa 7.6615 79.8393
Narammala 0.4 SW 7.4302 80.2125
Narammala 2.4 E 7.4378 80.2366
Narammala 2.6 S 7.4097 80.2098
Narammala 4.7 E 7.4475 80.2553
*Narammala 7.4325 80.2154
Nattandiya 0.9 SE 7.4085 79.8660
Nattandiya 2.2 N 7.4326 79.8598
Nattandiya 2.5 N 7.4352 79.8600
Nattandiya 7.4125 79.8591
Nawagattegama 8.0011 80.1028
Nelliya 7.6922 80.4632
Nelumwewa 4.9 N 8.0571 79.8689
Nelumwewa 8.0135 79.8700
*Nikaweratiya 7.7554 80.1191
Norachcholai 8.0132 79.7242
Nugawela 7.3340 80.2238
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
*Polgahawela 7.3275 80.2935
Polpithigama 7.8212 80.4062
Pothuhera 0.7 SW 7.4162 80.3267
Pothuhera 7.4217 80.3297
Pothupitiya 7.3542 80.1736
Pothuwatawana 7.3585 79.9165
Pujapitiya 7.4981 80.3843
Puttalam 0.1 S 8.0293 79.8307
Puttalam 1.1 N 8.0401 79.8288
Puttalam 1.5 NE 8.0408 79.8394
Puttalam 3.5 NW 8.0548 79.8107
*Puttalam 8.0302 79.8307
Puttalam Cement Factory 3.3 SE 7.9606 79.8801
Puttalam Cement Factory 7.9878 79.8682
Rajakadaluwa 1.1 S 7.6469 79.8401
Rajakadaluwa 7.6564 79.8381
Rasnayakapura 7.7744 80.0170
Rideegama 0.4 SW 7.5490 80.4875
Rideegama 1.9 NE 7.5662 80.4990
Rideegama 7.5521 80.4894
Ridigama 7.5496 80.4914
Saliya Asokapura 8.1347 80.1888
Saliyagama 4.4 NW 7.8952 80.3804
Saliyagama 7.8677 80.4094
Sandalankawa 2.1 E 7.3208 79.9781
Sandalankawa 7.3151 79.9596
Serukele 7.7266 79.9181
Siyambalawewa 7.8042 80.4299
Solepura 1.2 W 8.1529 80.1456
Solepura 8.1531 80.1568
Solewewa 8.1471 80.1289
Solewewa 8.9 W 8.1285 80.0502
Solewewa 9.6 W 8.1399 80.0418
Sunandapura 7.6366 80.0724
Tabbowa 13.3 NW 8.1869 79.8612
Tabbowa 21.4 N 8.2731 79.8801
Tabbowa 23.7 N 8.2958 79.8869
Tabbowa 8.0861 79.9264
Talawila Church 8.1126 79.7022
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
Toduwawa 0.3 NE 7.4882 79.8046
Toduwawa 1.0 N 7.4948 79.8018
Toduwawa 1.9 E 7.4919 79.8192
Toduwawa 2.89 S 7.4601 79.8066
Toduwawa 2.9 S 7.4619 79.8127
Toduwawa 3.9 SE 7.4598 79.8263
Toduwawa 7.4859 79.8031
Tulhiriya 2.0 W 7.2736 80.2056
Tulhiriya 3.6 W 7.2833 80.1924
Tulhiriya 7.2753 80.2238
Udappuwa 7.7358 79.7989
Udawatta 7.4893 80.3584
Udubaddawa 0.3 S 7.4825 79.9672
Udubaddawa 7.4853 79.9675
Udumulla 7.4653 80.4206
Uhumiya 7.4639 80.2985
Ulpotha Pallekele 7.8265 80.4372
Uraliyagara 0.3 E 7.4928 79.8454
Uraliyagara 2.4 SW 7.4742 79.8310
Uraliyagara 3.4 SW 7.4642 79.8306
Uraliyagara 3.9 S 7.4591 79.8298
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
Wannigama 1.3 SW 7.6990 80.1362
Wannigama 7.7078 80.1443
Wannikudawewa 8.0340 80.2175
Warawewa 8.1205 80.1456
Wariyapola 0.5 NW 7.6268 80.2395
Wariyapola 0.6 S 7.6190 80.2454
Wariyapola 1.1 SE 7.6151 80.2479
*Wariyapola 7.6239 80.2433
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
Wennappuwa 0.6 N 7.3542 79.8371
Wennappuwa 0.8 SE 7.3451 79.8409
Wennappuwa 1.0 SE 7.3430 79.8417
*Wennappuwa 7.3493 79.8353
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
Yakwila 2.0 SW 7.3697 80.0247
Yakwila 2.7 NW 7.3922 80.0156
Yakwila 3.1 E 7.3887 80.0654
Yakwila 7.3819 80.0381
Yatawatte 7.5653 80.5849
Yatigaloluwa 1.3 S 7.3185 80.2760
Yatigaloluwa 7.3297 80.2739
Yodaela 1.2 NE 7.5748 79.8745
Yodaela 2.1 S 7.5488 79.8714
Yodaela 3.0 S 7.5396 79.8661
Yodaela 7.5667 79.8667
Yogiyana 7.2888 79.9263
`

export const northWesternRoads = `
Adippala - Nalladarankattuwa | minor
Adippala 1.5 S 0, Nalladarankattuwa 1.1 E 3.91
Adippala - Pallama | minor
Adippala 0, Pallama 2.4 W 3.25
Adippala - Wilpotha | minor
Adippala 0, Wilpotha 12.31
Alahitiyawa - Bingiriya | secondary
Alahitiyawa 1.2 W 0, Padiwela 1.5 S 8.75, Padiwela 10.30, Bingiriya 2.8 E 17.58
Alutgama - Bingiriya | minor
Alutgama 0.6 SE 0, Bingiriya 2.6 S 4.37
Alutgama - Yodaela | minor
Alutgama 0.4 SE 0, Alutgama 0.40, Yodaela 1.2 NE 3.71
Ambanpola - Mahananneriya | minor
Ambanpola 0, Mahananneriya 15.19
Anamaduwa - Kuruketiyawa | minor
Anamaduwa 3.6 NW 0, Kuruketiyawa 7.3 SW 8.82
Anamaduwa - Mahauswewa | main
Anamaduwa 0, Mahauswewa 12.50
Andigama - Mahakumbukkadawala | minor
Andigama 0, Mahakumbukkadawala 14.00
Andigama - Monnekulama | secondary
Andigama 0, Monnekulama 16.13
Andigama - Rasnayakapura | minor
Andigama 0.3 S 0, Rasnayakapura 7.75
Angunawila - Andigama | secondary
Angunawila 3.5 W 0, Andigama 0.3 S 13.88
Bamunakotuwa - Welawa Junction | minor
Bamunakotuwa 0, Kanattewewa 2.0 SE 8.31, Kanattewewa 10.95, Mirihanagama 16.85 town, Welawa Junction 22.01
Bandara Koswatta - Kalugamuwa | minor
Bandara Koswatta 0, Kosdeniya 7.66, Moragane 13.02, Kirimetiyawa 17.37, Kekunagolla 23.20, Lonahettiya 32.06, Uhumiya 44.67, Pothuhera 53.47, Kosgolla 63.39, Kalugamuwa 2.0 E 78.42
Bangadeniya - Bangadeniya | minor
Bangadeniya 1.2 E 0, Bangadeniya 1.9 NE 1.47 town
Bangadeniya - Nawagattegama | secondary
Bangadeniya 0, Bangadeniya 1.2 E 1.27, Kumarakattuwa 2.2 W 3.29, Kumarakattuwa 1.0 W 4.64, Kumarakattuwa 1.3 NE 6.70, Serukele 17.84, Andigama 0.3 S 24.58, Andigama 24.94, Anamaduwa 4.7 SW 33.47, Anamaduwa 38.48, Nawagattegama 56.13
Baranankattuwa - Mangalaeliya | main
Baranankattuwa 0, Mangalaeliya 10.83
Bingiriya - Pallama | minor
Bingiriya 3.0 E 0, Bingiriya 2.9 E 0.74, Pallama 4.3 SE 7.18
Bingiriya - Weerapokuna | minor
Bingiriya 2.9 E 0, Weerapokuna 3.6 S 3.36
Bogamulla - Kadahapola | minor
Bogamulla 0, Kadahapola 0.7 E 4.67
Bujjampola - Bujjampola | minor
Bujjampola 2.6 W 0, Bujjampola 0.8 NW 1.93
Bujjampola - Pothuwatawana | minor
Bujjampola 0, Pothuwatawana 5.93
Buluwala - Hiripitiya | minor
Buluwala 0, Ambakote 3.47, Ibbagamuwa 12.82, Doluwa 23.33, Hiripitiya 0.9 E 31.66
Buluwala - Kanadeniyawala | minor
Buluwala 2.3 SE 0, Kanadeniyawala 20.87
Buluwala - Morathiha | minor
Buluwala 0, Morathiha 7.90
Buluwala - Ridigama | minor
Buluwala 0, Ridigama 9.27 town
Chilaw - Karawitagara | minor
Chilaw 0, Karawitagara 6.64
Chilaw - Wariyapola | secondary
Chilaw 1.4 N 0, Ilippadeniya 3.10, Mugunuwatawana 7.11, Mugunuwatawana 1.8 E 8.88, Villattewa 1.3 W 11.59, Villattewa 12.94, Villattewa 1.1 E 14.07, Bingiriya 16.16, Bingiriya 2.8 E 19.02, Bingiriya 3.0 E 19.30, Tharana Udawela 4.1 N 22.27, Hettipola 32.45, Mandapola 4.0 SE 37.77, Bandara Koswatta 43.42, Kanattewewa 46.95, Wariyapola 0.6 S 51.44
Danikitawa - Madagalla | secondary
Danikitawa 0, Hulogedara 5.74, Daladagama 13.20, Maho 0.7 NW 15.49, Maho 1.3 NE 17.03, Embogama 1.9 N 21.69, Madagalla 1.7 W 28.94, Madagalla 30.73
Dankotuwa - Daraluwa | minor
Dankotuwa 2.0 NE 0, Bujjampola 3.24, Daraluwa 1.2 SW 12.49, Daraluwa 14.04
Dankotuwa - Koswatta | minor
Dankotuwa 0, Lunuwila 8.52, Ihala Kottaramulla 11.60, Koswatta 2.5 NW 16.93
Dankotuwa - Uraliyagara | secondary
Dankotuwa 0, Dankotuwa 2.0 NE 2.08, Bujjampola 2.5 W 4.14, Bujjampola 2.6 W 4.35, Lunuwila 2.8 SE 5.54, Lunuwila 1.8 E 6.84, Lunuwila 1.3 NE 8.10, Ihala Kottaramulla 1.5 NW 11.68, Nattandiya 0.9 SE 14.52, Nattandiya 2.2 N 17.47, Nattandiya 2.5 N 17.76, Galamuna 2.9 W 20.83, Uraliyagara 3.4 SW 22.92
Dankotuwa - Wennappuwa | minor
Dankotuwa 0, Nainamadama 6.33, Nainamadama 0.6 NW 7.06, Wennappuwa 0.8 SE 10.58
Deegalla - Munamaldeniya | minor
Deegalla 0, Munamaldeniya 6.59
Demataluwa - Mutugala | secondary
Demataluwa 0, Mutugala 2.3 N 8.00
Demataluwa - Wellagala | secondary
Demataluwa 0, Minhettiya 11.24, Wellagala 19.84
Demuwatha - Wellagala | minor
Demuwatha 1.4 N 0, Kudagalgamuwa 0.6 W 7.19, Thalwita 10.27, Wellagala 3.1 E 17.02
Digannewa - Mahananneriya | main
Digannewa 0, Mahananneriya 17.74
Digannewa - Mahauswewa | minor
Digannewa 4.4 W 0, Mahauswewa 11.39
Digannewa - Solepura | minor
Digannewa 4.4 W 0, Nawagattegama 17.20, Warawewa 38.46, Solepura 1.2 W 42.80
Divullegoda - Digannewa | minor
Divullegoda 0, Hulogedara 5.27, Mahagirilla 15.26, Digannewa 4.4 W 29.32
Divullegoda - Nagollagama | minor
Divullegoda 5.4 SE 0, Nagollagama 3.8 W 5.75
Doratiyawa - Ehetuwewa | minor
Doratiyawa 0, Pilessa 4.40 town, Udumulla 6.32 town, Morathiha 19.56, Ridigama 25.33, Gokaralla 32.46 town, Hiriyala Lenawa 39.29, Nelliya 47.60, Diddeniya 48.80, Makulpotha 56.43, Thalakolawewa 64.65, Siyambalawewa 66.41, Polpithigama 70.68 town, Ehetuwewa 4.5 SE 81.41
Dummalasuriya - Alutgama | minor
Dummalasuriya 0.5 W 0, Alutgama 1.5 S 6.99
Dummalasuriya - Watuwatta | minor
Dummalasuriya 0, Watuwatta 2.77
Ehetuwewa - Madatugama | minor
Ehetuwewa 4.5 SE 0, Maneruwa 4.3 W 12.48, Maneruwa 30.39, Galkiriyagama 46.89, Pubbogama 49.66, Madatugama 53.60
Elibichchiya - Alahitiyawa | secondary
Elibichchiya 3.6 W 0, Elibichchiya 3.6 NW 1.16, Yakwila 0.8 S 5.90, Yakwila 0.5 S 6.16, Yakwila 6.72, Yakwila 1.0 N 7.78, Alahitiyawa 1.9 W 16.53
Elibichchiya - Elibichchiya | minor
Elibichchiya 0, Elibichchiya 2.5 E 4.36
Elibichchiya - Elibichchiya | minor
Elibichchiya 3.6 NW 0, Elibichchiya 3.8 NW 1.61
Elibichchiya - Kadigawa | minor
Elibichchiya 1.7 NE 0, Elibichchiya 3.7 NE 2.29, Ihala Katugampala 12.04, Wewagama 16.36, Kithalawa 23.12, Kirindawa 29.15, Munamaldeniya 39.13, Nagollagoda 44.25, Pihimbiya Ratmale 47.14, Weerapokuna 60.16, Kadigawa 1.0 S 67.10
Elibichchiya - Walakumburumulla | minor
Elibichchiya 3.7 NE 0, Yakwila 8.70, Walakumburumulla 15.61
Embogama - Palukadawala | minor
Embogama 0, Ataragalla 16.88, Palukadawala 22.67
Galgamuwa - Meegalawa | minor
Galgamuwa 0.8 W 0, Meegalawa 16.90
Galmuruwa - Alutgama | secondary
Galmuruwa 0, Alutgama 7.64
Galmuruwa - Kakkapalliya | secondary
Galmuruwa 3.8 NW 0, Yodaela 3.0 S 1.96, Kakkapalliya 2.8 E 4.45, Kakkapalliya 0.7 N 7.09
Galtenwewa - Kandalama | minor
Galtenwewa 3.3 NW 0, Maeliya 10.19, Makulpotha 15.95, Pansiyagama 23.89, Beligamuwa 32.58, Wahacotte 38.76, Kalundawa 55.51, Kandalama 70.87
Galtenwewa - Mahananneriya | minor
Galtenwewa 3.3 NW 0, Polpithigama 8.46, Maneruwa 4.3 W 22.47, Negampaha 40.15, Awukana 48.16, Kagama 55.09, Ipalogama 6.2 W 66.37, Eppawala 76.89, Hurigaswewa 4.8 N 84.13, Telhiriyawa 90.69, Tambutta 105.81, Wannikudawewa 113.68, Mahananneriya 121.05
Ganegoda - Kumbukgeta | minor
Ganegoda 0, Kumbukgeta 9.68
Gokaralla - Dodangaslanda | minor
Gokaralla 0, Dodangaslanda 6.84
Hengamuwa - Vithikuliya | secondary
Hengamuwa 0, Wannigama 4.57, Vithikuliya 5.44
Hettipola - Kosdeniya | secondary
Hettipola 1.4 SW 0, Kosdeniya 12.86
Hettipola - Sunandapura | minor
Hettipola 1.4 SW 0, Sunandapura 6.73
Hindagolla - Thorayaya | minor
Hindagolla 0, Thorayaya 3.45 town
Hiripitiya - Galtenwewa | minor
Hiripitiya 0, Galtenwewa 15.34
Hiripitiya - Hiripitiya | minor
Hiripitiya 2.4 SE 0, Hiripitiya 2.8 SE 0.96
Hiriyala Lenawa - Selagama | minor
Hiriyala Lenawa 0, Melsiripura 5.07, Katiyawa 11.60, Selagama 1.6 W 29.91, Selagama 33.43
Hiruwalpola - Alutgama | secondary
Hiruwalpola 0, Alutgama 6.05
Hiruwalpola - Munamaldeniya | minor
Hiruwalpola 0, Padiwela 7.70, Munamaldeniya 17.92 town
Ibbagamuwa - Hiripitiya | minor
Ibbagamuwa 4.23 W 0, Makulwewa 3.0 E 7.71, Hiripitiya 2.4 SE 10.95, Hiripitiya 1.4 S 12.52
Ibbagamuwa - Ibbagamuwa | minor
Ibbagamuwa 2.9 SW 0, Ibbagamuwa 4.2 W 4.10
Ibbagamuwa - Siyambalewa | secondary
Ibbagamuwa 1.0 SW 0, Kumbukwewa 11.78, Kumbukgete 15.90, Maeliya 2.0 S 22.19, Maeliya 24.31, Galtenwewa 29.17, Madagalla 36.18, Saliyagama 39.47, Siyambalewa 7.1 S 49.98
Ihala Gomugomuwa - Hettipola | secondary
Ihala Gomugomuwa 0, Kuliyapitiya 0.49, Munamaldeniya 0.3 S 8.91, Munamaldeniya 9.22, Hettipola 1.4 SW 14.59, Hettipola 16.04
Ihala Katugampala - Ihala Gomugomuwa | minor
Ihala Katugampala 0, Wewagama 3.1 W 5.13, Ihala Gomugomuwa 2.1 E 9.71
Ihala Kottaramulla - Koswatta | minor
Ihala Kottaramulla 0, Koswatta 4.31
Ilippadeniya - Bangadeniya | minor
Ilippadeniya 2.3 N 0, Bangadeniya 7.25
Ilippadeniya - Ilippadeniya | main
Ilippadeniya 0, Ilippadeniya 2.3 N 4.04
Kadahapola - Kumbukgete | secondary
Kadahapola 0, Katupotha 9.59, Katupota 11.64, Bamunakotuwa 19.31, Minhettiya 28.13, Hiripitiya 0.9 E 42.41, Kumbukgeta 47.42, Kumbukgete 48.27
Kadahapola - Lonahettiya | minor
Kadahapola 0.7 E 0, Lonahettiya 4.0 S 4.75, Lonahettiya 10.96, Lonahettiya 3.5 N 16.58
Kakkapalliya - Karawitagara | minor
Kakkapalliya 0, Karawitagara 7.42
Kakkapalliya - Mugunuwatawana | minor
Kakkapalliya 2.8 E 0, Yodaela 4.37, Yodaela 1.2 NE 5.67, Mugunuwatawana 1.8 E 7.21 town
Kalkudah - Kalkudah | minor
Kalkudah 0, Kalkudah 9.7 N 15.54
Kalladiya - Kottukachchiya | minor
Kalladiya 0, Kottukachchiya 5.3 N 9.65
Kanadeniyawala - Nalanda | minor
Kanadeniyawala 3.8 NE 0, Kitulwala 5.03, Maduragoda 18.34, Katiyawa 26.86, Madipola 39.38 town, Mananwatta 42.85 town, Nalanda 53.09
Kanadeniyawala - Panagamuwa | minor
Kanadeniyawala 0, Pihimbuwa 3.89, Panagamuwa 9.54
Kanattewewa - Padeniya | minor
Kanattewewa 0, Padeniya 6.51
Karambe - Madagalla | secondary
Karambe 1.1 SE 0, Madagalla 1.7 W 6.63
Karawitagara - Ilippadeniya | main
Karawitagara 0, Ilippadeniya 2.3 N 4.89
Karawitagara - Mugunuwatawana | main
Karawitagara 0, Mugunuwatawana 3.65
Katiyawa - Millawana | minor
Katiyawa 0, Millawana 11.00
Katupota - Lonahettiya | secondary
Katupota 0, Lonahettiya 3.5 N 6.59
Katupota - Mandapola | minor
Katupota 0, Kosdeniya 7.99, Mandapola 18.81
Katupotha - Mahakeliya | secondary
Katupotha 0, Katupotha 0.1 E 0.03, Bamunakotuwa 8.58, Mahakeliya 12.38
Kekunagolla - Lonahettiya | minor
Kekunagolla 0, Lonahettiya 4.0 S 7.93
Keppitiwalana - Dambadeniya | minor
Keppitiwalana 0, Pothupitiya 6.55 town, Dambadeniya 13.13
Keppitiwalana - Kandegedara | minor
Keppitiwalana 0, Maharachchimulla 4.38 town, Kandegedara 5.75 town
Keppitiwalana - Keppitiwalana | minor
Keppitiwalana 2.8 SW 0, Keppitiwalana 2.1 NW 4.82
Keppitiwalana - Nakalagamuwa | minor
Keppitiwalana 0.6 SE 0, Nakalagamuwa 0.1 SW 4.05
Kirindigalla - Rideegama | secondary
Kirindigalla 0, Rideegama 0.4 SW 1.06 town
Kithalawa - Andiyagala | main
Kithalawa 0, Andiyagala 4.52
Kobeigane - Padeniya | minor
Kobeigane 0.7 S 0, Mirihanagama 5.96, Padeniya 0.3 SE 10.70
Kobeigane - Wannigama | secondary
Kobeigane 0, Kobeigane 1.6 N 1.73, Wannigama 1.3 SW 4.80, Wannigama 6.21
Kohilagedara - Pilawala | secondary
Kohilagedara 2.4 SW 0, Aragoda 6.24, Ihala Walpola 2.6 SW 12.51, Pilawala 2.7 N 14.28
Kosgolla - Indulgodakanda | minor
Kosgolla 0, Indulgodakanda 3.70
Kosgolla - Kalugamuwa | minor
Kosgolla 0, Kalugamuwa 9.27
Koswatta - Marawila | minor
Koswatta 2.6 NW 0, Galamuna 2.0 S 7.58, Galamuna 2.9 W 11.27, Marawila 3.8 N 13.35
Kotawehera - Mahagirilla | minor
Kotawehera 0, Mahagirilla 4.1 W 4.46, Mahagirilla 3.4 NW 5.76
Kotawehera - Nawagattegama | minor
Kotawehera 0.5 W 0, Kotawehera 0.47, Digannewa 12.94, Nawagattegama 30.05
Kottapitiya - Mampuri | minor
Kottapitiya 0, Bangadeniya 2.26, Kumarakattuwa 8.88 town, Pallama 18.00, Serukele 23.75, Wilpotha 30.13, Angunawila 33.05, Mundel 47.04, Kottantivu 54.86, Mukkutoduwawa 65.52, Mampuri 80.41
Kottukachchiya - Galgamuwa | secondary
Kottukachchiya 5.3 N 0, Kuruketiyawa 18.94, Nawagattegama 27.21, Mahananneriya 37.50, Galgamuwa 2.8 NW 48.30, Galgamuwa 0.8 W 51.03, Galgamuwa 51.86
Kumarakattuwa - Bangadeniya | minor
Kumarakattuwa 2.2 W 0, Bangadeniya 1.9 NE 1.82 town, Bangadeniya 1.7 NE 2.84 town
Kumarakattuwa - Kumarakattuwa | minor
Kumarakattuwa 1.0 W 0, Kumarakattuwa 1.6 NW 1.06, Kumarakattuwa 1.7 NW 1.24, Kumarakattuwa 2.0 N 2.46
Kumarakattuwa - Kumarakattuwa | minor
Kumarakattuwa 1.3 NE 0, Kumarakattuwa 2.0 N 1.60
Kumarakattuwa - Rajakadaluwa | minor
Kumarakattuwa 1.6 NW 0, Rajakadaluwa 1.1 S 2.76 town
Kumarakattuwa - Tabbowa | minor
Kumarakattuwa 0, Adippala 10.65, Wijeyakatupotha 20.86, Angunawila 25.39, Baranankattuwa 35.17, Mahakumbukkadawala 44.91, Kottukachchiya 60.88, Kottukachchiya 5.3 N 70.21, Karuwalagaswewa 80.80, Tabbowa 85.87
Kumbukgeta - Pansiyagama | minor
Kumbukgeta 0, Diddeniya 7.01, Pansiyagama 15.69
Kuruketiyawa - Karuwalagaswewa | secondary
Kuruketiyawa 0, Karuwalagaswewa 16.93
Kurunegala - Doratiyawa | minor
Kurunegala 0.9 SW 0, Doratiyawa 6.25 town
Kurunegala - Muttettugala | secondary
Kurunegala 0.9 W 0, Muttettugala 0.2 W 2.06 town
Lonahettiya - Bamunakotuwa | secondary
Lonahettiya 3.5 N 0, Bamunakotuwa 5.38
Lonahettiya - Kanattewewa | secondary
Lonahettiya 0, Katupota 7.93, Kanattewewa 15.56
Lonahettiya - Kudagalgamuwa | minor
Lonahettiya 3.5 N 0, Demataluwa 9.32, Kudagalgamuwa 19.54
Lunuwila - Ihala Kottaramulla | minor
Lunuwila 1.3 NE 0, Ihala Kottaramulla 2.58
Lunuwila - Lihiriyagama | minor
Lunuwila 2.8 SE 0, Pothuwatawana 3.49, Lihiriyagama 1.9 N 5.69
Lunuwila - Welpalla | minor
Lunuwila 0, Pothuwatawana 6.79, Welpalla 13.98
Madakumburumulla - Pallewela | main
Madakumburumulla 0, Pallewela 5.84 town
Madalagama - Aragoda | minor
Madalagama 0, Aragoda 7.16
Madalagama - Kohilagedara | minor
Madalagama 0, Kohilagedara 9.02
Madalagama - Narammala | secondary
Madalagama 2.1 N 0, Wadakada 6.38, Narammala 2.4 E 12.28
Madalagama - Yatagama | minor
Madalagama 0, Panaliya 7.16, Yatagama 16.23
Madampe - Madampe | minor
Madampe 1.6 NE 0, Madampe 1.7 NW 2.22
Maduragoda - Dullewa | minor
Maduragoda 0, Udasgiriya 11.76, Walawela 16.28, Dullewa 17.20, Dullewa 2.5 SE 20.71 hill
Madurankuliya - Ipalogama | minor
Madurankuliya 0.5 S 0, Mahakumbukkadawala 9.40, Anamaduwa 27.84, Digannewa 4.4 W 35.43, Digannewa 45.11, Ambanpola 66.45, Ehetuwewa 79.00, Siyambalewa 4.8 SW 89.78, Siyambalewa 97.55, Bulnewa 102.84, Ipalogama 6.2 W 112.54
Madurankuliya - Madurankuliya | minor
Madurankuliya 0, Madurankuliya 0.3 NE 0.37
Madurankuliya - Mukkutoduwawa | minor
Madurankuliya 0.31 NE 0, Mukkutoduwawa 1.4 SW 8.18
Maeliya - Diddeniya | minor
Maeliya 2.0 S 0, Diddeniya 8.35
Maeliya - Thalakolawewa | secondary
Maeliya 0, Thalakolawewa 6.87 town
Mahagalkadawala - Sinnasippikulam | minor
Mahagalkadawala 0, Tambutta 7.82, Pahalagiribawa 13.61, Saliya Asokapura 16.36, Rajanganaya 27.02 town, Nochchiyagama 47.94, Bogahawewa 16.7 N 82.16, Sinnasippikulam 17.7 SW 86.28
Mahakumbukkadawala - Mahakumbukkadawala | minor
Mahakumbukkadawala 3.0 E 0, Mahakumbukkadawala 3.11
Maho - Lenadora | minor
Maho 0, Embogama 6.79, Polpithigama 19.43, Ulpotha Pallekele 23.67 town, Bambaragaswewa 39.13, Galewela 47.04, Lenadora 61.68
Maho - Maho | minor
Maho 1.3 NE 0, Maho 2.0 N 1.73
Makulwewa - Ganegoda | minor
Makulwewa 0, Makulwewa 3.0 E 4.11, Doluwa 14.29, Ganegoda 19.71
Mallawapitiya - Ambakote | secondary
Mallawapitiya 0, Hindagolla 0.8 SW 2.84 town, Hindagolla 3.61 town, Ambakote 2.3 W 6.27 town
Mandapola - Hengamuwa | secondary
Mandapola 4.0 SE 0, Kobeigane 0.7 S 5.49, Kobeigane 6.23, Hengamuwa 12.46
Mangalaeliya - Kottantivu | minor
Mangalaeliya 0, Kottantivu 5.01
Marawila - Nattandiya | secondary
Marawila 0.8 N 0, Nattandiya 2.2 N 3.06
Marawila - Udubaddawa | secondary
Marawila 1.5 S 0, Nattandiya 3.00, Nattandiya 0.9 SE 3.89, Koswatta 2.6 NW 6.15, Koswatta 2.5 NW 6.33, Dunkannawa 9.16, Welipennagahamulla 0.4 S 11.37, Welipennagahamulla 11.81, Udubaddawa 0.3 S 19.54, Udubaddawa 19.86
Mawathagama - Buluwala | minor
Mawathagama 0, Buluwala 2.3 SE 6.43
Meewellawa - Ambanpola | secondary
Meewellawa 0.3 SW 0, Nikaweratiya 0.95 town, Danikitawa 4.01 town, Hulogedara 5.5 N 15.18, Ambanpola 0.3 NW 26.35
Melsiripura - Beligamuwa | main
Melsiripura 0, Panliyadda 7.46, Beligamuwa 15.69
Melsiripura - Nelliya | minor
Melsiripura 0, Nelliya 10.78
Melsiripura - Pansiyagama | minor
Melsiripura 0, Pansiyagama 11.67, Pansiyagama 4.0 N 16.28
Minhettiya - Wellawa | minor
Minhettiya 0, Thalwita 12.39, Wellawa 19.26
Morathiha - Ibbagamuwa | minor
Morathiha 2.9 W 0, Ibbagamuwa 1.9 SW 5.50
Morathiha - Panagamuwa | minor
Morathiha 0, Panagamuwa 8.09
Mugunuwatawana - Ilippadeniya | main
Mugunuwatawana 0, Ilippadeniya 2.3 N 4.54
Mukkutoduwawa - Kottukachchiya | minor
Mukkutoduwawa 0, Madurankuliya 8.25, Kottukachchiya 0.6 SE 25.92
Munamaldeniya - Katupotha | minor
Munamaldeniya 0.3 S 0, Moragane 8.02, Katupotha 15.16 town
Muruthenge - Anukkane | minor
Muruthenge 0, Nakkawatta 2.08 town, Andiyagala 5.41 town, Anukkane 12.84
Muttettugala - Hiripitiya | secondary
Muttettugala 0, Wellawa 0.5 S 7.35, Wellawa 7.87, Wellawa 1.5 N 9.47, Makulwewa 13.54, Hiripitiya 1.4 S 17.40, Hiripitiya 0.1 S 18.81, Hiripitiya 18.84
Mutugala - Kudagalgamuwa | secondary
Mutugala 2.3 N 0, Kudagalgamuwa 3.1 S 3.55, Kudagalgamuwa 6.90
Mutugala - Kudagalgamuwa | minor
Mutugala 3.9 NW 0, Kudagalgamuwa 0.6 W 4.82
Mutugala - Kurunegala | secondary
Mutugala 1.2 N 0, Mutugala 1.32 town, Mutugala 0.5 SE 1.87 town, Kurunegala 0.9 SW 2.71 town, Kurunegala 0.9 W 4.08 town
Mutugala - Muttettugala | secondary
Mutugala 1.2 N 0, Demuwatha 1.4 N 2.03 town, Muttettugala 0.7 W 2.83 town
Nabadewa - Makulewa | minor
Nabadewa 0, Mahagirilla 7.96, Ambanpola 26.98, Ataragalla 33.70, Makulewa 48.03
Nagollagama - Karambe | minor
Nagollagama 0, Karambe 8.61
Nagollagama - Maho | minor
Nagollagama 0, Maho 10.18, Maho 0.7 NW 10.94
Nagollagama - Maho | minor
Nagollagama 3.8 NW 0, Maho 5.64
Nagollagoda - Kobeigane | minor
Nagollagoda 0, Pihimbiya Ratmale 1.3 E 1.58, Hettipola 1.4 SW 7.79, Mandapola 17.12, Kobeigane 21.82
Nainamadama - Bujjampola | minor
Nainamadama 2.1 E 0, Bujjampola 2.5 W 3.77
Nainamadama - Nainamadama | minor
Nainamadama 0.6 NW 0, Nainamadama 1.0 NE 1.09
Nainamadama - Nainamadama | minor
Nainamadama 1.1 SE 0, Nainamadama 1.42
Nakkawatta - Kirimetiyawa | minor
Nakkawatta 0, Nakkawatta 0.9 N 1.15 town, Kirimetiyawa 1.7 SE 6.76 town
Nalladarankattuwa - Mangalaeliya | minor
Nalladarankattuwa 0, Battuluoya 9.01, Mangalaeliya 25.42
Nalladarankattuwa - Meewellawa | minor
Nalladarankattuwa 0, Nalladarankattuwa 1.1 E 1.12, Adippala 4.78, Pallama 11.52, Kadigawa 24.03, Meewellawa 39.80
Narammala - Kadahapola | secondary
Narammala 0.4 SW 0, Kadahapola 0.7 E 3.03
Narammala - Wariyapola | secondary
Narammala 4.7 E 0, Bamunakotuwa 14.95, Wariyapola 0.6 S 20.54
Nattandiya - Galamuna | minor
Nattandiya 2.5 N 0, Galamuna 2.0 S 1.86
Nattandiya - Hiruwalpola | minor
Nattandiya 0, Galamuna 8.13, Watuwatta 23.13 town, Hiruwalpola 28.53
Nawagattegama - Karuwalgaswewa | secondary
Nawagattegama 0, Kuruketiyawa 2.8 S 6.39, Karuwalgaswewa 19.06
Nelumwewa - Nelumwewa | minor
Nelumwewa 0, Nelumwewa 4.9 N 5.17
Nelumwewa - Talawila Church | minor
Nelumwewa 4.9 N 0, Puttalam 1.5 NE 4.63, Mampuri 24.27, Norachcholai 27.00, Talawila Church 41.99
Nikaweratiya - Hulogedara | minor
Nikaweratiya 0, Thimbiriyawa 5.50, Hulogedara 14.17
Nugawela - Pothuhera | minor
Nugawela 0, Kandegedara 3.25, Wilgamuwa 4.86 town, Wennoruwa 9.12 town, Wadakada 16.38, Pothuhera 0.7 SW 23.82
Padiwela - Tharana Udawela | minor
Padiwela 0, Tharana Udawela 3.00
Pahalagiribawa - Angamuwa | minor
Pahalagiribawa 0, Angamuwa 12.01
Pahalagiribawa - Kalaoya | minor
Pahalagiribawa 0, Warawewa 5.89, Solewewa 10.08, Kalaoya 2.4 SW 18.33
Palavi - Kalkudah | secondary
Palavi 0.3 S 0, Kalkudah 1.3 E 25.27, Kalkudah 1.3 NE 25.33, Kalkudah 14.4 NE 40.10
Palavi - Kalladiya | secondary
Palavi 0, Palavi 1.3 E 1.37, Puttalam Cement Factory 4.31, Kalladiya 7.26, Kalladiya 0.4 E 7.62
Pallewela - Ilukhena | minor
Pallewela 0, Ilukhena 7.44 town
Panirendawa - Madampe | minor
Panirendawa 0.3 NE 0, Madampe 3.3 NE 5.09
Pansiyagama - Galkiriyagama | minor
Pansiyagama 4.0 N 0, Bambaragaswewa 4.99, Dewahuwa 17.71, Galkiriyagama 29.43
Pihimbiya Ratmale - Bingiriya | minor
Pihimbiya Ratmale 0, Bingiriya 12.73
Polgahawela - Pothuhera | minor
Polgahawela 0, Madalagama 3.53 town, Pothuhera 13.42
Puttalam - Puttalam | main
Puttalam 0.1 S 0, Puttalam 0.11
Puttalam - Puttalam | secondary
Puttalam 0, Puttalam 1.1 N 1.13
Puttalam - Puttalam | secondary
Puttalam 1.1 N 0, Puttalam 1.5 NE 1.18
Puttalam - Puttalam | minor
Puttalam 1.1 N 0, Puttalam 3.5 NW 2.67
Puttalam - Tabbowa | secondary
Puttalam 1.5 NE 0, Tabbowa 13.3 NW 17.24, Tabbowa 21.4 N 27.67, Tabbowa 23.7 N 30.44
Puttalam Cement Factory - Kalladiya | minor
Puttalam Cement Factory 3.3 SE 0, Kalladiya 4.93
Puttalam Cement Factory - Karuwalagaswewa | minor
Puttalam Cement Factory 0, Nelumwewa 3.95, Karuwalagaswewa 16.20
Puttalam Cement Factory - Palavi | minor
Puttalam Cement Factory 3.3 SE 0, Palavi 1.3 E 6.61
Rideegama - Kirindigalla | minor
Rideegama 0.4 SW 0, Kirindigalla 0.9 N 1.84 town
Rideegama - Rideegama | secondary
Rideegama 0.4 SW 0, Rideegama 0.44 town, Rideegama 1.9 NE 2.38 town
Ridigama - Dombawala | secondary
Ridigama 0, Dodangaslanda 5.24, Maduragoda 10.07, Yatawatta 19.45 town, Yatawatta 0.9 SE 20.35 town, Dombawala 24.31 town
Saliyagama - Galgamuwa | secondary
Saliyagama 0, Saliyagama 4.4 NW 4.82, Ehetuwewa 4.5 SE 6.36, Ehetuwewa 12.03, Palukadawala 19.38, Galgamuwa 22.95
Sandalankawa - Dunkannawa | minor
Sandalankawa 0, Lihiriyagama 6.32, Pothuwatawana 11.40, Koswatta 16.92, Dunkannawa 21.37
Serukele - Battuluoya | minor
Serukele 0, Wijeyakatupotha 6.51, Battuluoya 12.85
Siyambalawewa - Ulpotha Pallekele | minor
Siyambalawewa 0, Ulpotha Pallekele 3.52
Solepura - Talawa | minor
Solepura 1.2 W 0, Rajanganaya 9.10, Pahalagama 24.19, Talawa 36.50
Solewewa - Kalaoya | minor
Solewewa 8.9 W 0, Solewewa 9.6 W 1.61, Kalaoya 9.2 SW 4.91
Solewewa - Tambuttegama | minor
Solewewa 0, Solepura 1.2 W 3.43, Solepura 6.30, Saliya Asokapura 11.67, Tambuttegama 28.78
Talawila Church - Kalkudah | minor
Talawila Church 0, Kalkudah 1.57, Kalkudah 1.3 NE 3.01
Talgodapitiya - Yatawatta | secondary
Talgodapitiya 0, Kirindigalla 0.9 N 3.06 town, Rideegama 1.9 NE 5.31 town, Maduragoda 1.6 SW 10.55, Yatawatte 18.22, Yatawatta 18.74 town
Tambutta - Rajanganaya | minor
Tambutta 0, Rajanganaya 13.01
Thalahitimulla - Ihala Kadigamuwa | minor
Thalahitimulla 0, Ihala Kadigamuwa 2.32
Thalahitimulla - Madakumburumulla | minor
Thalahitimulla 0, Madakumburumulla 3.45
Thalakolawewa - Kalpitiya | minor
Thalakolawewa 0, Galtenwewa 3.3 NW 9.81, Karambe 14.23, Embogama 20.70, Ehetuwewa 39.79, Makulewa 47.95, Meegalawa 65.19, Hurigaswewa 71.71, Eppawala 82.35, Hidogama 98.41, Anuradhapura 105.47, Kalpitiya 107.16 town
Tharana Udawela - Monnekulama | minor
Tharana Udawela 4.1 N 0, Weerapokuna 3.6 S 2.75, Weerapokuna 6.41, Kadigawa 14.22, Monnekulama 30.02
Tharana Udawela - Nagollagoda | minor
Tharana Udawela 0, Nagollagoda 6.64 town
Thimbiriyawa - Nawagattegama | minor
Thimbiriyawa 0, Mahagirilla 11.47, Digannewa 22.97, Mahauswewa 35.03, Nawagattegama 48.53
Thorayaya - Nelliya | minor
Thorayaya 3.6 NE 0, Ibbagamuwa 4.2 W 5.11, Ibbagamuwa 4.23 W 5.54, Doluwa 14.30, Kumbukwewa 18.36, Nelliya 27.78
Toduwawa - Ambakandawila | minor
Toduwawa 1.0 N 0, Ambakandawila 1.3 N 5.18
Toduwawa - Ambakandawila | minor
Toduwawa 1.9 E 0, Ambakandawila 5.34
Toduwawa - Chilaw | minor
Toduwawa 2.9 S 0, Toduwawa 3.09, Ambakandawila 8.81, Ambakandawila 1.3 N 10.32, Chilaw 13.46, Chilaw 1.7 N 15.35
Toduwawa - Toduwawa | minor
Toduwawa 0, Toduwawa 0.3 NE 0.31
Tulhiriya - Galigamuwa | minor
Tulhiriya 2.0 W 0, Alawwa 0.4 NW 6.12, Beligala 14.51, Galigamuwa 0.4 NW 20.09 town
Udappuwa - Angunawila | minor
Udappuwa 0, Battuluoya 3.83, Angunawila 10.70
Udubaddawa - Etungahakotuwa | minor
Udubaddawa 0, Etungahakotuwa 7.75
Udubaddawa - Kadahapola | secondary
Udubaddawa 0.3 S 0, Pallewela 3.10, Alahitiyawa 1.9 W 7.01 town, Alahitiyawa 1.2 W 7.74, Ihala Gomugomuwa 9.07, Ihala Gomugomuwa 2.1 E 11.24, Kithalawa 15.47, Nakkawatta 0.9 N 20.60, Kadahapola 25.24 town, Kadahapola 0.7 E 25.92
Udumulla - Hindagolla | minor
Udumulla 0, Hindagolla 0.8 SW 2.74 town
Uhumiya - Demataluwa | minor
Uhumiya 0, Demataluwa 8.41
Uraliyagara - Madampe | secondary
Uraliyagara 0, Madampe 0.59, Madampe 1.3 NW 1.93 town
Uraliyagara - Toduwawa | minor
Uraliyagara 3.9 S 0, Toduwawa 3.9 SE 0.42
Uraliyagara - Udubaddawa | secondary
Uraliyagara 2.4 SW 0, Uraliyagara 2.57, Uraliyagara 0.3 E 2.89, Panirendawa 7.77 town, Panirendawa 0.3 NE 8.08 town, Dummalasuriya 0.5 W 9.83, Dummalasuriya 10.38, Udubaddawa 16.71
Uraliyagara - Villattewa | secondary
Uraliyagara 0.3 E 0, Madampe 1.6 NE 1.78, Madampe 3.3 NE 3.51, Galmuruwa 3.8 NW 6.12, Alutgama 1.5 S 9.43, Alutgama 0.6 SE 10.47, Alutgama 0.4 SE 10.74, Villattewa 1.1 S 12.61, Villattewa 0.8 S 12.95, Villattewa 13.75
Villattewa - Villattewa | minor
Villattewa 0.8 S 0, Villattewa 1.3 W 1.53
Villattewa - Villattewa | minor
Villattewa 1.1 S 0, Villattewa 1.1 E 2.55
Wadakada - Ihala Walpola | minor
Wadakada 0, Madalagama 8.19, Yatagama 19.29 town, Ihala Walpola 24.89
Wadumunnegedara - Madakumburumulla | minor
Wadumunnegedara 0, Madakumburumulla 8.78
Wadumunnegedara - Toduwawa | minor
Wadumunnegedara 0, Welipennagahamulla 8.16, Galamuna 19.73, Toduwawa 3.9 SE 25.69, Toduwawa 2.9 S 27.49, Toduwawa 2.89 S 28.21
Wadumunnegedara - Yakwila | secondary
Wadumunnegedara 0, Yakwila 7.59
Waikkal - Ihala Kottaramulla | minor
Waikkal 1.3 N 0, Nainamadama 2.1 E 2.93, Lunuwila 1.3 SW 5.95, Lunuwila 1.2 W 7.53, Ihala Kottaramulla 1.5 NW 10.66
Walakumburumulla - Padiwela | minor
Walakumburumulla 0, Alahitiyawa 7.71 town, Kuliyapitiya 10.13, Deegalla 16.39, Ilukhena 21.76, Padiwela 27.08
Wannigama - Balalla | minor
Wannigama 0, Divullegoda 11.11, Balalla 19.72
Wannikudawewa - Kalundawa | minor
Wannikudawewa 0, Galgamuwa 0.8 W 12.08, Makulewa 22.87, Siyambalewa 4.8 SW 31.67, Maneruwa 52.44, Dewahuwa 71.31, Talakiriyagama 79.24, Kalundawa 88.24
Wariyapola - Hiripitiya | secondary
Wariyapola 1.1 SE 0, Wellagala 3.40, Wellagala 3.2 E 6.88, Hiripitiya 2.0 W 12.54, Hiripitiya 14.59, Hiripitiya 0.9 E 15.52
Wariyapola - Wariyapola | minor
Wariyapola 0, Wariyapola 0.5 NW 0.53
Wariyapola - Wellagala | minor
Wariyapola 0, Wellagala 4.4 N 5.42
Watuwatta - Etungahakotuwa | minor
Watuwatta 1.0 S 0, Watuwatta 2.3 E 2.10, Etungahakotuwa 6.00
Watuwatta - Etungahakotuwa | minor
Watuwatta 2.3 E 0, Etungahakotuwa 1.6 W 1.91
Watuwatta - Padiwela | minor
Watuwatta 0, Etungahakotuwa 8.41, Padiwela 1.5 S 11.85
Weerapokuna - Boraluwewa | minor
Weerapokuna 0, Boraluwewa 9.01
Welawa Junction - Baranankattuwa | minor
Welawa Junction 0, Kobeigane 8.15, Boraluwewa 18.46, Kadigawa 27.00, Andigama 39.13, Baranankattuwa 54.12
Welipennagahamulla - Dambadeniya | minor
Welipennagahamulla 0.4 S 0, Welpalla 10.10, Daraluwa 13.64, Yakwila 21.34, Ihala Katugampala 30.96, Dambadeniya 0.4 SW 37.94
Welipennagahamulla - Galmuruwa | minor
Welipennagahamulla 0, Dummalasuriya 10.07, Galmuruwa 12.54
Welipennagahamulla - Madakumburumulla | minor
Welipennagahamulla 0, Madakumburumulla 9.80
Wellagala - Hiripitiya | minor
Wellagala 7.3 N 0, Hiripitiya 2.0 W 7.95
Wellawa - Ibbagamuwa | minor
Wellawa 0.5 S 0, Ibbagamuwa 4.23 W 7.89
Wellawa - Wellagala | minor
Wellawa 1.5 N 0, Wellagala 3.1 E 10.02, Wellagala 3.2 E 10.42
Wennappuwa - Lunuwila | secondary
Wennappuwa 0, Lunuwila 5.54
Wennappuwa - Lunuwila | secondary
Wennappuwa 1.0 SE 0, Lunuwila 1.3 SW 2.71, Lunuwila 1.8 E 5.25
Wennappuwa - Lunuwila | minor
Wennappuwa 0.6 N 0, Lunuwila 1.2 W 2.93
Wennoruwa - Yatigaloluwa | minor
Wennoruwa 0.5 SW 0, Yatigaloluwa 9.90, Yatigaloluwa 1.3 S 11.28
Wewagama - Alahitiyawa | minor
Wewagama 0, Alahitiyawa 10.05
Wewagama - Boraluwewa | minor
Wewagama 3.1 W 0, Nakkawatta 10.13, Bogamulla 15.12 town, Kekunagolla 20.61, Katupota 29.03, Bandara Koswatta 37.31, Mandapola 47.54, Sunandapura 58.49, Boraluwewa 66.42
Wewagama - Muruthenge | secondary
Wewagama 0, Muruthenge 6.42
Wilgamuwa - Metiyagane | minor
Wilgamuwa 0, Metiyagane 6.52 town
Yakwila - Yakwila | minor
Yakwila 0.5 S 0, Yakwila 2.7 NW 3.08
Yakwila - Yakwila | minor
Yakwila 1.0 N 0, Yakwila 3.1 E 3.15
Yakwila - Yakwila | minor
Yakwila 2.0 SW 0, Yakwila 0.8 S 1.56
Yatawatte - Kavudupelella | minor
Yatawatte 0, Mahawela 0.5 NW 3.39 town, Kavudupelella 1.4 N 5.23
Yodaela - Yodaela | minor
Yodaela 3.0 S 0, Yodaela 2.1 S 1.21
Yogiyana - Dankotuwa | main
Yogiyana 0, Dankotuwa 5.78
Yogiyana - Welpalla | minor
Yogiyana 0, Bujjampola 5.53, Lihiriyagama 11.43, Welpalla 17.64
Yogiyana - Wewagama | minor
Yogiyana 0, Sandalankawa 5.42, Welpalla 12.56, Wadumunnegedara 17.37, Walakumburumulla 23.32, Wewagama 35.48
`
