/** Points and roads without an A-number in Northern Province. How to read it: ./format.ts. */

export const northernPoints = `
Aandankulam 2.8 NW 8.9645 80.0118
Aandankulam 3.0 W 8.9343 79.9964
Aandankulam 8.9414 80.0228
Akkarayankulam 2.9 SE 9.3111 80.3238
Akkarayankulam 9.3261 80.3018
Alagalla 8.6790 80.5049
Alampil 9.1816 80.8461
Aliyawalai 9.5882 80.4466
Allaipiddi 0.7 NE 9.6233 79.9703
Allaipiddi 1.2 S 9.6088 79.9647
Allaipiddi 9.6199 79.9654
Alvai 0.9 NW 9.8258 80.1983
Alvai 1.1 E 9.8185 80.2143
Alvai 1.6 E 9.8259 80.2181
Alvai 2.1 W 9.8224 80.1853
Alvai 9.8209 80.2042
Ambalnagar 9.3458 80.4187
Ampalavanpokkanai 2.2 SE 9.3612 80.7022
Ampalavanpokkanai 9.3742 80.6872
Anaikoddai 0.5 NE 9.6988 79.9983
Anaikoddai 1.2 SE 9.6874 80.0016
Anaikoddai 1.4 S 9.6843 79.9969
Anaikoddai 9.6964 79.9948
Analaitivu 9.6679 79.7764
Ananthapuram 9.3254 80.7290
Andiyapuliyankulam 8.7219 80.2656
Araly 1.1 N 9.7157 79.9574
Araly 2.3 SW 9.6912 79.9418
Araly 2.7 SW 9.6890 79.9384
Araly 4.8 SW 9.6738 79.9268
Araly 9.7062 79.9556
Arippu 0.4 N 8.7963 79.9298
Arippu 8.7926 79.9297
Asikulam 1.4 NW 8.6899 80.5263
Asikulam 8.6818 80.5366
Atchuveli 0.6 SW 9.7742 80.1125
Atchuveli 0.7 SW 9.7743 80.1118
Atchuveli 1.0 SW 9.7707 80.1114
Atchuveli 1.4 N 9.7907 80.1201
Atchuveli 1.7 N 9.7938 80.1135
Atchuveli 9.7786 80.1161
Athimottai 8.9777 79.9163
Chankanai 0.5 SE 9.7415 79.9744
Chankanai 9.7452 79.9724
Chavakachcheri 2.8 SW 9.6465 80.1162
Chavakachcheri 3.1 E 9.6573 80.1592
Chavakachcheri 3.15 E 9.6566 80.1591
Chavakachcheri 3.2 E 9.6568 80.1597
Chavakachcheri 4.5 S 9.6286 80.1465
*Chavakachcheri 9.6665 80.1321
*Cheddikulam 8.6656 80.2962
Cheddiyakurichchi 9.3727 80.4118
Chemamadukulam 3.2 S 8.8547 80.5743
Chemamadukulam 8.8822 80.5819
Chemmani 0.4 SW 9.6556 80.0558
Chemmani 9.6575 80.0588
Chilavathurai 8.7450 79.9542
Chullipuram 1.2 S 9.7554 79.9466
Chullipuram 1.5 N 9.7784 79.9417
Chullipuram 1.5 SW 9.7599 79.9335
Chullipuram 1.6 SW 9.7535 79.9383
Chullipuram 1.9 SW 9.7551 79.9324
Chullipuram 9.7659 79.9462
Chundikuli 0.6 W 9.6536 80.0286
Chundikuli 9.6535 80.0339
Chunnakam 0.3 NE 9.7397 80.0265
Chunnakam 9.7376 80.0245
Delft West 9.5277 79.6999
*Elephant Pass 9.5257 80.4062
Eluthumadduval 0.7 SW 9.6515 80.2787
Eluthumadduval 0.8 SW 9.6502 80.2802
Eluthumadduval 1.9 N 9.6726 80.2782
Eluthumadduval 2.2 W 9.6603 80.2636
Eluthumadduval 2.3 N 9.6765 80.2888
Eluthumadduval 9.6562 80.2832
Eluvaitivu 9.6923 79.8115
Erialai 2.0 E 9.6427 80.0964
Erialai 2.9 E 9.6370 80.1046
Erialai 3.5 E 9.6338 80.1101
Erialai 3.5 SE 9.6151 80.1006
Erialai 9.6383 80.0786
Erukkalampiddy 1.3 E 9.0317 79.8934
Erukkalampiddy 9.0344 79.8815
Gurunagar 2.9 SW 9.6432 79.9926
Gurunagar 9.6536 80.0170
Ilavalai 1.3 NE 9.8046 79.9956
Ilavalai 1.6 W 9.7996 79.9753
Ilavalai 2.2 SE 9.7806 80.0031
Ilavalai 2.4 SE 9.7806 80.0056
Ilavalai 2.86 NE 9.8074 80.0122
Ilavalai 2.9 NE 9.8085 80.0116
Ilavalai 9.7953 79.9892
Illuppaikadavai 9.0925 80.0806
Iranai lluppaikulam 0.9 SW 8.8474 80.3554
Iranai lluppaikulam 8.8524 80.3613
Iranaitiv 9.2899 79.9836
Iratta Periyakulama 0.8 SW 8.7003 80.4786
Iratta Periyakulama 8.7071 80.4821
Iyyakachchi 3.2 SE 9.5475 80.4319
Iyyakachchi 9.5715 80.4162
Jaffna 0.8 S 9.6615 80.0255
Jaffna 0.8 W 9.6715 80.0200
Jaffna 1.0 NW 9.6773 80.0229
*Jaffna 9.6690 80.0270
Kachchai 7.3 S 9.5699 80.1900
Kachchai 9.6344 80.2020
Kaitadi 0.5 W 9.6708 80.0918
Kaitadi 1.2 NE 9.6767 80.1056
Kaitadi 1.3 NE 9.6818 80.1018
Kaitadi 1.5 NE 9.6832 80.1030
Kaitadi 1.9 N 9.6883 80.0939
Kaitadi 2.3 NE 9.6891 80.1071
Kaitadi 9.6715 80.0964
Kaithady 1.3 SW 9.6613 80.0850
Kaithady 1.7 S 9.6518 80.0990
Kaithady 2.5 SE 9.6490 80.1086
Kaithady 9.6668 80.0950
Kalmadhu 8.8395 80.3937
Kalmadunagar 1.0 N 9.3871 80.5140
Kalmadunagar 9.3786 80.5161
Kanagarayankulam 8.7537 80.4957
Kandavalai 9.4091 80.5219
Kankesanthurai 0.9 SW 9.8100 80.0391
Kankesanthurai 9.8161 80.0448
Kannaddi 8.7860 80.2210
Kantarodai 1.4 SE 9.7475 80.0089
Kantarodai 1.5 NE 9.7637 80.0059
Kantarodai 1.6 NE 9.7637 80.0075
Kantarodai 1.7 N 9.7683 79.9994
Kantarodai 9.7530 79.9975
Karachchi 9.3835 80.4084
Karadipokku 0.4 S 9.4050 80.4066
Karadipokku 0.6 SW 9.4061 80.4021
Karadipokku 9.4086 80.4064
Karainagar 1.5 S 9.7348 79.8818
Karainagar 1.6 S 9.7339 79.8867
Karainagar 9.7481 79.8829
Karaveddi 0.7 S 9.7950 80.1975
Karaveddi 0.9 N 9.8096 80.1987
Karaveddi 2.1 W 9.8009 80.1806
Karaveddi 5.0 S 9.7564 80.1942
Karaveddi 9.8013 80.1998
Karisal 9.0667 79.8413
Karuppaddamurippu 9.1526 80.5202
Kavutharimunai 9.5667 80.1167
Kayts 0.3 E 9.6973 79.8632
Kayts 0.8 SE 9.6929 79.8652
Kayts 1.8 S 9.6820 79.8593
Kayts 2.0 S 9.6798 79.8640
Kayts 2.2 SE 9.6829 79.8742
Kayts 2.6 S 9.6749 79.8616
Kayts 3.0 SE 9.6739 79.8738
Kayts 3.4 SE 9.6773 79.8840
Kayts 3.8 SE 9.6688 79.8784
Kayts 3.9 SE 9.6674 79.8773
Kayts 9.6979 79.8605
Kela Bogaswewa 8.8790 80.6604
Kilay 9.3877 80.4073
*Kilinochchi 9.3803 80.3770
Kodikamam 0.6 SW 9.6803 80.2190
Kodikamam 3.4 N 9.7149 80.2239
Kodikamam 5.1 N 9.7300 80.2244
*Kodikamam 9.6845 80.2220
Kokkilai 9.0004 80.9491
Kokuvil 1.0 W 9.6931 80.0124
Kokuvil 9.6908 80.0211
Konavil 9.3515 80.3269
Kondavil 9.7030 80.0339
Kopay 0.8 N 9.7114 80.0787
Kopay 1.2 W 9.7012 80.0677
Kopay 9.7043 80.0786
Kovilkulam 8.7375 80.5063
Kumulamunai 7.0 SE 9.1258 80.8814
Kumulamunai 9.1525 80.8238
Kunchuparanthan 2.1 N 9.4296 80.3429
Kunchuparanthan 2.2 N 9.4307 80.3396
Kunchuparanthan 9.4109 80.3383
Madhu Church 8.8550 80.2028
*Madhu Road 8.8142 80.1764
Madu 8.8541 80.1973
Madu Road 3.8 NW 8.7948 80.1234
Madu Road 8.7743 80.1515
Madukanda 8.7566 80.5605
Mahakachchakodiya 8.7856 80.5758
Mahiyampathy 0.5 S 9.6574 80.0113
Mahiyampathy 0.8 W 9.6595 80.0049
Mahiyampathy 9.6621 80.0119
Malai Santhai 9.8008 80.2064
Mallakam 0.5 SE 9.7591 80.0278
Mallakam 1.2 E 9.7598 80.0351
Mallakam 9.7619 80.0241
Mamaduwa 2.3 W 8.8090 80.5358
Mamaduwa 8.8164 80.5550
Mandaitivu 2.4 SW 9.6002 79.9774
Mandaitivu 9.6165 79.9920
Manipay 0.3 S 9.7263 79.9919
Manipay 0.9 S 9.7215 79.9956
Manipay 1.1 NW 9.7371 79.9872
Manipay 1.2 NW 9.7377 79.9854
Manipay 1.3 S 9.7182 79.9965
Manipay 1.6 E 9.7336 80.0068
Manipay 9.7291 79.9925
Mankulam 1.2 S 9.1262 80.4441
Mankulam 1.23 S 9.1261 80.4430
Mankulam 1.3 S 9.1258 80.4431
*Mankulam 9.1370 80.4452
*Mannar 8.9810 79.9044
Manthikai 0.5 SE 9.7968 80.2245
Manthikai 0.5 W 9.8013 80.2183
Manthikai 1.2 SE 9.7957 80.2326
Manthikai 1.3 E 9.8035 80.2345
Manthikai 1.8 SE 9.7940 80.2378
Manthikai 2.0 E 9.7997 80.2409
Manthikai 9.8005 80.2227
Maradammaduwa 2.2 SE 8.5601 80.3761
Maradammaduwa 5.6 E 8.5746 80.4194
Maradammaduwa 5.7 SE 8.5519 80.4130
Maradammaduwa 7.3 SE 8.5406 80.4227
Maradammaduwa 7.33 SE 8.5406 80.4233
Maradammaduwa 8.2 SE 8.5223 80.4173
Maradammaduwa 8.5783 80.3686
Maraiyadithakulam 8.7503 80.4970
Marichchikaddi 0.9 NW 8.9695 79.9114
Marichchikaddi 3.0 S 8.9378 79.9218
Marichchikaddi 8.9649 79.9183
Marichchukkaddi 8.5805 79.9460
Maruthanarmadam 1.1 NW 9.7301 80.0133
Maruthanarmadam 1.4 S 9.7125 80.0201
Maruthanarmadam 9.7249 80.0220
Maruthodai 8.8686 80.5172
Mathagal 0.8 NW 9.7888 79.9598
Mathagal 1.1 NW 9.7923 79.9579
Mathagal 1.9 W 9.7851 79.9488
Mathagal 9.7860 79.9661
Meesalai 0.3 W 9.6745 80.1928
Meesalai 1.7 NW 9.6829 80.1824
Meesalai 3.9 W 9.6856 80.1623
Meesalai 9.6747 80.1959
Mirusuvil 1.3 E 9.6712 80.2455
Mirusuvil 3.3 NE 9.6881 80.2565
Mirusuvil 9.6677 80.2340
Muhamalai 5.7 SW 9.6097 80.2576
Muhamalai 9.6472 80.2935
Mullaitivu 0.3 E 9.2671 80.8142
Mullaitivu 0.6 S 9.2612 80.8122
Mullaitivu 1.0 E 9.2693 80.8199
*Mullaitivu 9.2665 80.8115
Mullivaikkal 9.3120 80.7866
Mulliyan 7.9 SE 9.5142 80.5322
Mulliyan 9.5531 80.4716
Mulliyawalai 2.6 E 9.2234 80.7880
Mulliyawalai 6.7 SW 9.1894 80.7116
Mulliyawalai 9.2192 80.7644
Murasumoddai 9.4379 80.4528
Murukandy 4.5 N 9.3023 80.4061
Murukandy 9.2630 80.3965
Murunkan 0.5 N 8.8374 80.0342
Murunkan 1.9 E 8.8323 80.0512
*Murunkan 8.8328 80.0339
Naddankandal 9.0040 80.2210
Nagarkovil 0.5 SW 9.7005 80.3104
Nagarkovil 1.9 SW 9.6928 80.3000
Nagarkovil 9.7031 80.3137
Nainamadu 9.0408 80.5827
Nainathivu 9.6190 79.7749
Nallur 0.5 SW 9.6679 80.0352
Nallur 0.5 W 9.6690 80.0353
Nallur 0.6 NW 9.6727 80.0346
Nallur 9.6702 80.0395
Nanattan 8.8380 79.9672
Nedunkerny 0.4 W 9.0540 80.6564
Nedunkerny 12.7 SE 8.9753 80.7450
Nedunkerny 4.7 S 9.0114 80.6657
Nedunkerny 9.0537 80.6604
Neervely 0.3 SE 9.7186 80.0860
Neervely 9.7211 80.0847
Nelukkulam 0.7 E 8.7626 80.4557
Nelukkulam 8.7647 80.4493
Neriyakulam 0.3 S 8.6129 80.3557
Neriyakulam 8.6155 80.3547
Nochchimoddai 8.8314 80.5049
North Kayts 0.3 NE 9.7045 79.8656
North Kayts 1.1 NW 9.7095 79.8583
North Kayts 1.8 NW 9.7121 79.8519
North Kayts 2.4 NE 9.7202 79.8770
North Kayts 9.7023 79.8644
Oddusudan 0.5 SW 9.1503 80.6467
Oddusudan 7.1 E 9.1370 80.7117
Oddusudan 9.1539 80.6497
Omanthai 1.1 N 8.8817 80.5054
Omanthai 1.3 N 8.8842 80.5058
Omanthai 1.5 SW 8.8602 80.5014
Omanthai 3.5 N 8.9040 80.5092
*Omanthai 8.8724 80.5077
Pachchilaipalli 1.5 SE 9.5589 80.3988
Pachchilaipalli 9.5673 80.3881
Padaviya 14.8 N 8.9640 80.7879
Palamoddai 5.7 SE 8.9000 80.4279
Palamoddai 8.9432 80.3993
Palampiddy 8.9220 80.2154
Pallavarayankaddu 6.2 N 9.3700 80.1756
Pallavarayankaddu 9.3143 80.1708
Pallimunai 8.9801 79.9216
Pampaimadu 8.7856 80.4160
Pandaraveli 8.7816 79.9500
Pandaterippu 1.3 S 9.7674 79.9685
Pandaterippu 1.4 S 9.7668 79.9678
Pandaterippu 1.6 E 9.7740 79.9863
Pandaterippu 1.6 SE 9.7724 79.9861
Pandaterippu 9.7783 79.9724
Pappamoddai 8.9930 80.0144
Parantan 0.2 E 9.4327 80.4088
Parantan 0.5 W 9.4333 80.4024
Parantan 0.7 S 9.4266 80.4069
Parantan 9.4328 80.4069
Paranthan 0.3 SE 9.4392 80.4071
*Paranthan 9.4414 80.4048
Parappankandal 8.8740 80.0479
Parappukadanthan 8.9155 80.0653
Parayanalankulam 8.7508 80.1872
Pavakkulama Unit 1 8.7606 80.4959
Pavakkulama Unit 2 8.7063 80.4020
Periya Ulukkulama 8.6768 80.4160
Periyakunchikulam 8.9759 79.9170
Periyamadhu 8.9810 80.1763
Periyathambanai 8.7923 80.4660
Pesalai 3.2 SW 9.0612 79.7908
Pesalai 4.9 SW 9.0453 79.7858
Pesalai 9.0828 79.8101
Point Pedro 1.1 SW 9.7869 80.2141
Point Pedro 1.5 SE 9.7820 80.2281
Point Pedro 1.6 SW 9.7829 80.2118
Point Pedro 2.3 SE 9.7812 80.2378
Point Pedro 3.3 SW 9.7693 80.2033
Point Pedro 3.4 S 9.7647 80.2318
Point Pedro 6.3 S 9.7399 80.2379
*Point Pedro 9.7938 80.2210
Ponnalai 0.9 NE 9.7432 79.9289
Ponnalai 1.0 NW 9.7469 79.9164
Ponnalai 1.9 N 9.7559 79.9155
Ponnalai 2.5 NW 9.7564 79.9062
Ponnalai 9.7397 79.9214
Poonakary 3.2 NE 9.5264 80.2284
Poonakary 6.2 N 9.5553 80.1908
Poonakary 9.5033 80.2112
Pooneryn 9.4968 80.2093
Poovarasankulam 3.3 S 8.7543 80.3582
Poovarasankulam 8.7842 80.3603
Potkerny 8.7793 79.9692
Pudukattu 5.7 W 9.5790 80.3122
Pudukattu 9.5777 80.3638
Puliyampokkanai 7.5 NE 9.4936 80.5739
Puliyampokkanai 9.4410 80.5313
Puliyankulam 1.2 S 8.9631 80.5239
*Puliyankulam 8.9738 80.5272
Puloly 0.3 W 9.8171 80.2327
Puloly 0.6 NW 9.8216 80.2323
Puloly 0.6 SE 9.8152 80.2400
Puloly 0.8 NW 9.8233 80.2306
Puloly 0.9 SW 9.8112 80.2299
Puloly 1.0 NE 9.8210 80.2436
Puloly 1.0 SW 9.8137 80.2268
Puloly 1.3 E 9.8146 80.2469
Puloly 1.5 NW 9.8244 80.2232
Puloly 1.6 W 9.8154 80.2209
Puloly 9.8173 80.2353
Punakari-Nallur 9.4503 80.2781
Pungudutivu 1.6 SE 9.5783 79.8329
Pungudutivu 1.8 SE 9.5747 79.8304
Pungudutivu 2.3 E 9.5854 79.8443
Pungudutivu 2.4 SE 9.5772 79.8417
Pungudutivu 2.7 SE 9.5713 79.8396
Pungudutivu 2.9 SE 9.5680 79.8383
Pungudutivu 2.9 W 9.5829 79.7983
Pungudutivu 9.5896 79.8241
Puthukkudiyiruppu 0.7 S 9.3093 80.6927
Puthukkudiyiruppu 2.1 E 9.3162 80.7114
Puthukkudiyiruppu 9.3158 80.6926
Puthukudiyiruppu 1.1 SE 9.0513 79.8522
Puthukudiyiruppu 9.0604 79.8473
Puthuvedduvan 9.2475 80.3325
Puthuveli 8.7698 79.9654
Puttur 1.1 NE 9.7423 80.1046
Puttur 1.2 NE 9.7428 80.1050
Puttur 2.5 NW 9.7488 80.0834
Puttur 9.7331 80.1000
Ramanathapuram 1.5 W 9.3668 80.4804
Ramanathapuram 2.9 S 9.3422 80.5025
Ramanathapuram 9.3670 80.4938
Sandilipay 0.4 NW 9.7511 79.9839
Sandilipay 0.5 NW 9.7514 79.9834
Sandilipay 9.7493 79.9874
Sangarathai 0.5 SW 9.7262 79.9628
Sangarathai 0.7 W 9.7269 79.9604
Sangarathai 9.7285 79.9668
Sathirikulankulam 8.7783 80.4849
Silavathurai 8.7492 79.9504
Sinnasippikulam 8.3 W 8.5723 80.2572
Sinnasippikulam 8.5715 80.3325
Sithankerny 0.5 S 9.7492 79.9601
Sithankerny 9.7537 79.9618
Sivanagar 9.3889 80.3422
Sivankovilady 9.6713 80.0116
Sivapuram 1.9 SE 9.4314 80.4273
Sivapuram 9.4459 80.4174
Skanthapuram 9.3371 80.3018
Sooriyakaddaikadhu 8.9817 79.9232
Soranpattu 4.5 W 9.6079 80.3287
Soranpattu 9.5970 80.3686
Tellippalai 1.2 W 9.7818 80.0188
Tellippalai 1.6 W 9.7810 80.0155
Tellippalai 2.2 E 9.7780 80.0503
Tellippalai 9.7804 80.0301
Thalaimannar 9.0834 79.7344
Thalaimannar Pier 0.3 SW 9.1004 79.7238
Thalaimannar Pier 9.1023 79.7260
Thalaiyadi 9.6305 80.4029
Thalayadi 1.3 SW 9.6161 80.3916
Thalayadi 9.6247 80.3995
Thalvupadu 3.2 S 8.9637 79.8783
Thalvupadu 8.9909 79.8888
Thandikulam 8.7873 80.4827
Tharapuram 1.7 NW 9.0254 79.8676
Tharapuram 5.0 W 9.0159 79.8302
Tharapuram 9.0124 79.8759
Tharmapuram 9.4107 80.5234
Thellippallai 0.6 N 9.7958 80.0323
Thellippallai 1.4 NW 9.7998 80.0248
Thellippallai 9.7911 80.0339
Thiruketheeswaram 0.4 SE 8.9414 79.9604
Thiruketheeswaram 8.9444 79.9577
Thirunagar 9.3944 80.3909
Thirunelvely 9.6826 80.0370
Thiruvaiaru 2.0 NE 9.3904 80.4379
Thiruvaiaru 9.3762 80.4271
Thondamanaru 0.7 SW 9.8138 80.1331
Thondamanaru 1.1 S 9.8093 80.1340
Thondamanaru 1.7 SW 9.8086 80.1254
Thondamanaru 2.0 SE 9.8036 80.1471
Thondamanaru 2.5 SW 9.8066 80.1178
Thondamanaru 9.8184 80.1370
Thunukkai 5.2 SW 9.1138 80.2433
Thunukkai 9.1340 80.2863
Udayarkaddu 9.3132 80.5841
Urumpirai 0.8 S 9.7131 80.0425
Urumpirai 1.0 NE 9.7288 80.0469
Urumpirai 2.3 NE 9.7394 80.0518
Urumpirai 3.2 NE 9.7426 80.0609
Urumpirai 3.4 NE 9.7483 80.0563
Urumpirai 9.7203 80.0430
Uruthirapuram 9.3987 80.3464
Uyilankulam 0.6 E 8.8866 79.9892
Uyilankulam 1.2 E 8.8834 79.9944
Uyilankulam 1.8 S 8.8702 79.9860
Uyilankulam 8.8859 79.9836
Uyirtharasankulam 8.9863 79.9089
Vaarikkuttiyoor 1.2 N 8.7495 80.5107
Vaarikkuttiyoor 8.7385 80.5094
Vaddakachchi 9.3614 80.4667
Vaddakandal 1.8 NW 8.9225 80.0286
Vaddakandal 8.9077 80.0353
Vaddukoddai 0.4 E 9.7231 79.9484
Vaddukoddai 1.2 NE 9.7305 79.9510
Vaddukoddai 1.7 NE 9.7355 79.9527
Vaddukoddai 9.7224 79.9445
Vallai 1.9 NE 9.7848 80.1404
Vallai 2.3 SW 9.7564 80.1153
Vallai 2.8 NE 9.7922 80.1448
Vallai 3.1 NE 9.7861 80.1525
Vallai 9.7729 80.1279
Valukkairaru 0.7 SE 9.6985 79.9701
Valukkairaru 2.0 NE 9.7125 79.9805
Valukkairaru 9.7033 79.9652
Valvettithurai 0.5 NE 9.8184 80.1689
Valvettithurai 0.6 W 9.8155 80.1610
Valvettithurai 1.3 NW 9.8197 80.1552
Valvettithurai 1.31 NW 9.8196 80.1552
Valvettithurai 2.0 E 9.8142 80.1842
Valvettithurai 2.2 SW 9.8018 80.1513
Valvettithurai 9.8149 80.1661
Vankalai 0.4 W 8.8939 79.9312
Vankalai 2.5 NE 8.9057 79.9545
Vankalai 3.7 N 8.9259 79.9259
Vankalai 8.8941 79.9347
Vannarponnai 0.3 SW 9.6818 80.0117
Vannarponnai 9.6838 80.0137
Varany 0.4 NW 9.6692 80.0088
Varany 9.6665 80.0110
Vasavilan 0.9 E 9.7860 80.0782
Vasavilan 0.9 SW 9.7831 80.0637
Vasavilan 1.0 E 9.7858 80.0787
Vasavilan 1.1 S 9.7781 80.0700
Vasavilan 1.3 SE 9.7778 80.0748
Vasavilan 2.4 NE 9.8039 80.0853
Vasavilan 9.7883 80.0701
*Vavuniya 8.7542 80.4982
Velanai 0.6 S 9.6315 79.9013
Velanai 0.7 S 9.6311 79.9011
Velanai 1.9 NE 9.6473 79.9155
Velanai 2.2 S 9.6186 79.8956
Velanai 2.5 NW 9.6533 79.8854
Velanai 2.8 S 9.6126 79.9036
Velanai 2.8 W 9.6321 79.8756
Velanai 3.0 W 9.6303 79.8747
Velanai 3.2 N 9.6653 79.8964
Velanai 3.8 E 9.6385 79.9360
Velanai 9.6372 79.9011
Velikkandal 3.4 N 9.4554 80.4833
Velikkandal 9.4247 80.4829
Vellankulam 0.6 SW 9.1827 80.1224
Vellankulam 9.1861 80.1265
Veppankulam 8.7860 80.0144
Veravil 9.3528 80.0786
Vidataltivu 9.0215 80.0509
Visvamadukulam 9.3760 80.5502
Yogapuram 9.1304 80.3072
`

