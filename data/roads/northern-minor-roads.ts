/** Points and roads without an A-number in Northern Province. How to read it: domain/roads/ledger.ts. */

export const northernPoints = `
Aandankulam 3.0 W 8.9343 79.9964
Aandankulam 8.9414 80.0228
Adampan 8.9645 80.0118
Akkarayankulam 2.9 SE 9.3111 80.3238
Akkarayankulam 9.3261 80.3018
Alagalla 8.6790 80.5049
Alampil 9.1816 80.8461
Aliyawalai 9.5882 80.4466
Allaipiddi 0.5 N 9.6233 79.9703
Allaipiddi 2.3 SE 9.6002 79.9774
Allaipiddi 9.6187 79.9685
Alvai 0.9 NW 9.8258 80.1983
Alvai 1.1 E 9.8185 80.2143
Alvai 1.6 E 9.8259 80.2181
Alvai 2.1 W 9.8224 80.1853
Alvai 9.8209 80.2042
Ambalnagar 9.3458 80.4187
Ampalavanpokkanai 2.2 SE 9.3612 80.7022
Ampalavanpokkanai 9.3742 80.6872
Anaikoddai 0.1 N 9.6988 79.9983
Anaikoddai 1.2 S 9.6874 80.0016
Anaikoddai 1.5 S 9.6843 79.9969
Anaikoddai 9.6975 79.9987
Ananthapuram 9.3254 80.7290
Andiyapuliyankulam 8.7219 80.2656
Araly 1.1 N 9.7157 79.9574
Araly 2.3 SW 9.6912 79.9418
Araly 2.7 SW 9.6890 79.9384
Araly 9.7062 79.9556
Arippu 0.4 N 8.7963 79.9298
Arippu 8.7926 79.9297
Asikulam 1.4 NW 8.6899 80.5263
Asikulam 8.6818 80.5366
Atchuveli 0.6 SW 9.7743 80.1118
Atchuveli 1.0 S 9.7707 80.1114
Atchuveli 1.4 NE 9.7907 80.1201
Atchuveli 1.6 N 9.7938 80.1135
Atchuveli 9.7795 80.1144
Athimottai 8.9777 79.9163
Chankanai 0.4 SE 9.7415 79.9744
Chankanai 9.7431 79.9713
Chavakachcheri 2.8 SW 9.6490 80.1086
Chavakachcheri 3.2 E 9.6568 80.1597
Chavakachcheri 4.0 SE 9.6286 80.1465
*Chavakachcheri 9.6611 80.1312
*Cheddikulam 8.6656 80.2962
Cheddiyakurichchi 9.3727 80.4118
Chemamadukulam 3.2 S 8.8547 80.5743
Chemamadukulam 8.8822 80.5819
Chemmani 0.4 SW 9.6556 80.0558
Chemmani 9.6575 80.0588
Chilavathurai 8.7450 79.9542
Chullipuram 1.2 S 9.7554 79.9466
Chullipuram 1.5 N 9.7784 79.9417
Chullipuram 1.6 SW 9.7535 79.9383
Chullipuram 9.7659 79.9462
Chundikuli 0.6 W 9.6536 80.0286
Chundikuli 9.6535 80.0339
Chunnakam 0.3 N 9.7397 80.0265
Chunnakam 9.7372 80.0257
*Elephant Pass 9.5257 80.4062
Erialai 3.5 SE 9.6151 80.1006
Erialai 8.9 SE 9.5667 80.1167
Erialai 9.6365 80.0770
Erukkalampiddy 1.3 E 9.0317 79.8934
Erukkalampiddy 9.0344 79.8815
Gurunagar 9.6561 80.0175
Ilavalai 1.2 N 9.8046 79.9956
Ilavalai 1.9 SE 9.7806 80.0031
Ilavalai 2.1 SE 9.7806 80.0056
Ilavalai 2.6 NE 9.8085 80.0116
Ilavalai 2.61 NE 9.8074 80.0122
Ilavalai 9.7943 79.9924
Illuppaikadavai 9.0925 80.0806
Iranai lluppaikulam 0.9 SW 8.8474 80.3554
Iranai lluppaikulam 8.8524 80.3613
Iratta Periyakulama 0.8 SW 8.7003 80.4786
Iratta Periyakulama 8.7071 80.4821
Iyyakachchi 2.4 SW 9.5589 80.3988
Iyyakachchi 3.2 SE 9.5475 80.4319
Iyyakachchi 9.5715 80.4162
Jaffna 0.8 S 9.6615 80.0255
Jaffna 0.8 W 9.6715 80.0200
Jaffna 0.9 E 9.6690 80.0353
Jaffna 0.91 E 9.6679 80.0352
Jaffna 1.0 NW 9.6773 80.0229
Jaffna 1.4 E 9.6702 80.0395
*Jaffna 9.6690 80.0270
Kachchai 6.7 SE 9.6097 80.2576
Kachchai 7.3 S 9.5699 80.1900
Kachchai 9.6344 80.2020
Kaithady 0.4 SW 9.6708 80.0918
Kaithady 0.7 S 9.6668 80.0950
Kaithady 1.7 SW 9.6613 80.0850
Kaithady 2.5 S 9.6518 80.0990
Kaithady 9.6735 80.0942
Kalmadhu 8.8395 80.3937
Kalmadunagar 3.8 E 9.3760 80.5502
Kalmadunagar 9.3786 80.5161
Kanagarayankulam 0.4 SW 8.7514 80.4933
Kanagarayankulam 8.7537 80.4957
Kankesanthurai 0.9 SW 9.8100 80.0391
Kankesanthurai 9.8161 80.0448
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
Karainagar Peer 1.0 NW 9.7095 79.8583
Karainagar Peer 2.1 NE 9.7202 79.8770
Karainagar Peer 9.7045 79.8656
Karaveddi 0.7 S 9.7950 80.1975
Karaveddi 0.9 N 9.8096 80.1987
Karaveddi 2.1 W 9.8009 80.1806
Karaveddi 5.0 S 9.7564 80.1942
Karaveddi 9.8013 80.1998
Karisal 9.0667 79.8413
Karuppaddamurippu 9.1526 80.5202
Kayts 2.4 SE 9.6385 79.9360
Kayts 2.9 NW 9.6653 79.8964
Kayts 3.2 NE 9.6738 79.9268
Kayts 9.6473 79.9155
Kela Bogaswewa 8.8790 80.6604
Kilay 9.3877 80.4073
*Kilinochchi 9.3803 80.3770
Kodikamam 0.2 W 9.6803 80.2190
Kodikamam 3.9 N 9.7149 80.2239
Kodikamam 5.6 N 9.7300 80.2244
*Kodikamam 9.6798 80.2204
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
Kunchuparanthan 2.2 N 9.4307 80.3396
Kunchuparanthan 9.4109 80.3383
Kurikadduwan 1.8 S 9.5829 79.7983
Kurikadduwan 9.5976 79.7924
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
Mallakam 0.5 E 9.7591 80.0278
Mallakam 1.2 E 9.7598 80.0351
Mallakam 9.7600 80.0237
Mamaduwa 2.3 W 8.8090 80.5358
Mamaduwa 8.8164 80.5550
Mandaitivu 3.0 N 9.6432 79.9926
Mandaitivu 9.6165 79.9920
Manipay 0.3 SE 9.7263 79.9919
Manipay 0.9 SE 9.7215 79.9956
Manipay 1.1 NW 9.7371 79.9872
Manipay 1.2 NW 9.7377 79.9854
Manipay 1.3 SE 9.7182 79.9965
Manipay 1.8 E 9.7336 80.0068
Manipay 9.7284 79.9909
Mankulam 1.2 S 9.1261 80.4430
*Mankulam 9.1370 80.4452
*Mannar 8.9810 79.9044
Manthikai 0.5 SE 9.7968 80.2245
Manthikai 0.5 W 9.8013 80.2183
Manthikai 1.2 SE 9.7957 80.2326
Manthikai 1.3 E 9.8035 80.2345
Manthikai 2.0 E 9.7997 80.2409
Manthikai 9.8005 80.2227
Maradammaduwa 2.2 SE 8.5601 80.3761
Maradammaduwa 5.6 E 8.5746 80.4194
Maradammaduwa 5.7 SE 8.5519 80.4130
Maradammaduwa 7.3 SE 8.5406 80.4227
Maradammaduwa 8.5783 80.3686
Marichchukkaddi 8.5805 79.9460
Maruthanarmadam 1.1 NW 9.7301 80.0133
Maruthanarmadam 1.4 S 9.7125 80.0201
Maruthanarmadam 9.7249 80.0220
Maruthodai 8.8686 80.5172
Mathagal 0.8 NW 9.7888 79.9598
Mathagal 1.1 NW 9.7923 79.9579
Mathagal 1.8 NE 9.7996 79.9753
Mathagal 1.9 W 9.7851 79.9488
Mathagal 9.7860 79.9661
Medawachchiya 8.1 W 8.5223 80.4173
Meesalai 0.3 W 9.6745 80.1928
Meesalai 1.7 NW 9.6829 80.1824
Meesalai 3.9 W 9.6856 80.1623
Meesalai 9.6747 80.1959
Mirusuvil 1.3 E 9.6712 80.2455
Mirusuvil 3.3 E 9.6603 80.2636
Mirusuvil 3.3 NE 9.6881 80.2565
Mirusuvil 4.9 E 9.6726 80.2782
Mirusuvil 5.2 E 9.6515 80.2787
Mirusuvil 5.4 E 9.6502 80.2802
Mirusuvil 5.5 E 9.6562 80.2832
Mirusuvil 9.6677 80.2340
Mullaitivu 0.3 W 9.2665 80.8115
Mullaitivu 0.7 E 9.2693 80.8199
Mullaitivu 0.7 S 9.2612 80.8122
*Mullaitivu 9.2671 80.8142
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
Nagarkovil 4.0 SW 9.6765 80.2888
Nagarkovil 6.6 S 9.6472 80.2935
Nagarkovil 9.7031 80.3137
Nainamadu 9.0408 80.5827
Nanattan 8.8380 79.9672
Nedunkeni 9.0540 80.6564
Nedunkerny 4.7 S 9.0114 80.6657
Nedunkerny 9.0537 80.6604
Neervely 0.3 SE 9.7186 80.0860
Neervely 9.7204 80.0841
Nelukkulam 0.7 E 8.7626 80.4557
Nelukkulam 8.7647 80.4493
Neriyakulam 0.3 S 8.6129 80.3557
Neriyakulam 8.6155 80.3547
Nochchimoddai 8.8314 80.5049
North Kayts 0.6 S 9.6972 79.8632
North Kayts 1.0 S 9.6929 79.8652
North Kayts 2.3 S 9.6820 79.8593
North Kayts 2.4 SE 9.6829 79.8742
North Kayts 2.5 S 9.6798 79.8640
North Kayts 3.1 S 9.6749 79.8616
North Kayts 3.5 SE 9.6773 79.8840
North Kayts 4.0 SE 9.6688 79.8784
North Kayts 9.7023 79.8644
Oddusudan 0.5 SW 9.1503 80.6467
Oddusudan 6.9 E 9.1370 80.7117
Oddusudan 9.1526 80.6505
Omanthai 1.0 N 8.8817 80.5054
Omanthai 1.5 S 8.8602 80.5014
Omanthai 3.5 N 8.9040 80.5092
*Omanthai 8.8731 80.5038
Palamoddai 5.7 SE 8.9000 80.4279
Palamoddai 8.9432 80.3993
Palampiddy 8.9220 80.2154
Pallavarayankaddu 6.2 N 9.3700 80.1756
Pallavarayankaddu 9.3143 80.1708
Pallimunai 8.9801 79.9216
Pampaimadu 8.7856 80.4160
Pandaraveli 8.7816 79.9500
Pandaterippu 1.3 S 9.7674 79.9685
Pandaterippu 1.6 E 9.7740 79.9863
Pandaterippu 1.6 SE 9.7724 79.9861
Pandaterippu 9.7783 79.9724
Pappamoddai 8.9930 80.0144
Parantan 0.3 SE 9.4392 80.4071
Parantan 0.9 S 9.4333 80.4024
Parantan 1.0 S 9.4328 80.4069
Parantan 1.1 SE 9.4327 80.4088
Parantan 1.7 S 9.4266 80.4069
Parantan 9.4414 80.4048
Parappankandal 8.8740 80.0479
Parappukadanthan 8.9155 80.0653
Parayanalankulam 5.4 NE 8.7860 80.2210
Parayanalankulam 8.7508 80.1872
Pavakkulama Unit 1 8.7606 80.4959
Pavakkulama Unit 2 8.7063 80.4020
Periya Ulukkulama 8.6768 80.4160
Periyakunchikulam 0.9 SW 8.9695 79.9114
Periyakunchikulam 1.2 S 8.9649 79.9183
Periyakunchikulam 8.9759 79.9170
Periyamadhu 8.9810 80.1763
Periyathambanai 8.7923 80.4660
Pesalai 3.2 SW 9.0612 79.7908
Pesalai 4.9 SW 9.0453 79.7858
Pesalai 9.0828 79.8101
Point Pedro 1.1 SW 9.7869 80.2141
Point Pedro 1.6 SW 9.7829 80.2118
Point Pedro 1.7 SE 9.7820 80.2281
Point Pedro 3.3 SW 9.7693 80.2033
Point Pedro 3.6 SE 9.7647 80.2318
Point Pedro 6.5 S 9.7399 80.2379
*Point Pedro 9.7949 80.2192
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
Pudukattu 2.9 SE 9.5673 80.3881
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
Puloly 1.0 SW 9.8137 80.2268
Puloly 1.5 NW 9.8244 80.2232
Puloly 1.6 W 9.8154 80.2209
Puloly 9.8173 80.2353
Punakari-Nallur 9.4503 80.2781
Pungudutivu 1.6 SE 9.5783 79.8329
Pungudutivu 1.8 SE 9.5747 79.8304
Pungudutivu 2.3 E 9.5854 79.8443
Pungudutivu 2.4 SE 9.5772 79.8417
Pungudutivu 2.7 SE 9.5713 79.8396
Pungudutivu 9.5896 79.8241
Puthukkudiyiruppu 0.7 S 9.3093 80.6927
Puthukkudiyiruppu 2.1 E 9.3162 80.7114
Puthukkudiyiruppu 9.3158 80.6926
Puthukudiyiruppu 1.1 SE 9.0513 79.8522
Puthukudiyiruppu 9.0604 79.8473
Puthuvedduvan 9.2475 80.3325
Puthuveli 8.7698 79.9654
Puttur 1.2 NE 9.7428 80.1050
Puttur 2.3 NW 9.7488 80.0834
Puttur 9.7344 80.0984
Ramanathapuram 2.9 S 9.3422 80.5025
Ramanathapuram 9.3670 80.4938
Sandilipay 0.4 W 9.7514 79.9834
Sandilipay 9.7516 79.9871
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
Sivankovilady 0.3 S 9.6692 80.0088
Sivankovilady 9.6718 80.0094
Sivapuram 1.9 SE 9.4314 80.4273
Sivapuram 9.4459 80.4174
Skanthapuram 9.3371 80.3018
Sooriyakaddaikadhu 8.9817 79.9232
Soranpattu 4.5 W 9.6079 80.3287
Soranpattu 9.5970 80.3686
*Talaimannar 9.0834 79.7344
Tellippalai 0.5 N 9.7958 80.0323
Tellippalai 1.2 NW 9.7998 80.0248
Tellippalai 1.2 S 9.7804 80.0301
Tellippalai 1.8 SW 9.7818 80.0188
Tellippalai 2.1 SW 9.7810 80.0155
Tellippalai 9.7914 80.0317
Thalaimannar Pier 0.3 SW 9.1004 79.7238
Thalaimannar Pier 9.1023 79.7260
Thalayadi 0.7 SW 9.6247 80.3995
Thalayadi 2.0 SW 9.6161 80.3916
Thalayadi 9.6305 80.4029
Thalvupadu 3.2 S 8.9637 79.8783
Thalvupadu 8.9909 79.8888
Thandikulam 8.7873 80.4827
Tharapuram 1.7 NW 9.0254 79.8676
Tharapuram 5.0 W 9.0159 79.8302
Tharapuram 9.0124 79.8759
Tharmapuram 0.2 SW 9.4091 80.5219
Tharmapuram 9.4107 80.5234
Thiruketheeswaram 0.4 SE 8.9414 79.9604
Thiruketheeswaram 8.9444 79.9577
Thirunagar 9.3944 80.3909
Thirunelvely 9.6826 80.0370
Thiruvaiaru 2.0 NE 9.3904 80.4379
Thiruvaiaru 9.3762 80.4271
Thondamanaru 0.5 W 9.8138 80.1331
Thondamanaru 0.8 SW 9.8093 80.1340
Thondamanaru 1.5 SW 9.8086 80.1254
Thondamanaru 1.6 SE 9.8036 80.1471
Thondamanaru 2.1 SE 9.8018 80.1513
Thondamanaru 2.4 SW 9.8066 80.1178
Thondamanaru 2.6 S 9.7922 80.1448
Thondamanaru 9.8150 80.1379
Thunukkai 5.2 SW 9.1138 80.2433
Thunukkai 9.1340 80.2863
Udayarkaddu 9.3132 80.5841
Urumpirai 0.8 S 9.7131 80.0425
Urumpirai 1.0 N 9.7288 80.0469
Urumpirai 2.3 N 9.7394 80.0518
Urumpirai 3.1 NE 9.7426 80.0609
Urumpirai 3.4 NE 9.7483 80.0563
Urumpirai 9.7199 80.0444
Uruthirapuram 9.3987 80.3464
Uyilankulam 0.5 SE 8.8866 79.9892
Uyilankulam 1.2 SE 8.8834 79.9944
Uyilankulam 2.1 S 8.8702 79.9860
Uyilankulam 3.9 NW 8.9057 79.9545
Uyilankulam 8.8888 79.9852
Uyirtharasankulam 8.9812 79.9023
Vaarikkuttiyoor 1.2 N 8.7495 80.5107
Vaarikkuttiyoor 8.7385 80.5094
Vaddakachchi 9.3614 80.4667
Vaddakandal 1.8 NW 8.9225 80.0286
Vaddakandal 8.9077 80.0353
Vaddukoddai 0.3 SE 9.7231 79.9484
Vaddukoddai 0.9 NE 9.7305 79.9510
Vaddukoddai 1.4 NE 9.7355 79.9527
Vaddukoddai 9.7247 79.9459
Vallai 1.9 NE 9.7848 80.1404
Vallai 2.3 SW 9.7564 80.1153
Vallai 3.1 NE 9.7861 80.1525
Vallai 9.7729 80.1279
Valukkairaru 0.7 SE 9.6985 79.9701
Valukkairaru 2.0 NE 9.7125 79.9805
Valukkairaru 9.7033 79.9652
Valvettithurai 0.3 E 9.8184 80.1689
Valvettithurai 0.7 SW 9.8155 80.1610
Valvettithurai 1.2 W 9.8197 80.1552
Valvettithurai 2.0 E 9.8142 80.1842
Valvettithurai 9.8187 80.1664
Vankalai 1.4 S 8.9259 79.9259
Vankalai 5.0 S 8.8939 79.9312
Vankalai 5.1 S 8.8941 79.9347
Vankalai 8.9378 79.9218
Vannarponnai 0.2 S 9.6818 80.0117
Vannarponnai 9.6840 80.0118
Varany 9.6665 80.0110
Vasavilan 0.7 S 9.7781 80.0700
Vasavilan 0.8 E 9.7860 80.0782
Vasavilan 0.8 W 9.7831 80.0637
Vasavilan 0.9 SE 9.7778 80.0748
Vasavilan 2.4 W 9.7780 80.0503
Vasavilan 2.7 NE 9.8039 80.0853
Vasavilan 9.7845 80.0708
*Vavuniya 8.7572 80.5005
Velanai 0.6 S 9.6315 79.9013
Velanai 2.2 S 9.6186 79.8956
Velanai 2.5 NW 9.6533 79.8854
Velanai 2.8 W 9.6321 79.8756
Velanai 9.6372 79.9011
Velikkandal 3.4 N 9.4554 80.4833
Velikkandal 9.4247 80.4829
Vellankulam 0.6 SW 9.1827 80.1224
Vellankulam 9.1861 80.1265
Veppankulam 8.7860 80.0144
Veravil 9.3528 80.0786
Vidataltivu 9.0215 80.0509
Welioya 4.9 W 8.9753 80.7450
Welioya 8.9640 80.7879
Yogapuram 9.1304 80.3072
`

