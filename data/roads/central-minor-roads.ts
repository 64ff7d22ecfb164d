/** Points and roads without an A-number in Central Province. How to read it: domain/roads/ledger.ts. */

export const centralPoints = `
Agarapathana 0.8 S 6.8601 80.7143
Agarapathana 2.5 W 6.8664 80.6893
Agarapathana 3.4 NE 6.8954 80.7239
Agarapathana 3.8 NE 6.8943 80.7333
Agarapathana 6.8672 80.7122
Akuramboda 7.6500 80.6000
Akurana 0.5 SE 7.3660 80.6168
Akurana 7.3689 80.6131
Alawatuwala 1.4 SW 7.4524 80.6122
Alawatuwala 7.4577 80.6243
Aludeniya 0.3 W 7.3313 80.5658
Aludeniya 7.3307 80.5688
Alwatta 1.7 NE 7.4554 80.6789
Alwatta 3.8 NE 7.4678 80.6938
Alwatta 7.4489 80.6646
Ambagahapelessa 7.2436 81.0064
Ambagamuwa Udabulathgama 7.1132 80.6188
Ambana 7.6477 80.6923
Ambatenna 0.7 NE 7.3573 80.6169
Ambatenna 7.3511 80.6142
Ambewela 4.4 SW 6.8483 80.7883
Ambewela 6.8787 80.8136
Ampitiya 7.2686 80.6632
Ankumbura 0.4 NW 7.4419 80.5675
Ankumbura 1.3 W 7.4369 80.5594
Ankumbura 7.4398 80.5705
Armabekade 7.3453 80.5468
Atabage 0.5 NE 7.1412 80.6145
Atabage 1.6 W 7.1336 80.5969
Atabage 3.0 W 7.1311 80.5850
Atabage 3.2 W 7.1336 80.5824
Atabage 7.1377 80.6111
Balana 1.7 NE 7.2862 80.4947
Balana 7.2722 80.4882
Bambaraella 2.9 E 7.4091 80.7922
Bambaraella 3.9 NW 7.4258 80.7443
Bambaraella 7.3996 80.7675
Bambaragaswewa 1.5 W 7.7902 80.5202
Bambaragaswewa 7.7861 80.5329
Batagolladeniya 2.0 NE 7.4233 80.5943
Batagolladeniya 7.4150 80.5786
Batugoda 7.3657 80.6054
Bawlana 7.2098 80.7201
Beligamuwa 1.7 S 7.7121 80.5507
Beligamuwa 7.7274 80.5497
Bogawantalawa 6.7972 80.6757
Bopana 0.8 E 7.3070 80.9076
Bopana 2.6 E 7.3006 80.9230
Bopana 7.3068 80.9000
Bopattalawa 6.8090 80.6959
Craighead 7.0812 80.5171
Dagampitiya 0.8 E 6.9765 80.4815
Dagampitiya 6.9775 80.4744
Dankanda 0.8 SE 7.5286 80.7045
Dankanda 3.7 SE 7.5048 80.7167
Dankanda 7.5347 80.7011
Danture 1.4 E 7.2833 80.5541
Danture 7.2821 80.5411
Dayagama Bazaar 0.5 SW 6.8536 80.7435
Dayagama Bazaar 0.8 SW 6.8496 80.7437
Dayagama Bazaar 1.1 S 6.8465 80.7470
Dayagama Bazaar 1.3 W 6.8539 80.7358
Dayagama Bazaar 1.6 E 6.8517 80.7608
Dayagama Bazaar 2.2 SE 6.8437 80.7632
Dayagama Bazaar 2.3 SE 6.8442 80.7641
Dayagama Bazaar 3.4 NE 6.8833 80.7615
Dayagama Bazaar 3.6 E 6.8469 80.7787
Dayagama Bazaar 3.7 SE 6.8288 80.7664
Dayagama Bazaar 6.8561 80.7474
Dedunupitiya 1.5 W 7.3300 80.4262
Dedunupitiya 7.3266 80.4396
Dekinda 7.0161 80.5167
Deltota 7.1727 80.7016
Delwite 7.4697 80.6202
Dewahuwa 0.6 SW 7.8407 80.5747
Dewahuwa 7.8439 80.5786
*Digana 7.2974 80.7328
Dikoya 0.7 SW 6.8698 80.5970
Dikoya 6.8751 80.6007
Dolapihilla 1.1 S 7.3853 80.5780
Dolapihilla 1.3 S 7.3832 80.5795
Dolapihilla 7.3950 80.5800
Dolosbage 7.0861 80.4605
Dombawala 0.8 N 7.5579 80.6228
Dombawala 0.8 NW 7.5581 80.6178
Dombawala 1.7 SE 7.5377 80.6271
Dombawala 2.4 S 7.5300 80.6249
Dombawala 7.5513 80.6210
Dullewa 1.6 SW 7.5070 80.5879
Dullewa 2.3 E 7.5091 80.6205
Dullewa 2.5 SE 7.5031 80.6204
Dullewa 7.5144 80.6008
Dunukedeniya 4.8 SW 6.9577 80.6082
Dunukedeniya 6.9900 80.6369
Dunuwila 1.3 SE 7.3716 80.6568
Dunuwila 1.7 SE 7.3659 80.6563
Dunuwila 7.3791 80.6480
Egodawela 0.5 N 6.9689 80.7644
Egodawela 0.8 SE 6.9576 80.7666
Egodawela 1.0 N 6.9731 80.7666
Egodawela 6.9645 80.7634
Ekiriya 0.6 E 7.1491 80.7593
Ekiriya 7.1483 80.7544
Elamulla 1.6 W 7.0555 80.7533
Elamulla 7.0566 80.7677
Elkaduwa 7.4155 80.6825
Etulgama 1.3 NE 7.2574 80.6747
Etulgama 1.6 W 7.2490 80.6506
Etulgama 7.2514 80.6645
Galaboda 2.4 SW 6.9645 80.5131
Galaboda 6.9812 80.5272
Galagedara 1.2 W 7.3731 80.5222
Galagedara 2.9 NE 7.3913 80.5486
Galagedara 7.3700 80.5327
Galaha 1.0 S 7.1882 80.6748
Galaha 1.0 W 7.1993 80.6632
Galaha 1.5 NW 7.2045 80.6599
Galaha 7.1968 80.6715
Galewela 1.0 NW 7.7614 80.5695
Galewela 1.3 W 7.7568 80.5655
*Galewela 7.7565 80.5772
Galhinna 7.4160 80.5633
Gammaduwa 0.8 N 7.5775 80.6952
Gammaduwa 2.9 N 7.5965 80.6937
Gammaduwa 7.5702 80.6971
Gampola 1.5 SW 7.1539 80.5596
Gampola 2.1 SW 7.1527 80.5541
*Gampola 7.1640 80.5691
Gangala Puwakpitiya 7.5882 80.7550
Gelioya 7.2126 80.5953
*Ginigathena 6.9890 80.4894
Godamunna 7.2281 80.7006
Gomagoda 7.3051 80.6188
Gonakele 6.9838 80.7582
Gunnepana 1.1 SW 7.3164 80.6521
Gunnepana 7.3229 80.6591
Gurudeniya 0.1 NW 7.2619 80.7155
Gurudeniya 1.6 N 7.2758 80.7157
Gurudeniya 2.1 SE 7.2463 80.7286
Gurudeniya 7.2611 80.7165
*Hakmana 7.3143 80.8042
Halgranoya 1.2 SW 6.9989 80.8576
Halgranoya 2.8 SE 6.9872 80.8815
Halgranoya 2.9 SE 6.9848 80.8797
Halgranoya 7.0068 80.8652
Handaganawa 1.0 W 7.2645 80.9843
Handaganawa 7.2673 80.9926
Handessa 0.7 SW 7.2274 80.5762
Handessa 1.0 SW 7.2278 80.5723
Handessa 1.3 NE 7.2388 80.5899
Handessa 1.4 W 7.2336 80.5688
Handessa 2.3 N 7.2514 80.5777
Handessa 7.2314 80.5811
Hangarapitiya 1.1 NE 6.9285 80.4778
Hangarapitiya 1.7 SE 6.9075 80.4803
Hangarapitiya 6.9204 80.4726
Hapugasthalawa 0.5 W 7.0564 80.5689
Hapugasthalawa 7.0578 80.5730
Harasbedda 7.0626 80.8821
Hasakala 2.8 SW 7.3395 80.9294
Hasakala 7.3509 80.9516
Hasalaka 0.2 W 7.4675 80.6234
*Hasalaka 7.4680 80.6248
Hataraliyadda 7.3369 80.4718
Hatharaliyedda 7.3358 80.4712
Hatton 0.9 SW 6.8859 80.5937
Hatton 4.2 N 6.9297 80.6049
*Hatton 6.8922 80.5986
Hattota Amuna 7.6122 80.8276
Hedeniya 7.3402 80.5538
Hettipola (Matale) 2.6 NE 7.5555 80.9276
Hettipola (Matale) 7.5342 80.9175
Hettipola (Matale) 7.6 SE 7.4722 80.9457
Hewaheta 2.1 NE 7.1241 80.7778
Hewaheta 7.1118 80.7634
Hindagala 0.4 W 7.2360 80.5999
Hindagala 0.9 SE 7.2302 80.6077
Hindagala 7.2367 80.6035
Hitigegama 6.9506 80.4577
Hunnasgiriya 0.2 E 7.2989 80.8526
Hunnasgiriya 0.4 S 7.2956 80.8499
Hunnasgiriya 0.5 E 7.2992 80.8552
Hunnasgiriya 0.5 S 7.2942 80.8524
Hunnasgiriya 0.6 S 7.2936 80.8500
Hunnasgiriya 0.7 SE 7.2929 80.8543
Hunnasgiriya 0.7 SW 7.2932 80.8482
Hunnasgiriya 1.6 NE 7.3062 80.8637
*Hunnasgiriya 7.2985 80.8511
Ihala Kobbekaduwa 7.3129 80.5603
Illukkumbura 1.8 NW 7.5538 80.7883
Illukkumbura 2.3 NW 7.5564 80.7851
Illukkumbura 3.4 S 7.5148 80.8115
Illukkumbura 4.1 E 7.5358 80.8383
Illukkumbura 5.7 SE 7.5029 80.8330
Illukkumbura 7.5441 80.8018
Imbulgolla 1.8 NW 7.5816 80.6595
Imbulgolla 7.5668 80.6669
Inamaluwa 0.6 NE 7.9313 80.6837
Inamaluwa 5.9 SW 7.8859 80.6473
Inamaluwa 7.9271 80.6804
Inguruwatta 7.1768 80.6022
Jambugahapitiya 7.3595 80.6389
*Kadugannawa 7.2563 80.5173
Kaikawala 0.4 W 7.5079 80.6586
Kaikawala 7.5077 80.6618
Kalaganwatta 0.6 SE 7.0963 80.9026
Kalaganwatta 1.4 W 7.1043 80.8875
Kalaganwatta 7.1006 80.8995
Kalugala 0.5 NE 7.3888 80.9009
Kalugala 6.4 W 7.3725 80.8415
Kalugala 7.3869 80.8973
Kalundawa 7.8034 80.6696
Kandalama 7.0 E 7.8731 80.7718
Kandalama 7.8885 80.7104
Kandapola 7.0003 80.8184
Kandehandiya 0.2 N 7.2153 80.7547
Kandehandiya 0.7 S 7.2074 80.7559
Kandehandiya 0.8 NW 7.2194 80.7515
Kandehandiya 7.2134 80.7555
Kandenuwara 7.4522 80.6279
*Kandy 7.2797 80.6202
Kapuliyadde 0.6 E 7.2398 80.7161
Kapuliyadde 1.6 E 7.2337 80.7246
Kapuliyadde 7.2391 80.7107
Karandagolla 0.9 NE 7.0641 80.9049
Karandagolla 7.0570 80.9007
Katugastota 1.2 SE 7.3258 80.6258
Katugastota 1.6 S 7.3216 80.6237
Katugastota 1.8 S 7.3210 80.6158
*Katugastota 7.3360 80.6214
Katukitula 2.1 N 7.1006 80.6671
Katukitula 2.8 N 7.1054 80.6762
Katukitula 7.0816 80.6679
Kavudupelella 1.3 N 7.5917 80.6223
Kavudupelella 7.5801 80.6224
Keerthi Bandarapura 0.5 W 7.1446 80.8488
Keerthi Bandarapura 0.7 E 7.1464 80.8590
Keerthi Bandarapura 2.5 NW 7.1617 80.8367
Keerthi Bandarapura 4.0 E 7.1456 80.8894
Keerthi Bandarapura 6.3 NW 7.1966 80.8270
Keerthi Bandarapura 6.4 N 7.2007 80.8339
Keerthi Bandarapura 7.1459 80.8530
Kengalla 1.9 NW 7.3070 80.7175
Kengalla 7.2912 80.7243
Ketaboola 0.7 NE 7.0150 80.5931
Ketaboola 7.0102 80.5896
Ketakumbura 7.2808 80.6729
Kibissa 5.3 N 7.9827 80.7136
Kibissa 7.9373 80.7270
Kitulgala 1.9 E 6.9884 80.4439
Kiwula 7.4632 80.6254
Kolabissa 1.7 W 7.1692 80.7169
Kolabissa 7.1693 80.7325
Kongahawela 0.4 N 7.6935 80.7160
Kongahawela 2.0 S 7.6728 80.7094
Kongahawela 2.7 W 7.6838 80.6925
Kongahawela 7.6898 80.7159
Kotiyagala 0.7 N 6.7917 80.6867
Kotiyagala 6.7855 80.6854
Kotmale 2.1 NE 7.0378 80.6018
Kotmale 2.4 NE 7.0398 80.6039
Kotmale 7.0223 80.5911
Kottellena 0.7 NE 6.8959 80.5077
Kottellena 6.8932 80.5022
Kulugammana 7.3183 80.5959
Kumbalgamuwa 7.1125 80.8461
Kumbukkandura 7.3046 80.7421
Kumbukwela 7.0535 80.8890
Kumburegama 7.3509 80.5478
Kundasale 2.0 S 7.2646 80.6918
Kundasale 7.2822 80.6943
Kurupanawela 7.0167 80.9139
Labukele 1.9 NW 7.0384 80.7066
Labukele 3.6 S 6.9922 80.7157
Labukele 7.0242 80.7165
Laggala Pallegama 2.5 SW 7.5815 80.8201
Laggala Pallegama 2.6 SW 7.5763 80.8250
Laggala Pallegama 7.5965 80.8368
Laxapana 1.4 E 6.9245 80.5036
Laxapana 6.9248 80.4910
Leemagahakotuwa 7.2163 80.5683
Leliambe 7.4225 80.6571
Lenadora 7.7555 80.6616
Lindula 0.9 NE 6.9077 80.6769
Lindula 4.5 S 6.8616 80.6713
Lindula 6.9019 80.6717
Lunugama 1.3 SE 7.1901 80.5895
Lunugama 1.5 S 7.1874 80.5872
Lunugama 7.1998 80.5828
Madawala 7.6156 80.6355
Madawala Bazaar 0.8 NW 7.3334 80.6705
Madawala Bazaar 2.4 S 7.3057 80.6738
Madawala Bazaar 7.3276 80.6743
Madipola 7.6761 80.5827
Madugalla 7.2585 80.8834
Madulkele 1.3 NE 7.4004 80.7329
Madulkele 1.3 SE 7.3829 80.7296
Madulkele 3.4 N 7.4238 80.7210
Madulkele 4.5 N 7.4330 80.7203
Madulkele 7.3929 80.7239
Madulla 1.2 SE 7.0115 80.9281
Madulla 2.3 N 7.0397 80.9242
Madulla 7.0194 80.9213
Mahamedagama 7.2216 80.7141
Mahawela 0.5 NW 7.5838 80.6092
Mahawela 7.5801 80.6114
Mailapitiya 0.3 W 7.2281 80.7492
Mailapitiya 0.33 W 7.2268 80.7491
Mailapitiya 0.4 SW 7.2253 80.7493
Mailapitiya 0.5 SW 7.2234 80.7496
Mailapitiya 7.2278 80.7519
Makehelwala 3.3 NE 7.3082 80.4844
Makkanigama 7.3455 80.7034
Makuldeniya 1.3 NE 7.3508 80.7847
Makuldeniya 1.5 N 7.3542 80.7810
Makuldeniya 1.8 NE 7.3534 80.7897
Makuldeniya 7.3404 80.7796
Mananwatta 7.6846 80.6022
Mandaram Nuwara 7.0420 80.7796
Mangalagama 0.5 E 7.2916 80.6409
Mangalagama 0.9 E 7.2914 80.6443
Mangalagama 1.4 SE 7.2809 80.6422
Mangalagama 7.2919 80.6362
Maraka 0.6 SW 7.5831 80.9605
Maraka 11.7 NE 7.6634 81.0375
Maraka 13.1 NE 7.6713 81.0465
Maraka 2.5 SE 7.5763 80.9862
Maraka 3.5 SE 7.5615 80.9866
Maraka 4.3 E 7.5778 81.0037
Maraka 6.5 SE 7.5320 80.9899
Maraka 6.9 NW 7.6349 80.9277
Maraka 7.5855 80.9656
Marassana 0.4 E 7.2065 80.7503
Marassana 7.2064 80.7464
Maskeliya 0.7 N 6.8389 80.5697
Maskeliya 3.5 NW 6.8520 80.5462
Maskeliya 6.1 W 6.8252 80.5163
*Maskeliya 6.8329 80.5709
Maswela 2.4 E 7.0568 80.6535
Maswela 3.6 S 7.0329 80.6224
Maswela 7.0640 80.6330
Matale 1.6 N 7.4847 80.6210
*Matale 7.4706 80.6234
Maturata 6.9911 80.8338
Mawatura 1.3 N 7.1000 80.5750
Mawatura 7.0881 80.5733
Medadumbara 0.1 NE 7.2778 80.8116
Medadumbara 0.8 NW 7.2833 80.8067
Medadumbara 7.2772 80.8107
Medamahanuwara 7.2865 80.8170
Medawala Harispattuwa 1.1 W 7.3564 80.5643
Medawala Harispattuwa 7.3575 80.5744
Meetalawa 1.6 NE 7.1449 80.5384
Meetalawa 7.1371 80.5260
Megoda Kalugamuwa 7.2072 80.6091
Menikhinna 0.4 W 7.3165 80.6985
Menikhinna 1.2 SE 7.3085 80.7083
Menikhinna 1.9 E 7.3191 80.7192
Menikhinna 7.3175 80.7020
Metihakka 2.1 W 7.5353 80.6347
Metihakka 7.5401 80.6532
Millawana 7.6499 80.5755
Mimure 5.0 S 7.3876 80.8422
Mimure 7.4326 80.8461
Minigamuwa 7.3413 80.5036
Minipe 7.2275 81.0009
Mipilimana 6.9305 80.7796
Moragahapallama 7.3027 80.6293
Morahenagama 1.5 NE 6.9527 80.4918
Morahenagama 6.9458 80.4799
Munwatta 7.1158 80.8115
Murutalawa 0.4 S 7.2949 80.5675
Murutalawa 7.2987 80.5688
Muruthagahamulla 0.4 E 7.2116 80.5893
Muruthagahamulla 1.0 W 7.2083 80.5771
Muruthagahamulla 7.2107 80.5859
Muwandeniya 0.7 N 7.4607 80.6434
Muwandeniya 7.4548 80.6410
*Nalanda 7.6697 80.6459
Nanu Oya 3.2 S 6.9116 80.7393
Nanu Oya 4.6 S 6.8997 80.7503
*Nanu Oya 6.9403 80.7408
Naranpanawa 0.4 S 7.3396 80.7317
Naranpanawa 2.6 N 7.3643 80.7215
Naranpanawa 7.3429 80.7303
Naranthalawa 0.9 SW 7.1234 80.8467
Naranthalawa 1.2 S 7.1208 80.8533
Naranthalawa 7.1311 80.8501
*Naula 7.7042 80.6531
Nawalapitiya 0.6 NW 7.0554 80.5291
Nawalapitiya 1.1 NE 7.0610 80.5370
Nawalapitiya 1.8 N 7.0674 80.5275
*Nawalapitiya 7.0521 80.5330
Nayapana Janapadaya 1.3 SW 7.0575 80.5992
Nayapana Janapadaya 7.0665 80.6065
Nildandahinna 1.0 SE 7.0727 80.8964
Nildandahinna 7.0801 80.8917
Nillambe 7.1995 80.6130
Norwood 0.4 W 6.8398 80.6112
Norwood 0.9 W 6.8396 80.6065
Norwood 5.2 S 6.7918 80.6107
*Norwood 6.8384 80.6147
Nugaliyadda 1.1 W 7.2359 80.6862
Nugaliyadda 2.1 SW 7.2252 80.6814
Nugaliyadda 7.2375 80.6956
Nuwara Eliya 0.2 N 6.9497 80.7891
Nuwara Eliya 1.0 NW 6.9563 80.7847
*Nuwara Eliya 6.9480 80.7885
Opalgala 7.6249 80.6937
Ovilikanda 1.1 W 7.4547 80.5743
Ovilikanda 3.2 NW 7.4748 80.5665
Ovilikanda 7.4525 80.5841
Padiyapelella 0.4 S 7.0901 80.7972
Padiyapelella 0.6 S 7.0884 80.8002
Padiyapelella 1.7 W 7.0912 80.7827
Padiyapelella 4.6 SE 7.0610 80.8236
Padiyapelella 7.0936 80.7983
Pallebowala 2.6 SW 7.1303 80.7242
Pallebowala 3.3 SW 7.1270 80.7173
Pallebowala 7.1515 80.7339
Pallepola 7.6216 80.6037
Panwilatenna 7.1558 80.6319
Paradeka 7.1239 80.6188
Pasbage 7.0079 80.5327
Pathadumbara 0.7 NE 7.3503 80.6812
Pathadumbara 1.3 N 7.3573 80.6782
Pathadumbara 7.3458 80.6770
Pattitalawa 7.1122 80.4723
Peradeniya 0.7 S 7.2637 80.5943
Peradeniya 0.8 SW 7.2638 80.5908
Peradeniya 1.3 W 7.2655 80.5829
Peradeniya 2.2 SW 7.2525 80.5841
Peradeniya 2.2 W 7.2678 80.5742
Peradeniya 3.0 W 7.2642 80.5674
*Peradeniya 7.2699 80.5938
Pilimatalawa 1.3 NE 7.2634 80.5509
Pilimatalawa 1.4 NE 7.2694 80.5468
Pilimatalawa 1.5 E 7.2593 80.5535
Pilimatalawa 1.7 E 7.2633 80.5548
Pilimatalawa 7.2588 80.5403
Pitawala 6.9984 80.4577
Pubbiliya 2.3 W 7.3939 80.4646
Pubbiliya 7.3863 80.4841
Pundaluoya 7.0131 80.6632
Pupuressa 2.1 SW 7.1294 80.6595
Pupuressa 2.6 SW 7.1323 80.6511
Pupuressa 7.1436 80.6715
Pusella 1.7 S 7.5490 80.6940
Pusella 7.5633 80.6899
Pussellawa 2.0 S 7.0942 80.6442
*Pussellawa 7.1110 80.6382
Putuhapuwa 1.2 N 7.3464 80.7547
Putuhapuwa 7.3359 80.7561
Radella 2.2 E 6.9211 80.7324
Radella 2.9 SE 6.9101 80.7341
Radella 6.9255 80.7127
Ragala 0.2 SW 7.0197 80.8516
Ragala 1.6 W 7.0159 80.8391
Ragala 4.3 NW 7.0482 80.8246
Ragala 4.8 NW 7.0568 80.8278
*Ragala 7.0212 80.8526
Ramboda 2.7 E 7.0650 80.7165
*Ramboda 7.0565 80.6938
Rambukwella 1.0 SE 7.2843 80.7837
Rambukwella 1.5 NW 7.3019 80.7696
Rambukwella 7.2910 80.7782
Rangala 7.3230 80.7755
Rantembe 7.1996 80.9496
Rattota 0.8 SW 7.5159 80.6733
Rattota 0.9 SE 7.5181 80.6850
Rattota 7.5219 80.6773
Rikiligaskada 0.1 S 7.1421 80.7849
Rikiligaskada 1.3 SW 7.1340 80.7777
Rikiligaskada 7.1434 80.7850
Rikillagaskada 2.0 SE 7.1386 80.8059
Rikillagaskada 3.2 NW 7.1739 80.7776
Rikillagaskada 3.4 N 7.1793 80.7861
Rikillagaskada 3.4 NE 7.1744 80.8068
Rikillagaskada 3.6 NE 7.1674 80.8173
Rikillagaskada 7.1487 80.7907
Rozella 6.9277 80.5585
Rupaha 7.0323 80.9043
Ruwaneliya 0.7 NW 6.9461 80.7717
Ruwaneliya 0.8 NW 6.9479 80.7719
Ruwaneliya 6.9421 80.7768
Sangarajapura 7.3217 80.5183
Santhipura 1.2 N 6.9899 80.7461
Santhipura 2.8 NW 7.0010 80.7354
Santhipura 6.9789 80.7478
Selagama 1.6 W 7.5924 80.5800
Selagama 7.5920 80.5940
Senarathwela 1.4 W 7.2919 80.7482
Senarathwela 1.6 S 7.2752 80.7563
Senarathwela 7.2891 80.7608
Sigiriya 0.2 E 7.9512 80.7577
Sigiriya 2.0 NE 7.9653 80.7659
*Sigiriya 7.9506 80.7560
Talagoda Junction 7.7014 80.7602
Talakiriyagama 3.8 NE 7.8412 80.6511
Talakiriyagama 4.1 NE 7.8472 80.6505
Talakiriyagama 6.0 NE 7.8721 80.6475
Talakiriyagama 7.8253 80.6209
Talatuoya 0.3 NE 7.2492 80.6881
Talatuoya 1.6 N 7.2617 80.6805
Talatuoya 7.2478 80.6854
Talawakelle 0.9 SW 6.9349 80.6556
*Talawakelle 6.9388 80.6632
Tawalantenna 2.6 SW 7.0500 80.6667
Tawalantenna 7.0682 80.6812
Teldeniya 1.5 NW 7.3273 80.7388
Teldeniya 1.6 E 7.3120 80.7591
*Teldeniya 7.3154 80.7449
Tennekumbura 7.2805 80.6648
Teripeha 4.0 N 7.1491 80.9054
Teripeha 4.1 NE 7.1457 80.9331
Teripeha 7.1140 80.9144
Themmitiyawa 1.3 SE 7.3251 80.9082
Themmitiyawa 7.3331 80.8994
Uda Peradeniya 7.2640 80.6038
Udadumbara 7.3171 80.8788
Udahentenna 7.0959 80.5228
Udamadura 7.0966 80.9166
Udapussallawa 0.7 SE 7.0074 80.9160
Udapussallawa 1.8 SE 6.9977 80.9194
Udapussallawa 2.1 SW 6.9954 80.9039
Udapussallawa 7.0127 80.9125
Udasgiriya 1.5 SE 7.5255 80.5793
Udasgiriya 7.5352 80.5702
Udatalawinna 7.3417 80.6507
Udatenna 1.3 NW 7.4383 80.6415
Udatenna 1.7 SW 7.4190 80.6360
Udatenna 7.4287 80.6475
Udispattuwa 7.3117 80.7847
Ududumbara 0.1 N 7.3197 80.8789
Ududumbara 7.3187 80.8788
Udunuwara 1.7 SW 7.2011 80.5582
Udunuwara 2.6 SW 7.2010 80.5480
Udunuwara 2.9 SW 7.1972 80.5477
Udunuwara 7.2138 80.5675
Uduwela 7.2626 80.6330
Ukuwela 1.9 S 7.4228 80.6305
Ukuwela 7.4395 80.6278
Ulapane 0.7 N 7.1052 80.5603
Ulapane 3.1 N 7.1268 80.5647
Ulapane 7.0988 80.5605
Unuwinna 1.5 N 7.2189 80.7714
Unuwinna 2.9 NE 7.2199 80.7905
Unuwinna 7.2052 80.7688
Wahacotte 7.7193 80.5825
Walapane 1.1 S 7.0921 80.8634
Walapane 4.1 SW 7.0705 80.8441
*Walapane 7.1022 80.8627
Walawela 7.5200 80.5961
Watagoda 2.0 NE 7.4076 80.6047
Watagoda 2.5 NE 7.4065 80.6109
Watagoda 3.2 E 7.4055 80.6183
Watagoda 7.3952 80.5911
Watawala 6.9449 80.5390
Wattappola 0.6 SW 7.2296 80.5354
Wattappola 1.2 SW 7.2240 80.5327
Wattappola 7.2331 80.5390
Wehigala 0.6 SW 7.4347 80.6099
Wehigala 0.9 NW 7.4447 80.6089
Wehigala 1.5 S 7.4259 80.6095
Wehigala 2.1 S 7.4207 80.6068
Wehigala 7.4382 80.6141
Welangahawatte 7.5498 80.7542
Weligampola 0.4 NW 7.0447 80.5161
Weligampola 1.9 W 7.0368 80.5022
Weligampola 7.0421 80.5188
Wendaruwa 4.1 SW 7.2401 80.7900
Wendaruwa 7.2651 80.8170
Weragantota 0.6 N 7.3354 80.9843
Weragantota 0.6 NW 7.3343 80.9831
Weragantota 1.1 NE 7.3380 80.9921
Weragantota 7.3299 80.9857
Werapitya 7.3645 80.7514
Werellagama 7.3158 80.5795
Wettawa 7.3644 80.5116
Widulipura 0.4 NW 6.9126 80.5172
Widulipura 1.4 NW 6.9194 80.5109
Widulipura 6.9094 80.5188
Yahalatenna 7.3148 80.5711
Yatawatta 0.9 SE 7.5580 80.5951
Yatawatta 7.5627 80.5886
Yatihalagala 0.9 N 7.3019 80.5938
Yatihalagala 7.2944 80.5967
Yatinuwara 7.2808 80.5376
`

