/** Points and roads without an A-number in Central Province. How to read it: ./format.ts. */

export const centralPoints = `
Agarapathana 0.8 S 6.8601 80.7143
Agarapathana 1.0 SE 6.8599 80.7166
Agarapathana 2.5 W 6.8664 80.6893
Agarapathana 3.3 N 6.8965 80.7156
Agarapathana 3.4 NE 6.8954 80.7239
Agarapathana 3.8 NE 6.8943 80.7333
Agarapathana 5.3 NE 6.9103 80.7329
Agarapathana 5.34 NE 6.9101 80.7341
Agarapathana 5.4 NE 6.9117 80.7308
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
Ankumbura 0.5 N 7.4419 80.5675
Ankumbura 1.0 W 7.4369 80.5594
Ankumbura 7.4375 80.5688
Armabekade 7.3453 80.5468
Atabage 0.5 NE 7.1412 80.6145
Atabage 1.3 E 7.1381 80.6230
Atabage 1.6 W 7.1336 80.5969
Atabage 7.1377 80.6111
Balana 1.7 NE 7.2862 80.4947
Balana 7.2722 80.4882
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
Dambulla 0.5 SW 7.8721 80.6475
Dambulla 1.4 N 7.8859 80.6473
Dambulla 3.0 S 7.8472 80.6505
Dambulla 3.7 S 7.8412 80.6511
*Dambulla 7.8742 80.6511
Dankanda 0.8 SE 7.5286 80.7045
Dankanda 1.8 NW 7.5490 80.6940
Dankanda 3.7 SE 7.5048 80.7167
Dankanda 7.5347 80.7011
Danture 1.4 E 7.2833 80.5541
Danture 7.2821 80.5411
Dayagama Bazaar 0.5 SW 6.8536 80.7435
Dayagama Bazaar 0.8 SW 6.8496 80.7437
Dayagama Bazaar 1.1 S 6.8465 80.7470
Dayagama Bazaar 1.3 W 6.8539 80.7358
Dayagama Bazaar 1.6 E 6.8517 80.7608
Dayagama Bazaar 2.1 SE 6.8434 80.7620
Dayagama Bazaar 2.18 SE 6.8435 80.7626
Dayagama Bazaar 2.2 SE 6.8437 80.7632
Dayagama Bazaar 2.21 SE 6.8437 80.7630
Dayagama Bazaar 2.3 SE 6.8442 80.7641
Dayagama Bazaar 3.4 NE 6.8833 80.7615
Dayagama Bazaar 3.6 E 6.8469 80.7787
Dayagama Bazaar 3.7 SE 6.8288 80.7664
Dayagama Bazaar 6.8561 80.7474
Dedunupitiya 1.5 W 7.3300 80.4262
Dedunupitiya 7.3266 80.4396
Dekinda 7.0161 80.5167
Deltota 7.1727 80.7016
Delwite 1.6 N 7.4847 80.6210
Delwite 7.4706 80.6234
Dewahuwa 0.6 SW 7.8407 80.5747
Dewahuwa 7.8439 80.5786
*Digana 7.2974 80.7328
Dikoya 0.7 SW 6.8698 80.5970
Dikoya 6.8751 80.6007
Dolapihilla 1.1 S 7.3853 80.5780
Dolapihilla 1.13 S 7.3850 80.5781
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
Egodawela 3.7 SW 6.9403 80.7408
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
Gammaduwa 1.1 SW 7.5633 80.6899
Gammaduwa 2.9 N 7.5965 80.6937
Gammaduwa 7.5702 80.6971
Gampola 2.1 E 7.1336 80.5824
Gampola 2.3 E 7.1311 80.5850
Gampola 3.1 N 7.1539 80.5596
Gampola 3.11 N 7.1527 80.5541
*Gampola 7.1268 80.5647
Gangala Puwakpitiya 7.5882 80.7550
Gelioya 0.4 SW 7.2126 80.5953
Gelioya 7.2153 80.5980
*Ginigathena 6.9893 80.4927
Ginigathhena 6.9890 80.4894
Godamunna 7.2281 80.7006
Gomagoda 7.3051 80.6188
Gonakele 6.9838 80.7582
Gunnepana 1.1 SW 7.3164 80.6521
Gunnepana 7.3229 80.6591
Gurudeniya 0.3 SW 7.2619 80.7155
Gurudeniya 1.4 N 7.2758 80.7157
Gurudeniya 2.3 SE 7.2478 80.7324
Gurudeniya 2.31 SE 7.2470 80.7313
Gurudeniya 7.2631 80.7182
Haggala 0.9 S 6.9106 80.8322
Haggala 6.9187 80.8310
*Hakmana 7.3143 80.8042
Halgranoya 1.2 SW 6.9989 80.8576
Halgranoya 2.8 SE 6.9872 80.8815
Halgranoya 2.8 SE b 6.9849 80.8781
Halgranoya 2.82 SE 6.9851 80.8784
Halgranoya 2.85 SE 6.9871 80.8817
Halgranoya 2.86 SE 6.9866 80.8813
Halgranoya 2.9 SE 6.9869 80.8819
Halgranoya 2.9 SE b 6.9864 80.8810
Halgranoya 2.92 SE 6.9848 80.8797
Halgranoya 3.3 SE 6.9810 80.8804
Halgranoya 7.0068 80.8652
Handaganawa 1.0 W 7.2645 80.9843
Handaganawa 7.2673 80.9926
Handessa 0.7 SW 7.2274 80.5762
Handessa 0.74 SW 7.2270 80.5762
Handessa 1.1 W 7.2278 80.5723
Handessa 1.3 NE 7.2388 80.5899
Handessa 1.8 W 7.2320 80.5661
Handessa 2.4 N 7.2514 80.5777
Handessa 7.2303 80.5820
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
Hataraliyadda 0.1 SW 7.3358 80.4712
Hataraliyadda 7.3369 80.4718
Hatton 0.9 SW 6.8859 80.5937
Hatton 4.2 N 6.9297 80.6049
*Hatton 6.8922 80.5986
Hattota Amuna 7.6122 80.8276
Hedeniya 7.3402 80.5538
Hewaheta 2.0 NE 7.1242 80.7769
Hewaheta 2.1 NE 7.1259 80.7766
Hewaheta 2.10 NE 7.1241 80.7778
Hewaheta 7.1118 80.7634
Hindagala 0.4 W 7.2360 80.5999
Hindagala 0.9 SE 7.2302 80.6077
Hindagala 7.2367 80.6035
Hitigegama 6.9506 80.4577
Hunnasgiriya 0.1 E 7.2989 80.8526
Hunnasgiriya 0.1 W 7.2985 80.8511
Hunnasgiriya 0.10 E 7.2988 80.8522
Hunnasgiriya 0.4 E 7.2992 80.8552
Hunnasgiriya 0.4 SW 7.2956 80.8499
Hunnasgiriya 0.5 S 7.2945 80.8525
Hunnasgiriya 0.52 S 7.2942 80.8524
Hunnasgiriya 0.54 S 7.2940 80.8526
Hunnasgiriya 0.6 S 7.2936 80.8500
Hunnasgiriya 0.7 SE 7.2929 80.8543
Hunnasgiriya 0.7 SW 7.2935 80.8493
Hunnasgiriya 0.74 SW 7.2932 80.8482
Hunnasgiriya 0.8 SW 7.2931 80.8473
Hunnasgiriya 0.9 NE 7.3025 80.8593
Hunnasgiriya 1.0 NE 7.3029 80.8598
Hunnasgiriya 1.5 NE 7.3058 80.8635
Hunnasgiriya 1.6 NE 7.3062 80.8637
*Hunnasgiriya 7.2988 80.8518
Ihala Kobbekaduwa 7.3129 80.5603
Illukkumbura 1.8 NW 7.5538 80.7883
Illukkumbura 2.3 NW 7.5564 80.7851
Illukkumbura 3.4 S 7.5148 80.8115
Illukkumbura 3.5 E 7.5532 80.8321
Illukkumbura 4.1 E 7.5358 80.8383
Illukkumbura 5.7 SE 7.5029 80.8330
Illukkumbura 7.5441 80.8018
Imbulgolla 1.8 NW 7.5816 80.6595
Imbulgolla 7.5668 80.6669
Inamaluwa 0.8 N 7.9313 80.6837
Inamaluwa 7.9242 80.6840
Inguruwatta 0.9 S 7.1687 80.6004
Inguruwatta 3.87 W 7.1640 80.5696
Inguruwatta 3.9 W 7.1640 80.5691
Inguruwatta 7.1768 80.6022
Jambugahapitiya 7.3595 80.6389
Jayanthipura 17.3 S 7.7926 81.0037
*Kadugannawa 7.2563 80.5173
Kaikawala 0.4 W 7.5079 80.6586
Kaikawala 7.5077 80.6618
Kalaganwatta 0.6 SE 7.0963 80.9026
Kalaganwatta 1.4 W 7.1043 80.8875
Kalaganwatta 7.1006 80.8995
Kalugala 0.5 NE 7.3888 80.9009
Kalugala 6.3 W 7.3723 80.8418
Kalugala 6.4 W 7.3725 80.8415
Kalugala 7.3869 80.8973
Kalugamuwa 2.0 E 7.3939 80.4646
Kalundawa 7.8034 80.6696
Kandalama 7.0 E 7.8731 80.7718
Kandalama 7.8885 80.7104
Kandapola 7.0003 80.8184
Kandehandiya 0.1 N 7.2143 80.7552
Kandehandiya 0.1 NW 7.2144 80.7550
Kandehandiya 0.10 N 7.2139 80.7553
Kandehandiya 0.18 N 7.2150 80.7550
Kandehandiya 0.2 N 7.2153 80.7547
Kandehandiya 0.65 NW 7.2182 80.7521
Kandehandiya 0.7 NW 7.2188 80.7518
Kandehandiya 0.7 S 7.2074 80.7559
Kandehandiya 0.8 NW 7.2194 80.7515
Kandehandiya 0.8 S 7.2065 80.7559
Kandehandiya 7.2134 80.7555
Kandenuwara 7.4522 80.6279
*Kandy 7.2797 80.6202
Kapuliyadde 0.6 E 7.2398 80.7161
Kapuliyadde 1.0 E 7.2400 80.7199
Kapuliyadde 1.0 E b 7.2385 80.7199
Kapuliyadde 1.01 E 7.2394 80.7199
Kapuliyadde 1.03 E 7.2372 80.7198
Kapuliyadde 1.1 E 7.2420 80.7205
Kapuliyadde 1.10 E 7.2418 80.7203
Kapuliyadde 1.15 E 7.2422 80.7207
Kapuliyadde 1.16 E 7.2423 80.7208
Kapuliyadde 1.2 E 7.2426 80.7210
Kapuliyadde 1.27 E 7.2430 80.7216
Kapuliyadde 1.3 E 7.2432 80.7218
Kapuliyadde 1.4 NE 7.2441 80.7226
Kapuliyadde 1.5 SE 7.2336 80.7228
Kapuliyadde 1.6 E 7.2337 80.7246
Kapuliyadde 1.6 SE 7.2336 80.7237
Kapuliyadde 1.61 E 7.2337 80.7242
Kapuliyadde 1.63 E 7.2337 80.7245
Kapuliyadde 1.8 E 7.2339 80.7262
Kapuliyadde 2.0 NE 7.2465 80.7268
Kapuliyadde 2.1 E 7.2463 80.7286
Kapuliyadde 7.2391 80.7107
Karandagolla 0.9 NE 7.0641 80.9049
Karandagolla 7.0570 80.9007
Katugastota 1.2 SE 7.3258 80.6258
Katugastota 1.6 S 7.3216 80.6237
Katugastota 1.63 S 7.3216 80.6239
Katugastota 1.8 S 7.3210 80.6158
*Katugastota 7.3360 80.6214
Katukitula 2.1 N 7.1006 80.6671
Katukitula 2.8 N 7.1054 80.6762
Katukitula 7.0816 80.6679
Kavudupelella 1.4 N 7.5917 80.6223
Kavudupelella 7.5802 80.6266
Keerthi Bandarapura 0.5 W 7.1446 80.8488
Keerthi Bandarapura 0.6 W 7.1463 80.8476
Keerthi Bandarapura 0.7 E 7.1464 80.8590
Keerthi Bandarapura 0.77 NW 7.1486 80.8466
Keerthi Bandarapura 0.8 NW 7.1493 80.8469
Keerthi Bandarapura 2.4 NW 7.1616 80.8375
Keerthi Bandarapura 2.5 NW 7.1617 80.8367
Keerthi Bandarapura 2.8 NW 7.1634 80.8341
Keerthi Bandarapura 2.9 NW 7.1635 80.8340
Keerthi Bandarapura 4.0 E 7.1456 80.8894
Keerthi Bandarapura 4.3 E 7.1477 80.8922
Keerthi Bandarapura 6.3 NW 7.1966 80.8270
Keerthi Bandarapura 6.4 N 7.2007 80.8339
Keerthi Bandarapura 7.1459 80.8530
Kengalla 1.2 NW 7.3011 80.7198
Kengalla 7.2912 80.7243
Ketaboola 0.7 NE 7.0150 80.5931
Ketaboola 7.0102 80.5896
Ketakumbura 7.2833 80.6618
Kibissa 1.5 W 7.9356 80.7137
Kibissa 5.3 N 7.9827 80.7136
Kibissa 7.9373 80.7270
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
Kumbukkandura 1.6 SE 7.2919 80.7482
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
Leemagahakotuwa 1.0 SE 7.2083 80.5771
Leemagahakotuwa 7.2154 80.5711
Leliambe 7.4225 80.6571
Lenadora 7.7555 80.6616
Lindula 0.9 NE 6.9077 80.6769
Lindula 2.9 SE 6.8800 80.6866
Lindula 4.5 S 6.8616 80.6713
Lindula 5.2 NE 6.9255 80.7127
Lindula 6.9019 80.6717
Lunugama 1.3 SE 7.1901 80.5895
Lunugama 1.4 SE 7.1874 80.5872
Lunugama 7.1983 80.5806
Madawala Bazaar 0.8 NW 7.3334 80.6705
Madawala Bazaar 2.1 N 7.3458 80.6770
Madawala Bazaar 2.4 S 7.3057 80.6738
Madawala Bazaar 7.3276 80.6743
Madipola 7.6761 80.5827
Madugalla 7.2585 80.8834
Madulkele 1.3 NE 7.4004 80.7329
Madulkele 1.3 SE 7.3829 80.7296
Madulkele 3.4 N 7.4238 80.7210
Madulkele 4.3 NE 7.4258 80.7443
Madulkele 4.5 N 7.4330 80.7203
Madulkele 7.3929 80.7239
Madulla 1.2 SE 7.0115 80.9281
Madulla 2.3 N 7.0397 80.9242
Madulla 7.0194 80.9213
Mahamedagama 7.2216 80.7141
Mahawela 0.5 NW 7.5838 80.6092
Mahawela 7.5801 80.6114
Mahiyanganaya 1.0 S 7.3230 81.0032
Mailapitiya 0.3 W 7.2281 80.7492
Mailapitiya 0.33 W 7.2268 80.7491
Mailapitiya 0.4 SW 7.2253 80.7493
Mailapitiya 0.5 SW 7.2234 80.7496
Mailapitiya 1.2 W 7.2281 80.7408
Mailapitiya 1.4 W 7.2285 80.7392
Mailapitiya 7.2278 80.7519
Makehelwala 3.3 NE 7.3082 80.4844
Makkanigama 2.3 NE 7.3617 80.7170
Makkanigama 2.5 W 7.3503 80.6812
Makkanigama 3.1 NW 7.3573 80.6782
Makkanigama 7.3455 80.7034
Makuldeniya 1.3 NE 7.3508 80.7847
Makuldeniya 1.5 N 7.3542 80.7810
Makuldeniya 1.8 NE 7.3534 80.7897
Makuldeniya 1.9 NE 7.3534 80.7902
Makuldeniya 7.3404 80.7796
Mananwatta 7.6846 80.6022
Mandaram Nuwara 7.0420 80.7796
Mangalagama 0.3 SW 7.2906 80.6337
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
Maraka 5.4 SW 7.5555 80.9276
Maraka 6.5 SE 7.5320 80.9899
Maraka 6.9 NW 7.6349 80.9277
Maraka 7.5855 80.9656
Maraka 7.8 SW 7.5342 80.9175
Marassana 0.4 E 7.2065 80.7503
Marassana 7.2064 80.7464
Maskeliya 0.7 N 6.8389 80.5697
Maskeliya 3.5 NW 6.8520 80.5462
Maskeliya 6.1 W 6.8252 80.5163
*Maskeliya 6.8329 80.5709
Maswela 2.4 E 7.0568 80.6535
Maswela 3.6 S 7.0329 80.6224
Maswela 7.0640 80.6330
*Matale 7.4697 80.6202
Maturata 6.9911 80.8338
Mawatura 1.3 N 7.1000 80.5750
Mawatura 7.0881 80.5733
Medadumbara 0.1 NE 7.2772 80.8107
Medadumbara 0.10 NE 7.2770 80.8102
Medadumbara 0.2 NE 7.2778 80.8116
Medadumbara 0.8 NW 7.2833 80.8067
Medadumbara 7.2769 80.8101
Medamahanuwara 7.2865 80.8170
Medawala Harispattuwa 1.1 W 7.3564 80.5643
Medawala Harispattuwa 7.3575 80.5744
Meetalawa 1.6 NE 7.1449 80.5384
Meetalawa 7.1371 80.5260
Megoda Kalugamuwa 7.2072 80.6091
Menikhinna 0.4 W 7.3165 80.6985
Menikhinna 1.2 SE 7.3085 80.7083
Menikhinna 1.9 E 7.3191 80.7192
Menikhinna 2.3 E 7.3201 80.7225
Menikhinna 7.3175 80.7020
Metihakka 2.1 W 7.5353 80.6347
Metihakka 7.5401 80.6532
Millawana 7.6499 80.5755
Mimure 5.0 S 7.3876 80.8422
Mimure 6.5 SW 7.4091 80.7922
Mimure 7.4326 80.8461
Minigamuwa 7.3413 80.5036
Minipe 7.2275 81.0009
Mipilimana 4.7 SW 6.8997 80.7503
Mipilimana 4.9 SW 6.9116 80.7393
Mipilimana 5.3 W 6.9211 80.7324
Mipilimana 6.9305 80.7796
Moragahapallama 7.3027 80.6293
Morahenagama 1.5 NE 6.9527 80.4918
Morahenagama 6.9458 80.4799
Munwatta 7.1158 80.8115
Murutalawa 0.4 S 7.2949 80.5675
Murutalawa 7.2987 80.5688
Muruthagahamulla 0.6 NE 7.2116 80.5893
Muruthagahamulla 7.2071 80.5869
Muwandeniya 0.7 N 7.4607 80.6434
Muwandeniya 7.4548 80.6410
*Nalanda 7.6697 80.6459
Naranpanawa 0.5 S 7.3396 80.7317
Naranpanawa 2.6 NW 7.3643 80.7215
Naranpanawa 7.3441 80.7332
Naranthalawa 0.9 SW 7.1234 80.8467
Naranthalawa 1.2 S 7.1208 80.8533
Naranthalawa 7.1311 80.8501
Naula 0.4 S 7.7042 80.6531
*Naula 7.7071 80.6521
Nawalapitiya 0.9 NW 7.0667 80.5312
Nawalapitiya 1.0 NW 7.0674 80.5311
Nawalapitiya 1.09 SW 7.0521 80.5330
Nawalapitiya 1.1 SW 7.0554 80.5291
Nawalapitiya 1.3 NW 7.0674 80.5275
*Nawalapitiya 7.0610 80.5370
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
Pallepola 3.6 E 7.6156 80.6355
Pallepola 7.6216 80.6037
Panwilatenna 7.1558 80.6319
Paradeka 7.1239 80.6188
Pasbage 7.0079 80.5327
Pattitalawa 7.1122 80.4723
Peradeniya 0.7 S 7.2637 80.5943
Peradeniya 0.8 SW 7.2638 80.5908
Peradeniya 1.3 W 7.2655 80.5829
Peradeniya 2.2 SW 7.2525 80.5841
Peradeniya 2.2 W 7.2678 80.5742
*Peradeniya 7.2699 80.5938
Pilimatalawa 7.2588 80.5403
Pilimathalawa 0.4 E 7.2633 80.5548
Pilimathalawa 0.5 SE 7.2593 80.5535
Pilimathalawa 0.8 NW 7.2694 80.5468
Pilimathalawa 1.8 E 7.2642 80.5674
Pilimathalawa 7.2634 80.5509
Pitawala 6.9984 80.4577
Pubbiliya 7.3863 80.4841
Pundaluoya 7.0131 80.6632
Pupuressa 2.1 SW 7.1294 80.6595
Pupuressa 2.6 SW 7.1323 80.6511
Pupuressa 2.9 S 7.1175 80.6722
Pupuressa 7.1436 80.6715
Pussellawa 2.0 S 7.0942 80.6442
Pussellawa 2.4 E 7.1073 80.6592
*Pussellawa 7.1110 80.6382
Putuhapuwa 1.2 N 7.3464 80.7547
Putuhapuwa 7.3359 80.7561
Ragala 0.2 SW 7.0197 80.8516
Ragala 1.6 W 7.0159 80.8391
Ragala 4.3 NW 7.0482 80.8246
Ragala 4.7 NW 7.0564 80.8282
Ragala 4.8 NW 7.0568 80.8278
*Ragala 7.0212 80.8526
Rajawella 1.8 NW 7.3070 80.7175
Rajawella 7.2964 80.7301
Ramboda 2.7 E 7.0650 80.7165
*Ramboda 7.0565 80.6938
Rambukwella 1.0 SE 7.2843 80.7837
Rambukwella 1.5 NW 7.3019 80.7696
Rambukwella 1.9 W 7.2891 80.7608
Rambukwella 3.0 SW 7.2752 80.7563
Rambukwella 7.2910 80.7782
Rangala 7.3230 80.7755
Rantembe 7.1996 80.9496
Rattota 0.8 SW 7.5159 80.6733
Rattota 0.9 SE 7.5181 80.6850
Rattota 7.5219 80.6773
Rikiligaskada 0.1 S 7.1421 80.7849
Rikiligaskada 0.2 S 7.1415 80.7846
Rikiligaskada 1.3 SW 7.1340 80.7777
Rikiligaskada 2.1 SW 7.1273 80.7758
Rikiligaskada 7.1434 80.7850
Rikillagaskada 2.0 SE 7.1386 80.8059
Rikillagaskada 3.1 NW 7.1738 80.7775
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
Sigiriya 0.5 SE 7.9512 80.7577
Sigiriya 1.7 NE 7.9653 80.7659
*Sigiriya 7.9541 80.7547
Talagoda Junction 7.7014 80.7602
Talakiriyagama 2.0 NE 7.8410 80.6300
Talakiriyagama 7.8253 80.6209
Talatuoya 0.3 NE 7.2492 80.6881
Talatuoya 1.6 N 7.2617 80.6805
Talatuoya 7.2478 80.6854
Talawakele 0.9 SW 6.9349 80.6556
Talawakele 1.8 W 6.9423 80.6475
Talawakele 6.9388 80.6632
Tawalantenna 0.4 SW 7.0682 80.6812
Tawalantenna 3.0 SW 7.0500 80.6667
Tawalantenna 7.0707 80.6840
Teldeniya 1.0 NW 7.3239 80.7410
Teldeniya 1.5 NW 7.3273 80.7388
Teldeniya 1.6 E 7.3120 80.7591
Teldeniya 2.0 SE 7.3077 80.7611
*Teldeniya 7.3154 80.7449
Tennekumbura 0.9 E 7.2808 80.6729
Tennekumbura 7.2805 80.6648
Teripeha 4.0 N 7.1493 80.9064
Teripeha 4.03 N 7.1491 80.9054
Teripeha 4.1 N 7.1498 80.9073
Teripeha 4.1 NE 7.1457 80.9331
Teripeha 4.11 N 7.1494 80.9037
Teripeha 4.19 N 7.1494 80.9012
Teripeha 4.2 N 7.1494 80.9025
Teripeha 7.1140 80.9144
Themmitiyawa 1.3 SE 7.3251 80.9082
Themmitiyawa 7.3331 80.8994
Uda Peradeniya 7.2640 80.6038
Udadumbara 7.3170 80.8787
Udahentenna 7.0959 80.5228
Udamadura 7.0966 80.9166
Udapussallawa 0.7 SE 7.0074 80.9160
Udapussallawa 0.74 SE 7.0069 80.9158
Udapussallawa 1.4 S 7.0012 80.9078
Udapussallawa 1.8 S 6.9976 80.9062
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
Ududumbara 0.1 NE 7.3171 80.8788
Ududumbara 0.2 N 7.3187 80.8788
Ududumbara 0.3 N 7.3197 80.8789
Ududumbara 7.3171 80.8787
Udunuwara 1.7 SW 7.2011 80.5582
Udunuwara 2.6 SW 7.2010 80.5480
Udunuwara 2.9 SW 7.1972 80.5477
Udunuwara 7.2138 80.5675
Uduwela 7.2626 80.6330
Ukuwela 1.9 S 7.4228 80.6305
Ukuwela 7.4395 80.6278
Ulapane 0.7 N 7.1052 80.5603
Ulapane 7.0988 80.5605
Unuwinna 1.5 N 7.2189 80.7714
Unuwinna 2.88 NE 7.2198 80.7904
Unuwinna 2.9 NE 7.2199 80.7905
Unuwinna 3.1 NE 7.2206 80.7921
Unuwinna 3.4 NE 7.2257 80.7915
Unuwinna 7.2052 80.7688
Wahacotte 7.7193 80.5825
Walapane 1.1 S 7.0921 80.8634
Walapane 1.2 S 7.0918 80.8633
Walapane 4.1 SW 7.0705 80.8441
*Walapane 7.1022 80.8627
Walawela 7.5200 80.5961
Watagoda 2.0 NE 7.4076 80.6047
Watagoda 2.5 NE 7.4065 80.6109
Watagoda 2.6 NE 7.4064 80.6115
Watagoda 3.5 E 7.4052 80.6210
Watagoda 7.3952 80.5911
Watawala 6.9449 80.5390
Wattappola 0.6 SW 7.2296 80.5354
Wattappola 1.2 SW 7.2240 80.5327
Wattappola 7.2331 80.5390
Wehigala 0.6 SW 7.4347 80.6099
Wehigala 0.9 NW 7.4447 80.6089
Wehigala 1.5 S 7.4259 80.6095
Wehigala 2.1 S 7.4207 80.6068
Wehigala 3.3 S 7.4090 80.6188
Wehigala 7.4382 80.6141
Welangahawatte 7.5498 80.7542
Weligampola 0.4 NW 7.0447 80.5161
Weligampola 1.9 W 7.0368 80.5022
Weligampola 7.0421 80.5188
Wendaruwa 4.1 SW 7.2401 80.7900
Wendaruwa 7.2651 80.8170
Weragantota 0.6 N 7.3354 80.9843
Weragantota 0.6 NW 7.3343 80.9831
Weragantota 0.60 N 7.3350 80.9838
Weragantota 1.1 SE 7.3224 80.9917
Weragantota 7.3299 80.9857
Werapitya 4.3 NE 7.3996 80.7675
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
Agarapathana - Agarapathana | minor
Agarapathana 3.4 NE 0, Agarapathana 5.34 NE 2.55 hill
Agarapathana - Dayagama Bazaar | minor
Agarapathana 3.3 N 0, Agarapathana 3.4 NE 0.96 hill, Agarapathana 3.8 NE 2.03 hill, Dayagama Bazaar 3.4 NE 5.66 hill
Agarapathana - Mipilimana | minor
Agarapathana 3.8 NE 0, Mipilimana 4.7 SW 2.52 hill
Akuramboda - Nalanda | minor
Akuramboda 0, Nalanda 11.32
Akurana - Akurana | secondary
Akurana 0, Akurana 0.5 SE 0.55 hill
Akurana - Madawala Bazaar | secondary
Akurana 0, Dunuwila 4.10 hill, Dunuwila 1.3 SE 5.50 hill, Dunuwila 1.7 SE 6.15 hill, Madawala Bazaar 2.1 N 9.65 hill
Alawatuwala - Kandenuwara | secondary
Alawatuwala 1.4 SW 0, Kandenuwara 1.77 hill
Alawatuwala - Kiwula | secondary
Alawatuwala 0, Kiwula 0.64 hill
Alawatuwala - Muwandeniya | secondary
Alawatuwala 0, Muwandeniya 1.88 hill
Ambatenna - Dunuwila | minor
Ambatenna 0.7 NE 0, Jambugahapitiya 2.78 hill, Dunuwila 1.3 SE 5.20 hill
Ambewela - Haggala | secondary
Ambewela 0, Haggala 8.28 hill
Ankumbura - Ovilikanda | minor
Ankumbura 0.5 N 0, Ovilikanda 1.1 W 1.78
Ankumbura - Rideegama | secondary
Ankumbura 0.5 N 0, Ankumbura 1.0 W 1.21 town, Kanadeniyawala 1.0 SE 4.02, Kanadeniyawala 5.26, Panagamuwa 12.28, Ridigama 20.88 town, Rideegama 21.31 town
Ankumbura - Watagoda | secondary
Ankumbura 0.5 N 0, Ankumbura 0.53 town, Batagolladeniya 2.0 NE 3.77 town, Watagoda 2.0 NE 6.92 hill
Armabekade - Galagedara | secondary
Armabekade 0, Kumburegama 0.77 town, Galagedara 2.9 NE 5.90 town
Atabage - Agarapathana | minor
Atabage 0, Paradeka 2.30 hill, Ambagamuwa Udabulathgama 4.79 hill, Nayapana Janapadaya 14.74 hill, Kotmale 2.4 NE 24.88 hill, Dunukedeniya 41.92 hill, Talawakele 52.04 hill, Lindula 60.10 hill, Agarapathana 72.07 hill
Atabage - Atabage | minor
Atabage 0.5 NE 0, Atabage 1.3 E 1.03 hill
Atabage - Pupuressa | minor
Atabage 1.6 W 0, Atabage 1.81 hill, Panwilatenna 10.95 hill, Pupuressa 20.76 hill
Balana - Kalugamuwa | minor
Balana 0, Hataraliyadda 12.18, Kalugamuwa 2.0 E 20.30
Balana - Makehelwala | minor
Balana 1.7 NE 0, Makehelwala 3.3 NE 3.10
Balana - Pilimathalawa | secondary
Balana 1.7 NE 0, Yatinuwara 5.34 hill, Pilimathalawa 0.8 NW 7.07 hill, Pilimathalawa 7.92 hill
Balana - Sangarajapura | minor
Balana 0, Sangarajapura 14.16
Balana - Wattappola | secondary
Balana 1.7 NE 0, Kadugannawa 5.09 hill, Wattappola 0.6 SW 9.12 hill, Wattappola 1.2 SW 9.86 hill
Batagolladeniya - Wehigala | minor
Batagolladeniya 2.0 NE 0, Wehigala 2.1 S 1.50 hill
Bawlana - Rikillagaskada | minor
Bawlana 0, Marassana 6.85 hill, Unuwinna 10.96 hill, Rikillagaskada 3.4 N 14.76 hill, Rikillagaskada 3.4 NE 17.21 hill
Beligamuwa - Bambaragaswewa | minor
Beligamuwa 0, Bambaragaswewa 1.5 W 8.14
Beligamuwa - Bambaragaswewa | minor
Beligamuwa 0, Bambaragaswewa 9.23
Beligamuwa - Talakiriyagama | minor
Beligamuwa 1.7 S 0, Beligamuwa 1.79, Galewela 8.24, Talakiriyagama 18.83
Bogawantalawa - Ambewela | minor
Bogawantalawa 0, Dayagama Bazaar 31.42 hill, Dayagama Bazaar 1.6 E 33.02 hill, Dayagama Bazaar 3.6 E 35.28 hill, Ambewela 4.4 SW 36.78 hill
Bogawantalawa - Kotiyagala | secondary
Bogawantalawa 0, Kotiyagala 5.02 hill
Bopana - Themmitiyawa | minor
Bopana 0.8 E 0, Themmitiyawa 1.3 SE 2.12 hill
Bopattalawa - Egodawela | minor
Bopattalawa 0, Agarapathana 13.26 hill, Egodawela 3.7 SW 31.28 hill
Craighead - Gampola | secondary
Craighead 0, Udahentenna 1.95 hill, Meetalawa 1.6 NE 8.27 hill, Gampola 3.11 N 10.74 hill
Dagampitiya - Ginigathena | main
Dagampitiya 0.8 E 0, Ginigathena 6.17 hill
Dambulla - Habarana | main
Dambulla 0, Inamaluwa 7.08, Habarana 22.57
Dankanda - Gammaduwa | minor
Dankanda 0, Gammaduwa 8.23 hill
Dankanda - Gammaduwa | minor
Dankanda 1.8 NW 0, Gammaduwa 1.1 SW 1.75 hill
Danture - Galagedara | minor
Danture 0, Sangarajapura 9.67 hill, Minigamuwa 15.18, Wettawa 19.80, Galagedara 23.91
Dayagama Bazaar - Dayagama Bazaar | minor
Dayagama Bazaar 0.5 SW 0, Dayagama Bazaar 0.8 SW 0.46 hill
Dayagama Bazaar - Dayagama Bazaar | minor
Dayagama Bazaar 1.1 S 0, Dayagama Bazaar 3.7 SE 3.63 hill
Dayagama Bazaar - Dayagama Bazaar | minor
Dayagama Bazaar 1.3 W 0, Dayagama Bazaar 0.5 SW 0.88 hill, Dayagama Bazaar 1.41 hill
Dayagama Bazaar - Dayagama Bazaar | minor
Dayagama Bazaar 1.6 E 0, Dayagama Bazaar 2.3 SE 1.01 hill
Dayagama Bazaar - Dayagama Bazaar | minor
Dayagama Bazaar 2.18 SE 0, Dayagama Bazaar 2.21 SE 0.04 hill, Dayagama Bazaar 2.2 SE 0.07 hill, Dayagama Bazaar 2.3 SE 0.19 hill, Dayagama Bazaar 3.6 E 2.56 hill
Dedunupitiya - Hataraliyadda | secondary
Dedunupitiya 0, Hataraliyadda 0.1 SW 6.04
Dedunupitiya - Hataraliyadda | secondary
Dedunupitiya 0, Hataraliyadda 6.02
Dedunupitiya - Inguruwatta | secondary
Dedunupitiya 1.5 W 0, Pattampitiya 0.6 NW 1.73, Pattampitiya 2.53, Hingula 2.4 W 11.63, Ussapitiya 1.8 NE 14.79, Dewanagala 0.9 NW 15.87, Dewanagala 16.91, Kehelpannala 25.85 hill, Gampola 3.11 N 32.62 hill, Gampola 3.1 N 33.34 hill, Inguruwatta 3.9 W 34.93 hill, Inguruwatta 3.87 W 34.98 hill, Inguruwatta 40.10 hill
Dekinda - Pasbage | minor
Dekinda 0, Pasbage 3.28 hill
Deltota - Gurudeniya | minor
Deltota 0, Bawlana 8.66 hill, Mahamedagama 12.84 hill, Kapuliyadde 16.18 hill, Gurudeniya 22.48 hill
Delwite - Muwandeniya | minor
Delwite 0, Hasalaka 0.39 hill, Muwandeniya 0.7 N 3.27 hill
Delwite - Rattota | secondary
Delwite 1.6 N 0, Kaikawala 0.4 W 5.45 hill, Kaikawala 5.90 hill, Rattota 0.8 SW 8.02 hill
Dewahuwa - Galnewa | secondary
Dewahuwa 0, Negampaha 1.5 SE 15.23, Awukana 23.46, Galnewa 29.51
Digana - Kumbukkandura | main
Digana 0, Kumbukkandura 1.6 SE 2.13 hill
Dikoya - Dayagama Bazaar | minor
Dikoya 0, Agarapathana 20.28 hill, Dayagama Bazaar 25.86 hill
Dikoya - Dikoya | secondary
Dikoya 0.7 SW 0, Dikoya 0.85 hill
Dolapihilla - Ambatenna | secondary
Dolapihilla 1.1 S 0, Dolapihilla 1.13 S 0.04 town, Dolapihilla 1.3 S 0.33 town, Batugoda 4.31 hill, Ambatenna 6.29 hill
Dolapihilla - Batagolladeniya | minor
Dolapihilla 1.1 S 0, Dolapihilla 1.17 town, Batagolladeniya 3.54 town
Dolosbage - Pattitalawa | minor
Dolosbage 0, Pattitalawa 9.24 hill
Dombawala - Dombawala | minor
Dombawala 0.8 NW 0, Dombawala 0.8 N 0.56
Dombawala - Kavudupelella | main
Dombawala 1.7 SE 0, Kavudupelella 4.93
Dombawala - Wahacotte | secondary
Dombawala 2.4 S 0, Dombawala 2.58, Dombawala 0.8 NW 3.43, Mahawela 6.06 town, Mahawela 0.5 NW 6.53 town, Pallepola 11.08 town, Akuramboda 14.61, Madipola 18.31 town, Wahacotte 23.55
Dullewa - Metihakka | minor
Dullewa 2.3 E 0, Metihakka 2.1 W 4.02 hill
Dullewa - Pallepola | minor
Dullewa 1.6 SW 0, Udasgiriya 1.5 SE 5.74, Yatawatta 10.45 town, Selagama 14.53 town, Pallepola 21.28
Dullewa - Yatawatta | minor
Dullewa 1.6 SW 0, Walawela 2.76, Yatawatta 0.9 SE 7.22 town
Dunukedeniya - Pundaluoya | minor
Dunukedeniya 0, Pundaluoya 6.63 hill
Egodawela - Egodawela | secondary
Egodawela 0, Egodawela 0.5 N 0.61 hill
Egodawela - Naranthalawa | secondary
Egodawela 0, Egodawela 1.0 N 1.29 hill, Kandapola 10.84 hill, Ragala 1.6 W 14.69 hill, Ragala 0.2 SW 16.34 hill, Ragala 16.57 hill, Walapane 1.2 S 26.59 hill, Walapane 1.1 S 26.62 hill, Walapane 28.21 hill, Naranthalawa 1.2 S 32.00 hill, Naranthalawa 0.9 SW 32.84 hill
Egodawela - Ruwaneliya | main
Egodawela 0.8 SE 0, Ruwaneliya 0.8 NW 1.27 hill, Ruwaneliya 0.7 NW 1.49 hill
Egodawela - Ruwaneliya | secondary
Egodawela 3.7 SW 0, Ruwaneliya 6.16 hill
Ekiriya - Padiyapelella | minor
Ekiriya 0, Hewaheta 5.62 hill, Padiyapelella 15.84 hill
Ekiriya - Rikiligaskada | minor
Ekiriya 0.6 E 0, Rikiligaskada 1.3 SW 2.77 hill
Elamulla - Mandaram Nuwara | minor
Elamulla 0, Mandaram Nuwara 3.93 hill
Elamulla - Padiyapelella | minor
Elamulla 0, Padiyapelella 0.4 S 5.70 hill
Elamulla - Ragala | minor
Elamulla 1.6 W 0, Elamulla 2.06 hill, Padiyapelella 4.6 SE 14.08 hill, Ragala 4.8 NW 14.79 hill, Ragala 4.7 NW 14.86 hill
Etulgama - Ampitiya | minor
Etulgama 0, Ampitiya 3.57 hill
Etulgama - Rikillagaskada | minor
Etulgama 1.3 NE 0, Nugaliyadda 5.19 hill, Godamunna 6.94 hill, Marassana 16.22 hill, Rikillagaskada 28.59 hill
Etulgama - Talatuoya | secondary
Etulgama 0, Talatuoya 3.20 hill, Talatuoya 0.3 NE 3.55 hill
Galaboda - Pasbage | minor
Galaboda 0, Pasbage 5.57 hill
Galaboda - Widulipura | secondary
Galaboda 2.4 SW 0, Widulipura 0.4 NW 7.41 hill
Galagedara - Kanadeniyawala | minor
Galagedara 2.9 NE 0, Kanadeniyawala 1.0 SE 5.56
Galagedara - Kumburegama | secondary
Galagedara 0, Kumburegama 5.05 town
Galagedara - Watagoda | secondary
Galagedara 2.9 NE 0, Dolapihilla 1.1 S 3.51 town, Watagoda 6.07 hill, Watagoda 2.0 NE 8.94 hill, Watagoda 2.5 NE 9.64 hill
Galaha - Galaha | secondary
Galaha 1.0 W 0, Galaha 1.11 hill
Galaha - Madawala Bazaar | minor
Galaha 1.0 W 0, Galaha 1.5 NW 0.70 hill, Etulgama 1.6 W 5.78 hill, Ampitiya 12.59 hill, Tennekumbura 0.9 E 16.94 hill, Madawala Bazaar 2.4 S 21.17 hill, Madawala Bazaar 24.17 hill
Galaha - Nugaliyadda | minor
Galaha 1.5 NW 0, Nugaliyadda 2.1 SW 3.95 hill
Galaha - Pallebowala | secondary
Galaha 1.0 W 0, Galaha 1.0 S 1.91 hill, Pallebowala 3.3 SW 11.46 hill
Galewela - Maradankadawala | secondary
Galewela 1.0 NW 0, Dewahuwa 0.6 SW 9.52, Maneruwa 4.6 E 19.01, Negampaha 1.5 SE 24.42, Ipologama 1.8 E 38.54, Maradankadawala 3.1 S 42.72
Galhinna - Ankumbura | minor
Galhinna 0, Ankumbura 1.0 W 2.62 town
Galhinna - Batagolladeniya | minor
Galhinna 0, Batagolladeniya 1.73 town
Gammaduwa - Gammaduwa | secondary
Gammaduwa 0, Gammaduwa 0.8 N 0.94 hill
Gammaduwa - Kongahawela | minor
Gammaduwa 2.9 N 0, Opalgala 3.86 hill, Ambana 6.96, Kongahawela 2.7 W 11.86
Gampola - Galaha | minor
Gampola 2.3 E 0, Paradeka 4.86 hill, Pupuressa 2.1 SW 11.00 hill, Pupuressa 13.62 hill, Galaha 1.0 S 19.52 hill
Gelioya - Hindagala | minor
Gelioya 0, Hindagala 0.4 W 2.61 hill
Ginigathena - Weligampola | secondary
Ginigathena 0, Weligampola 1.9 W 7.35 hill, Weligampola 0.4 NW 9.30 hill
Ginigathena - Weligampola | minor
Ginigathena 0, Dekinda 8.00 hill, Weligampola 0.4 NW 13.54 hill
Ginigathhena - Ginigathena | secondary
Ginigathhena 0, Ginigathena 0.40 hill
Godamunna - Mahamedagama | minor
Godamunna 0, Mahamedagama 3.05 hill
Gomagoda - Katugastota | minor
Gomagoda 0, Katugastota 1.8 S 3.18 hill
Gonakele - Egodawela | minor
Gonakele 0, Egodawela 1.0 N 2.36 hill
Gunnepana - Gunnepana | minor
Gunnepana 1.1 SW 0, Gunnepana 3.61 hill
Gunnepana - Leliambe | minor
Gunnepana 0, Udatalawinna 4.05 hill, Dunuwila 1.7 SE 7.33 hill, Leliambe 19.30 hill
Gurudeniya - Gurudeniya | main
Gurudeniya 0, Gurudeniya 2.3 SE 2.50 hill
Gurudeniya - Mailapitiya | main
Gurudeniya 2.3 SE 0, Gurudeniya 2.31 SE 0.16 hill, Kapuliyadde 2.1 E 0.49 hill, Kapuliyadde 2.0 NE 0.69 hill, Kapuliyadde 1.4 NE 1.36 hill, Kapuliyadde 1.3 E 1.50 hill, Kapuliyadde 1.27 E 1.53 hill, Kapuliyadde 1.2 E 1.61 hill, Kapuliyadde 1.16 E 1.66 hill, Kapuliyadde 1.15 E 1.68 hill, Kapuliyadde 1.1 E 1.73 hill, Kapuliyadde 1.10 E 1.76 hill, Kapuliyadde 1.0 E 1.97 hill, Kapuliyadde 1.01 E 2.04 hill, Kapuliyadde 1.0 E b 2.15 hill, Kapuliyadde 1.03 E 2.30 hill, Kapuliyadde 1.5 SE 2.88 hill, Kapuliyadde 1.6 SE 2.99 hill, Kapuliyadde 1.61 E 3.06 hill, Kapuliyadde 1.63 E 3.08 hill, Kapuliyadde 1.6 E 3.10 hill, Kapuliyadde 1.8 E 3.28 hill, Mailapitiya 1.4 W 5.05 hill, Mailapitiya 1.2 W 5.23 hill, Mailapitiya 6.89 hill
Haggala - Maspanna | minor
Haggala 0, Uduhawara 10.41 hill, Hangunnawa 13.41 hill, Udapussallawa 31.67 hill, Kurupanawela 34.13 hill, Maspanna 41.04 hill
Hakmana - Medamahanuwara | main
Hakmana 0, Medamahanuwara 5.66 hill
Halgranoya - Halgranoya | secondary
Halgranoya 1.2 SW 0, Halgranoya 1.26 hill
Halgranoya - Halgranoya | secondary
Halgranoya 1.2 SW 0, Halgranoya 2.8 SE b 4.64 hill
Halgranoya - Halgranoya | secondary
Halgranoya 2.8 SE b 0, Halgranoya 2.82 SE 0.04 hill, Halgranoya 2.92 SE 0.20 hill
Halgranoya - Halgranoya | secondary
Halgranoya 2.92 SE 0, Halgranoya 3.3 SE 0.51 hill
Halgranoya - Halgranoya | minor
Halgranoya 1.2 SW 0, Halgranoya 2.8 SE 6.23 hill, Halgranoya 2.85 SE 6.26 hill, Halgranoya 2.9 SE 6.29 hill
Halgranoya - Halgranoya | minor
Halgranoya 2.92 SE 0, Halgranoya 2.9 SE b 0.25 hill, Halgranoya 2.86 SE 0.28 hill, Halgranoya 2.8 SE 0.36 hill
Halgranoya - Madulla | secondary
Halgranoya 3.3 SE 0, Siripura 3.26 NW 1.39 hill, Siripura 3.3 NW 1.62 hill, Udapussallawa 2.1 SW 4.33 hill, Udapussallawa 1.8 S 4.69 hill, Udapussallawa 1.4 S 5.14 hill, Udapussallawa 0.74 SE 6.28 hill, Udapussallawa 0.7 SE 6.34 hill, Madulla 1.2 SE 7.85 hill
Halgranoya - Rupaha | minor
Halgranoya 2.9 SE 0, Rupaha 6.69 hill
Halgranoya - Siripura | minor
Halgranoya 0, Siripura 14.46 hill
Handaganawa - Handaganawa | minor
Handaganawa 1.0 W 0, Handaganawa 1.83
Handessa - Gelioya | minor
Handessa 0.7 SW 0, Handessa 0.74 SW 0.04 hill, Muruthagahamulla 0.6 NE 2.30 hill, Gelioya 0.4 SW 2.99 hill
Handessa - Handessa | secondary
Handessa 0.7 SW 0, Handessa 2.4 N 2.76 hill
Handessa - Megoda Kalugamuwa | minor
Handessa 0, Gelioya 3.12 hill, Megoda Kalugamuwa 4.82 hill
Handessa - Peradeniya | secondary
Handessa 2.4 N 0, Peradeniya 2.2 SW 0.76 hill
Hangarapitiya - Hangarapitiya | minor
Hangarapitiya 0, Hangarapitiya 1.1 NE 1.43 hill
Hangarapitiya - Kottellena | minor
Hangarapitiya 1.7 SE 0, Kottellena 3.07 hill, Kottellena 0.7 NE 3.85 hill
Hangarapitiya - Laxapana | minor
Hangarapitiya 0, Laxapana 2.82 hill, Laxapana 1.4 E 4.75 hill
Hapugasthalawa - Nayapana Janapadaya | minor
Hapugasthalawa 0.5 W 0, Hapugasthalawa 0.54 hill, Nayapana Janapadaya 1.3 SW 3.62 hill
Hapugasthalawa - Pupuressa | minor
Hapugasthalawa 0, Mawatura 6.07 hill, Atabage 18.51 hill, Atabage 0.5 NE 19.12 hill, Pupuressa 2.6 SW 23.80 hill
Harasbedda - Kumbukwela | minor
Harasbedda 0, Kumbukwela 6.03 hill
Harasbedda - Nildandahinna | secondary
Harasbedda 0, Nildandahinna 3.40 hill
Hasakala - Maraka | minor
Hasakala 0, Maraka 7.8 SW 23.28, Maraka 5.4 SW 25.98, Maraka 0.6 SW 31.40
Hataraliyadda - Kalugamuwa | secondary
Hataraliyadda 0, Kalugamuwa 11.96
Hataraliyadda - Kirindigalla | secondary
Hataraliyadda 0.1 SW 0, Kalugamuwa 11.96, Mawathagama 19.19, Ambakote 2.3 W 26.50 town, Kirindigalla 34.61 town
Hataraliyadda - Minigamuwa | minor
Hataraliyadda 0, Minigamuwa 5.38 town
Hataraliyadda - Minigamuwa | minor
Hataraliyadda 0.1 SW 0, Minigamuwa 5.40 town
Hatton - Dikoya | secondary
Hatton 0.9 SW 0, Dikoya 1.43 hill
Hattota Amuna - Elahera | minor
Hattota Amuna 0, Elahera 6.6 SE 8.85
Hattota Amuna - Girandurukotte | secondary
Hattota Amuna 0, Laggala Pallegama 2.52, Maraka 7.8 SW 17.43, Girandurukotte 8.0 W 28.17
Hedeniya - Katugastota | secondary
Hedeniya 0, Medawala Harispattuwa 1.1 W 2.23 town, Medawala Harispattuwa 3.41 town, Katugastota 1.6 S 10.47 hill
Hewaheta - Hewaheta | secondary
Hewaheta 2.0 NE 0, Hewaheta 2.10 NE 0.11 hill
Hewaheta - Rikiligaskada | secondary
Hewaheta 2.0 NE 0, Hewaheta 2.1 NE 0.19 hill, Rikiligaskada 2.1 SW 0.37 hill, Rikiligaskada 1.3 SW 1.21 hill, Rikiligaskada 2.65 hill
Hewaheta - Rikillagaskada | minor
Hewaheta 0, Rikillagaskada 7.03 hill, Rikillagaskada 3.6 NE 12.72 hill
Hindagala - Galaha | secondary
Hindagala 0, Hindagala 0.9 SE 1.04 hill, Galaha 10.36 hill
Hindagala - Hindagala | secondary
Hindagala 0.4 W 0, Hindagala 0.52 hill
Hindagala - Peradeniya | secondary
Hindagala 0.4 W 0, Peradeniya 0.7 S 3.36 hill
Hunnasgiriya - Hunnasgiriya | minor
Hunnasgiriya 0.4 SW 0, Hunnasgiriya 0.5 S 0.56 hill, Hunnasgiriya 0.54 S 0.62 hill
Hunnasgiriya - Kalugala | minor
Hunnasgiriya 0.4 SW 0, Hunnasgiriya 0.1 W 0.78 hill, Hunnasgiriya 0.86 hill, Hunnasgiriya 0.10 E 0.92 hill, Hunnasgiriya 0.1 E 0.96 hill, Hunnasgiriya 0.4 E 1.26 hill, Hunnasgiriya 0.9 NE 1.86 hill, Hunnasgiriya 1.0 NE 1.92 hill, Hunnasgiriya 1.5 NE 2.48 hill, Hunnasgiriya 1.6 NE 2.53 hill, Kalugala 6.3 W 11.52 hill, Kalugala 6.4 W 11.56 hill
Illukkumbura - Hattota Amuna | secondary
Illukkumbura 0, Hattota Amuna 11.55
Illukkumbura - Illukkumbura | secondary
Illukkumbura 2.3 NW 0, Illukkumbura 1.8 NW 1.12 hill
Illukkumbura - Laggala Pallegama | minor
Illukkumbura 3.4 S 0, Laggala Pallegama 2.6 SW 7.42 hill
Illukkumbura - Laggala Pallegama | minor
Illukkumbura 5.7 SE 0, Laggala Pallegama 14.97
Illukkumbura - Maraka | minor
Illukkumbura 4.1 E 0, Maraka 7.8 SW 9.17
Illukkumbura - Maraka | minor
Illukkumbura 5.7 SE 0, Maraka 7.8 SW 13.73, Maraka 23.83
Illukkumbura - Talagoda Junction | minor
Illukkumbura 4.1 E 0, Illukkumbura 3.5 E 3.62, Laggala Pallegama 2.6 SW 6.38, Laggala Pallegama 2.5 SW 7.20, Hattota Amuna 11.04, Talagoda Junction 26.65
Imbulgolla - Gammaduwa | minor
Imbulgolla 0, Gammaduwa 8.75 hill
Imbulgolla - Imbulgolla | minor
Imbulgolla 0, Imbulgolla 1.8 NW 1.88 hill
Inamaluwa - Kibissa | secondary
Inamaluwa 0, Kibissa 6.12
Inamaluwa - Kibissa | secondary
Inamaluwa 0.8 N 0, Kibissa 1.5 W 3.54, Kibissa 5.05
Inguruwatta - Megoda Kalugamuwa | minor
Inguruwatta 0.9 S 0, Inguruwatta 0.98 hill, Megoda Kalugamuwa 4.70 hill
Inguruwatta - Pussellawa | minor
Inguruwatta 0, Panwilatenna 6.96 hill, Pussellawa 16.78 hill
Jambugahapitiya - Madawala Bazaar | minor
Jambugahapitiya 0, Gunnepana 1.1 SW 7.35 hill, Madawala Bazaar 2.4 S 12.70 hill
Jayanthipura - Mahaoya | minor
Jayanthipura 17.3 S 0, Jayanthipura 19.4 S 12.17, Jayanthipura 20.4 SE 14.33, Nawamedagama 25.8 NE 31.14, Mahaoya 68.53
Kadugannawa - Peradeniya | minor
Kadugannawa 0, Danture 4.37 hill, Danture 1.4 E 5.97 hill, Peradeniya 2.2 W 8.92 hill
Kadugannawa - Weuda | minor
Kadugannawa 0, Balana 7.23 hill, Hataraliyadda 0.1 SW 19.50, Kalugamuwa 2.0 E 27.62, Weuda 2.4 NW 30.62
Kaikawala - Talagoda Junction | minor
Kaikawala 0.4 W 0, Metihakka 4.06 hill, Imbulgolla 7.65 hill, Ambana 21.29, Kongahawela 2.0 S 28.27, Talagoda Junction 41.09
Kalugala - Girandurukotte | minor
Kalugala 0, Girandurukotte 8.0 W 38.46
Kalugala - Kalugala | minor
Kalugala 0, Kalugala 0.5 NE 0.57 hill
Kalugala - Mimure | minor
Kalugala 6.4 W 0, Mimure 5.0 S 2.23 hill
Kalundawa - Dambulla | minor
Kalundawa 0, Dambulla 9.53
Kandalama - Inamaluwa | secondary
Kandalama 0, Inamaluwa 7.38
Kandalama - Kandalama | minor
Kandalama 0, Kandalama 7.0 E 9.15
Kandalama - Sigiriya | secondary
Kandalama 0, Kibissa 7.39, Sigiriya 11.10
Kandapola - Uduhawara | minor
Kandapola 0, Maturata 4.33 hill, Uduhawara 17.88 hill
Kandehandiya - Padiyapelella | secondary
Kandehandiya 0.18 N 0, Kandehandiya 0.1 NW 0.07 hill, Kandehandiya 0.1 N 0.09 hill, Kandehandiya 0.10 N 0.14 hill, Kandehandiya 0.20 hill, Kandehandiya 0.7 S 0.93 hill, Kandehandiya 0.8 S 1.03 hill, Rikillagaskada 3.1 NW 6.26 hill, Rikiligaskada 9.90 hill, Rikiligaskada 0.1 S 10.05 hill, Rikiligaskada 0.2 S 10.12 hill, Padiyapelella 16.37 hill, Padiyapelella 0.4 S 16.84 hill
Kapuliyadde - Kandehandiya | minor
Kapuliyadde 1.6 E 0, Marassana 0.4 E 4.70 hill, Kandehandiya 0.8 S 5.34 hill
Karandagolla - Madulla | minor
Karandagolla 0, Madulla 11.95 hill, Madulla 1.2 SE 13.38 hill
Karandagolla - Maspanna | minor
Karandagolla 0, Maspanna 9.52 hill
Katugastota - Katugastota | main
Katugastota 1.6 S 0, Katugastota 1.63 S 0.02 hill
Katugastota - Mimure | secondary
Katugastota 1.2 SE 0, Gunnepana 4.11 hill, Madawala Bazaar 0.8 NW 5.84 hill, Makkanigama 10.80 hill, Makkanigama 2.3 NE 13.48 hill, Naranpanawa 2.6 NW 14.08 hill, Madulkele 1.3 SE 16.80 hill, Werapitya 4.3 NE 24.26 hill, Mimure 6.5 SW 27.31 hill
Katugastota - Udatalawinna | minor
Katugastota 0, Udatalawinna 4.51 hill
Katukitula - Katukitula | minor
Katukitula 2.1 N 0, Katukitula 2.8 N 1.26 hill
Katukitula - Tawalantenna | main
Katukitula 0, Tawalantenna 3.37 hill
Kavudupelella - Ambana | minor
Kavudupelella 0, Pallepola 3.6 E 4.94, Ambana 16.73
Keerthi Bandarapura - Keerthi Bandarapura | main
Keerthi Bandarapura 2.4 NW 0, Keerthi Bandarapura 0.77 NW 2.19 hill
Keerthi Bandarapura - Medadumbara | minor
Keerthi Bandarapura 6.4 N 0, Wendaruwa 7.94 hill, Medadumbara 0.2 NE 9.74 hill
Keerthi Bandarapura - Teripeha | main
Keerthi Bandarapura 0.5 W 0, Keerthi Bandarapura 0.55 hill, Keerthi Bandarapura 0.7 E 1.29 hill, Keerthi Bandarapura 4.0 E 7.70 hill, Keerthi Bandarapura 4.3 E 8.10 hill, Teripeha 4.19 N 9.18 hill, Teripeha 4.2 N 9.32 hill, Teripeha 4.11 N 9.46 hill, Teripeha 4.03 N 9.66 hill, Teripeha 4.0 N 9.77 hill, Teripeha 4.1 N 9.90 hill
Ketaboola - Dunukedeniya | secondary
Ketaboola 0.7 NE 0, Ketaboola 0.72 hill, Dunukedeniya 4.8 SW 7.39 hill
Ketaboola - Maswela | minor
Ketaboola 0.7 NE 0, Kotmale 0.89 hill, Kotmale 2.1 NE 3.18 hill, Kotmale 2.4 NE 3.52 hill, Maswela 2.4 E 12.62 hill
Kolabissa - Kolabissa | minor
Kolabissa 1.7 W 0, Kolabissa 2.00 hill
Kongahawela - Kongahawela | secondary
Kongahawela 0, Kongahawela 0.4 N 0.48
Kongahawela - Orubendi Siyambalawa | secondary
Kongahawela 0.4 N 0, Elahera 0.8 SW 12.31, Elahera 13.26, Orubendi Siyambalawa 19.57
Kongahawela - Talagoda Junction | minor
Kongahawela 0, Talagoda Junction 12.33
Kotiyagala - Imbulpe | minor
Kotiyagala 0, Imbulpe 24.84 hill
Kotmale - Maswela | minor
Kotmale 2.4 NE 0, Maswela 3.6 S 2.33 hill
Kumbukkandura - Rambukwella | minor
Kumbukkandura 0, Rambukwella 1.9 W 4.76 hill
Kumbukkandura - Rambukwella | minor
Kumbukkandura 1.6 SE 0, Rambukwella 3.0 SW 2.13 hill
Kundasale - Menikhinna | minor
Kundasale 0, Menikhinna 5.35 hill
Labukele - Santhipura | minor
Labukele 3.6 S 0, Santhipura 2.8 NW 2.63 hill
Laxapana - Kotiyagala | secondary
Laxapana 1.4 E 0, Widulipura 1.4 NW 1.15 hill, Widulipura 0.4 NW 2.28 hill, Widulipura 2.74 hill, Dikoya 0.7 SW 17.36 hill, Norwood 0.4 W 22.44 hill, Norwood 22.88 hill, Bogawantalawa 33.19 hill, Kotiyagala 0.7 N 34.66 hill
Laxapana - Norwood | secondary
Laxapana 1.4 E 0, Kottellena 0.7 NE 3.79 hill, Maskeliya 3.5 NW 11.07 hill, Maskeliya 0.7 N 15.58 hill, Norwood 0.9 W 21.93 hill, Norwood 0.4 W 22.53 hill
Leemagahakotuwa - Handessa | minor
Leemagahakotuwa 0, Handessa 1.1 W 1.40 hill
Leemagahakotuwa - Muruthagahamulla | minor
Leemagahakotuwa 1.0 SE 0, Muruthagahamulla 1.10 hill
Lenadora - Kalundawa | main
Lenadora 0, Kalundawa 6.02
Lindula - Agarapathana | minor
Lindula 0.9 NE 0, Lindula 2.9 SE 3.59 hill, Agarapathana 2.5 W 5.50 hill
Lindula - Gonakele | minor
Lindula 0, Santhipura 26.42 hill, Gonakele 29.95 hill
Lindula - Kalupahana | minor
Lindula 4.5 S 0, Agarapathana 2.5 W 3.04 hill, Agarapathana 0.8 S 5.99 hill, Agarapathana 1.0 SE 6.25 hill, Dayagama Bazaar 1.3 W 8.57 hill, Dayagama Bazaar 0.8 SW 9.66 hill, Dayagama Bazaar 1.1 S 10.18 hill, Dayagama Bazaar 2.1 SE 12.01 hill, Dayagama Bazaar 2.18 SE 12.08 hill, Kalupahana 1.6 NW 22.89 hill
Lindula - Mipilimana | minor
Lindula 5.2 NE 0, Agarapathana 5.4 NE 2.67 hill, Agarapathana 5.3 NE 2.96 hill, Agarapathana 5.34 NE 3.10 hill, Mipilimana 4.9 SW 4.48 hill
Lunugama - Gelioya | main
Lunugama 1.3 SE 0, Gelioya 3.31 hill
Madawala Bazaar - Kengalla | secondary
Madawala Bazaar 0.8 NW 0, Madawala Bazaar 0.86 hill, Menikhinna 0.4 W 3.98 hill, Menikhinna 1.2 SE 5.42 hill, Kengalla 1.2 NW 7.00 hill, Kengalla 8.31 hill
Madawala Bazaar - Makkanigama | secondary
Madawala Bazaar 0.8 NW 0, Madawala Bazaar 2.1 N 1.98 hill, Makkanigama 3.1 NW 3.40 hill
Madugalla - Bopana | minor
Madugalla 0, Bopana 7.70 hill
Madulkele - Gammaduwa | secondary
Madulkele 1.3 NE 0, Madulkele 3.4 N 3.20 hill, Madulkele 4.5 N 4.34 hill, Alwatta 3.8 NE 10.72 hill, Rattota 0.8 SW 17.06 hill, Rattota 17.88 hill, Gammaduwa 1.1 SW 23.41 hill, Gammaduwa 24.61 hill
Madulkele - Madulkele | secondary
Madulkele 0, Madulkele 1.3 NE 1.40 hill
Madulkele - Madulkele | secondary
Madulkele 0, Madulkele 1.3 SE 1.44 hill
Madulkele - Madulkele | minor
Madulkele 3.4 N 0, Madulkele 4.3 NE 2.83 hill
Madulla - Lunuwatta | secondary
Madulla 1.2 SE 0, Lunuwatta 2.0 E 10.70 hill
Mahawela - Kavudupelella | minor
Mahawela 0, Kavudupelella 3.73 town
Mahiyanganaya - Mahiyanganaya | minor
Mahiyanganaya 1.0 S 0, Mahiyanganaya 1.00, Mahiyanganaya 0.7 N 1.67
Mailapitiya - Unuwinna | main
Mailapitiya 0.3 W 0, Mailapitiya 0.33 W 0.15 hill, Mailapitiya 0.4 SW 0.32 hill, Mailapitiya 0.5 SW 0.54 hill, Kandehandiya 0.8 NW 1.06 hill, Kandehandiya 0.7 NW 1.14 hill, Kandehandiya 0.65 NW 1.21 hill, Kandehandiya 0.2 N 1.67 hill, Kandehandiya 0.18 N 1.73 hill, Unuwinna 2.88 NE 10.26 hill, Unuwinna 2.9 NE 10.28 hill, Unuwinna 3.1 NE 10.48 hill
Mailapitiya - Unuwinna | main
Mailapitiya 0.3 W 0, Mailapitiya 0.41 hill, Unuwinna 4.62 hill
Makkanigama - Alwatta | secondary
Makkanigama 2.5 W 0, Elkaduwa 10.21 hill, Alwatta 1.7 NE 15.80 hill, Alwatta 3.8 NE 18.19 hill
Makuldeniya - Kalugala | minor
Makuldeniya 1.3 NE 0, Makuldeniya 1.8 NE 0.71 hill, Makuldeniya 1.9 NE 0.77 hill, Kalugala 6.3 W 9.13 hill
Mananwatta - Galewela | secondary
Mananwatta 0, Wahacotte 5.26, Galewela 1.3 W 10.38
Mangalagama - Talatuoya | secondary
Mangalagama 0.9 E 0, Ampitiya 3.32 hill, Talatuoya 1.6 N 5.49 hill, Talatuoya 7.20 hill
Maraka - Jayanthipura | minor
Maraka 13.1 NE 0, Jayanthipura 17.3 S 16.95
Maraka - Mahaoya | minor
Maraka 11.7 NE 0, Mahaoya 1.3 NE 54.27
Maraka - Maraka | minor
Maraka 5.4 SW 0, Maraka 6.9 NW 9.42
Maraka - Maraka | minor
Maraka 6.5 SE 0, Maraka 3.5 SE 3.45
Maraka - Nawamedagama | secondary
Maraka 7.8 SW 0, Maraka 6.5 SE 10.35, Nawamedagama 23.00
Maraka - Nawamedagama | minor
Maraka 2.5 SE 0, Maraka 3.5 SE 1.69, Nawamedagama 6.0 W 6.35, Nawamedagama 4.3 W 8.08
Maraka - Nawamedagama | minor
Maraka 4.3 E 0, Nawamedagama 12.57
Marassana - Marassana | minor
Marassana 0, Marassana 0.4 E 0.51 hill
Maskeliya - Maskeliya | secondary
Maskeliya 6.1 W 0, Maskeliya 3.5 NW 7.47 hill
Maskeliya - Norwood | secondary
Maskeliya 0.7 N 0, Maskeliya 0.78 hill, Norwood 5.2 S 7.54 hill
Maswela - Pundaluoya | minor
Maswela 2.4 E 0, Pundaluoya 9.83 hill
Maswela - Tawalantenna | secondary
Maswela 2.4 E 0, Tawalantenna 3.0 SW 9.80 hill
Matale - Delwite | minor
Matale 0, Delwite 0.37 hill
Mawatura - Gampola | minor
Mawatura 1.3 N 0, Gampola 2.1 E 5.32 hill
Mawatura - Maswela | minor
Mawatura 0, Nayapana Janapadaya 7.80 hill, Maswela 11.51 hill
Medadumbara - Werapitya | minor
Medadumbara 0.8 NW 0, Udispattuwa 5.11 hill, Rangala 6.99 hill, Makuldeniya 9.30 hill, Makuldeniya 1.5 N 11.15 hill, Werapitya 4.3 NE 16.88 hill
Medawala Harispattuwa - Akurana | minor
Medawala Harispattuwa 0, Akurana 6.60 hill
Medawala Harispattuwa - Dolapihilla | secondary
Medawala Harispattuwa 1.1 W 0, Dolapihilla 1.3 S 4.05 town
Menikhinna - Naranpanawa | minor
Menikhinna 0.4 W 0, Menikhinna 0.43 hill, Menikhinna 1.9 E 2.57 hill, Menikhinna 2.3 E 2.96 hill, Naranpanawa 0.5 S 5.79 hill, Naranpanawa 6.35 hill
Menikhinna - Rajawella | minor
Menikhinna 1.2 SE 0, Rajawella 1.8 NW 1.06 hill
Millawana - Dankanda | minor
Millawana 0, Pallepola 5.40, Pallepola 3.6 E 10.32, Imbulgolla 23.46, Dankanda 33.65 hill
Mimure - Bopana | minor
Mimure 0, Udadumbara 29.47 hill, Bopana 33.87 hill, Bopana 0.8 E 35.15 hill, Bopana 2.6 E 37.44 hill
Mipilimana - Ambewela | minor
Mipilimana 0, Ambewela 10.36 hill
Morahenagama - Widulipura | minor
Morahenagama 0, Widulipura 11.40 hill
Morahenagama - Widulipura | minor
Morahenagama 1.5 NE 0, Widulipura 1.4 NW 4.50 hill
Murutalawa - Peradeniya | minor
Murutalawa 0.4 S 0, Peradeniya 1.3 W 3.82 hill
Muruthagahamulla - Gelioya | secondary
Muruthagahamulla 0, Gelioya 2.08 hill
Muruthagahamulla - Muruthagahamulla | minor
Muruthagahamulla 0, Muruthagahamulla 0.6 NE 0.57 hill
Muwandeniya - Alwatta | secondary
Muwandeniya 0.7 N 0, Alwatta 3.18 hill, Alwatta 1.7 NE 5.18 hill
Muwandeniya - Muwandeniya | secondary
Muwandeniya 0, Muwandeniya 0.7 N 0.72 hill
Naranpanawa - Putuhapuwa | minor
Naranpanawa 2.6 NW 0, Naranpanawa 2.78 hill, Putuhapuwa 6.44 hill
Naranpanawa - Teldeniya | minor
Naranpanawa 0.5 S 0, Teldeniya 1.5 NW 1.64 hill, Teldeniya 1.0 NW 2.11 hill
Naranthalawa - Keerthi Bandarapura | minor
Naranthalawa 0.9 SW 0, Naranthalawa 0.94 hill, Keerthi Bandarapura 0.7 E 3.33 hill
Naranthalawa - Naranthalawa | minor
Naranthalawa 0, Naranthalawa 1.2 S 1.36 hill
Naula - Kongahawela | secondary
Naula 0.4 S 0, Kongahawela 2.7 W 6.23, Kongahawela 9.32
Nawalapitiya - Gampola | minor
Nawalapitiya 1.09 SW 0, Nawalapitiya 1.31 hill, Ulapane 8.34 hill, Ulapane 0.7 N 9.13 hill, Gampola 11.69 hill, Gampola 3.1 N 15.23 hill
Nawalapitiya - Ketaboola | secondary
Nawalapitiya 1.1 SW 0, Nawalapitiya 1.09 SW 0.66 hill, Ketaboola 0.7 NE 10.31 hill
Nawalapitiya - Kotmale | minor
Nawalapitiya 0, Hapugasthalawa 0.5 W 4.85 hill, Kotmale 2.1 NE 10.12 hill
Nildandahinna - Kalaganwatta | minor
Nildandahinna 0, Kalaganwatta 3.59 hill
Nildandahinna - Kalaganwatta | minor
Nildandahinna 1.0 SE 0, Kalaganwatta 0.6 SE 2.78 hill
Nillambe - Kolabissa | minor
Nillambe 0, Galaha 12.35 hill, Deltota 18.89 hill, Kolabissa 25.03 hill
Norwood - Bolthumbe | secondary
Norwood 0.9 W 0, Norwood 5.2 S 7.54 hill, Bolthumbe 6.6 NW 11.87 hill
Nugaliyadda - Kapuliyadde | minor
Nugaliyadda 1.1 W 0, Nugaliyadda 1.64 hill, Kapuliyadde 4.14 hill, Kapuliyadde 0.6 E 4.84 hill
Nugaliyadda - Talatuoya | secondary
Nugaliyadda 2.1 SW 0, Nugaliyadda 1.1 W 1.55 hill, Talatuoya 0.3 NE 3.12 hill
Ovilikanda - Wehigala | minor
Ovilikanda 3.2 NW 0, Ovilikanda 1.1 W 2.53, Ovilikanda 3.86, Wehigala 0.9 NW 7.73 hill
Padiyapelella - Hewaheta | minor
Padiyapelella 1.7 W 0, Hewaheta 2.10 NE 4.84 hill
Padiyapelella - Keerthi Bandarapura | minor
Padiyapelella 0, Munwatta 5.11 hill, Keerthi Bandarapura 16.17 hill
Padiyapelella - Naranthalawa | secondary
Padiyapelella 0.4 S 0, Padiyapelella 0.6 S 0.42 hill, Kumbalgamuwa 8.40 hill, Naranthalawa 0.9 SW 9.95 hill
Padiyapelella - Padiyapelella | minor
Padiyapelella 0.6 S 0, Padiyapelella 4.6 SE 4.98 hill
Padiyapelella - Rikillagaskada | main
Padiyapelella 0, Rikillagaskada 9.25 hill
Pallebowala - Hewaheta | secondary
Pallebowala 3.3 SW 0, Pallebowala 2.6 SW 0.90 hill, Hewaheta 2.10 NE 9.65 hill
Pallebowala - Marassana | minor
Pallebowala 0, Kolabissa 2.83 hill, Marassana 9.74 hill
Pallebowala - Rikillagaskada | minor
Pallebowala 0, Ekiriya 3.37 hill, Rikillagaskada 10.39 hill
Peradeniya - Uda Peradeniya | secondary
Peradeniya 2.2 W 0, Peradeniya 2.79 hill, Uda Peradeniya 5.30 hill
Pilimathalawa - Aludeniya | secondary
Pilimathalawa 0.8 NW 0, Danture 1.4 E 2.02 hill, Murutalawa 0.4 S 4.54 hill, Murutalawa 5.01 hill, Yahalatenna 6.87 hill, Aludeniya 0.3 W 8.97 hill
Pilimathalawa - Handessa | minor
Pilimathalawa 0.5 SE 0, Handessa 1.8 W 3.36 hill, Handessa 1.1 W 4.19 hill, Handessa 0.7 SW 4.65 hill, Handessa 5.38 hill, Handessa 1.3 NE 6.75 hill
Pilimathalawa - Handessa | minor
Pilimathalawa 1.8 E 0, Handessa 2.4 N 1.98 hill
Pitawala - Laxapana | minor
Pitawala 0, Dagampitiya 0.8 E 4.64 hill, Laxapana 17.22 hill
Pupuressa - Katukitula | minor
Pupuressa 2.1 SW 0, Pupuressa 2.9 S 1.99 hill, Katukitula 2.8 N 5.96 hill
Pussellawa - Labukele | minor
Pussellawa 2.4 E 0, Katukitula 2.1 N 1.19 hill, Tawalantenna 5.67 hill, Ramboda 7.88 hill, Labukele 1.9 NW 10.71 hill
Putuhapuwa - Putuhapuwa | minor
Putuhapuwa 0, Putuhapuwa 1.2 N 1.32 hill
Ragala - Halgranoya | secondary
Ragala 0, Halgranoya 2.33 hill
Ragala - Ragala | secondary
Ragala 4.3 NW 0, Ragala 1.6 W 4.69 hill
Ragala - Ragala | minor
Ragala 4.3 NW 0, Ragala 4.7 NW 1.03 hill
Ragala - Walapane | minor
Ragala 4.8 NW 0, Walapane 4.1 SW 2.89 hill
Ramboda - Santhipura | minor
Ramboda 2.7 E 0, Santhipura 1.2 N 11.33 hill
Rambukwella - Hakmana | minor
Rambukwella 1.5 NW 0, Udispattuwa 2.48 hill, Hakmana 7.92 hill
Rantembe - Weragantota | secondary
Rantembe 0, Minipe 8.46, Ambagahapelessa 10.96, Handaganawa 15.52, Weragantota 24.14
Rattota - Dankanda | secondary
Rattota 0.9 SE 0, Dankanda 0.8 SE 2.69 hill
Rattota - Laggala Pallegama | secondary
Rattota 0, Rattota 0.9 SE 1.09 hill, Dankanda 3.7 SE 7.37 hill, Illukkumbura 1.8 NW 26.20 hill, Laggala Pallegama 2.5 SW 32.29 hill
Rattota - Welangahawatte | minor
Rattota 0.8 SW 0, Dankanda 6.30 hill, Welangahawatte 25.37 hill
Rikiligaskada - Rikillagaskada | minor
Rikiligaskada 0.1 S 0, Rikillagaskada 2.0 SE 2.68 hill
Rikillagaskada - Rikillagaskada | minor
Rikillagaskada 3.1 NW 0, Rikillagaskada 3.2 NW 0.02 hill, Rikillagaskada 3.4 N 1.19 hill
Rupaha - Lunuwatta | minor
Rupaha 0, Siripura 16.31 hill, Lunuwatta 19.46 hill
Rupaha - Siripura | minor
Rupaha 0, Udapussallawa 11.71 hill, Siripura 25.15 hill
Ruwaneliya - Haggala | minor
Ruwaneliya 0.7 NW 0, Ruwaneliya 1.34 hill, Mipilimana 3.77 hill, Haggala 0.9 S 15.33 hill
Ruwaneliya - Perawella | minor
Ruwaneliya 0, Nuwara Eliya 0.2 N 2.55 hill, Perawella 7.48 hill
Sangarajapura - Uda Peradeniya | minor
Sangarajapura 0, Ihala Kobbekaduwa 9.04 town, Yahalatenna 10.59 hill, Werellagama 13.11 hill, Yatihalagala 0.9 N 18.24 hill, Yatihalagala 20.08 hill, Uda Peradeniya 26.28 hill
Sigiriya - Habarana | secondary
Sigiriya 1.7 NE 0, Habarana 2.4 E 10.50
Sigiriya - Habarana | minor
Sigiriya 0, Habarana 13.06
Sigiriya - Sigiriya | secondary
Sigiriya 0.5 SE 0, Sigiriya 0.47
Talagoda Junction - Giritale | secondary
Talagoda Junction 0, Elahera 5.97, Bakamuna 13.56, Bakamuna 6.7 N 21.95, Giritale 0.6 S 44.85
Talatuoya - Gurudeniya | minor
Talatuoya 0, Gurudeniya 5.74 hill
Talatuoya - Kundasale | minor
Talatuoya 0.3 NE 0, Kundasale 2.0 S 1.86 hill
Talatuoya - Mailapitiya | minor
Talatuoya 0.3 NE 0, Kapuliyadde 3.00 hill, Mailapitiya 10.61 hill
Talawakele - Egodawela | minor
Talawakele 0, Egodawela 3.7 SW 13.81 hill
Talawakele - Tawalantenna | secondary
Talawakele 0.9 SW 0, Pundaluoya 13.65 hill, Tawalantenna 3.0 SW 20.89 hill, Tawalantenna 0.4 SW 24.85 hill
Teldeniya - Werapitya | minor
Teldeniya 2.0 SE 0, Teldeniya 1.6 E 0.54 hill, Putuhapuwa 3.66 hill, Werapitya 10.21 hill
Tennekumbura - Gurudeniya | main
Tennekumbura 0, Gurudeniya 0.3 SW 6.34 hill, Gurudeniya 6.67 hill
Teripeha - Arawatta | main
Teripeha 4.1 N 0, Rantembe 6.0 SW 2.40 hill, Rantembe 5.9 SW 2.44 hill, Rantembe 5.6 SW 2.83 hill, Rantembe 5.4 SW 3.01 hill, Rantembe 4.4 SW 4.10 hill, Rantembe 4.2 SW 4.29 hill, Rantembe 4.0 SW 4.49 hill, Rantembe 3.7 SW 4.82 hill, Rantembe 3.2 SW 5.45 hill, Rantembe 3.1 SW 5.50 hill, Rantembe 2.2 SW 6.59 hill, Rantembe 2.0 SW 6.80 hill, Rantembe 1.9 SW 6.93 hill, Rantembe 9.06 hill, Loggal Oya 17.40, Loggal Oya 1.0 NE 18.43, Mapakadawewa 1.9 SE 27.66, Arawatta 2.4 NE 36.09
Udadumbara - Ududumbara | main
Udadumbara 0, Ududumbara 0.02 hill
Udapussallawa - Dimbulana | minor
Udapussallawa 0, Dimbulana 5.92 hill
Udapussallawa - Lunuwatta | minor
Udapussallawa 1.8 SE 0, Siripura 2.5 NE 3.72 hill, Lunuwatta 0.7 E 9.08 hill
Udapussallawa - Madulla | minor
Udapussallawa 0, Madulla 2.46 hill, Madulla 2.3 N 5.26 hill
Udapussallawa - Udapussallawa | minor
Udapussallawa 2.1 SW 0, Udapussallawa 1.8 SE 2.02 hill
Udatenna - Elkaduwa | secondary
Udatenna 0, Leliambe 1.62 hill, Elkaduwa 5.36 hill
Udatenna - Muwandeniya | minor
Udatenna 0, Udatenna 1.3 NW 1.95 hill, Muwandeniya 3.82 hill
Udatenna - Udatenna | secondary
Udatenna 1.7 SW 0, Udatenna 2.15 hill
Udispattuwa - Makuldeniya | minor
Udispattuwa 0, Makuldeniya 1.3 NE 5.41 hill, Makuldeniya 1.5 N 5.98 hill
Ududumbara - Dambana | minor
Ududumbara 0, Ududumbara 0.2 N 0.19 hill, Ududumbara 0.3 N 0.31 hill, Kalugala 10.46 hill, Galporuyaya 52.33, Dambana 69.55
Ududumbara - Ududumbara | main
Ududumbara 0, Ududumbara 0.1 NE 0.02 hill
Udunuwara - Leemagahakotuwa | minor
Udunuwara 2.9 SW 0, Udunuwara 1.7 SW 1.30 hill, Udunuwara 3.16 hill, Leemagahakotuwa 3.60 hill
Udunuwara - Lunugama | minor
Udunuwara 0, Leemagahakotuwa 1.0 SE 1.23 hill, Lunugama 2.41 hill, Lunugama 1.3 SE 3.81 hill
Uduwela - Etulgama | minor
Uduwela 0, Etulgama 1.6 W 2.47 hill, Etulgama 9.10 hill
Uduwela - Mangalagama | minor
Uduwela 0, Mangalagama 1.4 SE 2.29 hill, Mangalagama 3.69 hill
Ukuwela - Ukuwela | secondary
Ukuwela 1.9 S 0, Ukuwela 1.96 hill
Ulapane - Mawatura | secondary
Ulapane 0, Mawatura 4.06 hill
Ulapane - Pussellawa | minor
Ulapane 0.7 N 0, Pussellawa 2.0 S 16.11 hill
Unuwinna - Keerthi Bandarapura | main
Unuwinna 3.1 NE 0, Rikillagaskada 3.6 NE 7.82 hill, Keerthi Bandarapura 2.9 NW 9.91 hill, Keerthi Bandarapura 2.8 NW 9.93 hill, Keerthi Bandarapura 2.5 NW 10.29 hill, Keerthi Bandarapura 2.4 NW 10.40 hill, Keerthi Bandarapura 0.8 NW 13.89 hill, Keerthi Bandarapura 0.77 NW 13.98 hill, Keerthi Bandarapura 0.6 W 14.27 hill, Keerthi Bandarapura 0.5 W 14.52 hill
Unuwinna - Medadumbara | secondary
Unuwinna 2.9 NE 0, Unuwinna 3.4 NE 0.70 hill, Wendaruwa 4.1 SW 4.86 hill, Medadumbara 10.96 hill
Unuwinna - Unuwinna | minor
Unuwinna 0, Unuwinna 1.5 N 1.70 hill
Wahacotte - Dewahuwa | minor
Wahacotte 0, Galewela 6.57, Dewahuwa 18.23
Wahacotte - Kongahawela | minor
Wahacotte 0, Naula 14.10, Kongahawela 2.0 S 23.66
Walapane - Kalaganwatta | minor
Walapane 1.1 S 0, Kalaganwatta 1.4 W 3.40 hill
Walapane - Karandagolla | minor
Walapane 1.2 S 0, Nildandahinna 3.94 hill, Nildandahinna 1.0 SE 5.14 hill, Karandagolla 0.9 NE 6.70 hill
Watagoda - Wehigala | minor
Watagoda 2.5 NE 0, Watagoda 2.6 NE 0.07 hill, Wehigala 3.3 S 0.93 hill
Watagoda - Wehigala | minor
Watagoda 3.5 E 0, Wehigala 3.3 S 0.50 hill
Wattappola - Lunugama | minor
Wattappola 0, Udunuwara 1.7 SW 4.21 hill, Lunugama 1.4 SE 7.91 hill
Wattappola - Pilimathalawa | secondary
Wattappola 0.6 SW 0, Wattappola 0.59 hill, Pilimathalawa 0.5 SE 4.20 hill, Pilimathalawa 0.4 E 4.69 hill
Wehigala - Dunuwila | minor
Wehigala 3.3 S 0, Dunuwila 5.93 hill
Wehigala - Makkanigama | secondary
Wehigala 1.5 S 0, Ukuwela 1.9 S 2.49 hill, Udatenna 1.7 SW 3.25 hill, Makkanigama 3.1 NW 12.02 hill, Makkanigama 2.5 W 12.94 hill
Wehigala - Matale | secondary
Wehigala 0.6 SW 0, Wehigala 0.9 NW 1.51 hill, Alawatuwala 1.4 SW 2.48 hill, Matale 5.50 hill
Welangahawatte - Gangala Puwakpitiya | minor
Welangahawatte 0, Gangala Puwakpitiya 10.41 hill
Welangahawatte - Illukkumbura | secondary
Welangahawatte 0, Illukkumbura 9.75 hill
Weligampola - Nawalapitiya | secondary
Weligampola 0, Nawalapitiya 1.1 SW 2.27 hill, Nawalapitiya 0.9 NW 3.55 hill, Nawalapitiya 1.0 NW 3.62 hill
Weligampola - Weligampola | secondary
Weligampola 0.4 NW 0, Weligampola 0.44 hill
Wendaruwa - Keerthi Bandarapura | minor
Wendaruwa 4.1 SW 0, Keerthi Bandarapura 6.3 NW 6.80 hill
Weragantota - Arawa | secondary
Weragantota 1.1 SE 0, Mahiyanganaya 1.0 S 1.40, Mapakadawewa 7.40, Mapakadawewa 1.9 SE 9.63, Uraniya 0.5 W 14.57, Arawa 0.5 E 26.00
Weragantota - Galporuyaya | minor
Weragantota 0, Sorabora Colony 4.64, Galporuyaya 18.59
Weragantota - Girandurukotte | minor
Weragantota 0, Girandurukotte 8.0 W 21.49
Weragantota - Weragantota | secondary
Weragantota 1.1 SE 0, Weragantota 1.13 NE 1.81
Wettawa - Weuda | minor
Wettawa 0, Pubbiliya 6.01 town, Weuda 2.4 NW 9.80
Yatihalagala - Gomagoda | minor
Yatihalagala 0, Gomagoda 6.90 hill
Yatihalagala - Kulugammana | minor
Yatihalagala 0.9 N 0, Kulugammana 3.45 hill
Yatinuwara - Danture | minor
Yatinuwara 0, Danture 0.44 hill
`