export const northernRoads = `
Aandankulam - Pappamoddai | secondary
Aandankulam 0, Pappamoddai 9.7 settled
Akkarayankulam - Kilay | minor
Akkarayankulam 2.9 SE 0, Kilay 16.2 settled
Akkarayankulam - Murukandy | minor
Akkarayankulam 2.9 SE 0, Murukandy 4.5 N 9.3
Allaipiddi - Mandaitivu | secondary
Allaipiddi 0, Allaipiddi 0.5 N 0.6 town, Mandaitivu 3.0 N 3.9 town
Allaipiddi - Mandaitivu | minor
Allaipiddi 2.3 SE 0, Mandaitivu 2.9 town
Allaipiddi - North Kayts | main
Allaipiddi 0.5 N 0, Kayts 2.4 SE 4.6 settled, Kayts 7.05 settled, Kayts 2.9 NW 10.1 settled, North Kayts 3.5 SE 12.1 settled, North Kayts 2.4 SE 13.34 settled
Alvai - Puloly | minor
Alvai 0, Puloly 4.3 town
Ambalnagar - Cheddiyakurichchi | minor
Ambalnagar 0, Cheddiyakurichchi 4
Ambalnagar - Thiruvaiaru | minor
Ambalnagar 0, Thiruvaiaru 6 settled
Anaikoddai - Anaikoddai | secondary
Anaikoddai 1.5 S 0, Anaikoddai 1.2 S 0.6 city
Anaikoddai - Karainagar | secondary
Anaikoddai 0, Araly 5.6 town, Vaddukoddai 8.7 town, Karainagar 17.6 settled
Anaikoddai - Manipay | main
Anaikoddai 0, Anaikoddai 0.1 N 0.15 town, Manipay 1.3 SE 2.5 town, Manipay 0.9 SE 2.9 town, Manipay 0.3 SE 3.6 town, Manipay 3.9 town
Ananthapuram - Ampalavanpokkanai | minor
Ananthapuram 0, Ampalavanpokkanai 11.3
Andiyapuliyankulam - Iranai lluppaikulam | minor
Andiyapuliyankulam 0, Iranai lluppaikulam 23.9
Andiyapuliyankulam - Madhu Road | minor
Andiyapuliyankulam 0, Madhu Road 21.1
Andiyapuliyankulam - Palampiddy | minor
Andiyapuliyankulam 0, Madhu Church 21.6, Palampiddy 29.6
Andiyapuliyankulam - Pampaimadu | secondary
Andiyapuliyankulam 0, Pampaimadu 24.9
Andiyapuliyankulam - Poovarasankulam | secondary
Andiyapuliyankulam 0, Poovarasankulam 22.1
Araly - Sandilipay | minor
Araly 0, Sangarathai 3.5 town, Chankanai 0.4 SE 5.4 town, Sandilipay 0.4 W 7.1 town
Araly - Sangarathai | minor
Araly 1.1 N 0, Sangarathai 0.7 W 1.3 town
Araly - Vallai | secondary
Araly 2.3 SW 0, Vaddukoddai 0.3 SE 3.7 town, Vaddukoddai 0.9 NE 4.6 settled, Vaddukoddai 1.4 NE 5.2 settled, Sithankerny 0.5 S 6.92 settled, Sithankerny 7.5 settled, Pandaterippu 1.3 S 9.3 settled, Pandaterippu 1.6 E 11.38 settled, Ilavalai 1.9 SE 13.36 settled, Ilavalai 2.1 SE 13.63 settled, Tellippalai 2.1 SW 14.7 settled, Tellippalai 1.8 SW 15.1 settled, Tellippalai 1.2 S 16.4 settled, Vasavilan 2.4 W 18.62 settled, Vasavilan 0.7 S 20.9 settled, Vasavilan 0.9 SE 21.5 settled, Atchuveli 0.6 SW 25.6 settled, Vallai 27.4 settled
Araly - Valukkairaru | minor
Araly 2.7 SW 0, Araly 2.3 SW 0.5 town, Valukkairaru 3.4 town
Arippu - Arippu | secondary
Arippu 0, Arippu 0.4 N 0.5 settled
Arippu - Nanattan | main
Arippu 0, Nanattan 7 settled
Arippu - Vankalai | secondary
Arippu 0, Vankalai 5.0 S 14.7
Asikulam - Parayanalankulam | secondary
Asikulam 0, Alagalla 6.6, Iratta Periyakulama 11 settled, Pavakkulama Unit 2 20.8, Parayanalankulam 5.4 NE 45.4
Atchuveli - Thondamanaru | secondary
Atchuveli 0.6 SW 0, Atchuveli 0.7 settled, Atchuveli 1.4 NE 2.1 settled, Thondamanaru 1.5 SW 4.2 settled
Atchuveli - Thondamanaru | minor
Atchuveli 1.6 N 0, Thondamanaru 2.4 SW 1.5 settled
Chavakachcheri - Chavakachcheri | minor
Chavakachcheri 4.0 SE 0, Chavakachcheri 3.2 E 3.7
Chavakachcheri - Puloly | secondary
Chavakachcheri 3.2 E 0, Meesalai 3.9 W 3.3, Karaveddi 5.0 S 12, Point Pedro 3.3 SW 13.74, Point Pedro 1.6 SW 15.5 settled, Point Pedro 1.1 SW 16 settled, Point Pedro 17.1 settled, Manthikai 17.83 settled, Puloly 0.9 SW 19.25 town, Puloly 0.3 W 20 town, Puloly 0.6 NW 20.5 town
Cheddikulam - Andiyapuliyankulam | secondary
Cheddikulam 0, Andiyapuliyankulam 8.9
Cheddikulam - Iranai lluppaikulam | minor
Cheddikulam 0, Poovarasankulam 21.8, Iranai lluppaikulam 0.9 SW 29.5
Cheddikulam - Kalmadhu | minor
Cheddikulam 0, Pavakkulama Unit 2 17.9, Pampaimadu 32, Kalmadhu 39.8
Cheddikulam - Pampaimadu | secondary
Cheddikulam 0, Pampaimadu 24.6
Cheddikulam - Parayanalankulam | main
Cheddikulam 0, Parayanalankulam 5.4 NE 16.1
Cheddiyakurichchi - Karachchi | secondary
Cheddiyakurichchi 0, Karachchi 1.3 town
Cheddiyakurichchi - Sivanagar | minor
Cheddiyakurichchi 0, Kilinochchi 4.3 town, Sivanagar 9.5 settled
Chemmani - Jaffna | minor
Chemmani 0, Jaffna 0.91 E 2.9 town
Chilavathurai - Madhu Church | secondary
Chilavathurai 0, Veppankulam 9.9 settled, Madhu Church 41.5
Chilavathurai - Murunkan | secondary
Chilavathurai 0, Puthuveli 3 settled, Potkerny 4.2 settled, Murunkan 1.9 E 15.1
Chilavathurai - Silavathurai | secondary
Chilavathurai 0, Silavathurai 0.64 settled
Chullipuram - Chullipuram | minor
Chullipuram 0, Chullipuram 1.5 N 1.5 settled
Chullipuram - Ilavalai | minor
Chullipuram 1.2 S 0, Chullipuram 1.2 settled, Mathagal 6.3 settled, Ilavalai 10.8 settled
Chullipuram - Ponnalai | minor
Chullipuram 1.6 SW 0, Ponnalai 1.9 N 2.6 settled
Chundikuli - Jaffna | secondary
Chundikuli 0.6 W 0, Jaffna 0.91 E 1.8 city, Jaffna 0.9 E 1.92 city
Erialai - Chavakachcheri | secondary
Erialai 8.9 SE 0, Chavakachcheri 27.4
Erialai - Chemmani | secondary
Erialai 0, Chemmani 0.4 SW 3.2 town
Erialai - Erialai | minor
Erialai 3.5 SE 0, Erialai 3.5 settled
Erukkalampiddy - Erukkalampiddy | secondary
Erukkalampiddy 1.3 E 0, Erukkalampiddy 1.5 settled
Gurunagar - Jaffna | minor
Gurunagar 0, Jaffna 0.8 S 1.4 city, Jaffna 2.5 city
Ilavalai - Ilavalai | minor
Ilavalai 1.9 SE 0, Ilavalai 2.61 NE 3.2 settled
Iratta Periyakulama - Alampil | minor
Iratta Periyakulama 0, Kovilkulam 4.9 settled, Vaarikkuttiyoor 5.4 town, Mamaduwa 15.9 settled, Chemamadukulam 30.5, Nedunkerny 56.4, Kumulamunai 82.4, Alampil 87.1
Iratta Periyakulama - Asikulam | minor
Iratta Periyakulama 0.8 SW 0, Asikulam 1.4 NW 8.4 settled
Iyyakachchi - Iyyakachchi | minor
Iyyakachchi 3.2 SE 0, Iyyakachchi 2.4 SW 3.9 settled
Jaffna - Anaikoddai | minor
Jaffna 1.0 NW 0, Vannarponnai 0.2 S 1.33 city, Anaikoddai 1.2 S 2.6 city
Jaffna - Jaffna | minor
Jaffna 0.9 E 0, Jaffna 1 city, Jaffna 0.8 W 1.8 city
Jaffna - Thirunelvely | minor
Jaffna 1.4 E 0, Thirunelvely 1.8 city
Kachchai - Jaffna | secondary
Kachchai 0, Kodikamam 0.2 W 5.6, Kodikamam 3.9 N 9.5, Kodikamam 5.6 N 11.2, Point Pedro 3.6 SE 15.14, Point Pedro 1.7 SE 17.1 settled, Manthikai 0.5 SE 18.8 settled, Manthikai 19.3 settled, Manthikai 0.5 W 19.8 settled, Malai Santhai 21.1 settled, Karaveddi 21.9 settled, Karaveddi 2.1 W 24 settled, Thondamanaru 2.1 SE 27.2 settled, Thondamanaru 2.6 S 28.5 settled, Vallai 1.9 NE 29.5 settled, Vallai 31.4 settled, Vallai 2.3 SW 33.8, Puttur 1.2 NE 35.7, Puttur 36.9 settled, Neervely 0.3 SE 39.12 settled, Kopay 0.8 N 40.25 town, Kopay 1.2 W 41.9 town, Jaffna 1.4 E 46.8 town, Jaffna 0.9 E 47.3 city
Kachchai - Mirusuvil | minor
Kachchai 6.7 SE 0, Mirusuvil 5.4 E 5.2 settled
Kaithady - Kaithady | secondary
Kaithady 0.4 SW 0, Kaithady 0.4 town
Kaithady - Karainagar Peer | secondary
Kaithady 0.7 S 0, Kaithady 0.4 SW 0.6 town, Kopay 1.2 W 4.9 town, Urumpirai 0.8 S 8 town, Maruthanarmadam 10.6 town, Maruthanarmadam 1.1 NW 11.7 town, Manipay 1.8 E 12.5 town, Manipay 1.1 NW 14.7 town, Manipay 1.2 NW 14.9 town, Chankanai 0.4 SE 16.2 town, Chankanai 16.6 town, Sithankerny 0.5 S 18 settled, Chullipuram 1.2 S 19.7 settled, Chullipuram 1.6 SW 20.7 settled, Ponnalai 0.9 NE 22.4 settled, Ponnalai 23.3 settled, Karainagar 1.6 S 27.4 settled, Karainagar 1.5 S 27.94 settled, Karainagar Peer 1.0 NW 32.7 settled
Kaithady - Neervely | secondary
Kaithady 0, Kopay 5.2 town, Neervely 7.6 town
Kalmadunagar - Ampalavanpokkanai | secondary
Kalmadunagar 3.8 E 0, Ampalavanpokkanai 19.5
Kanagarayankulam - Iranai lluppaikulam | minor
Kanagarayankulam 0, Sathirikulankulam 3.3 town, Thandikulam 4.8 settled, Periyathambanai 7.5 settled, Iranai lluppaikulam 23
Kankesanthurai - Thondamanaru | secondary
Kankesanthurai 0, Thondamanaru 10.8 settled
Kantarodai - Ilavalai | minor
Kantarodai 1.7 N 0, Ilavalai 2.1 SE 1.54 settled
Kantarodai - Mallakam | secondary
Kantarodai 0, Kantarodai 1.5 NE 1.7 town, Kantarodai 1.6 NE 1.9 settled, Mallakam 3.72 settled, Mallakam 0.5 E 4.2 town
Kantarodai - Pandaterippu | minor
Kantarodai 1.5 NE 0, Kantarodai 1.7 N 0.9 settled, Pandaterippu 1.6 SE 2.42 settled
Kantarodai - Tellippalai | minor
Kantarodai 1.6 NE 0, Tellippalai 2.1 SW 2.2 settled
Karachchi - Tharmapuram | minor
Karachchi 0, Thiruvaiaru 2.9 town, Vaddakachchi 10 settled, Ramanathapuram 13.6, Kalmadunagar 16.4, Tharmapuram 0.2 SW 20.5
Karadipokku - Kunchuparanthan | secondary
Karadipokku 0.4 S 0, Karadipokku 0.6 SW 0.5 town, Kunchuparanthan 2.2 N 8.2 settled
Karadipokku - Punakari-Nallur | secondary
Karadipokku 0, Kunchuparanthan 7.5 settled, Punakari-Nallur 19.8
Karainagar - Chullipuram | secondary
Karainagar 0, Chullipuram 9.5 settled
Karainagar Peer - Karainagar Peer | secondary
Karainagar Peer 0, Karainagar Peer 1.0 NW 1 settled
Karainagar Peer - Karainagar | minor
Karainagar Peer 2.1 NE 0, Karainagar 1.5 S 1.7 settled
Karaveddi - Alvai | secondary
Karaveddi 0.7 S 0, Karaveddi 0.8 settled, Alvai 3.5 settled
Karaveddi - Alvai | minor
Karaveddi 0, Karaveddi 0.9 N 1 settled, Alvai 0.9 NW 2.8 settled
Karaveddi - Alvai | minor
Karaveddi 0.7 S 0, Malai Santhai 1.2 settled, Alvai 1.1 E 3.4 settled, Alvai 1.6 E 4.33 town
Karaveddi - Alvai | minor
Karaveddi 2.1 W 0, Valvettithurai 2.0 E 1.54 settled, Alvai 2.1 W 2.5 settled
Karaveddi - Valvettithurai | minor
Karaveddi 0.9 N 0, Valvettithurai 2.0 E 1.7 settled, Valvettithurai 0.3 E 3.6 settled
Karisal - Talaimannar | main
Karisal 0, Pesalai 5.4 settled, Talaimannar 14.6 settled
Kela Bogaswewa - Parakramapura | secondary
Kela Bogaswewa 0, Parakramapura 13
Kela Bogaswewa - Puliyankulam | minor
Kela Bogaswewa 0, Chemamadukulam 14.3, Puliyankulam 31
Kilay - Kunchuparanthan | minor
Kilay 0, Thirunagar 2 city, Uruthirapuram 7.4 settled, Kunchuparanthan 9.1 settled
Kilinochchi - Thirunagar | minor
Kilinochchi 0, Thirunagar 3.2 town
Kodikamam - Point Pedro | minor
Kodikamam 5.6 N 0, Point Pedro 6.5 S 1.9
Kokkilai - Alampil | secondary
Kokkilai 0, Alampil 23.3
Kokuvil - Sangarathai | secondary
Kokuvil 1.0 W 0, Anaikoddai 0.1 N 1.7 town, Valukkairaru 2.0 NE 4.4 town, Sangarathai 0.5 SW 7 town
Kokuvil - Vasavilan | secondary
Kokuvil 1.0 W 0, Maruthanarmadam 1.4 S 2.3 town, Maruthanarmadam 3.7 town, Chunnakam 5.2 town, Chunnakam 0.3 N 5.5 town, Mallakam 0.5 E 7.7 town, Vasavilan 2.4 W 11.3 settled
Konavil - Karadipokku | minor
Konavil 0, Sivanagar 5.6, Karadipokku 13.9 town
Kopay - Urumpirai | minor
Kopay 0.8 N 0, Urumpirai 1.0 N 4 town
Kovilkulam - Sathirikulankulam | secondary
Kovilkulam 0, Sathirikulankulam 6.3
Kumulamunai - Alampil | secondary
Kumulamunai 7.0 SE 0, Alampil 7.7
Kumulamunai - Udayarkaddu | secondary
Kumulamunai 0, Mulliyawalai 12, Puthukkudiyiruppu 30.2, Udayarkaddu 44.8
Madhu Church - Vaddakandal | secondary
Madhu Church 0, Parappukadanthan 17.3, Vaddakandal 22.9
Madhu Road - Periyakunchikulam | main
Madhu Road 0, Murunkan 25.8, Uyilankulam 36.1, Periyakunchikulam 1.2 S 51.1 settled
Madhu Road - Vidataltivu | secondary
Madhu Road 0, Parappukadanthan 20.9, Vidataltivu 36.2
Madu - Madhu Church | minor
Madu 0, Madhu Church 0.6
Madu Road - Madu | secondary
Madu Road 0, Madhu Road 5.3, Madu 10.3
Madukanda - Mamaduwa | minor
Madukanda 0, Mamaduwa 9.1 settled
Mahakachchakodiya - Nochchimoddai | minor
Mahakachchakodiya 0, Mamaduwa 5.5, Nochchimoddai 14.8
Mahiyampathy - Atchuveli | secondary
Mahiyampathy 0.5 S 0, Jaffna 0.8 W 1.84 city, Jaffna 1.0 NW 2.6 city, Kondavil 5.7 city, Urumpirai 0.8 S 7.2 town, Urumpirai 8 town, Urumpirai 1.0 N 9.1 town, Urumpirai 2.3 N 10.39 town, Urumpirai 3.4 NE 11.5 town, Vasavilan 0.9 SE 15.35 settled, Vasavilan 0.8 E 16.33 settled, Atchuveli 1.6 N 20.6 settled, Atchuveli 1.4 NE 21.4 settled
Mahiyampathy - Kopay | secondary
Mahiyampathy 0.5 S 0, Mahiyampathy 0.53 city, Varany 1.03 city, Sivankovilady 0.3 S 1.4 city, Sivankovilady 1.7 city, Vannarponnai 0.2 S 2.9 city, Vannarponnai 3.14 city, Kokuvil 4.4 city, Kondavil 6.5 town, Kopay 11.9 town
Mahiyampathy - Mahiyampathy | secondary
Mahiyampathy 0.5 S 0, Mahiyampathy 0.8 W 0.8 city
Mahiyampathy - Vaddukoddai | main
Mahiyampathy 0.8 W 0, Anaikoddai 1.5 S 2.9 city, Valukkairaru 0.7 SE 6.4 town, Valukkairaru 7.2 town, Araly 1.1 N 8.9 town, Vaddukoddai 0.3 SE 10.2 town
Mallakam - Kankesanthurai | secondary
Mallakam 0.5 E 0, Tellippalai 1.2 S 2.4 settled, Tellippalai 3.64 settled, Kankesanthurai 6.8 settled
Mandaitivu - Mahiyampathy | secondary
Mandaitivu 0, Mandaitivu 3.0 N 3.4 town, Mahiyampathy 0.8 W 5.7 city
Manipay - Kantarodai | minor
Manipay 1.8 E 0, Kantarodai 1.4 SE 1.6 town
Manipay - Manipay | secondary
Manipay 0, Manipay 1.1 NW 1.1 town
Manipay - Maruthanarmadam | minor
Manipay 0.9 SE 0, Maruthanarmadam 1.1 NW 2.2 town
Manipay - Sandilipay | minor
Manipay 1.2 NW 0, Sandilipay 0.4 W 1.6 town
Mankulam - Ambalnagar | main
Mankulam 0, Murukandy 17.7, Ambalnagar 28.6
Mankulam - Oddusudan | main
Mankulam 0, Karuppaddamurippu 8.5, Oddusudan 22.9
Manthikai - Manthikai | minor
Manthikai 1.2 SE 0, Manthikai 0.5 SE 0.9 settled
Manthikai - Puloly | secondary
Manthikai 2.0 E 0, Manthikai 1.3 E 0.9 town, Puloly 0.9 SW 1.9 town
Manthikai - Puloly | minor
Manthikai 0.5 W 0, Puloly 1.6 W 1.6 town, Puloly 1.5 NW 2.65 town
Manthikai - Puloly | minor
Manthikai 1.2 SE 0, Manthikai 1.3 E 0.9 town, Puloly 0.6 SE 2.34 town
Maradammaduwa - Maradammaduwa | minor
Maradammaduwa 5.7 SE 0, Maradammaduwa 5.6 E 2.7
Maradammaduwa - Maradammaduwa | minor
Maradammaduwa 7.3 SE 0, Maradammaduwa 5.7 SE 1.9, Maradammaduwa 2.2 SE 6.3
Maradammaduwa - Neriyakulam | secondary
Maradammaduwa 0, Neriyakulam 5
Maradammaduwa - Punewa | secondary
Maradammaduwa 0, Punewa 17.2
Marichchukkaddi - Chilavathurai | minor
Marichchukkaddi 0, Chilavathurai 19.5
Maruthanarmadam - Manipay | minor
Maruthanarmadam 1.4 S 0, Manipay 1.3 SE 2.7 town
Maruthodai - Welioya | minor
Maruthodai 0, Chemamadukulam 14, Welioya 4.9 W 40.2
Mathagal - Mathagal | minor
Mathagal 0.8 NW 0, Mathagal 1.1 NW 0.44 settled
Medawachchiya - Medawachchiya | minor
Medawachchiya 8.1 W 0, Maradammaduwa 7.3 SE 2.3, Medawachchiya 4.0 NW 7.6
Meesalai - Kodikamam | minor
Meesalai 1.7 NW 0, Kodikamam 3.9 N 5.9
Meesalai - Puttur | minor
Meesalai 0.3 W 0, Meesalai 1.7 NW 1.5, Meesalai 3.9 W 3.8, Puttur 1.2 NE 13.9 settled
Mirusuvil - Kodikamam | minor
Mirusuvil 0, Kodikamam 3.3 settled
Mirusuvil - Mirusuvil | secondary
Mirusuvil 5.2 E 0, Mirusuvil 5.5 E 0.7
Mirusuvil - Mirusuvil | secondary
Mirusuvil 5.5 E 0, Mirusuvil 7.4 settled
Mirusuvil - Mirusuvil | minor
Mirusuvil 1.3 E 0, Mirusuvil 3.3 NE 2.3
Mirusuvil - Mirusuvil | minor
Mirusuvil 3.3 E 0, Mirusuvil 4.9 E 2.1
Mirusuvil - Nagarkovil | minor
Mirusuvil 5.5 E 0, Nagarkovil 4.0 SW 2.4
Mirusuvil - Nagarkovil | minor
Mirusuvil 5.5 E 0, Nagarkovil 6.9
Mullaitivu - Mullivaikkal | main
Mullaitivu 0, Mullivaikkal 6.2
Mulliyan - Nagarkovil | minor
Mulliyan 0, Aliyawalai 7.2 settled, Thalayadi 14.2 settled, Nagarkovil 28.1 settled
Murukandy - Skanthapuram | minor
Murukandy 0, Akkarayankulam 16.4, Skanthapuram 17.8
Murunkan - Pampaimadu | main
Murunkan 0, Parayanalankulam 5.4 NE 25.3, Pampaimadu 50.4
Murunkan - Vaddakandal | secondary
Murunkan 0, Vaddakandal 9.7
Naddankandal - Yogapuram | minor
Naddankandal 0, Yogapuram 17.6
Nagarkovil - Mirusuvil | minor
Nagarkovil 6.6 S 0, Mirusuvil 5.5 E 2.1
Nagarkovil - Nagarkovil | minor
Nagarkovil 1.9 SW 0, Nagarkovil 0.5 SW 1.44
Nagarkovil - Point Pedro | secondary
Nagarkovil 0, Point Pedro 16.6
Nainamadu - Kalmadunagar | minor
Nainamadu 0, Karuppaddamurippu 21.2, Kalmadunagar 3.8 E 58.1
Nanattan - Murunkan | secondary
Nanattan 0, Murunkan 7.7
Nanattan - Murunkan | minor
Nanattan 0, Murunkan 0.5 N 7.7
Nanattan - Uyilankulam | secondary
Nanattan 0, Uyilankulam 10.6
Nanattan - Vaddakandal | minor
Nanattan 0, Vaddakandal 12.4
Nanattan - Vankalai | main
Nanattan 0, Vankalai 5.1 S 7.9
Nedunkeni - Oddusudan | secondary
Nedunkeni 0, Oddusudan 0.5 SW 10.8
Nedunkerny - Nedunkeni | minor
Nedunkerny 4.7 S 0, Nedunkeni 4.9
Nedunkerny - Pulmoddai | minor
Nedunkerny 0, Welioya 4.9 W 15.7, Welioya 20.6, Pulmoddai 50.9
Neervely - Urumpirai | minor
Neervely 0.3 SE 0, Neervely 0.3 town, Urumpirai 3.1 NE 4.1 town
Nelukkulam - Nelukkulam | secondary
Nelukkulam 0.7 E 0, Nelukkulam 0.74 settled
Nelukkulam - Pampaimadu | minor
Nelukkulam 0, Pampaimadu 6.6 settled
Neriyakulam - Periya Ulukkulama | secondary
Neriyakulam 0, Periya Ulukkulama 9.8
Neriyakulam - Thandikulam | secondary
Neriyakulam 0.3 S 0, Nelukkulam 23.4, Thandikulam 29.6 settled
North Kayts - Karainagar | secondary
North Kayts 0, Karainagar Peer 0.3 settled, Karainagar Peer 2.1 NE 2.5 settled, Karainagar 1.6 S 4.5 settled
North Kayts - North Kayts | minor
North Kayts 2.5 S 0, North Kayts 2.3 S 0.6 settled
North Kayts - North Kayts | minor
North Kayts 3.1 S 0, North Kayts 2.5 S 0.7 settled, North Kayts 1.0 S 2.2 settled
North Kayts - North Kayts | minor
North Kayts 4.0 SE 0, North Kayts 3.5 SE 1.14 settled
Oddusudan - Puthukkudiyiruppu | main
Oddusudan 0, Puthukkudiyiruppu 19.1
Omanthai - Chemamadukulam | minor
Omanthai 1.5 S 0, Chemamadukulam 3.2 S 8.3
Palamoddai - Illuppaikadavai | minor
Palamoddai 0, Naddankandal 27.1, Illuppaikadavai 47.2
Palamoddai - Nedunkerny | secondary
Palamoddai 0, Puliyankulam 24.7, Nedunkeni 42.5, Nedunkerny 42.94
Palamoddai - Omanthai | minor
Palamoddai 5.7 SE 0, Omanthai 1.0 N 9.3
Palamoddai - Puthuvedduvan | minor
Palamoddai 0, Yogapuram 27.8, Puthuvedduvan 44.5
Pandaterippu - Mathagal | secondary
Pandaterippu 1.3 S 0, Mathagal 1.9 W 3 settled
Pandaterippu - Mathagal | secondary
Pandaterippu 1.3 S 0, Pandaterippu 1.3 settled, Mathagal 1.8 NE 3.9 settled
Pandaterippu - Mathagal | minor
Pandaterippu 0, Mathagal 1.3 settled
Parantan - Pooneryn | main
Parantan 1.0 S 0, Parantan 0.9 S 0.5 settled, Kunchuparanthan 2.2 N 7.5 settled, Punakari-Nallur 15, Pooneryn 24.3
Parantan - Sivapuram | minor
Parantan 0, Sivapuram 2.3 settled
Parappankandal - Parappukadanthan | minor
Parappankandal 0, Parappukadanthan 7.3
Parappukadanthan - Aandankulam | minor
Parappukadanthan 0, Aandankulam 7.2
Parayanalankulam - Madhu Church | minor
Parayanalankulam 5.4 NE 0, Madhu Church 15.2
Parayanalankulam - Madhu Road | minor
Parayanalankulam 5.4 NE 0, Madhu Road 14.7
Parayanalankulam - Mankulam | secondary
Parayanalankulam 5.4 NE 0, Iranai lluppaikulam 22.2, Palamoddai 45.8, Mankulam 78.1
Parayanalankulam - Poovarasankulam | secondary
Parayanalankulam 5.4 NE 0, Poovarasankulam 22.3
Pavakkulama Unit 2 - Nelukkulam | secondary
Pavakkulama Unit 2 0, Nelukkulam 11.8
Periya Ulukkulama - Poovarasankulam | minor
Periya Ulukkulama 0, Pavakkulama Unit 2 4.4, Poovarasankulam 16.9
Periyakunchikulam - Athimottai | minor
Periyakunchikulam 0, Athimottai 0.4 settled
Periyamadhu - Murukandy | minor
Periyamadhu 0, Naddankandal 9.6, Thunukkai 5.2 SW 27.4, Thunukkai 36.1, Murukandy 57.7
Pesalai - Pesalai | minor
Pesalai 4.9 SW 0, Pesalai 3.2 SW 2 settled
Point Pedro - Point Pedro | minor
Point Pedro 1.7 SE 0, Point Pedro 1.1 SW 1.64 settled
Point Pedro - Thondamanaru | secondary
Point Pedro 3.6 SE 0, Point Pedro 3.3 SW 3.2 settled, Vallai 3.1 NE 9.3 settled, Thondamanaru 2.6 S 10.4 settled, Thondamanaru 0.8 SW 12.7 settled, Thondamanaru 0.5 W 13.2 settled
Poonakary - Chavakachcheri | main
Poonakary 0, Chavakachcheri 23.1
Poonakary - Erialai | minor
Poonakary 0, Erialai 8.9 SE 13.4
Pooneryn - Poonakary | minor
Pooneryn 0, Poonakary 3.2 NE 3.9
Poovarasankulam - Madukanda | minor
Poovarasankulam 0, Sathirikulankulam 17.8, Madukanda 28.8 settled
Poovarasankulam - Nochchimoddai | minor
Poovarasankulam 0, Pampaimadu 12.5, Periyathambanai 20 settled, Nochchimoddai 31.5 settled
Poovarasankulam - Poovarasankulam | minor
Poovarasankulam 3.3 S 0, Poovarasankulam 3.5
Pudukattu - Aliyawalai | minor
Pudukattu 2.9 SE 0, Iyyakachchi 3.2 settled, Aliyawalai 7.1 settled
Pudukattu - Mulliyan | minor
Pudukattu 2.9 SE 0, Mulliyan 10.4 settled
Pudukattu - Nagarkovil | secondary
Pudukattu 2.9 SE 0, Soranpattu 5.5 settled, Nagarkovil 6.6 S 16.1 settled
Pudukattu - Soranpattu | minor
Pudukattu 5.7 W 0, Soranpattu 4.5 W 3.8
Pudukattu - Thalayadi | secondary
Pudukattu 0, Thalayadi 2.0 SW 5.5 settled, Thalayadi 0.7 SW 6.8 settled
Puliyampokkanai - Mulliyan | secondary
Puliyampokkanai 7.5 NE 0, Mulliyan 15.8
Puliyampokkanai - Mulliyan | minor
Puliyampokkanai 7.5 NE 0, Mulliyan 7.9 SE 13.1
Puliyankulam - Karuppaddamurippu | secondary
Puliyankulam 0, Karuppaddamurippu 20.5
Puliyankulam - Nainamadu | secondary
Puliyankulam 0, Nainamadu 11.8
Puliyankulam - Puliyankulam | main
Puliyankulam 1.2 S 0, Puliyankulam 1.25
Puloly - Alvai | minor
Puloly 0.9 SW 0, Puloly 1.0 SW 0.44 town, Puloly 1.6 W 1.1 town, Alvai 1.1 E 1.9 town
Puloly - Puloly | minor
Puloly 0.6 SE 0, Puloly 0.3 W 0.83 town
Puloly - Puloly | minor
Puloly 1.0 SW 0, Puloly 0.8 NW 1.15 town
Pungudutivu - Kayts | minor
Pungudutivu 1.8 SE 0, Pungudutivu 1.6 SE 0.5 settled, Pungudutivu 2.3 E 2, Velanai 2.2 S 9 settled, Velanai 0.6 S 10.56 settled, Kayts 12.9 settled, Kayts 3.2 NE 16.1 settled
Pungudutivu - Kurikadduwan | minor
Pungudutivu 2.7 SE 0, Pungudutivu 1.8 SE 1.1, Kurikadduwan 1.8 S 5 settled, Kurikadduwan 7
Pungudutivu - Pungudutivu | minor
Pungudutivu 2.4 SE 0, Pungudutivu 1.6 SE 1
Pungudutivu - Pungudutivu | minor
Pungudutivu 2.7 SE 0, Pungudutivu 2.4 SE 0.7, Pungudutivu 2.3 E 1.7
Pungudutivu - Velanai | main
Pungudutivu 0, Velanai 12.4 settled
Puthukkudiyiruppu - Ampalavanpokkanai | minor
Puthukkudiyiruppu 0, Ampalavanpokkanai 10.7
Puthukkudiyiruppu - Ampalavanpokkanai | minor
Puthukkudiyiruppu 0, Ampalavanpokkanai 2.2 SE 5.4
Puthukkudiyiruppu - Mullivaikkal | secondary
Puthukkudiyiruppu 0, Ananthapuram 4.7, Mullivaikkal 11.4
Puthukkudiyiruppu - Puthukkudiyiruppu | secondary
Puthukkudiyiruppu 0.7 S 0, Puthukkudiyiruppu 0.73
Puthukudiyiruppu - Karisal | minor
Puthukudiyiruppu 0, Karisal 1.2 settled
Puthuvedduvan - Murukandy | minor
Puthuvedduvan 0, Murukandy 9.5
Puthuveli - Arippu | minor
Puthuveli 0, Pandaraveli 2.4 settled, Arippu 5.5 settled
Puttur - Atchuveli | minor
Puttur 2.3 NW 0, Atchuveli 1.0 S 4.2 settled, Atchuveli 0.6 SW 4.6 settled
Puttur - Sandilipay | secondary
Puttur 1.2 NE 0, Puttur 2.3 NW 2.5 settled, Urumpirai 3.1 NE 5.1 settled, Urumpirai 2.3 N 6.2 town, Chunnakam 0.3 N 9.2 town, Kantarodai 1.4 SE 11.4 town, Kantarodai 12.8 town, Sandilipay 14.1 town, Sandilipay 0.4 W 14.5 town
Ramanathapuram - Ramanathapuram | minor
Ramanathapuram 2.9 S 0, Ramanathapuram 3
Sandilipay - Ilavalai | secondary
Sandilipay 0.4 W 0, Pandaterippu 1.6 SE 2.4 settled, Pandaterippu 1.6 E 2.6 settled, Ilavalai 5 settled, Ilavalai 1.2 N 6.2 settled
Sandilipay - Mathagal | secondary
Sandilipay 0, Mathagal 5.2 settled
Sangarathai - Sangarathai | secondary
Sangarathai 0.5 SW 0, Sangarathai 0.5 town
Sangarathai - Vaddukoddai | minor
Sangarathai 0.5 SW 0, Sangarathai 0.7 W 0.3 town, Vaddukoddai 0.9 NE 1.4 town
Sathirikulankulam - Mamaduwa | minor
Sathirikulankulam 0, Mamaduwa 10.9 settled
Sathirikulankulam - Omanthai | main
Sathirikulankulam 0, Omanthai 10.8
Sathirikulankulam - Thunukkai | secondary
Sathirikulankulam 0, Palamoddai 28, Thunukkai 5.2 SW 55.4
Sinnasippikulam - Neriyakulam | main
Sinnasippikulam 8.3 W 0, Neriyakulam 13.5
Sinnasippikulam - Neriyakulam | minor
Sinnasippikulam 0, Neriyakulam 8.4
Sinnasippikulam - Sinnasippikulam | minor
Sinnasippikulam 8.3 W 0, Sinnasippikulam 17.7
Sivanagar - Uruthirapuram | minor
Sivanagar 0, Uruthirapuram 1.6 settled
Sivankovilady - Anaikoddai | secondary
Sivankovilady 0.3 S 0, Anaikoddai 1.2 S 2.2 city, Anaikoddai 3.4 city
Skanthapuram - Punakari-Nallur | secondary
Skanthapuram 0, Punakari-Nallur 15.6
Soranpattu - Thalayadi | secondary
Soranpattu 0, Thalayadi 6.1 settled
Tellippalai - Kankesanthurai | secondary
Tellippalai 0, Tellippalai 0.5 N 0.5 settled, Kankesanthurai 0.9 SW 2.3 settled
Tellippalai - Tellippalai | minor
Tellippalai 1.8 SW 0, Tellippalai 1.2 NW 2.1 settled
Thalayadi - Vaddukoddai | secondary
Thalayadi 2.0 SW 0, Nagarkovil 1.9 SW 13.4 settled, Manthikai 2.0 E 27.6, Puloly 31 town, Puloly 0.6 NW 32 town, Puloly 0.8 NW 32.3 town, Puloly 1.5 NW 33.1 town, Alvai 1.6 E 33.7 town, Alvai 0.9 NW 36.1 settled, Alvai 2.1 W 37.7 settled, Valvettithurai 0.3 E 39.7 settled, Valvettithurai 40 settled, Valvettithurai 1.2 W 41.23 settled, Thondamanaru 43.2 settled, Thondamanaru 0.5 W 43.74 settled, Thondamanaru 1.5 SW 44.8 settled, Thondamanaru 2.4 SW 45.66 settled, Vasavilan 2.7 NE 49.25 settled, Kankesanthurai 0.9 SW 54.5 settled, Ilavalai 2.6 NE 57.5 settled, Ilavalai 1.2 N 59.3 settled, Mathagal 1.8 NE 61.6 settled, Mathagal 1.1 NW 63.7 settled, Mathagal 1.9 W 65 settled, Chullipuram 1.5 N 66.1 settled, Ponnalai 1.9 N 70.1 settled, Ponnalai 1.0 NW 71.1 settled, Ponnalai 72.1 settled, Vaddukoddai 75.3 settled, Vaddukoddai 0.3 SE 75.66 settled
Thalvupadu - Periyakunchikulam | minor
Thalvupadu 3.2 S 0, Periyakunchikulam 0.9 SW 3.8 settled
Thandikulam - Kalmadhu | minor
Thandikulam 0, Kalmadhu 13.2
Tharapuram - Erukkalampiddy | main
Tharapuram 1.7 NW 0, Erukkalampiddy 2 settled
Tharapuram - Puthukudiyiruppu | minor
Tharapuram 5.0 W 0, Puthukudiyiruppu 1.1 SE 4.8 settled
Tharmapuram - Puliyampokkanai | minor
Tharmapuram 0, Puliyampokkanai 3.6
Tharmapuram - Sivapuram | main
Tharmapuram 0.2 SW 0, Murasumoddai 8.3, Sivapuram 13.6 settled
Thiruketheeswaram - Athimottai | main
Thiruketheeswaram 0, Athimottai 7.6 settled
Thirunelvely - Kokuvil | secondary
Thirunelvely 0, Kokuvil 2.2 city
Thirunelvely - Kopay | minor
Thirunelvely 0, Kopay 5.4 town
Thiruvaiaru - Murasumoddai | secondary
Thiruvaiaru 0, Murasumoddai 11.1 settled
Thiruvaiaru - Sivapuram | minor
Thiruvaiaru 2.0 NE 0, Sivapuram 1.9 SE 5 settled
Thondamanaru - Thondamanaru | minor
Thondamanaru 2.1 SE 0, Thondamanaru 1.6 SE 0.5 settled, Thondamanaru 0.8 SW 2.1 settled
Thondamanaru - Valvettithurai | secondary
Thondamanaru 2.1 SE 0, Valvettithurai 0.7 SW 1.9 settled
Thondamanaru - Valvettithurai | minor
Thondamanaru 1.6 SE 0, Valvettithurai 1.2 W 2.1 settled
Thunukkai - Vellankulam | secondary
Thunukkai 0, Vellankulam 22.9
Thunukkai - Yogapuram | minor
Thunukkai 0, Yogapuram 2.5
Udayarkaddu - Ampalavanpokkanai | minor
Udayarkaddu 0, Ampalavanpokkanai 16.7
Udayarkaddu - Kalmadunagar | minor
Udayarkaddu 0, Kalmadunagar 3.8 E 10.9
Urumpirai - Mallakam | minor
Urumpirai 3.4 NE 0, Mallakam 1.2 E 3 town
Uyilankulam - Adampan | minor
Uyilankulam 2.1 S 0, Uyilankulam 0.5 SE 1.9, Aandankulam 3.0 W 7.3, Adampan 11.1
Uyilankulam - Parappukadanthan | minor
Uyilankulam 0, Parappukadanthan 12.4
Uyilankulam - Vaddakandal | minor
Uyilankulam 1.2 SE 0, Vaddakandal 1.8 NW 6
Uyirtharasankulam - Sooriyakaddaikadhu | secondary
Uyirtharasankulam 0, Athimottai 1.6 city, Pallimunai 2.3 settled, Sooriyakaddaikadhu 2.6 settled
Vaarikkuttiyoor - Mamaduwa | secondary
Vaarikkuttiyoor 1.2 N 0, Mamaduwa 2.3 W 7.5 settled
Vaarikkuttiyoor - Nedunkerny | minor
Vaarikkuttiyoor 0, Madukanda 7.3 settled, Mahakachchakodiya 16.7, Kela Bogaswewa 33.8, Nedunkerny 58.1
Vaarikkuttiyoor - Tittagonewa | minor
Vaarikkuttiyoor 0, Kebithigollewa 10.1 N 20.4, Tittagonewa 5.3 NE 41.5, Tittagonewa 7.6 E 45.9
Vaddakachchi - Murasumoddai | minor
Vaddakachchi 0, Murasumoddai 10.7 settled
Vaddakandal - Aandankulam | minor
Vaddakandal 0, Aandankulam 6.8
Vaddakandal - Thiruketheeswaram | minor
Vaddakandal 0, Aandankulam 3.0 W 5.4, Thiruketheeswaram 0.4 SE 9.6 settled
Vaddukoddai - Ponnalai | minor
Vaddukoddai 1.4 NE 0, Ponnalai 0.9 NE 2.8 settled, Ponnalai 1.0 NW 4.3 settled, Ponnalai 2.5 NW 6.2 settled
Vallai - Atchuveli | secondary
Vallai 2.3 SW 0, Atchuveli 1.0 S 1.65
Vallai - Point Pedro | secondary
Vallai 1.9 NE 0, Vallai 3.1 NE 1.34 settled, Karaveddi 0.7 S 6.4 settled, Point Pedro 1.6 SW 8.5 settled
Valukkairaru - Manipay | minor
Valukkairaru 0.7 SE 0, Valukkairaru 2.0 NE 2 town, Manipay 0.3 SE 4 town
Vankalai - Uyilankulam | minor
Vankalai 5.1 S 0, Uyilankulam 3.9 NW 2.6 settled
Vankalai - Vaddakandal | minor
Vankalai 5.1 S 0, Vaddakandal 13.5
Vankalai - Vankalai | main
Vankalai 5.0 S 0, Vankalai 1.4 S 3.6 settled
Vankalai - Vankalai | secondary
Vankalai 5.0 S 0, Vankalai 5.1 S 0.4 settled
Vannarponnai - Kokuvil | main
Vannarponnai 0, Kokuvil 1.0 W 1 city
Vasavilan - Ilavalai | minor
Vasavilan 0.7 S 0, Vasavilan 0.8 W 1 settled, Tellippalai 0.5 N 5.2 settled, Tellippalai 1.2 NW 6.13 settled, Ilavalai 2.61 NE 7.74 settled, Ilavalai 2.6 NE 7.9 settled
Vasavilan - Vasavilan | secondary
Vasavilan 0.8 E 0, Vasavilan 2.7 NE 2.15 settled
Vasavilan - Vasavilan | minor
Vasavilan 0.8 W 0, Vasavilan 0.9 settled, Vasavilan 0.8 E 1.8 settled
Vavuniya - Mahakachchakodiya | minor
Vavuniya 0, Mahakachchakodiya 11.8 settled
Velanai - Kayts | secondary
Velanai 0, Kayts 2.4 SE 4.2 settled
Velanai - Kayts | minor
Velanai 2.8 W 0, Velanai 2.5 NW 2.6 settled, Kayts 2.9 NW 4.4 settled
Velanai - North Kayts | secondary
Velanai 0.6 S 0, Velanai 2.5 NW 3 settled, North Kayts 4.0 SE 4.9 settled, North Kayts 2.4 SE 6.54 settled, North Kayts 1.0 S 8.03 settled, North Kayts 0.6 S 8.6 settled
Velanai - North Kayts | minor
Velanai 2.8 W 0, North Kayts 3.1 S 5.2 settled, North Kayts 2.3 S 6.05 settled, North Kayts 0.6 S 8 settled
Velanai - Velanai | secondary
Velanai 0.6 S 0, Velanai 0.64 settled
Velikkandal - Velikkandal | minor
Velikkandal 0, Velikkandal 3.4 N 3.6
Vellankulam - Mankulam | secondary
Vellankulam 0.6 SW 0, Mankulam 1.2 S 38.3
Veppankulam - Aandankulam | secondary
Veppankulam 0, Nanattan 11.7, Aandankulam 3.0 W 23, Aandankulam 30.9
Veppankulam - Murunkan | main
Veppankulam 0, Murunkan 8.7
Veravil - Kalmadunagar | minor
Veravil 0, Pallavarayankaddu 12, Skanthapuram 30.8, Konavil 34.8, Kilay 45.8 settled, Thiruvaiaru 2.0 NE 50.1 town, Kalmadunagar 58.8 settled
Vidataltivu - Kela Bogaswewa | minor
Vidataltivu 0, Periyamadhu 15.3, Palampiddy 25.3, Iranai lluppaikulam 46.1, Kalmadhu 50.3, Nochchimoddai 68.6, Kela Bogaswewa 93
Welioya - Kokkilai | secondary
Welioya 0, Kokkilai 26.6
Welioya - Mullaitivu | secondary
Welioya 0, Alampil 32, Mullaitivu 0.7 S 41.7
Yogapuram - Mulliyawalai | secondary
Yogapuram 0, Mankulam 17.1, Nainamadu 39.7, Nedunkerny 49.2, Oddusudan 6.9 E 60.4, Mulliyawalai 2.6 E 73.5
`