export const centralRoads = `
Agarapathana - Dayagama Bazaar | minor
Agarapathana 3.4 NE 0, Agarapathana 3.8 NE 1.3 hill, Dayagama Bazaar 3.4 NE 5.9 hill
Agarapathana - Nanu Oya | minor
Agarapathana 3.8 NE 0, Nanu Oya 4.6 S 3.1 hill
Agarapathana - Radella | minor
Agarapathana 3.4 NE 0, Radella 2.9 SE 3.2 hill
Akuramboda - Mananwatta | secondary
Akuramboda 0, Mananwatta 4.5 settled
Akurana - Akurana | secondary
Akurana 0, Akurana 0.5 SE 0.7 hill
Akurana - Pathadumbara | secondary
Akurana 0, Dunuwila 6.2 hill, Dunuwila 1.3 SE 8.2 hill, Dunuwila 1.7 SE 9.1 hill, Pathadumbara 12.3 hill
Alawatuwala - Kandenuwara | secondary
Alawatuwala 1.4 SW 0, Kandenuwara 1.8 city
Alawatuwala - Muwandeniya | secondary
Alawatuwala 0, Muwandeniya 1.9 city
Aludeniya - Ambatenna | minor
Aludeniya 0, Ambatenna 8.3 hill
Aludeniya - Medawala Harispattuwa | minor
Aludeniya 0, Medawala Harispattuwa 3.6 hill
Ambagahapelessa - Loggal Oya | secondary
Ambagahapelessa 0, Loggal Oya 1.0 NE 5.7 winding
Ambatenna - Jambugahapitiya | minor
Ambatenna 0.7 NE 0, Jambugahapitiya 2.9 hill
Ambewela - Farr Inn | secondary
Ambewela 0, Farr Inn 13.5
Ambewela - Hakgala | main
Ambewela 0, Hakgala 7.6 hill
Ampitiya - Tennekumbura | secondary
Ampitiya 0, Tennekumbura 3.5 hill
Ankumbura - Ovilikanda | minor
Ankumbura 0.4 NW 0, Ovilikanda 1.1 W 2 town
Ankumbura - Watagoda | secondary
Ankumbura 0.4 NW 0, Ankumbura 0.5 town, Batagolladeniya 2.0 NE 4.1 town, Watagoda 2.0 NE 8.1 hill, Watagoda 2.5 NE 9 hill
Armabekade - Galagedara | secondary
Armabekade 0, Kumburegama 0.7 town, Galagedara 2.9 NE 6 town
Atabage - Dunukedeniya | minor
Atabage 0, Paradeka 2.1 hill, Ambagamuwa Udabulathgama 4.2 hill, Nayapana Janapadaya 13.7 hill, Kotmale 2.4 NE 23 hill, Dunukedeniya 39.6 hill
Atabage - Pupuressa | minor
Atabage 1.6 W 0, Atabage 2.3 hill, Atabage 0.5 NE 3 hill, Pupuressa 2.6 SW 8.9 hill
Atabage - Pupuressa | minor
Atabage 3.0 W 0, Paradeka 6.4 hill, Pupuressa 2.1 SW 12.3 hill, Pupuressa 15.2 hill
Balana - Hataraliyadda | secondary
Balana 0, Hataraliyadda 11.7 winding
Balana - Kadugannawa | secondary
Balana 1.7 NE 0, Kadugannawa 6.6 hill
Balana - Makehelwala | minor
Balana 1.7 NE 0, Makehelwala 3.3 NE 3.4 town
Balana - Peradeniya | minor
Balana 0, Danture 7.9 hill, Danture 1.4 E 9.6 hill, Peradeniya 2.2 W 12.5 hill
Balana - Pilimatalawa | secondary
Balana 1.7 NE 0, Yatinuwara 6.9 hill, Pilimatalawa 1.4 NE 9.1 hill, Pilimatalawa 1.3 NE 10.2 hill
Batagolladeniya - Wehigala | minor
Batagolladeniya 2.0 NE 0, Wehigala 2.1 S 1.9 hill
Bawlana - Rikillagaskada | minor
Bawlana 0, Marassana 6.4 hill, Rikillagaskada 18.3 hill
Beligamuwa - Bambaragaswewa | secondary
Beligamuwa 0, Bambaragaswewa 8.6
Beligamuwa - Bambaragaswewa | minor
Beligamuwa 1.7 S 0, Beligamuwa 1.8 settled, Bambaragaswewa 1.5 W 9.8
Bogawantalawa - Kotiyagala | secondary
Bogawantalawa 0, Kotiyagala 0.7 N 1.9 hill
Bogawantalawa - Nanu Oya | minor
Bogawantalawa 0, Agarapathana 26.5 hill, Nanu Oya 43.7 hill
Bopana - Bopana | minor
Bopana 0.8 E 0, Bopana 2.6 E 2.9 hill
Bopana - Themmitiyawa | secondary
Bopana 0.8 E 0, Themmitiyawa 1.3 SE 2.5 hill
Bopattalawa - Agarapathana | minor
Bopattalawa 0, Agarapathana 11.7 hill
Craighead - Gampola | secondary
Craighead 0, Udahentenna 3 hill, Meetalawa 1.6 NE 10 hill, Gampola 2.1 SW 13.4 hill
Dagampitiya - Laxapana | secondary
Dagampitiya 0, Laxapana 12.2 hill
Dagampitiya - Laxapana | secondary
Dagampitiya 0.8 E 0, Laxapana 12.2 hill
Dayagama Bazaar - Dayagama Bazaar | minor
Dayagama Bazaar 0.5 SW 0, Dayagama Bazaar 0.8 SW 0.6 hill
Dayagama Bazaar - Dayagama Bazaar | minor
Dayagama Bazaar 1.1 S 0, Dayagama Bazaar 3.7 SE 4.5 hill
Dayagama Bazaar - Dayagama Bazaar | minor
Dayagama Bazaar 1.3 W 0, Dayagama Bazaar 0.5 SW 1.1 hill, Dayagama Bazaar 1.8 hill
Dayagama Bazaar - Dayagama Bazaar | minor
Dayagama Bazaar 1.6 E 0, Dayagama Bazaar 2.3 SE 1.2 hill
Dayagama Bazaar - Dayagama Bazaar | minor
Dayagama Bazaar 2.2 SE 0, Dayagama Bazaar 2.3 SE 0.1 hill, Dayagama Bazaar 3.6 E 3.1 hill
Dedunupitiya - Peradeniya | secondary
Dedunupitiya 1.5 W 0, Pattampitiya 0.6 NW 1.7 winding, Pattampitiya 2.5 winding, Mawanella 12.3 town, Ussapitiya 1.6 NE 15.7 winding, Dewanagala 0.9 NW 16.8 winding, Dewanagala 17.9 winding, Kehelpannala 29.5 hill, Gampola 2.1 SW 39 hill, Gampola 1.5 SW 39.64 hill, Gampola 41.2 city, Inguruwatta 45.6 hill, Megoda Kalugamuwa 49.4 hill, Hindagala 0.4 W 53.6 hill, Peradeniya 0.7 S 56.9 hill
Dedunupitiya - Sangarajapura | secondary
Dedunupitiya 0, Hataraliyadda 5.7 winding, Sangarajapura 12.9 town
Dedunupitiya - Yahalatenna | secondary
Dedunupitiya 0, Hatharaliyedda 5.9 winding, Sangarajapura 13.2 town, Ihala Kobbekaduwa 22.2 town, Yahalatenna 23.7 hill
Dekinda - Pasbage | minor
Dekinda 0, Pasbage 3 hill
Deltota - Bawlana | minor
Deltota 0, Bawlana 8.3 hill
Digana - Rambukwella | main
Digana 0, Rambukwella 9.9 hill
Digana - Senarathwela | main
Digana 0, Senarathwela 1.4 W 2.6 hill
Dikoya - Ambewela | minor
Dikoya 0, Agarapathana 18 hill, Dayagama Bazaar 23.1 hill, Dayagama Bazaar 1.6 E 25.1 hill, Dayagama Bazaar 3.6 E 27.9 hill, Ambewela 4.4 SW 29.7 hill
Dikoya - Dikoya | secondary
Dikoya 0.7 SW 0, Dikoya 1.1 hill
Dolapihilla - Ambatenna | secondary
Dolapihilla 1.1 S 0, Dolapihilla 1.3 S 0.3 town, Batugoda 5 hill, Ambatenna 7 hill
Dolapihilla - Batagolladeniya | minor
Dolapihilla 1.1 S 0, Dolapihilla 1.1 town, Batagolladeniya 3.9 town
Dolosbage - Pattitalawa | minor
Dolosbage 0, Pattitalawa 8.6 hill
Dombawala - Dombawala | secondary
Dombawala 0.8 NW 0, Dombawala 0.8 N 0.6 town
Dombawala - Kaikawala | minor
Dombawala 1.7 SE 0, Kaikawala 11.2 hill
Dombawala - Maradankadawala | secondary
Dombawala 2.4 S 0, Dombawala 2.7 town, Dombawala 0.8 NW 3.6 town, Mahawela 6.4 winding, Mahawela 0.5 NW 6.9 winding, Pallepola 11.3 winding, Akuramboda 14.8 winding, Madipola 18.6 settled, Wahacotte 23.4 settled, Galewela 29 settled, Dewahuwa 40, Negampaha 1.5 SE 55.1, Kagama 3.6 S 63.2, Kagama 69.7 settled, Maradankadawala 81.4, Maradankadawala 0.4 N 81.8
Dullewa - Mananwatta | minor
Dullewa 2.5 SE 0, Dullewa 4 hill, Walawela 4.9 town, Udasgiriya 9.1 winding, Maduragoda 20.2 winding, Katiyawa 28 settled, Madipola 40.3 settled, Mananwatta 43.7 settled
Dullewa - Metihakka | minor
Dullewa 2.3 E 0, Metihakka 2.1 W 5 hill
Dullewa - Pallepola | minor
Dullewa 1.6 SW 0, Udasgiriya 1.5 SE 6.3 town, Yatawatta 11.5 winding, Selagama 15 winding, Pallepola 21.1 winding
Dullewa - Yatawatta | minor
Dullewa 1.6 SW 0, Walawela 3 town, Yatawatta 0.9 SE 7.3 winding
Dunukedeniya - Lindula | secondary
Dunukedeniya 0, Talawakelle 9.2 hill, Lindula 16.7 hill
Dunukedeniya - Pundaluoya | secondary
Dunukedeniya 0, Pundaluoya 5.8 hill
Egodawela - Egodawela | main
Egodawela 0, Egodawela 1.0 N 1.2 city
Egodawela - Kandapola | secondary
Egodawela 1.0 N 0, Kandapola 9.8 hill
Egodawela - Nanu Oya | main
Egodawela 1.0 N 0, Nanu Oya 8.3 hill
Egodawela - Nuwara Eliya | main
Egodawela 1.0 N 0, Nuwara Eliya 0.2 N 4.4 hill
Egodawela - Ruwaneliya | main
Egodawela 0.5 N 0, Egodawela 0.7 city, Ruwaneliya 4.2 hill
Egodawela - Ruwaneliya | main
Egodawela 0.8 SE 0, Ruwaneliya 0.8 NW 1.6 hill, Ruwaneliya 0.7 NW 1.84 hill
Ekiriya - Padiyapelella | minor
Ekiriya 0, Hewaheta 5.5 hill, Padiyapelella 15.5 hill
Ekiriya - Rikiligaskada | minor
Ekiriya 0.6 E 0, Rikiligaskada 1.3 SW 3.1 hill
Elamulla - Mandaram Nuwara | secondary
Elamulla 0, Mandaram Nuwara 3.7 hill
Elamulla - Padiyapelella | minor
Elamulla 0, Padiyapelella 0.4 S 5.5 hill
Elamulla - Ragala | minor
Elamulla 1.6 W 0, Elamulla 2.6 hill, Padiyapelella 4.6 SE 16.4 hill, Ragala 4.8 NW 17.2 hill
Elkaduwa - Alwatta | secondary
Elkaduwa 0, Alwatta 1.7 NE 5.8 hill, Alwatta 3.8 NE 9.5 hill
Etulgama - Ampitiya | minor
Etulgama 0, Ampitiya 3.4 hill
Etulgama - Ampitiya | minor
Etulgama 1.6 W 0, Ampitiya 6.5 hill
Etulgama - Gurudeniya | minor
Etulgama 1.6 W 0, Etulgama 6.1 hill, Talatuoya 9.2 hill, Gurudeniya 14.7 hill
Etulgama - Mahamedagama | minor
Etulgama 1.3 NE 0, Nugaliyadda 6.5 hill, Godamunna 8.2 hill, Mahamedagama 11.2 hill
Galaboda - Pasbage | minor
Galaboda 0, Pasbage 5.6 hill
Galaboda - Widulipura | main
Galaboda 2.4 SW 0, Widulipura 0.4 NW 8.2 hill
Galagedara - Aludeniya | main
Galagedara 0, Aludeniya 6.8 town
Galagedara - Kanadeniyawala | minor
Galagedara 2.9 NE 0, Kanadeniyawala 1.0 SE 5.8 town
Galagedara - Kumburegama | secondary
Galagedara 0, Kumburegama 5 town
Galagedara - Ukuwela | secondary
Galagedara 2.9 NE 0, Dolapihilla 1.1 S 3.8 town, Watagoda 8.5 hill, Ukuwela 1.9 S 16.7 hill
Galagedara - Weuda | main
Galagedara 0, Weuda 6 town
Galaha - Galaha | secondary
Galaha 1.0 W 0, Galaha 1.4 hill
Galaha - Nugaliyadda | minor
Galaha 1.5 NW 0, Nugaliyadda 2.1 SW 3.8 hill
Galaha - Pallebowala | secondary
Galaha 1.0 W 0, Galaha 1.0 S 2.1 hill, Pallebowala 3.3 SW 14.5 hill
Galewela - Maradankadawala | secondary
Galewela 1.0 NW 0, Dewahuwa 0.6 SW 9.4, Maneruwa 4.6 E 18.8, Negampaha 1.5 SE 24.1, Ipologama 1.8 E 38.1 settled, Maradankadawala 3.1 S 42.3
Galhinna - Ankumbura | minor
Galhinna 0, Ankumbura 1.3 W 2.6 winding
Galhinna - Dunuwila | minor
Galhinna 0, Batagolladeniya 1.8 town, Watagoda 3.2 E 9.3 hill, Dunuwila 14.6 hill
Gammaduwa - Ambana | minor
Gammaduwa 2.9 N 0, Opalgala 4.8 hill, Ambana 7.8 winding
Gammaduwa - Gammaduwa | secondary
Gammaduwa 0, Gammaduwa 0.8 N 1.2 hill
Gampola - Atabage | main
Gampola 0, Atabage 7.1 hill
Gangala Puwakpitiya - Illukkumbura | minor
Gangala Puwakpitiya 0, Illukkumbura 15.1 hill
Gelioya - Peradeniya | main
Gelioya 0, Peradeniya 6.4 hill
Ginigathena - Weligampola | secondary
Ginigathena 0, Weligampola 1.9 W 7.6 hill, Weligampola 0.4 NW 9.9 hill
Gomagoda - Katugastota | secondary
Gomagoda 0, Katugastota 1.8 S 3 city
Gonakele - Egodawela | minor
Gonakele 0, Egodawela 1.0 N 2.2 city
Gunnepana - Jambugahapitiya | minor
Gunnepana 1.1 SW 0, Udatalawinna 4.9 hill, Jambugahapitiya 8.5 hill
Hakmana - Medamahanuwara | minor
Hakmana 0, Medamahanuwara 5.3 hill
Halgranoya - Dimbulana | minor
Halgranoya 0, Udapussallawa 17.7 hill, Dimbulana 22.9 hill
Halgranoya - Halgranoya | secondary
Halgranoya 1.2 SW 0, Halgranoya 1.6 hill
Halgranoya - Halgranoya | minor
Halgranoya 1.2 SW 0, Halgranoya 2.8 SE 7.8 hill
Halgranoya - Madulla | secondary
Halgranoya 1.2 SW 0, Halgranoya 2.9 SE 6.2 hill, Siripura 3.3 NW 9 hill, Udapussallawa 2.1 SW 12.6 hill, Udapussallawa 0.7 SE 15.1 hill, Madulla 1.2 SE 17.1 hill
Halgranoya - Rupaha | minor
Halgranoya 2.9 SE 0, Halgranoya 2.8 SE 0.33 hill, Rupaha 8.5 hill
Handaganawa - Ambagahapelessa | minor
Handaganawa 0, Ambagahapelessa 4.4 winding
Handaganawa - Handaganawa | minor
Handaganawa 1.0 W 0, Handaganawa 1.8 winding
Handaganawa - Minipe | secondary
Handaganawa 0, Minipe 5 winding
Handessa - Aludeniya | secondary
Handessa 1.4 W 0, Peradeniya 7.3 hill, Yatihalagala 0.9 N 14.5 hill, Aludeniya 20 hill
Handessa - Handessa | secondary
Handessa 0.7 SW 0, Handessa 2.3 N 3.1 hill
Handessa - Handessa | secondary
Handessa 1.4 W 0, Handessa 1.0 SW 0.9 hill, Handessa 0.7 SW 1.5 hill, Handessa 2.5 hill, Handessa 1.3 NE 4.5 hill
Handessa - Muruthagahamulla | minor
Handessa 0.7 SW 0, Muruthagahamulla 0.4 E 2.9 hill
Handessa - Peradeniya | secondary
Handessa 0, Peradeniya 2.2 W 5.7 hill
Handessa - Peradeniya | secondary
Handessa 2.3 N 0, Peradeniya 2.2 SW 0.9 hill
Hangarapitiya - Hangarapitiya | secondary
Hangarapitiya 0, Hangarapitiya 1.1 NE 2 hill
Hangarapitiya - Kottellena | minor
Hangarapitiya 0, Kottellena 5 hill
Hangarapitiya - Kottellena | minor
Hangarapitiya 1.7 SE 0, Kottellena 3.8 hill
Hangarapitiya - Laxapana | secondary
Hangarapitiya 0, Laxapana 5.3 hill, Laxapana 1.4 E 12.1 hill
Hapugasthalawa - Katukitula | secondary
Hapugasthalawa 0.5 W 0, Hapugasthalawa 0.6 hill, Nayapana Janapadaya 10.3 hill, Katukitula 23 hill
Hapugasthalawa - Kotmale | secondary
Hapugasthalawa 0.5 W 0, Kotmale 2.1 NE 5.6 hill
Hapugasthalawa - Mawatura | minor
Hapugasthalawa 0, Mawatura 5.9 hill
Hapugasthalawa - Nayapana Janapadaya | minor
Hapugasthalawa 0, Nayapana Janapadaya 1.3 SW 3.8 hill
Harasbedda - Kumbukwela | minor
Harasbedda 0, Kumbukwela 5.8 hill
Harasbedda - Madulla | minor
Harasbedda 0, Madulla 16.9 hill, Madulla 1.2 SE 18.6 hill
Harasbedda - Nildandahinna | secondary
Harasbedda 0, Nildandahinna 2.8 hill
Hasakala - Maraka | minor
Hasakala 0, Hettipola (Matale) 22.4, Hettipola (Matale) 2.6 NE 25, Maraka 0.6 SW 30.3
Hataraliyadda - Minigamuwa | secondary
Hataraliyadda 0, Minigamuwa 5.1 winding
Hataraliyadda - Pubbiliya | minor
Hataraliyadda 0, Pubbiliya 2.3 W 7.9 winding
Hataraliyadda - Watareka | minor
Hataraliyadda 0, Watareka 1.4 SE 11.7 winding
Hatharaliyedda - Ambakote | minor
Hatharaliyedda 0, Watareka 1.4 SE 11.8 winding, Mawathagama 18.8 winding, Ambakote 28.3 settled
Hatharaliyedda - Buluwala | minor
Hatharaliyedda 0, Pubbiliya 2.3 W 8 winding, Weuda 2.4 NW 10.9 winding, Buluwala 2.3 SE 17.6 winding
Hatharaliyedda - Gampola | secondary
Hatharaliyedda 0, Balana 12.1 winding, Kadugannawa 18.9 hill, Wattappola 0.6 SW 23.1 hill, Wattappola 1.2 SW 24 hill, Udunuwara 2.6 SW 28.1 hill, Udunuwara 2.9 SW 28.7 hill, Gampola 33.4 hill
Hatharaliyedda - Minigamuwa | secondary
Hatharaliyedda 0, Minigamuwa 5.2 winding
Hatton - Dikoya | secondary
Hatton 0.9 SW 0, Dikoya 1.44 hill
Hattota Amuna - Elahera | secondary
Hattota Amuna 0, Elahera 6.6 SE 8.6, Elahera 0.8 SW 16.8
Hedeniya - Katugastota | secondary
Hedeniya 0, Medawala Harispattuwa 1.1 W 2.2 town, Medawala Harispattuwa 3.6 town, Katugastota 1.6 S 12.7 hill
Hettipola (Matale) - Maraka | minor
Hettipola (Matale) 2.6 NE 0, Maraka 6.9 NW 9.3
Hewaheta - Rikiligaskada | secondary
Hewaheta 2.1 NE 0, Rikiligaskada 1.3 SW 1.7 hill, Rikiligaskada 3.4 hill
Hewaheta - Rikillagaskada | minor
Hewaheta 0, Rikillagaskada 6.8 hill
Hindagala - Hindagala | secondary
Hindagala 0.4 W 0, Hindagala 0.8 hill
Hindagala - Kolabissa | secondary
Hindagala 0, Hindagala 0.9 SE 1.1 hill, Galaha 13.2 hill, Deltota 19.4 hill, Kolabissa 24.9 hill
Hindagala - Peradeniya | secondary
Hindagala 0.9 SE 0, Peradeniya 6.9 hill
Hitigegama - Dagampitiya | secondary
Hitigegama 0, Dagampitiya 0.8 E 8.2 hill
Hunnasgiriya - Bopana | secondary
Hunnasgiriya 0.4 S 0, Hunnasgiriya 0.8 hill, Bopana 10.9 hill, Bopana 0.8 E 12.4 hill
Hunnasgiriya - Hunnasgiriya | secondary
Hunnasgiriya 0.4 S 0, Hunnasgiriya 0.5 S 0.5 hill
Hunnasgiriya - Hunnasgiriya | minor
Hunnasgiriya 0, Hunnasgiriya 0.2 E 0.2 hill, Hunnasgiriya 0.5 E 0.6 hill, Hunnasgiriya 1.6 NE 2 hill
Hunnasgiriya - Mimure | minor
Hunnasgiriya 1.6 NE 0, Kalugala 6.4 W 11.2 hill, Mimure 5.0 S 14 hill
Illukkumbura - Bakamuna | minor
Illukkumbura 4.1 E 0, Laggala Pallegama 2.6 SW 7 winding, Laggala Pallegama 2.5 SW 7.9 winding, Hattota Amuna 11.7, Orubendi Siyambalawa 30.3, Bakamuna 35.4
Illukkumbura - Illukkumbura | secondary
Illukkumbura 2.3 NW 0, Illukkumbura 1.8 NW 1.4 hill
Illukkumbura - Laggala Pallegama | secondary
Illukkumbura 5.7 SE 0, Laggala Pallegama 14.7 winding
Illukkumbura - Laggala Pallegama | minor
Illukkumbura 3.4 S 0, Laggala Pallegama 2.6 SW 9.2 hill
Illukkumbura - Maraka | secondary
Illukkumbura 5.7 SE 0, Hettipola (Matale) 13.4, Maraka 6.5 SE 21.7
Illukkumbura - Maraka | minor
Illukkumbura 4.1 E 0, Hettipola (Matale) 9.1, Maraka 18.9
Illukkumbura - Talagoda Junction | secondary
Illukkumbura 0, Hattota Amuna 11.1 winding, Talagoda Junction 26.3
Imbulgolla - Gammaduwa | minor
Imbulgolla 0, Gammaduwa 7.9 hill
Imbulgolla - Imbulgolla | minor
Imbulgolla 0, Imbulgolla 1.8 NW 2.3 hill
Inamaluwa - Kibissa | secondary
Inamaluwa 0.6 NE 0, Kibissa 4.8
Inguruwatta - Pupuressa | minor
Inguruwatta 0, Panwilatenna 6.4 hill, Pupuressa 16.2 hill
Jambugahapitiya - Dunuwila | secondary
Jambugahapitiya 0, Dunuwila 1.3 SE 2.4 hill
Kadugannawa - Danture | minor
Kadugannawa 0, Danture 3.9 hill
Kaikawala - Kongahawela | minor
Kaikawala 0.4 W 0, Metihakka 3.7 hill, Imbulgolla 9.8 hill, Ambana 22.4 winding, Kongahawela 2.7 W 26.9 winding
Kalugala - Handaganawa | secondary
Kalugala 0, Weragantota 26.5 winding, Handaganawa 34.8 winding
Kalugala - Kalugala | minor
Kalugala 0, Kalugala 0.5 NE 0.7 hill
Kalundawa - Talakiriyagama | main
Kalundawa 0, Talakiriyagama 6.0 NE 8.6
Kandalama - Inamaluwa | minor
Kandalama 0, Inamaluwa 7.5
Kandalama - Kandalama | secondary
Kandalama 0, Kandalama 7.0 E 8.7
Kandapola - Mirahawatta | minor
Kandapola 0, Maturata 3.8 hill, Uduhawara 16.2 hill, Ambagasdowa 21.6 hill, Mirahawatta 2.1 N 32.3 hill
Kandehandiya - Padiyapelella | secondary
Kandehandiya 0.2 N 0, Kandehandiya 0.23 hill, Kandehandiya 0.7 S 0.9 hill, Rikillagaskada 3.2 NW 7.6 hill, Rikiligaskada 12.1 hill, Rikiligaskada 0.1 S 12.3 hill, Padiyapelella 19.4 hill
Kandy - Gunnepana | minor
Kandy 0, Moragahapallama 3.8 city, Gunnepana 1.1 SW 10.1 hill, Gunnepana 13.5 city
Kapuliyadde - Kandehandiya | minor
Kapuliyadde 1.6 E 0, Marassana 0.4 E 5.8 hill, Kandehandiya 0.7 S 6.5 hill
Kapuliyadde - Mailapitiya | main
Kapuliyadde 0, Mailapitiya 7.3 hill
Kapuliyadde - Mailapitiya | main
Kapuliyadde 1.6 E 0, Mailapitiya 4.2 hill
Kapuliyadde - Marassana | secondary
Kapuliyadde 0, Marassana 8 hill
Karandagolla - Maspanna | minor
Karandagolla 0, Maspanna 9.1 hill
Karandagolla - Teripeha | minor
Karandagolla 0.9 NE 0, Nildandahinna 1.0 SE 1.6 hill, Nildandahinna 2.8 hill, Kalaganwatta 6.3 hill, Teripeha 15.5 hill
Karandagolla - Udapussallawa | secondary
Karandagolla 0, Rupaha 3.3 hill, Udapussallawa 12.7 hill
Katugastota - Gunnepana | secondary
Katugastota 1.2 SE 0, Gunnepana 4.3 hill
Katugastota - Gunnepana | minor
Katugastota 0, Gunnepana 1.1 SW 5.9 hill
Katugastota - Pathadumbara | minor
Katugastota 0, Udatalawinna 4.2 hill, Pathadumbara 0.7 NE 9.1 hill
Katukitula - Katukitula | minor
Katukitula 2.1 N 0, Katukitula 2.8 N 1.6 hill
Katukitula - Labukele | minor
Katukitula 2.1 N 0, Labukele 1.9 NW 12 hill
Katukitula - Pupuressa | minor
Katukitula 0, Pupuressa 18.4 hill
Keerthi Bandarapura - Teripeha | main
Keerthi Bandarapura 0.5 W 0, Keerthi Bandarapura 0.8 hill, Keerthi Bandarapura 0.7 E 1.8 hill, Keerthi Bandarapura 4.0 E 13.3 hill, Teripeha 4.0 N 15.8 hill
Keerthi Bandarapura - Wendaruwa | minor
Keerthi Bandarapura 6.4 N 0, Wendaruwa 9.9 hill
Ketaboola - Dunukedeniya | main
Ketaboola 0.7 NE 0, Ketaboola 0.9 hill, Dunukedeniya 4.8 SW 12 hill
Ketaboola - Kotmale | secondary
Ketaboola 0.7 NE 0, Kotmale 1.1 hill, Kotmale 2.1 NE 3.5 hill, Kotmale 2.4 NE 3.9 hill
Ketakumbura - Kengalla | main
Ketakumbura 0, Kengalla 6.5 hill
Ketakumbura - Madawala Bazaar | secondary
Ketakumbura 0, Madawala Bazaar 2.4 S 3.8 hill
Kitulgala - Hangarapitiya | secondary
Kitulgala 1.9 E 0, Hitigegama 6.1 hill, Hangarapitiya 1.1 NE 11.8 hill
Kolabissa - Kolabissa | minor
Kolabissa 1.7 W 0, Kolabissa 2.5 hill
Kongahawela - Elahera | secondary
Kongahawela 0.4 N 0, Elahera 0.8 SW 12.2, Elahera 13.1
Kongahawela - Kongahawela | secondary
Kongahawela 0, Kongahawela 0.4 N 0.5
Kotmale - Maswela | minor
Kotmale 2.4 NE 0, Maswela 2.4 E 8.5 hill
Kotmale - Maswela | minor
Kotmale 2.4 NE 0, Maswela 3.6 S 2.9 hill
Kottellena - Kottellena | secondary
Kottellena 0, Kottellena 0.7 NE 0.8 hill
Kumbalgamuwa - Walapane | minor
Kumbalgamuwa 0, Walapane 2.9 hill
Kumbukkandura - Senarathwela | minor
Kumbukkandura 0, Senarathwela 4.8 hill
Kundasale - Menikhinna | minor
Kundasale 0, Menikhinna 5.1 hill
Kurupanawela - Maspanna | minor
Kurupanawela 0, Maspanna 7.1 hill
Kurupanawela - Teripeha | minor
Kurupanawela 0, Karandagolla 11.6 hill, Karandagolla 0.9 NE 12.7 hill, Udamadura 20.5 hill, Teripeha 22.6 hill, Teripeha 4.1 NE 27.8 hill
Labukele - Gonakele | main
Labukele 0, Gonakele 10.3 hill
Labukele - Santhipura | minor
Labukele 3.6 S 0, Santhipura 2.8 NW 3.3 hill
Laggala Pallegama - Hattota Amuna | minor
Laggala Pallegama 0, Hattota Amuna 2.4
Laxapana - Maskeliya | main
Laxapana 1.4 E 0, Kottellena 0.7 NE 3.2 hill, Maskeliya 3.5 NW 11.3 hill, Maskeliya 0.7 N 16.6 hill
Laxapana - Widulipura | main
Laxapana 1.4 E 0, Widulipura 1.4 NW 2.3 hill, Widulipura 0.4 NW 4.6 hill
Leliambe - Elkaduwa | secondary
Leliambe 0, Elkaduwa 7.5 hill
Lenadora - Sigiriya | secondary
Lenadora 0, Kalundawa 5.4, Kandalama 20.1, Kibissa 27.3, Sigiriya 30.8, Sigiriya 0.2 E 31
Lindula - Agarapathana | minor
Lindula 0, Agarapathana 10.9 hill
Lindula - Agarapathana | minor
Lindula 0.9 NE 0, Agarapathana 2.5 W 6.8 hill
Lindula - Kalupahana | minor
Lindula 4.5 S 0, Agarapathana 2.5 W 3.8 hill, Agarapathana 0.8 S 7.5 hill, Dayagama Bazaar 1.3 W 10.7 hill, Dayagama Bazaar 0.8 SW 12 hill, Dayagama Bazaar 1.1 S 12.7 hill, Dayagama Bazaar 2.2 SE 15.1 hill, Kalupahana 1.6 NW 28.5 hill
Lindula - Mipilimana | main
Lindula 0, Mipilimana 21.9 hill
Lindula - Santhipura | main
Lindula 0, Santhipura 25.9 hill
Lunugama - Handessa | minor
Lunugama 0, Handessa 4.5 hill
Lunugama - Wettawa | minor
Lunugama 1.5 S 0, Udunuwara 1.7 SW 4.6 hill, Wattappola 10.1 hill, Pilimatalawa 13.7 hill, Danture 17.1 hill, Sangarajapura 26.3 hill, Minigamuwa 31.7 town, Wettawa 35.8 winding
Madawala - Kibissa | secondary
Madawala 0, Ambana 11.2 winding, Kongahawela 2.0 S 17.8 winding, Talagoda Junction 30, Elahera 35.9, Bakamuna 43.4, Kandalama 7.0 E 66.2, Kibissa 76.5
Madawala Bazaar - Madawala Bazaar | secondary
Madawala Bazaar 0.8 NW 0, Madawala Bazaar 0.9 hill
Madawala Bazaar - Madawala Bazaar | minor
Madawala Bazaar 2.4 S 0, Madawala Bazaar 2.9 hill
Madawala Bazaar - Menikhinna | minor
Madawala Bazaar 2.4 S 0, Menikhinna 5 hill
Madawala Bazaar - Pathadumbara | secondary
Madawala Bazaar 0.8 NW 0, Pathadumbara 2.8 hill, Pathadumbara 1.3 N 4.1 hill
Madugalla - Bopana | minor
Madugalla 0, Bopana 7.5 hill
Madulkele - Bambaraella | minor
Madulkele 3.4 N 0, Bambaraella 3.9 NW 3.5 hill
Madulkele - Madulkele | secondary
Madulkele 0, Madulkele 1.3 NE 2.4 hill
Madulkele - Madulkele | secondary
Madulkele 0, Madulkele 1.3 SE 2.3 hill
Madulkele - Rangala | minor
Madulkele 1.3 NE 0, Werapitya 14.8 hill, Putuhapuwa 21 hill, Rangala 26.3 hill
Madulkele - Rattota | secondary
Madulkele 1.3 NE 0, Madulkele 3.4 N 4.5 hill, Madulkele 4.5 N 6 hill, Alwatta 3.8 NE 15.4 hill, Rattota 0.8 SW 21.4 hill
Madulla - Lunuwatta | secondary
Madulla 1.2 SE 0, Lunuwatta 2.0 E 10.9 hill
Madulla - Madulla | minor
Madulla 0, Madulla 2.3 N 3.5 hill
Madulla - Maspanna | minor
Madulla 0, Maspanna 6.7 hill
Mahamedagama - Bawlana | secondary
Mahamedagama 0, Bawlana 4.2 hill
Mahamedagama - Gurudeniya | minor
Mahamedagama 0, Kapuliyadde 3 hill, Gurudeniya 8.6 hill
Mailapitiya - Mailapitiya | main
Mailapitiya 0.3 W 0, Mailapitiya 0.4 hill
Mailapitiya - Rambukwella | secondary
Mailapitiya 0, Rambukwella 28.2 hill
Mailapitiya - Unuwinna | main
Mailapitiya 0.3 W 0, Mailapitiya 0.33 W 0.2 hill, Mailapitiya 0.4 SW 0.36 hill, Mailapitiya 0.5 SW 0.6 hill, Kandehandiya 0.8 NW 1.1 hill, Kandehandiya 0.2 N 1.7 hill, Unuwinna 2.9 NE 11.9 hill
Mailapitiya - Unuwinna | minor
Mailapitiya 0, Unuwinna 4.3 hill
Makuldeniya - Kalugala | minor
Makuldeniya 1.3 NE 0, Makuldeniya 1.8 NE 0.9 hill, Kalugala 6.4 W 11.3 hill
Mangalagama - Ambatenna | main
Mangalagama 0, Gomagoda 7.5 hill, Ambatenna 13.9 hill
Mangalagama - Ampitiya | secondary
Mangalagama 0, Mangalagama 1.4 SE 1.8 city, Ampitiya 5.5 city
Mangalagama - Bambaraella | secondary
Mangalagama 0, Gunnepana 7.1 hill, Madawala Bazaar 0.8 NW 8.9 hill, Makkanigama 14.5 hill, Naranpanawa 2.6 N 20.6 hill, Madulkele 1.3 SE 25.6 hill, Bambaraella 35.2 hill, Bambaraella 2.9 E 39.1 hill
Mangalagama - Kapuliyadde | main
Mangalagama 1.4 SE 0, Tennekumbura 4.3 hill, Gurudeniya 0.1 NW 10.9 hill, Gurudeniya 11.1 hill, Gurudeniya 2.1 SE 14.4 hill, Kapuliyadde 1.6 E 17.2 hill
Mangalagama - Talatuoya | secondary
Mangalagama 0.9 E 0, Ampitiya 4 city, Talatuoya 1.6 N 6.7 hill, Talatuoya 8.7 hill
Maraka - Jayanthipura | secondary
Maraka 13.1 NE 0, Jayanthipura 17.3 S 16.5
Maraka - Jayanthipura | secondary
Maraka 13.1 NE 0, Jayanthipura 19.4 S 16.4
Maraka - Mahaoya | minor
Maraka 11.7 NE 0, Mahaoya 1.3 NE 53.6
Maraka - Maraka | minor
Maraka 6.5 SE 0, Maraka 3.5 SE 3.4
Maraka - Maraka | minor
Maraka 6.5 SE 0, Maraka 4.3 E 9
Maraka - Nawamedagama | main
Maraka 6.5 SE 0, Nawamedagama 12.3
Maraka - Nawamedagama | secondary
Maraka 13.1 NE 0, Nawamedagama 25.8 NE 20.6
Maraka - Nawamedagama | secondary
Maraka 4.3 E 0, Nawamedagama 12.2
Marassana - Marassana | minor
Marassana 0, Marassana 0.4 E 0.5 hill
Marassana - Unuwinna | minor
Marassana 0, Unuwinna 3.8 hill
Maskeliya - Imbulpe | secondary
Maskeliya 0.7 N 0, Norwood 0.9 W 6.4 hill, Norwood 0.4 W 7.2 hill, Norwood 7.7 hill, Bogawantalawa 18.8 hill, Kotiyagala 23.7 hill, Imbulpe 47.7 hill
Maskeliya - Maskeliya | secondary
Maskeliya 0.7 N 0, Maskeliya 0.9 hill
Maskeliya - Maskeliya | secondary
Maskeliya 6.1 W 0, Maskeliya 3.5 NW 9.7 hill
Maswela - Santhipura | secondary
Maswela 2.4 E 0, Pundaluoya 9.1 hill, Santhipura 33.5 hill
Maswela - Tawalantenna | secondary
Maswela 2.4 E 0, Tawalantenna 2.6 SW 9.3 hill
Matale - Alwatta | secondary
Matale 0, Hasalaka 0.5 city, Muwandeniya 0.7 N 2.8 city, Alwatta 8.2 hill, Alwatta 1.7 NE 10.9 hill
Matale - Dombawala | main
Matale 0, Dombawala 1.7 SE 7.8 hill
Matale - Gammaduwa | secondary
Matale 1.6 N 0, Kaikawala 0.4 W 5.1 hill, Kaikawala 5.7 hill, Rattota 0.8 SW 8 hill, Rattota 9.1 hill, Pusella 18.4 hill, Gammaduwa 20.1 hill
Mawatura - Atabage | minor
Mawatura 1.3 N 0, Atabage 3.2 W 6.6 hill
Mawatura - Panwilatenna | secondary
Mawatura 0, Atabage 11.6 hill, Panwilatenna 20.6 hill
Medadumbara - Makuldeniya | minor
Medadumbara 0.8 NW 0, Udispattuwa 5.3 hill, Makuldeniya 1.3 NE 12.1 hill, Makuldeniya 1.5 N 12.8 hill
Medadumbara - Wendaruwa | secondary
Medadumbara 0.1 NE 0, Wendaruwa 1.8 hill
Medawala Harispattuwa - Akurana | minor
Medawala Harispattuwa 0, Batugoda 5.5 hill, Akurana 6.9 hill
Medawala Harispattuwa - Dolapihilla | secondary
Medawala Harispattuwa 1.1 W 0, Dolapihilla 1.3 S 4.8 town
Meetalawa - Meetalawa | minor
Meetalawa 0, Meetalawa 1.6 NE 3.5 hill
Meetalawa - Ulapane | minor
Meetalawa 0, Ulapane 10.5 hill
Menikhinna - Kengalla | minor
Menikhinna 0, Kengalla 3.84 hill
Menikhinna - Kengalla | minor
Menikhinna 1.2 SE 0, Kengalla 1.9 NW 1.3 hill
Menikhinna - Makkanigama | secondary
Menikhinna 0, Makkanigama 5.3 hill
Menikhinna - Naranpanawa | minor
Menikhinna 0.4 W 0, Menikhinna 0.5 hill, Menikhinna 1.9 E 2.9 hill, Naranpanawa 0.4 S 6.5 hill, Naranpanawa 7.2 hill
Metihakka - Rattota | minor
Metihakka 0, Rattota 0.8 SW 4.1 hill
Millawana - Dankanda | minor
Millawana 0, Pallepola 5 settled, Madawala 9.3 town, Imbulgolla 21 winding, Dankanda 30.3 hill
Mimure - Kalugala | minor
Mimure 0, Kalugala 29.9 hill
Minipe - Weragantota | minor
Minipe 0, Ambagahapelessa 2.4 winding, Weragantota 1.1 SE 12.7 winding
Mipilimana - Hakgala | minor
Mipilimana 0, Hakgala 0.9 S 14.4 hill
Moragahapallama - Kengalla | secondary
Moragahapallama 0, Madawala Bazaar 8.7 hill, Menikhinna 0.4 W 12.1 hill, Menikhinna 1.2 SE 14 hill, Kengalla 17.7 hill
Morahenagama - Widulipura | minor
Morahenagama 0, Widulipura 11.2 hill
Morahenagama - Widulipura | minor
Morahenagama 1.5 NE 0, Widulipura 1.4 NW 5.6 hill
Munwatta - Walapane | main
Munwatta 0, Walapane 12.4 hill
Murutalawa - Aludeniya | secondary
Murutalawa 0, Ihala Kobbekaduwa 2.2 hill, Aludeniya 4.8 hill
Muruthagahamulla - Lunugama | minor
Muruthagahamulla 1.0 W 0, Lunugama 1.2 hill
Muwandeniya - Muwandeniya | secondary
Muwandeniya 0, Muwandeniya 0.7 N 1 hill
Nanu Oya - Ruwaneliya | main
Nanu Oya 0, Ruwaneliya 5.9 hill
Naranpanawa - Putuhapuwa | secondary
Naranpanawa 2.6 N 0, Naranpanawa 2.6 hill, Putuhapuwa 6.1 hill
Naranpanawa - Teldeniya | secondary
Naranpanawa 0.4 S 0, Teldeniya 1.5 NW 2.4 hill
Naranthalawa - Naranthalawa | secondary
Naranthalawa 0.9 SW 0, Naranthalawa 1.2 S 1.1 hill
Naranthalawa - Naranthalawa | minor
Naranthalawa 0.9 SW 0, Naranthalawa 1.6 hill
Naula - Kongahawela | secondary
Naula 0, Kongahawela 2.0 S 8.6 winding
Nawalapitiya - Hapugasthalawa | minor
Nawalapitiya 1.1 NE 0, Hapugasthalawa 0.5 W 4.9 hill
Nawalapitiya - Ketaboola | main
Nawalapitiya 0, Ketaboola 0.7 NE 9.2 hill
Nawalapitiya - Ulapane | secondary
Nawalapitiya 0, Nawalapitiya 1.1 NE 1.4 hill, Ulapane 8.6 hill
Nayapana Janapadaya - Maswela | minor
Nayapana Janapadaya 0, Maswela 3.6 hill
Nildandahinna - Kalaganwatta | minor
Nildandahinna 1.0 SE 0, Kalaganwatta 0.6 SE 3.6 hill
Nillambe - Galaha | secondary
Nillambe 0, Galaha 12.3 hill
Norwood - Lindula | minor
Norwood 0, Lindula 26.1 hill
Norwood - Norwood | secondary
Norwood 0.9 W 0, Norwood 5.2 S 9.7 hill
Nugaliyadda - Kapuliyadde | minor
Nugaliyadda 1.1 W 0, Nugaliyadda 1.5 hill, Kapuliyadde 3.8 hill
Nugaliyadda - Talatuoya | secondary
Nugaliyadda 2.1 SW 0, Nugaliyadda 1.1 W 1.7 hill, Talatuoya 0.3 NE 3.2 hill
Nuwara Eliya - Ragala | secondary
Nuwara Eliya 1.0 NW 0, Kandapola 10.1 hill, Ragala 1.6 W 15.4 hill
Ovilikanda - Wehigala | minor
Ovilikanda 3.2 NW 0, Ovilikanda 1.1 W 2.8 town, Ovilikanda 4.3 town, Wehigala 0.9 NW 8.9 hill
Padiyapelella - Hewaheta | minor
Padiyapelella 1.7 W 0, Hewaheta 2.1 NE 6 hill
Padiyapelella - Keerthi Bandarapura | secondary
Padiyapelella 0.4 S 0, Padiyapelella 0.6 hill, Munwatta 5.4 hill, Keerthi Bandarapura 15.5 hill
Padiyapelella - Naranthalawa | secondary
Padiyapelella 0.4 S 0, Padiyapelella 0.6 S 0.5 hill, Kumbalgamuwa 13.4 hill, Naranthalawa 0.9 SW 16.4 hill
Padiyapelella - Padiyapelella | minor
Padiyapelella 0.6 S 0, Padiyapelella 4.6 SE 4.8 hill
Padiyapelella - Rikillagaskada | secondary
Padiyapelella 0, Rikillagaskada 9.2 hill
Pallebowala - Hewaheta | secondary
Pallebowala 3.3 SW 0, Pallebowala 2.6 SW 1.2 hill, Hewaheta 2.1 NE 12.5 hill
Pallebowala - Marassana | minor
Pallebowala 0, Kolabissa 2.6 hill, Marassana 11.7 hill
Pallebowala - Rikillagaskada | minor
Pallebowala 0, Ekiriya 3.2 hill, Rikillagaskada 10.1 hill, Rikillagaskada 3.6 NE 15.8 hill
Pathadumbara - Elkaduwa | main
Pathadumbara 0.7 NE 0, Elkaduwa 11.9 hill
Pathadumbara - Makkanigama | secondary
Pathadumbara 0.7 NE 0, Makkanigama 5.3 hill
Peradeniya - Aludeniya | secondary
Peradeniya 1.3 W 0, Murutalawa 0.4 S 4.1 hill, Murutalawa 4.7 hill, Yahalatenna 7.2 hill, Aludeniya 0.3 W 9.7 hill
Peradeniya - Galaha | minor
Peradeniya 0, Uduwela 10 hill, Etulgama 1.6 W 13.4 hill, Galaha 1.5 NW 24.7 hill, Galaha 1.0 W 25.6 hill
Peradeniya - Handessa | minor
Peradeniya 3.0 W 0, Handessa 2.3 N 2.6 hill
Peradeniya - Murutalawa | minor
Peradeniya 2.2 W 0, Murutalawa 4.2 hill
Peradeniya - Peradeniya | main
Peradeniya 2.2 W 0, Peradeniya 2.5 hill
Peradeniya - Uda Peradeniya | secondary
Peradeniya 0, Uda Peradeniya 2.5 hill
Pilimatalawa - Handessa | minor
Pilimatalawa 1.5 E 0, Handessa 1.4 W 3.3 hill
Pilimatalawa - Murutalawa | secondary
Pilimatalawa 1.4 NE 0, Danture 1.4 E 2.5 hill, Murutalawa 0.4 S 5.1 hill
Pitawala - Dagampitiya | minor
Pitawala 0, Dagampitiya 3.7 hill, Dagampitiya 0.8 E 4.5 hill
Pupuressa - Galaha | secondary
Pupuressa 0, Galaha 1.0 S 5.5 hill
Pupuressa - Katukitula | minor
Pupuressa 2.1 SW 0, Katukitula 2.8 N 7.3 hill
Pusella - Pusella | minor
Pusella 1.7 S 0, Pusella 2.2 hill
Pussellawa - Rikillagaskada | minor
Pussellawa 0, Panwilatenna 9.5 hill, Galaha 22.6 hill, Mahamedagama 31.7 hill, Unuwinna 41.9 hill, Rikillagaskada 3.4 N 46.5 hill, Rikillagaskada 3.4 NE 49.5 hill
Putuhapuwa - Putuhapuwa | minor
Putuhapuwa 0, Putuhapuwa 1.2 N 1.6 hill
Radella - Nanu Oya | minor
Radella 0, Radella 2.9 SE 3.9 hill, Nanu Oya 3.2 S 5.6 hill
Ragala - Keerthi Bandarapura | secondary
Ragala 0, Walapane 1.1 S 12.9 hill, Walapane 15.1 hill, Naranthalawa 1.2 S 18.3 hill, Naranthalawa 19.8 hill, Keerthi Bandarapura 0.7 E 23.8 hill
Ragala - Makulella | minor
Ragala 0, Halgranoya 3.4 hill, Siripura 17.6 hill, Lunuwatta 2.0 E 21.2 hill, Pattiyagedara 42 hill, Helahalpe 57.5 hill, Ella 63.1 hill, Makulella 74 hill, Makulella 2.0 S 78.2 hill
Ragala - Ragala | secondary
Ragala 4.3 NW 0, Ragala 1.6 W 4.7 hill
Ragala - Ragala | minor
Ragala 1.6 W 0, Ragala 0.2 SW 2.3 hill, Ragala 2.6 hill
Ragala - Walapane | minor
Ragala 4.3 NW 0, Ragala 4.8 NW 1.2 hill, Walapane 4.1 SW 4.8 hill
Ramboda - Santhipura | minor
Ramboda 2.7 E 0, Santhipura 1.2 N 14.1 hill
Rambukwella - Hakmana | secondary
Rambukwella 1.5 NW 0, Udispattuwa 2.7 hill, Hakmana 8 hill
Rangala - Bambaraella | minor
Rangala 0, Makuldeniya 2.9 hill, Makuldeniya 1.5 N 5.2 hill, Bambaraella 12.3 hill
Rangala - Udispattuwa | secondary
Rangala 0, Udispattuwa 2.6 hill
Rantembe - Minipe | secondary
Rantembe 0, Minipe 8.3 winding
Rattota - Dankanda | secondary
Rattota 0.9 SE 0, Dankanda 0.8 SE 3.5 hill
Rattota - Laggala Pallegama | secondary
Rattota 0, Rattota 0.9 SE 1.4 hill, Dankanda 3.7 SE 9.3 hill, Illukkumbura 1.8 NW 32.1 hill, Laggala Pallegama 2.5 SW 39.8 hill
Rattota - Welangahawatte | minor
Rattota 0.8 SW 0, Dankanda 5.9 hill, Welangahawatte 24.1 hill
Rikiligaskada - Rikillagaskada | minor
Rikiligaskada 0.1 S 0, Rikillagaskada 2.0 SE 3.3 hill
Rikillagaskada - Rikillagaskada | minor
Rikillagaskada 3.2 NW 0, Rikillagaskada 3.4 N 1.4 hill
Rozella - Talawakelle | main
Rozella 0, Hatton 4.2 N 12.4 hill, Talawakelle 22.2 hill
Rupaha - Lunuwatta | minor
Rupaha 0, Siripura 15.8 hill, Lunuwatta 18.6 hill
Ruwaneliya - Perawella | minor
Ruwaneliya 0, Nuwara Eliya 0.2 N 2.4 hill, Perawella 7.1 hill
Ruwaneliya - Pitapola | secondary
Ruwaneliya 0, Mipilimana 2.4 hill, Ambewela 12.4 hill, Ohiya 37 hill, Ohiya 0.2 E 37.2 hill, Ohiya 0.7 E 38.1 hill, Pitapola 1.2 W 42.8 hill
Ruwaneliya - Ruwaneliya | minor
Ruwaneliya 0.7 NW 0, Ruwaneliya 1.7 hill
Santhipura - Gonakele | minor
Santhipura 0, Gonakele 3.4 hill
Selagama - Mahawela | minor
Selagama 1.6 W 0, Mahawela 8.3 winding
Selagama - Selagama | minor
Selagama 1.6 W 0, Selagama 3.3 winding
Senarathwela - Senarathwela | minor
Senarathwela 1.4 W 0, Senarathwela 1.6 S 2.6 hill
Sigiriya - Habarana | secondary
Sigiriya 0, Habarana 12.6
Sigiriya - Habarana | secondary
Sigiriya 2.0 NE 0, Habarana 2.4 E 10.4
Talakiriyagama - Kalundawa | minor
Talakiriyagama 0, Kalundawa 8.4
Talakiriyagama - Kandalama | secondary
Talakiriyagama 6.0 NE 0, Kandalama 7.0 E 17.4
Talatuoya - Kapuliyadde | minor
Talatuoya 0.3 NE 0, Kapuliyadde 3 hill, Kapuliyadde 0.6 E 3.9 hill
Talatuoya - Ketakumbura | main
Talatuoya 0, Ketakumbura 6.9 hill
Talatuoya - Kundasale | minor
Talatuoya 0.3 NE 0, Kundasale 2.0 S 2.3 hill
Talatuoya - Talatuoya | secondary
Talatuoya 0, Talatuoya 0.3 NE 0.35 hill
Talawakelle - Nanu Oya | secondary
Talawakelle 0, Nanu Oya 13.3 hill
Talawakelle - Tawalantenna | secondary
Talawakelle 0.9 SW 0, Pundaluoya 16.7 hill, Tawalantenna 2.6 SW 24.4 hill, Tawalantenna 30.8 hill
Teldeniya - Putuhapuwa | secondary
Teldeniya 1.6 E 0, Putuhapuwa 2.8 hill
Teripeha - Arawatta | main
Teripeha 4.0 N 0, Rantembe 5.9 SW 3.8 hill, Rantembe 2.0 SW 9.4 hill, Rantembe 12.7 hill, Loggal Oya 20.3 winding, Loggal Oya 1.0 NE 21.3 winding, Mapakadawewa 1.9 SE 30.5 winding, Arawatta 2.4 NE 39.1 settled
Udadumbara - Bopana | secondary
Udadumbara 0, Bopana 4.5 hill
Udadumbara - Kalugala | secondary
Udadumbara 0, Ududumbara 0.2 hill, Ududumbara 0.1 N 0.4 hill, Kalugala 10.4 hill
Udadumbara - Mimure | minor
Udadumbara 0, Mimure 27 hill
Udahentenna - Meetalawa | secondary
Udahentenna 0, Meetalawa 6.1 hill
Udahentenna - Ulapane | minor
Udahentenna 0, Ulapane 3.1 N 12.1 hill
Udapussallawa - Kurupanawela | secondary
Udapussallawa 0, Kurupanawela 2.4 hill
Udapussallawa - Lunuwatta | minor
Udapussallawa 1.8 SE 0, Siripura 2.5 NE 4.6 hill, Lunuwatta 0.7 E 11.3 hill
Udapussallawa - Madulla | secondary
Udapussallawa 0, Madulla 2.2 hill
Udapussallawa - Udapussallawa | minor
Udapussallawa 2.1 SW 0, Udapussallawa 1.8 SE 2.5 hill
Udatalawinna - Madawala Bazaar | minor
Udatalawinna 0, Gunnepana 3.8 hill, Madawala Bazaar 2.4 S 7.1 city
Udatalawinna - Udatenna | secondary
Udatalawinna 0, Dunuwila 1.7 SE 3.1 hill, Leliambe 14.3 hill, Udatenna 15.9 hill, Udatenna 1.3 NW 17.8 hill
Udatenna - Udatenna | secondary
Udatenna 1.7 SW 0, Udatenna 2.7 hill
Udunuwara - Gelioya | secondary
Udunuwara 0, Muruthagahamulla 1.0 W 1.23 hill, Muruthagahamulla 2.24 hill, Muruthagahamulla 0.4 E 2.9 hill, Gelioya 4.2 hill
Udunuwara - Handessa | secondary
Udunuwara 0, Leemagahakotuwa 0.3 hill, Handessa 1.0 SW 1.7 hill
Udunuwara - Lunugama | secondary
Udunuwara 2.6 SW 0, Lunugama 5.4 hill, Lunugama 1.3 SE 6.7 hill
Udunuwara - Udunuwara | minor
Udunuwara 2.9 SW 0, Udunuwara 1.7 SW 1.4 hill, Udunuwara 3.3 hill
Uduwela - Mangalagama | minor
Uduwela 0, Mangalagama 1.4 SE 4.5 hill
Ukuwela - Gammaduwa | minor
Ukuwela 1.9 S 0, Udatenna 1.3 NW 3.4 hill, Muwandeniya 5.23 hill, Dankanda 23.2 hill, Gammaduwa 31.4 hill
Ulapane - Gampola | secondary
Ulapane 3.1 N 0, Gampola 1.5 SW 3.8 hill
Ulapane - Nayapana Janapadaya | secondary
Ulapane 0, Mawatura 3.4 hill, Nayapana Janapadaya 11 hill
Ulapane - Pussellawa | minor
Ulapane 0.7 N 0, Pussellawa 2.0 S 20.1 hill
Ulapane - Ulapane | minor
Ulapane 0, Ulapane 0.7 N 0.9 hill, Ulapane 3.1 N 3.4 hill
Unuwinna - Keerthi Bandarapura | main
Unuwinna 2.9 NE 0, Rikillagaskada 3.6 NE 8.9 hill, Keerthi Bandarapura 2.5 NW 13.3 hill, Keerthi Bandarapura 0.5 W 18.3 hill
Unuwinna - Medadumbara | secondary
Unuwinna 2.9 NE 0, Wendaruwa 4.1 SW 5.8 hill, Medadumbara 12.9 hill
Unuwinna - Unuwinna | minor
Unuwinna 0, Unuwinna 1.5 N 2.1 hill
Unuwinna - Wendaruwa | secondary
Unuwinna 0, Wendaruwa 22.4 hill
Wahacotte - Galewela | main
Wahacotte 0, Galewela 1.3 W 5 settled
Wahacotte - Nalanda | secondary
Wahacotte 0, Mananwatta 4.7 settled, Nalanda 13.9 settled
Wahacotte - Talagoda Junction | secondary
Wahacotte 0, Naula 13.1 settled, Kongahawela 2.7 W 19.1 winding, Kongahawela 22.3 winding, Talagoda Junction 34.3
Walapane - Kalaganwatta | minor
Walapane 1.1 S 0, Kalaganwatta 1.4 W 4.2 hill
Walapane - Nildandahinna | minor
Walapane 1.1 S 0, Nildandahinna 5.2 hill
Watagoda - Ankumbura | minor
Watagoda 0, Ankumbura 7.8 town
Watagoda - Kiwula | secondary
Watagoda 3.2 E 0, Alawatuwala 9.2 hill, Kiwula 9.9 city
Watagoda - Ukuwela | secondary
Watagoda 3.2 E 0, Ukuwela 1.9 S 6.5 hill, Ukuwela 8.4 hill
Watagoda - Watagoda | secondary
Watagoda 0, Watagoda 2.0 NE 2.7 hill
Watagoda - Watagoda | minor
Watagoda 2.5 NE 0, Watagoda 3.2 E 0.83 hill
Watagoda - Wehigala | secondary
Watagoda 0, Wehigala 8.8 hill
Wattappola - Leemagahakotuwa | minor
Wattappola 0, Leemagahakotuwa 5.2 hill
Wattappola - Pilimatalawa | secondary
Wattappola 0.6 SW 0, Wattappola 0.7 hill, Pilimatalawa 1.5 E 4.5 hill, Pilimatalawa 1.7 E 5.2 hill
Wehigala - Matale | secondary
Wehigala 0.6 SW 0, Wehigala 0.9 NW 2.3 hill, Alawatuwala 1.4 SW 3.4 hill, Delwite 7.1 city, Matale 7.6 city
Wehigala - Menikhinna | secondary
Wehigala 1.5 S 0, Ukuwela 1.9 S 3.3 hill, Udatenna 1.7 SW 4.3 hill, Pathadumbara 1.3 N 15.6 hill, Pathadumbara 0.7 NE 16.5 hill, Menikhinna 22.7 hill
Welangahawatte - Gangala Puwakpitiya | minor
Welangahawatte 0, Gangala Puwakpitiya 10 hill
Welangahawatte - Illukkumbura | secondary
Welangahawatte 0, Illukkumbura 9.4 hill
Weligampola - Nawalapitiya | secondary
Weligampola 0, Nawalapitiya 0.6 NW 2.9 hill
Weligampola - Weligampola | secondary
Weligampola 0.4 NW 0, Weligampola 0.4 hill
Wendaruwa - Keerthi Bandarapura | minor
Wendaruwa 4.1 SW 0, Keerthi Bandarapura 6.3 NW 8.5 hill
Weragantota - Sorabora Colony | minor
Weragantota 0, Sorabora Colony 4.2 winding
Weragantota - Weragantota | secondary
Weragantota 0.6 NW 0, Weragantota 0.7 winding
Werellagama - Katugastota | secondary
Werellagama 0, Katugastota 9.8 hill
Wettawa - Galagedara | secondary
Wettawa 0, Galagedara 3.8 town
Wettawa - Weuda | minor
Wettawa 0, Pubbiliya 5.8 winding, Weuda 2.4 NW 9.4 winding
Widulipura - Bolthumbe | secondary
Widulipura 0.4 NW 0, Widulipura 0.6 hill, Maskeliya 18.7 hill, Norwood 5.2 S 27.5 hill, Bolthumbe 6.6 NW 33.1 hill
Widulipura - Norwood | secondary
Widulipura 0, Dikoya 0.7 SW 14.4 hill, Norwood 0.4 W 19.6 hill
Yahalatenna - Uda Peradeniya | minor
Yahalatenna 0, Werellagama 2.5 hill, Yatihalagala 0.9 N 7.5 hill, Yatihalagala 9.3 hill, Uda Peradeniya 15.3 hill
Yahalatenna - Yatihalagala | minor
Yahalatenna 0, Yatihalagala 5.3 hill
Yatihalagala - Gomagoda | secondary
Yatihalagala 0.9 N 0, Gomagoda 6.8 hill
Yatihalagala - Kulugammana | minor
Yatihalagala 0.9 N 0, Kulugammana 3.4 hill
Yatinuwara - Danture | minor
Yatinuwara 0, Danture 0.6 hill
`