export const northernRoads = `
Akkarayankulam - Kalmadunagar | minor
Akkarayankulam 2.9 SE 0, Kilay 16.41, Thiruvaiaru 2.0 NE 20.73 town, Kalmadunagar 29.45
Akkarayankulam - Murukandy | minor
Akkarayankulam 2.9 SE 0, Murukandy 4.5 N 9.38
Alagalla - Asikulam | minor
Alagalla 0, Asikulam 6.81
Alagalla - Iratta Periyakulama | main
Alagalla 0, Iratta Periyakulama 5.06
Allaipiddi - Allaipiddi | minor
Allaipiddi 1.2 S 0, Allaipiddi 1.26, Allaipiddi 0.7 NE 1.94
Allaipiddi - Kayts | secondary
Allaipiddi 0.7 NE 0, Velanai 3.8 E 4.49, Velanai 1.9 NE 6.95, Velanai 3.2 N 9.96, Kayts 3.4 SE 11.90, Kayts 2.2 SE 13.15, Kayts 0.8 SE 14.65, Kayts 0.3 E 15.20
Allaipiddi - Mahiyampathy | secondary
Allaipiddi 0.7 NE 0, Gurunagar 2.9 SW 3.36, Mahiyampathy 0.8 W 5.63 town
Alvai - Puloly | minor
Alvai 0, Puloly 4.43 town
Anaikoddai - Anaikoddai | secondary
Anaikoddai 0, Anaikoddai 0.5 NE 0.49 town
Anaikoddai - Anaikoddai | minor
Anaikoddai 1.4 S 0, Anaikoddai 1.2 SE 0.63 town
Anaikoddai - Manipay | secondary
Anaikoddai 0.5 NE 0, Manipay 1.3 S 2.35 town, Manipay 0.9 S 2.75 town, Manipay 0.3 S 3.44 town, Manipay 3.78 town, Manipay 1.1 NW 4.86 town
Analaitivu - Anaikoddai | minor
Analaitivu 0, Araly 36.27, Anaikoddai 42.34 town
Analaitivu - Kayts | minor
Analaitivu 0, Kayts 21.80, Kayts 0.3 E 22.11
Analaitivu - Sangarathai | minor
Analaitivu 0, Eluvaitivu 21.05, Sangarathai 52.58
Andiyapuliyankulam - Nelukkulam | minor
Andiyapuliyankulam 0, Pampaimadu 25.36, Nelukkulam 32.29
Andiyapuliyankulam - Poovarasankulam | minor
Andiyapuliyankulam 0, Poovarasankulam 22.43
Andiyapuliyankulam - Punakari-Nallur | minor
Andiyapuliyankulam 0, Iranai lluppaikulam 24.26, Palamoddai 48.54, Mankulam 81.50, Murukandy 99.79, Akkarayankulam 116.98, Skanthapuram 118.37, Punakari-Nallur 134.28
Araly - Karainagar | minor
Araly 0, Vaddukoddai 3.13, Karainagar 12.66
Araly - Sangarathai | minor
Araly 1.1 N 0, Sangarathai 0.7 W 1.31 town
Araly - Vallai | secondary
Araly 2.3 SW 0, Vaddukoddai 0.4 E 3.74, Vaddukoddai 1.2 NE 4.62 town, Vaddukoddai 1.7 NE 5.21 town, Sithankerny 0.5 S 6.95 town, Sithankerny 7.47 town, Pandaterippu 1.4 S 9.27 town, Pandaterippu 1.3 S 9.37 town, Pandaterippu 1.6 E 11.48 town, Ilavalai 2.2 SE 13.51 town, Ilavalai 2.4 SE 13.79 town, Tellippalai 1.6 W 14.88 town, Tellippalai 1.2 W 15.27 town, Tellippalai 16.56, Tellippalai 2.2 E 18.88, Vasavilan 1.1 S 21.16, Vasavilan 1.3 SE 21.71, Atchuveli 0.7 SW 26.11, Atchuveli 0.6 SW 26.18, Vallai 27.90
Araly - Valukkairaru | minor
Araly 2.7 SW 0, Araly 2.3 SW 0.46, Valukkairaru 3.45
Arippu - Arippu | secondary
Arippu 0, Arippu 0.4 N 0.55
Arippu - Nanattan | main
Arippu 0, Nanattan 7.37
Arippu - Vankalai | secondary
Arippu 0, Vankalai 0.4 W 14.80, Vankalai 3.7 N 18.53
Atchuveli - Thondamanaru | secondary
Atchuveli 0.7 SW 0, Atchuveli 0.68, Atchuveli 1.4 N 2.11, Thondamanaru 1.7 SW 4.20
Atchuveli - Thondamanaru | minor
Atchuveli 1.7 N 0, Thondamanaru 2.5 SW 1.54
Athimottai - Sooriyakaddaikadhu | minor
Athimottai 0, Pallimunai 0.75 town, Sooriyakaddaikadhu 1.05 town
Athimottai - Uyirtharasankulam | main
Athimottai 0, Uyirtharasankulam 1.46 town
Chavakachcheri - Chavakachcheri | main
Chavakachcheri 3.15 E 0, Chavakachcheri 3.2 E 0.07
Chavakachcheri - Chavakachcheri | minor
Chavakachcheri 4.5 S 0, Chavakachcheri 3.2 E 3.74
Chavakachcheri - Kopay | secondary
Chavakachcheri 0, Kaitadi 4.02, Kopay 9.73 town
Chavakachcheri - Meesalai | main
Chavakachcheri 0, Meesalai 7.85
Chavakachcheri - Puloly | secondary
Chavakachcheri 3.15 E 0, Chavakachcheri 3.1 E 0.08, Meesalai 3.9 W 3.50, Karaveddi 5.0 S 12.53, Point Pedro 3.3 SW 14.32, Point Pedro 1.6 SW 16.13, Point Pedro 1.1 SW 16.65, Point Pedro 17.75 town, Manthikai 18.52 town, Puloly 0.9 SW 19.95 town, Puloly 0.3 W 20.68 town, Puloly 0.6 NW 21.23 town
Cheddikulam - Iranai lluppaikulam | minor
Cheddikulam 0, Poovarasankulam 22.34, Iranai lluppaikulam 0.9 SW 30.19
Cheddikulam - Madhu Church | minor
Cheddikulam 0, Kannaddi 16.69, Madhu Church 32.12
Cheddikulam - Pampaimadu | minor
Cheddikulam 0, Pampaimadu 25.27
Cheddikulam - Parappukadanthan | minor
Cheddikulam 0, Andiyapuliyankulam 9.47, Madhu Church 31.43, Parappukadanthan 49.18
Cheddiyakurichchi - Karachchi | main
Cheddiyakurichchi 0, Karachchi 1.51 town
Chemamadukulam - Padaviya | minor
Chemamadukulam 0, Kela Bogaswewa 15.31, Padaviya 7.9 N 29.54, Padaviya 10.9 NE 35.07
Chemmani - Nallur | minor
Chemmani 0, Nallur 0.5 SW 2.91 town
Chilavathurai - Murunkan | secondary
Chilavathurai 0, Puthuveli 3.03 town, Potkerny 4.19 town, Murunkan 1.9 E 15.17
Chilavathurai - Silavathurai | secondary
Chilavathurai 0, Silavathurai 0.64 town
Chullipuram - Chullipuram | minor
Chullipuram 1.2 S 0, Chullipuram 1.21 town, Chullipuram 1.5 N 2.74 town
Chullipuram - Chullipuram | minor
Chullipuram 1.9 SW 0, Chullipuram 1.5 SW 0.56
Chullipuram - Ponnalai | minor
Chullipuram 1.6 SW 0, Chullipuram 1.9 SW 0.68, Ponnalai 1.9 N 2.62
Chundikuli - Nallur | secondary
Chundikuli 0.6 W 0, Nallur 0.5 SW 1.75 town, Nallur 0.5 W 1.88 city
Delft West - Eluvaitivu | minor
Delft West 0, Eluvaitivu 23.34
Delft West - Sandilipay | minor
Delft West 0, Sangarathai 40.82, Chankanai 0.5 SE 42.71 town, Sandilipay 0.5 NW 44.32 town
Elephant Pass - Mulliyan | minor
Elephant Pass 0, Mulliyan 13.21
Eluthumadduval - Eluthumadduval | main
Eluthumadduval 0.8 SW 0, Eluthumadduval 0.7 SW 0.22
Eluthumadduval - Eluthumadduval | minor
Eluthumadduval 0, Eluthumadduval 2.3 N 2.39
Eluthumadduval - Eluthumadduval | minor
Eluthumadduval 2.2 W 0, Eluthumadduval 1.9 N 2.17
Eluthumadduval - Nagarkovil | minor
Eluthumadduval 0.7 SW 0, Eluthumadduval 0.73, Nagarkovil 8.18
Erialai - Chavakachcheri | minor
Erialai 3.5 E 0, Chavakachcheri 2.8 SW 1.60
Erialai - Chemmani | minor
Erialai 3.5 SE 0, Erialai 3.60, Chemmani 0.4 SW 6.83
Erialai - Kaithady | minor
Erialai 2.0 E 0, Kaithady 1.7 S 1.07
Erialai - Kaithady | minor
Erialai 2.9 E 0, Kaithady 2.5 SE 1.51
Gurunagar - Jaffna | minor
Gurunagar 0, Jaffna 0.8 S 1.63 town, Jaffna 2.73 town
Ilavalai - Ilavalai | minor
Ilavalai 2.2 SE 0, Ilavalai 2.86 NE 3.28
Iranaitiv - Kavutharimunai | minor
Iranaitiv 0, Kavutharimunai 44.15
Iratta Periyakulama - Asikulam | minor
Iratta Periyakulama 0.8 SW 0, Asikulam 1.4 NW 8.51
Iyyakachchi - Pachchilaipalli | minor
Iyyakachchi 3.2 SE 0, Pachchilaipalli 1.5 SE 3.94
Kachchai - Nallur | secondary
Kachchai 0, Kodikamam 0.6 SW 5.63, Kodikamam 6.20, Kodikamam 3.4 N 9.61, Kodikamam 5.1 N 11.30, Point Pedro 3.4 S 15.26, Point Pedro 1.5 SE 17.27, Manthikai 0.5 SE 18.97, Manthikai 19.46 town, Manthikai 0.5 W 19.95 town, Malai Santhai 21.26 town, Karaveddi 21.99 town, Karaveddi 2.1 W 24.15 town, Valvettithurai 2.2 SW 27.45, Vallai 2.8 NE 28.75, Vallai 1.9 NE 29.74, Vallai 31.66, Vallai 2.3 SW 34.04, Puttur 1.2 NE 35.97, Puttur 1.1 NE 36.05, Puttur 37.22, Neervely 0.3 SE 39.46, Kopay 0.8 N 40.61, Kopay 1.2 W 42.33, Nallur 47.42 town, Nallur 0.5 W 47.90 city
Kaitadi - Kaitadi | minor
Kaitadi 0.5 W 0, Kaitadi 0.52, Kaitadi 1.3 NE 1.83, Kaitadi 1.5 NE 2.04, Kaitadi 2.3 NE 2.85
Kaitadi - Kaitadi | minor
Kaitadi 1.2 NE 0, Kaitadi 1.5 NE 0.79
Kaitadi - Kaitadi | minor
Kaitadi 1.3 NE 0, Kaitadi 1.9 N 1.16
Kaithady - North Kayts | secondary
Kaithady 0, Kaitadi 0.5 W 0.56, Kopay 1.2 W 4.88 town, Urumpirai 0.8 S 8.01 town, Maruthanarmadam 10.63 town, Maruthanarmadam 1.1 NW 11.75 town, Manipay 1.6 E 12.58 town, Manipay 1.1 NW 14.84 town, Manipay 1.2 NW 15.04 town, Chankanai 0.5 SE 16.41 town, Chankanai 16.89 town, Sithankerny 0.5 S 18.31 town, Chullipuram 1.2 S 19.95 town, Chullipuram 1.6 SW 20.99 town, Ponnalai 0.9 NE 22.66, Ponnalai 23.59, Karainagar 1.6 S 27.64, Karainagar 1.5 S 28.20, North Kayts 1.1 NW 32.96
Kalmadunagar - Kalmadunagar | minor
Kalmadunagar 0, Kalmadunagar 1.0 N 0.99
Kalmadunagar - Kandavalai | main
Kalmadunagar 0, Kandavalai 4.55
Kanagarayankulam - Puthuvedduvan | minor
Kanagarayankulam 0, Sathirikulankulam 3.45 town, Palamoddai 31.99, Yogapuram 60.38, Puthuvedduvan 78.15
Kandavalai - Sivapuram | main
Kandavalai 0, Murasumoddai 8.41, Sivapuram 14.08
Kankesanthurai - Thondamanaru | main
Kankesanthurai 0, Thondamanaru 11.00
Kannaddi - Mahakachchakodiya | minor
Kannaddi 0, Iranai lluppaikulam 22.55, Sathirikulankulam 40.36, Mahakachchakodiya 55.04
Kannaddi - Pampaimadu | minor
Kannaddi 0, Poovarasankulam 22.68, Pampaimadu 35.42
Kantarodai - Ilavalai | minor
Kantarodai 1.7 N 0, Ilavalai 2.4 SE 1.56 town
Kantarodai - Mallakam | secondary
Kantarodai 0, Kantarodai 1.5 NE 1.68 town, Kantarodai 1.6 NE 1.85 town, Mallakam 3.74 town, Mallakam 0.5 SE 4.25 town
Kantarodai - Pandaterippu | minor
Kantarodai 1.5 NE 0, Kantarodai 1.7 N 0.89 town, Pandaterippu 1.6 SE 2.43 town
Kantarodai - Tellippalai | minor
Kantarodai 1.6 NE 0, Tellippalai 1.6 W 2.17 town
Karachchi - Kalmadunagar | minor
Karachchi 0, Thiruvaiaru 3.47 town, Vaddakachchi 12.25, Ramanathapuram 16.07, Kalmadunagar 18.88
Karadipokku - Kunchuparanthan | minor
Karadipokku 0.4 S 0, Karadipokku 0.6 SW 0.52 town, Kunchuparanthan 2.1 N 7.93, Kunchuparanthan 2.2 N 8.33
Karainagar - Chullipuram | minor
Karainagar 0, Chullipuram 9.54
Karaveddi - Alvai | secondary
Karaveddi 0, Alvai 2.95 town
Karaveddi - Alvai | minor
Karaveddi 0.7 S 0, Karaveddi 0.77, Karaveddi 0.9 N 1.73 town, Alvai 0.9 NW 3.63 town
Karaveddi - Alvai | minor
Karaveddi 2.1 W 0, Valvettithurai 2.0 E 1.56, Alvai 2.1 W 2.49 town
Karaveddi - Valvettithurai | minor
Karaveddi 0.9 N 0, Valvettithurai 2.0 E 1.74 town, Valvettithurai 0.5 NE 3.63
Karisal - Pesalai | main
Karisal 0, Pesalai 5.62
Kayts - Kayts | minor
Kayts 2.6 S 0, Kayts 2.0 S 0.67, Kayts 0.8 SE 2.20
Kayts - Kayts | minor
Kayts 3.0 SE 0, Kayts 2.0 S 1.28, Kayts 1.8 S 1.87
Kayts - Kayts | minor
Kayts 3.9 SE 0, Kayts 3.8 SE 0.20, Kayts 3.4 SE 1.35
Kodikamam - Point Pedro | minor
Kodikamam 5.1 N 0, Point Pedro 6.3 S 1.93
Kokkilai - Alampil | minor
Kokkilai 0, Alampil 24.19
Kokuvil - Kopay | minor
Kokuvil 0, Thirunelvely 2.35 city, Kopay 7.73 town
Kokuvil - Vaddukoddai | minor
Kokuvil 1.0 W 0, Anaikoddai 0.5 NE 1.69 town, Valukkairaru 2.0 NE 4.41 town, Sangarathai 0.5 SW 6.98 town, Sangarathai 0.7 W 7.26 town, Vaddukoddai 1.2 NE 8.37 town
Konavil - Kunchuparanthan | minor
Konavil 0, Sivanagar 6.21, Uruthirapuram 8.17, Kunchuparanthan 9.97
Kopay - Neervely | main
Kopay 0, Neervely 2.52
Kopay - Urumpirai | minor
Kopay 0.8 N 0, Urumpirai 1.0 NE 4.01
Kumulamunai - Alampil | secondary
Kumulamunai 7.0 SE 0, Alampil 7.76
Kumulamunai - Ampalavanpokkanai | minor
Kumulamunai 0, Mulliyawalai 12.15, Puthukkudiyiruppu 30.68, Ampalavanpokkanai 41.68
Madhu Road - Aandankulam | secondary
Madhu Road 0, Parappukadanthan 21.31, Aandankulam 28.56
Madhu Road - Alampil | minor
Madhu Road 0, Andiyapuliyankulam 21.37, Pavakkulama Unit 2 46.42, Iratta Periyakulama 58.63, Kovilkulam 64.13 town, Vaarikkuttiyoor 64.74 town, Madukanda 72.48, Mahakachchakodiya 81.91, Kela Bogaswewa 99.34, Nedunkerny 124.26, Kumulamunai 150.58, Alampil 155.59
Madhu Road - Mamaduwa | minor
Madhu Road 0, Kannaddi 14.84, Pampaimadu 40.46, Periyathambanai 48.16, Mamaduwa 62.38
Madu Road - Madu | secondary
Madu Road 0, Madhu Road 5.36, Madu 10.50
Madukanda - Mamaduwa | minor
Madukanda 0, Mamaduwa 9.65
Mahiyampathy - Anaikoddai | secondary
Mahiyampathy 0.5 S 0, Mahiyampathy 0.53 town, Varany 1.03 town, Varany 0.4 NW 1.41 town, Anaikoddai 1.2 SE 3.65 town, Anaikoddai 4.90 town
Mahiyampathy - Thondamanaru | secondary
Mahiyampathy 0.5 S 0, Mahiyampathy 0.8 W 0.80 town, Anaikoddai 1.4 S 3.71 town, Valukkairaru 0.7 SE 7.17, Valukkairaru 7.94 town, Araly 1.1 N 9.61 town, Vaddukoddai 0.4 E 10.94 town, Vaddukoddai 11.39 town, Ponnalai 14.63, Ponnalai 1.0 NW 15.62, Ponnalai 1.9 N 16.66, Chullipuram 1.5 N 20.67, Mathagal 1.9 W 21.75, Mathagal 1.1 NW 23.04 town, Ilavalai 1.6 W 25.12, Ilavalai 1.3 NE 27.42, Ilavalai 2.9 NE 29.30, Kankesanthurai 0.9 SW 32.39, Vasavilan 2.4 NE 37.66, Thondamanaru 2.5 SW 41.38, Thondamanaru 1.7 SW 42.27, Thondamanaru 0.7 SW 43.29
Mahiyampathy - Vasavilan | secondary
Mahiyampathy 0.5 S 0, Jaffna 0.8 W 1.85 town, Jaffna 1.0 NW 2.58 city, Kondavil 5.69 town, Urumpirai 0.8 S 7.22 town, Urumpirai 8.04 town, Urumpirai 1.0 NE 9.08 town, Urumpirai 2.3 NE 10.41 town, Urumpirai 3.4 NE 11.53, Vasavilan 1.3 SE 15.40, Vasavilan 0.9 E 16.39, Vasavilan 2.4 NE 18.58
Mallakam - Kankesanthurai | secondary
Mallakam 0.5 SE 0, Tellippalai 2.40 town, Thellippallai 3.66, Thellippallai 0.6 N 4.23, Kankesanthurai 0.9 SW 6.02
Mandaitivu - Gurunagar | minor
Mandaitivu 2.4 SW 0, Mandaitivu 2.97, Gurunagar 2.9 SW 6.49
Manipay - Kantarodai | minor
Manipay 1.6 E 0, Kantarodai 1.4 SE 1.61 town
Manipay - Maruthanarmadam | minor
Manipay 0.9 S 0, Maruthanarmadam 1.1 NW 2.17 town
Manipay - Sandilipay | minor
Manipay 1.2 NW 0, Sandilipay 0.4 NW 1.51 town
Mankulam - Mankulam | main
Mankulam 1.3 S 0, Mankulam 1.2 S 0.12
Mankulam - Mankulam | main
Mankulam 1.3 S 0, Mankulam 1.23 S 0.03
Mankulam - Oddusudan | minor
Mankulam 0, Karuppaddamurippu 9.00, Oddusudan 23.67
Mannar - Uyirtharasankulam | minor
Mannar 0, Uyirtharasankulam 0.88 town
Manthikai - Manthikai | minor
Manthikai 1.8 SE 0, Manthikai 1.2 SE 0.61, Manthikai 0.5 SE 1.52 town
Manthikai - Puloly | secondary
Manthikai 2.0 E 0, Manthikai 1.3 E 0.87, Puloly 0.9 SW 1.88 town
Manthikai - Puloly | minor
Manthikai 0.5 W 0, Puloly 1.6 W 1.63 town, Puloly 1.5 NW 2.68 town
Manthikai - Puloly | minor
Manthikai 1.2 SE 0, Manthikai 1.3 E 0.91 town, Puloly 0.6 SE 2.38, Puloly 1.0 NE 3.15
Maradammaduwa - Etaweeragollewa | minor
Maradammaduwa 0, Punewa 17.61, Etaweeragollewa 27.83
Maradammaduwa - Maradammaduwa | minor
Maradammaduwa 5.7 SE 0, Maradammaduwa 5.6 E 2.76
Maradammaduwa - Maradammaduwa | minor
Maradammaduwa 8.2 SE 0, Maradammaduwa 7.3 SE 2.37
Maradammaduwa - Medawachchiya | minor
Maradammaduwa 2.2 SE 0, Maradammaduwa 5.7 SE 4.40, Maradammaduwa 7.3 SE 6.37, Maradammaduwa 7.33 SE 6.44, Medawachchiya 4.1 NW 11.77
Marichchukkaddi - Vidataltivu | minor
Marichchukkaddi 0, Chilavathurai 19.60, Veppankulam 29.67, Madhu Church 61.76, Palampiddy 70.01, Periyamadhu 80.47, Vidataltivu 96.63
Maruthanarmadam - Manipay | minor
Maruthanarmadam 1.4 S 0, Manipay 1.3 S 2.76 town
Maruthodai - Nedunkerny | minor
Maruthodai 0, Chemamadukulam 14.32, Nedunkerny 12.7 SE 41.31
Maruthodai - Omanthai | main
Maruthodai 0, Omanthai 3.12
Mathagal - Mathagal | minor
Mathagal 0.8 NW 0, Mathagal 1.1 NW 0.44
Meesalai - Kodikamam | minor
Meesalai 1.7 NW 0, Kodikamam 3.4 N 5.96
Meesalai - Puttur | minor
Meesalai 0.3 W 0, Meesalai 1.7 NW 1.52, Meesalai 3.9 W 3.82, Puttur 1.1 NE 13.85
Mirusuvil - Kodikamam | secondary
Mirusuvil 0, Kodikamam 3.51
Mirusuvil - Mirusuvil | minor
Mirusuvil 1.3 E 0, Mirusuvil 3.3 NE 2.29
Muhamalai - Eluthumadduval | minor
Muhamalai 5.7 SW 0, Eluthumadduval 0.8 SW 5.29
Muhamalai - Mirusuvil | minor
Muhamalai 0, Eluthumadduval 2.44, Mirusuvil 10.22
Mullaitivu - Ananthapuram | main
Mullaitivu 0.3 E 0, Mullivaikkal 6.74, Ananthapuram 14.04
Murunkan - Uyilankulam | main
Murunkan 0, Uyilankulam 11.43
Murunkan - Vidataltivu | secondary
Murunkan 0, Vaddakandal 10.38, Aandankulam 17.54, Vidataltivu 29.10
Naddankandal - Yogapuram | minor
Naddankandal 0, Yogapuram 18.52
Nagarkovil - Nagarkovil | minor
Nagarkovil 1.9 SW 0, Nagarkovil 0.5 SW 1.46
Nainamadu - Karuppaddamurippu | minor
Nainamadu 0, Karuppaddamurippu 21.73
Nainathivu - Analaitivu | secondary
Nainathivu 0, Analaitivu 7.93
Nallur - Anaikoddai | minor
Nallur 0.6 NW 0, Jaffna 1.0 NW 1.41 city, Vannarponnai 0.3 SW 2.75 city, Anaikoddai 1.2 SE 4.02 town
Nallur - Jaffna | minor
Nallur 0.5 W 0, Jaffna 1.01 city, Jaffna 0.8 W 1.87 town
Nallur - Thirunelvely | minor
Nallur 0, Thirunelvely 1.90 city
Nanattan - Marichchikaddi | minor
Nanattan 0, Uyilankulam 10.76, Marichchikaddi 26.20
Nanattan - Murunkan | minor
Nanattan 0, Murunkan 0.5 N 7.80
Nanattan - Vankalai | main
Nanattan 0, Vankalai 8.21
Nedunkerny - Nedunkerny | minor
Nedunkerny 4.7 S 0, Nedunkerny 0.4 W 4.97
Nedunkerny - Oddusudan | secondary
Nedunkerny 0.4 W 0, Oddusudan 0.5 SW 10.81
Neervely - Urumpirai | minor
Neervely 0.3 SE 0, Neervely 0.32, Urumpirai 3.2 NE 4.03
Nelukkulam - Nelukkulam | secondary
Nelukkulam 0.7 E 0, Nelukkulam 0.75
Nelukkulam - Periyathambanai | minor
Nelukkulam 0, Periyathambanai 7.12
Neriyakulam - Nelukkulam | secondary
Neriyakulam 0.3 S 0, Nelukkulam 23.91
North Kayts - Karainagar | secondary
North Kayts 0, North Kayts 0.3 NE 0.28, North Kayts 2.4 NE 2.49, Karainagar 1.6 S 4.47
North Kayts - Karainagar | minor
North Kayts 2.4 NE 0, Karainagar 1.5 S 1.76
North Kayts - North Kayts | secondary
North Kayts 0.3 NE 0, North Kayts 1.1 NW 1.01
North Kayts - North Kayts | minor
North Kayts 1.1 NW 0, North Kayts 1.8 NW 0.78
Oddusudan - Ampalavanpokkanai | minor
Oddusudan 0, Puthukkudiyiruppu 20.16, Ampalavanpokkanai 2.2 SE 25.61
Omanthai - Chemamadukulam | minor
Omanthai 1.5 SW 0, Chemamadukulam 3.2 S 8.40
Pachchilaipalli - Aliyawalai | minor
Pachchilaipalli 0, Iyyakachchi 3.26, Aliyawalai 7.68
Pachchilaipalli - Soranpattu | secondary
Pachchilaipalli 0, Soranpattu 5.83
Padaviya - Kokkilai | minor
Padaviya 14.8 N 0, Kokkilai 28.02
Padaviya - Mullaitivu | secondary
Padaviya 14.8 N 0, Alampil 35.01, Mullaitivu 0.6 S 44.87
Palamoddai - Omanthai | minor
Palamoddai 5.7 SE 0, Omanthai 1.1 N 9.38
Palamoddai - Thunukkai | minor
Palamoddai 0, Thunukkai 5.2 SW 27.97
Pampaimadu - Kalmadhu | minor
Pampaimadu 0, Kalmadhu 8.41
Pandaterippu - Ilavalai | secondary
Pandaterippu 1.3 S 0, Pandaterippu 1.43 town, Ilavalai 1.6 W 4.02
Pandaterippu - Mathagal | secondary
Pandaterippu 0, Mathagal 1.43 town
Pandaterippu - Mathagal | secondary
Pandaterippu 1.4 S 0, Mathagal 1.9 W 3.02 town
Parantan - Pooneryn | secondary
Parantan 0, Parantan 0.5 W 0.51 town, Kunchuparanthan 2.2 N 7.46, Punakari-Nallur 15.00, Pooneryn 24.48
Paranthan - Sivapuram | minor
Paranthan 0, Sivapuram 2.68 town
Parappankandal - Parappukadanthan | secondary
Parappankandal 0, Parappukadanthan 7.63
Pavakkulama Unit 2 - Iranai lluppaikulam | minor
Pavakkulama Unit 2 0, Iranai lluppaikulam 22.87
Pavakkulama Unit 2 - Nanattan | minor
Pavakkulama Unit 2 0, Kannaddi 25.29, Murunkan 51.47, Nanattan 59.36
Pavakkulama Unit 2 - Nelukkulam | secondary
Pavakkulama Unit 2 0, Nelukkulam 12.43
Pavakkulama Unit 2 - Poovarasankulam | minor
Pavakkulama Unit 2 0, Poovarasankulam 12.96
Periya Ulukkulama - Pavakkulama Unit 2 | secondary
Periya Ulukkulama 0, Pavakkulama Unit 2 4.99
Periyakunchikulam - Athimottai | minor
Periyakunchikulam 0, Athimottai 0.40 town
Periyamadhu - Cheddiyakurichchi | minor
Periyamadhu 0, Naddankandal 9.79, Thunukkai 5.2 SW 27.83, Murukandy 56.18, Ambalnagar 67.41, Cheddiyakurichchi 71.60 town
Pesalai - Pesalai | minor
Pesalai 4.9 SW 0, Pesalai 3.2 SW 2.01
Pesalai - Thalaimannar | minor
Pesalai 0, Thalaimannar 9.59
Point Pedro - Karaveddi | minor
Point Pedro 1.6 SW 0, Karaveddi 0.7 S 2.21
Point Pedro - Point Pedro | minor
Point Pedro 2.3 SE 0, Point Pedro 1.5 SE 1.09, Point Pedro 1.1 SW 2.75
Point Pedro - Valvettithurai | secondary
Point Pedro 3.4 S 0, Point Pedro 3.3 SW 3.26, Vallai 3.1 NE 9.37, Vallai 2.8 NE 10.48, Thondamanaru 1.1 S 12.83, Thondamanaru 0.7 SW 13.34, Thondamanaru 14.02, Valvettithurai 1.31 NW 16.09, Valvettithurai 1.3 NW 16.10
Poonakary - Chavakachcheri | minor
Poonakary 0, Chavakachcheri 24.65
Poonakary - Kavutharimunai | minor
Poonakary 0, Kavutharimunai 13.68
Poonakary - Meesalai | secondary
Poonakary 0, Meesalai 26.24
Pooneryn - Poonakary | minor
Pooneryn 0, Poonakary 3.2 NE 4.00
Poovarasankulam - Poovarasankulam | minor
Poovarasankulam 3.3 S 0, Poovarasankulam 3.71
Pudukattu - Soranpattu | minor
Pudukattu 5.7 W 0, Soranpattu 4.5 W 3.81
Pudukattu - Thalayadi | secondary
Pudukattu 0, Thalayadi 1.3 SW 5.55, Thalayadi 6.87
Puliyampokkanai - Mulliyan | minor
Puliyampokkanai 7.5 NE 0, Mulliyan 7.9 SE 13.44
Puliyampokkanai - Point Pedro | minor
Puliyampokkanai 7.5 NE 0, Mulliyan 16.29, Aliyawalai 24.13, Thalaiyadi 31.62, Nagarkovil 45.66, Point Pedro 63.01
Puliyankulam - Illuppaikadavai | minor
Puliyankulam 0, Palamoddai 25.52, Naddankandal 53.12, Illuppaikadavai 73.61
Puliyankulam - Mulliyawalai | secondary
Puliyankulam 0, Nainamadu 12.20, Nedunkerny 22.04, Oddusudan 7.1 E 33.30, Mulliyawalai 2.6 E 46.51
Puliyankulam - Nedunkerny | secondary
Puliyankulam 1.2 S 0, Puliyankulam 1.26, Nedunkerny 0.4 W 19.17, Nedunkerny 19.63
Puloly - Alvai | minor
Puloly 0.9 SW 0, Puloly 1.0 SW 0.45 town, Puloly 1.6 W 1.14 town, Alvai 1.1 E 1.96 town
Puloly - Puloly | minor
Puloly 1.0 SW 0, Puloly 0.8 NW 1.17 town
Puloly - Puloly | minor
Puloly 1.3 E 0, Puloly 0.6 SE 0.78, Puloly 0.3 W 1.62 town
Punakari-Nallur - Sivapuram | minor
Punakari-Nallur 0, Kunchuparanthan 12.56, Sivapuram 25.68
Pungudutivu - Araly | minor
Pungudutivu 1.8 SE 0, Pungudutivu 1.6 SE 0.50, Pungudutivu 2.3 E 2.08, Velanai 2.2 S 9.09, Velanai 0.7 S 10.63, Velanai 0.6 S 10.69, Velanai 1.9 NE 13.10, Araly 4.8 SW 16.37
Pungudutivu - Eluvaitivu | minor
Pungudutivu 0, Eluvaitivu 20.32
Pungudutivu - Pungudutivu | minor
Pungudutivu 2.4 SE 0, Pungudutivu 1.6 SE 1.00
Pungudutivu - Pungudutivu | minor
Pungudutivu 2.7 SE 0, Pungudutivu 1.8 SE 1.15, Pungudutivu 2.9 W 5.04
Pungudutivu - Pungudutivu | minor
Pungudutivu 2.9 SE 0, Pungudutivu 2.7 SE 0.41, Pungudutivu 2.4 SE 1.12, Pungudutivu 2.3 E 2.11
Pungudutivu - Velanai | main
Pungudutivu 0, Velanai 12.80
Puthukkudiyiruppu - Puthukkudiyiruppu | minor
Puthukkudiyiruppu 0.7 S 0, Puthukkudiyiruppu 0.75
Puthukudiyiruppu - Karisal | minor
Puthukudiyiruppu 0, Karisal 1.33
Puthuvedduvan - Murukandy | minor
Puthuvedduvan 0, Murukandy 9.91
Puthuveli - Arippu | minor
Puthuveli 0, Pandaraveli 2.67 town, Arippu 5.79
Puttur - Atchuveli | minor
Puttur 2.5 NW 0, Atchuveli 1.0 SW 4.28, Atchuveli 0.6 SW 4.70
Puttur - Sandilipay | secondary
Puttur 1.2 NE 0, Puttur 2.5 NW 2.54, Urumpirai 3.2 NE 5.16, Urumpirai 2.3 NE 6.26, Chunnakam 0.3 NE 9.22, Kantarodai 1.4 SE 11.34 town, Kantarodai 12.73 town, Sandilipay 13.96 town, Sandilipay 0.4 NW 14.38 town, Sandilipay 0.5 NW 14.45 town
Ramanathapuram - Ramanathapuram | minor
Ramanathapuram 1.5 W 0, Ramanathapuram 1.53
Ramanathapuram - Ramanathapuram | minor
Ramanathapuram 2.9 S 0, Ramanathapuram 3.02
Sandilipay - Ilavalai | secondary
Sandilipay 0.5 NW 0, Pandaterippu 1.6 SE 2.57 town, Pandaterippu 1.6 E 2.75 town, Ilavalai 5.17 town, Ilavalai 1.3 NE 6.49
Sangarathai - Sangarathai | minor
Sangarathai 0.5 SW 0, Sangarathai 0.52 town
Sathirikulankulam - Omanthai | minor
Sathirikulankulam 0, Omanthai 11.32
Sathirikulankulam - Periyathambanai | minor
Sathirikulankulam 0, Thandikulam 1.76 town, Periyathambanai 4.74
Sinnasippikulam - Neriyakulam | minor
Sinnasippikulam 0, Neriyakulam 9.05
Sinnasippikulam - Periya Ulukkulama | secondary
Sinnasippikulam 8.3 W 0, Neriyakulam 14.40, Periya Ulukkulama 25.55
Sivanagar - Thirunagar | minor
Sivanagar 0, Kilinochchi 5.28, Thirunagar 8.51 town
Soranpattu - Muhamalai | main
Soranpattu 0, Muhamalai 12.35
Soranpattu - Thalaiyadi | minor
Soranpattu 0, Thalaiyadi 6.37
Tellippalai - Thellippallai | minor
Tellippalai 1.2 W 0, Thellippallai 1.4 NW 2.14 town
Thalayadi - Valvettithurai | secondary
Thalayadi 1.3 SW 0, Nagarkovil 1.9 SW 13.50, Manthikai 2.0 E 27.92, Puloly 31.34, Puloly 0.6 NW 32.30 town, Puloly 0.8 NW 32.57 town, Puloly 1.5 NW 33.42 town, Alvai 1.6 E 34.03 town, Alvai 0.9 NW 36.41 town, Alvai 2.1 W 37.94 town, Valvettithurai 0.5 NE 39.86, Valvettithurai 40.37
Thalvupadu - Marichchikaddi | minor
Thalvupadu 3.2 S 0, Marichchikaddi 0.9 NW 3.82 town
Tharapuram - Erukkalampiddy | secondary
Tharapuram 1.7 NW 0, Erukkalampiddy 2.05, Erukkalampiddy 1.3 E 3.53
Tharapuram - Puthukudiyiruppu | minor
Tharapuram 5.0 W 0, Puthukudiyiruppu 1.1 SE 4.81
Tharmapuram - Puliyampokkanai | minor
Tharmapuram 0, Puliyampokkanai 3.82
Thellippallai - Kankesanthurai | main
Thellippallai 0, Kankesanthurai 3.11
Thiruketheeswaram - Aandankulam | minor
Thiruketheeswaram 0.4 SE 0, Aandankulam 3.0 W 4.82, Aandankulam 13.23
Thiruvaiaru - Murasumoddai | minor
Thiruvaiaru 0, Murasumoddai 11.70
Thiruvaiaru - Sivapuram | minor
Thiruvaiaru 2.0 NE 0, Sivapuram 1.9 SE 5.02 town
Thondamanaru - Valvettithurai | minor
Thondamanaru 2.0 SE 0, Valvettithurai 1.31 NW 2.09
Thunukkai - Vellankulam | secondary
Thunukkai 0, Vellankulam 24.07
Thunukkai - Yogapuram | minor
Thunukkai 5.2 SW 0, Thunukkai 10.17, Yogapuram 13.10
Udayarkaddu - Ampalavanpokkanai | minor
Udayarkaddu 0, Ampalavanpokkanai 17.00
Udayarkaddu - Ananthapuram | minor
Udayarkaddu 0, Puthukkudiyiruppu 14.98, Ananthapuram 19.98
Udayarkaddu - Visvamadukulam | minor
Udayarkaddu 0, Visvamadukulam 11.42
Urumpirai - Mallakam | minor
Urumpirai 3.4 NE 0, Mallakam 1.2 E 3.08 town
Uruthirapuram - Kilay | minor
Uruthirapuram 0, Thirunagar 5.91, Kilay 8.00 town
Uyilankulam - Aandankulam | minor
Uyilankulam 1.8 S 0, Uyilankulam 0.6 E 1.92, Aandankulam 3.0 W 7.31
Uyilankulam - Vaddakandal | minor
Uyilankulam 1.2 E 0, Vaddakandal 1.8 NW 6.08
Vaarikkuttiyoor - Mamaduwa | secondary
Vaarikkuttiyoor 1.2 N 0, Mamaduwa 2.3 W 7.53
Vaarikkuttiyoor - Tittagonewa | minor
Vaarikkuttiyoor 0, Kebithigollewa 10.1 N 22.27, Tittagonewa 5.3 NE 43.93
Vaddakachchi - Murasumoddai | minor
Vaddakachchi 0, Murasumoddai 11.01
Vaddakandal - Aandankulam | minor
Vaddakandal 0, Aandankulam 3.0 W 6.08
Vaddakandal - Parappukadanthan | secondary
Vaddakandal 0, Parappukadanthan 6.11
Vaddukoddai - Ponnalai | minor
Vaddukoddai 1.7 NE 0, Ponnalai 0.9 NE 2.83 town, Ponnalai 1.0 NW 4.35, Ponnalai 2.5 NW 6.24
Vallai - Alvai | minor
Vallai 1.9 NE 0, Vallai 3.1 NE 1.34, Karaveddi 0.7 S 6.39, Malai Santhai 7.62, Alvai 1.1 E 9.83 town, Alvai 1.6 E 10.77 town
Vallai - Atchuveli | minor
Vallai 2.3 SW 0, Atchuveli 1.0 SW 1.70
Valukkairaru - Manipay | minor
Valukkairaru 0.7 SE 0, Valukkairaru 2.0 NE 2.00 town, Manipay 0.3 S 4.11 town
Valvettithurai - Thondamanaru | minor
Valvettithurai 2.2 SW 0, Thondamanaru 2.0 SE 0.52, Thondamanaru 1.1 S 2.12
Valvettithurai - Valvettithurai | secondary
Valvettithurai 0, Valvettithurai 1.3 NW 1.35
Valvettithurai - Valvettithurai | secondary
Valvettithurai 2.2 SW 0, Valvettithurai 0.6 W 1.92
Vankalai - Vankalai | minor
Vankalai 0.4 W 0, Vankalai 0.39, Vankalai 2.5 NE 3.19
Vannarponnai - Kopay | minor
Vannarponnai 0, Kokuvil 1.48 town, Kondavil 3.90 town, Kopay 9.52 town
Varany - Tellippalai | secondary
Varany 0.4 NW 0, Sivankovilady 0.39 town, Vannarponnai 0.3 SW 1.57 city, Vannarponnai 1.88 town, Kokuvil 1.0 W 2.94 town, Maruthanarmadam 1.4 S 5.32 town, Maruthanarmadam 6.75 town, Chunnakam 8.20 town, Chunnakam 0.3 NE 8.53 town, Mallakam 0.5 SE 10.72 town, Tellippalai 2.2 E 14.25
Vasavilan - Atchuveli | secondary
Vasavilan 0.9 E 0, Vasavilan 1.0 E 0.06, Atchuveli 1.7 N 4.34, Atchuveli 1.4 N 5.16
Vasavilan - Ilavalai | minor
Vasavilan 1.1 S 0, Vasavilan 0.9 SW 0.96, Thellippallai 0.6 N 5.64, Thellippallai 1.4 NW 6.61, Ilavalai 2.86 NE 8.29, Ilavalai 2.9 NE 8.43
Vasavilan - Vasavilan | minor
Vasavilan 0.9 SW 0, Vasavilan 1.00, Vasavilan 0.9 E 1.93
Vavuniya - Visvamadukulam | minor
Vavuniya 0, Mamaduwa 11.31, Chemamadukulam 27.00, Puliyankulam 44.16, Karuppaddamurippu 65.18, Visvamadukulam 102.94
Velanai - Kayts | secondary
Velanai 0.7 S 0, Velanai 2.5 NW 3.03, Kayts 3.8 SE 4.93, Kayts 2.2 SE 6.56
Velanai - Kayts | minor
Velanai 3.0 W 0, Velanai 2.8 W 0.23, Kayts 2.6 S 5.52, Kayts 1.8 S 6.37, Kayts 8.18
Velanai - Velanai | minor
Velanai 0, Velanai 3.8 E 4.24
Velanai - Velanai | minor
Velanai 0.6 S 0, Velanai 0.64
Velanai - Velanai | minor
Velanai 2.8 S 0, Velanai 2.2 S 1.26
Velanai - Velanai | minor
Velanai 2.8 W 0, Velanai 2.5 NW 2.64, Velanai 3.2 N 4.48
Velikkandal - Velikkandal | minor
Velikkandal 0, Velikkandal 3.4 N 3.64
Vellankulam - Mankulam | secondary
Vellankulam 0.6 SW 0, Mankulam 1.3 S 38.69
Veppankulam - Aandankulam | minor
Veppankulam 0, Nanattan 11.75, Aandankulam 3.0 W 23.95, Aandankulam 2.8 NW 27.72
Veppankulam - Murunkan | minor
Veppankulam 0, Murunkan 9.32
Veravil - Ambalnagar | minor
Veravil 0, Pallavarayankaddu 12.42, Skanthapuram 31.80, Konavil 36.00, Ambalnagar 50.43
Yogapuram - Mankulam | secondary
Yogapuram 0, Mankulam 17.94
`
