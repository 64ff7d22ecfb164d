/** Places of Central Province. Format: domain/places/gazetteer/table-format.ts. */
export const centralPlaces = `
## Kandy
Akurana 7.3651 80.6180 town
Aludeniya 7.3307 80.5688
Ambagahapelessa 7.2436 81.0064 = அம்பகஹாபெலஸ்ஸ
Ambagamuwa Udabulathgama 7.1132 80.6188
Ambatenna 7.3492 80.6153 town = அம்பத்தன்ன
Ambuluwawa Tower 7.1610 80.5480 sight = Ambuluwawa, Ambuluwawa Temple
Ampitiya 7.2686 80.6632
Ankumbura 7.4375 80.5688
Armabekade 7.3438 80.5501
Arthur's Seat Kandy 7.2890 80.6399 sight = Kandy Viewpoint
Asgiriya Railway Station 7.2981 80.6355 station
Asupini Ella 7.1187 80.4835 sight
Atabage 7.1377 80.6111 = அட்டாபேஜ்
Balana 7.2722 80.4882
Balana Railway Station 7.2667 80.4894 station
Bambaraella 7.4054 80.7782
Batagolladeniya 7.4150 80.5786
Batugoda 7.3657 80.6054
Bawlana 7.2098 80.7201 = பவுலானா
Bopana 7.3068 80.9000
Ceylon Tea Museum 7.2686 80.6327 sight = Hanthana Tea Museum, Tea Museum Kandy
Craighead 7.0825 80.5205
Danture 7.2821 80.5411 = டான்ச்சர்
Dedunupitiya 7.3266 80.4396
Dekinda 7.0161 80.5167
Deltota 7.1729 80.6956 town
Digana 7.2993 80.7349
Dolapihilla 7.3950 80.5799
Dolosbage 7.0817 80.4690 town = டோலோஸ்பேஜ்
Dunumadalawa 7.2809 80.6422 = දුනුමඩවල
Dunuwila 7.3791 80.6479
Embekke Devalaya 7.2181 80.5690 sight = Embekke
Etulgama 7.2514 80.6645
Galaboda 6.9812 80.5272
Galagedara 7.3706 80.5277 town
Galaha 7.1968 80.6715 = கலஹா
Galboda Falls 6.9754 80.5429 sight
Galboda Railway Station 6.9863 80.5301 station
Galhinna 7.4160 80.5633
Gampola 7.1640 80.5730 town = கம்பளை
Gelioya 7.2153 80.5980
Gelioya Railway Station 7.2139 80.5987 station
Glenloch Tea Factory 7.0771 80.6760 sight
Godamunna 7.2281 80.7006
Gomagoda 7.3051 80.6188
Gunnepana 7.3229 80.6591
Gurudeniya 7.2631 80.7182
Hakmana 7.3143 80.8042
Handaganawa 7.2673 80.9926
Handessa 7.2303 80.5820 = ஹதெச
Harispattuwa 7.3280 80.5876
Hasakala 7.3517 80.9502
Hataraliyadda 7.3369 80.4718
Hatharaliyedda 7.3301 80.4673
Hedeniya 7.3389 80.5575
Hightenford Railway Station 7.0331 80.5309 station
Hindagala 7.2386 80.6011 town
Huluganga Falls 7.4011 80.7421 sight
Hunnasgiriya 7.2992 80.8516
Ihala Kobbekaduwa 7.3129 80.5603
Inguru Oya Railway Station 7.0181 80.5457 station
Inguruwatta 7.1768 80.6022
Jambugahapitiya 7.3595 80.6389
Kadiyanlena Falls 7.0119 80.5870 sight
Kadugannawa 7.2570 80.5189 town
Kadugannawa Ambalama 7.2529 80.4973 sight
Kadugannawa Railway Station 7.2578 80.5208 station
Kalugala 7.3869 80.8973
Kandehandiya 7.2132 80.7549
Kandy 7.2936 80.6350 city = Mahanuwara, Senkadagala, Kandy City, Candy, Maha Nuwara, Kandi, නුවර
Kandy Railway Station 7.2900 80.6320 station = Kandy Station, Kandy Train Station
Kapuliyadde 7.2391 80.7107 = කපුලියද්ද
Katugastota 7.3200 80.6240 town
Katugastota Railway Station 7.3304 80.6332 station
Katukitula 7.0816 80.6680
Kengalla 7.2925 80.7228
Ketaboola 7.0102 80.5896
Ketakumbura 7.2833 80.6618
Kiribathkumbura 7.2696 80.5757
Kolabissa 7.1693 80.7325 = කොළඹිස්ස
Koshinna Railway Station 7.2336 80.5951 station
Kulugammana 7.3183 80.5958
Kumbukkandura 7.3046 80.7421
Kumburegama 7.3509 80.5478
Kundasale 7.3104 80.7107 town = குண்டசாலை
Leemagahakotuwa 7.2154 80.5711
Loolecondera Estate 7.1481 80.7012 sight = James Taylor's Seat, Loolkandura
Lunugama 7.1983 80.5806
Madawala Bazaar 7.3276 80.6743 = මඩවල බසාර්, மடவளை பஜார்
Madugalla 7.2584 80.8834
Madulkele 7.3876 80.7327 town
Mahamedagama 7.2216 80.7141
Mailapitiya 7.2278 80.7519
Makkanigama 7.3455 80.7034
Makuldeniya 7.3404 80.7796
Mangalagama 7.2922 80.6345
Marassana 7.2064 80.7464
Mawatura 7.0881 80.5733
Medadumbara 7.2788 80.8099
Medamahanuwara 7.2865 80.8170
Medawala Harispattuwa 7.3575 80.5744
Meegammana Railway Station 7.3404 80.6671 station
Meetalawa 7.1371 80.5260
Megoda Kalugamuwa 7.2072 80.6091
Menikhinna 7.3175 80.7020 = මැණික්හින්න
Mimure 7.4326 80.8461
Mini World's End Knuckles 7.3357 80.8674 sight = Corbet's Gap
Minigamuwa 7.3413 80.5036
Minipe 7.2223 80.9999 town
Moragahapallama 7.3027 80.6293
Murutalawa 7.2987 80.5688
Muruthagahamulla 7.2071 80.5869
Naranpanawa 7.3441 80.7332 = නාරම්පනාව
Nawalapitiya 7.0540 80.5340 town = நாவலப்பிட்டி
Nillambe 7.1995 80.6130 = නිල්ලඹ
Nugaliyadda 7.2375 80.6956
Ovilikanda 7.4525 80.5841
Palle Talawinna Railway Station 7.3379 80.6416 station
Pallekele Cricket Stadium 7.2809 80.7231 sight = Pallekele Stadium
Panwilatenna 7.1558 80.6319
Paradeka 7.1239 80.6188
Pasbage 7.0079 80.5327 = பாஸ்பேஜ்
Patanpaha Railway Station 7.3841 80.6617 station
Pathadumbara 7.3497 80.6650
Pattitalawa 7.1123 80.4723
Penrose Railway Station 6.9943 80.5395 station
Peradeniya 7.2650 80.5950 town = பேராதனை
Peradeniya Botanical Gardens 7.2685 80.5966 sight = Royal Botanical Gardens, Peradeniya Gardens, Botanical Garden Kandy
Peradeniya Railway Station 7.2556 80.5894 station
Pilimatalawa 7.2588 80.5403 = Pilimathalawa
Pilimathalawa Railway Station 7.2668 80.5526 station
Pubbiliya 7.3863 80.4841 = பப்பிலியா
Pupuressa 7.1436 80.6715
Pussellawa 7.1110 80.6382 = Pusellawa, புசல்லாவை
Putuhapuwa 7.3359 80.7561
Railway Museum Kadugannawa 7.2577 80.5210 sight
Rajawella 7.2964 80.7301
Rambukwella 7.2910 80.7782
Rangala 7.3230 80.7755
Rantembe 7.1996 80.9496
Ranweli Spice Garden 7.2818 80.5929 sight
Rathna Ella 7.3755 80.9241 sight
Sangarajapura 7.3217 80.5182 = சங்கராஜபுரம்
Senarathwela 7.2827 80.7644
Talatuoya 7.2478 80.6854
Teldeniya 7.3154 80.7449 = தெல்தெனிய
Temple of the Tooth 7.2936 80.6413 sight = Sri Dalada Maligawa, Tooth Temple, Dalada Maligawa, Temple of the Tooth Relic, Tooth Relic Temple, Kandy Temple, தலதா மாளிகை, ஸ்ரீ தலதா மாளிகை
Tennekumbura 7.2814 80.6664 town = தென்னகும்புரா
Themmitiyawa 7.3321 80.9028
Uda Peradeniya 7.2640 80.6038 = உடா பேராதனை
Uda Talawinna Railway Station 7.3397 80.6514 station
Udadumbara 7.3187 80.8784
Udahentenna 7.0959 80.5228 = උඩහතැන්න
Udapalatha 7.1174 80.6017
Udatalawinna 7.3418 80.6507 = උඩුතලවින්න
Udawattakele Forest 7.2990 80.6438 sight = Udawattakele Sanctuary
Udispattuwa 7.3142 80.7848
Ududumbara 7.3144 80.8779
Udunuwara 7.2149 80.5711
Uduwela 7.2626 80.6330
Ulapane 7.0988 80.5605
Ulapane Railway Station 7.1084 80.5597 station
Unuwinna 7.2052 80.7688
Victoria Dam 7.2420 80.7880 sight
Watagoda 7.3952 80.5911
Watagoda Harispattuwa 7.3952 80.5911
Watawala Railway Station 6.9620 80.5263 station
Wattappola 7.2341 80.5411
Wattegama 7.3503 80.6812 town
Wattegama Railway Station 7.3507 80.6825 station
Weligampola 7.0421 80.5188
Wendaruwa 7.2651 80.8170
Weragantota 7.3299 80.9857
Werapitya 7.3646 80.7514
Werellagama 7.3158 80.5795 = வெரல்லகம
Wettawa 7.3644 80.5116
Yahalatenna 7.3148 80.5711
Yatihalagala 7.2944 80.5967
Yatinuwara 7.2814 80.5409
## Matale
Akuramboda 7.6500 80.6000
Alawatuwala 7.4577 80.6243
Aluvihara Rock Temple 7.4979 80.6218 sight = Aluvihare
Alwatta 7.4489 80.6646
Ambana 7.6477 80.6923
Bambaragaswewa 7.7861 80.5329
Bambarakiri Ella Falls 7.4955 80.6991 sight
Beligamuwa 7.7274 80.5498
Dambulla 7.8600 80.6517 city = Dambula, Damboola, Dambulle
Dambulla Cave Temple 7.8567 80.6490 sight = Golden Temple Dambulla, Rangiri Dambulla
Dankanda 7.5347 80.7011
Delwite 7.4710 80.6231
Dewahuwa 7.8439 80.5786
Dombawala 7.5490 80.6218
Dullewa 7.5144 80.6008 = දුල්වල
Elkaduwa 7.4172 80.6840
Elwala Railway Station 7.4417 80.6321 station
Ena de Silva Gallery 7.4892 80.6215 sight
Galewela 7.7607 80.5719 town
Gammaduwa 7.5702 80.6971
Gangala Puwakpitiya 7.5883 80.7550
Guruwela 7.5359 80.8582
Hasalaka 7.4680 80.6248
Hattota Amuna 7.6123 80.8276
Hettipola (Matale) 7.5340 80.9134
Hunnas Falls 7.4017 80.6898 sight
Ibbankatuwa Burial Site 7.8372 80.6299 sight = Ibbankatuwa
Illukkumbura 7.5455 80.7714 town
Imbulgolla 7.5668 80.6669
Inamaluwa 7.9242 80.6840
Kaikawala 7.5077 80.6618
Kalundawa 7.8034 80.6696 = කලන්දූව
Kandalama 7.8885 80.7104
Kandenuwara 7.4493 80.6310
Kavudupelella 7.5802 80.6266 = கவுடுபெலல்ல
Kibissa 7.9373 80.7270 = කිඹිස්ස
Kiwula 7.4635 80.6265
Kongahawela 7.6898 80.7159
Laggala Pallegama 7.5965 80.8368
Leliambe 7.4225 80.6571 = லீலியாம்பே
Lenadora 7.7555 80.6616
Luckgrove Spice Garden 7.5289 80.6262 sight
Madawala 7.6103 80.6366
Madipola 7.6761 80.5827
Mahawela 7.5801 80.6114
Mananwatta 7.6846 80.6022 = මානවත්ත
Maraka 7.5855 80.9656
Matale 7.4690 80.6230 city = மாத்தளை
Matale Railway Station 7.4680 80.6250 station
Metihakka 7.5401 80.6532
Millawana 7.6499 80.5755
Muwandeniya 7.4548 80.6410
Nalanda 7.6697 80.6459
Naula 7.7071 80.6536 town = நாவுலா
Opalgala 7.6249 80.6937
Pallepola 7.6232 80.6065 town = පල්ලේපො
Pidurangala Rock 7.9660 80.7620 sight = Pidurangala
Popham's Arboretum 7.8608 80.6759 sight = Popham Arboretum
Pusella 7.5581 80.6801
Rathninda Ella 7.5232 80.7496 sight
Rattota 7.5206 80.6770 town
Riverston 7.5270 80.7350 sight = Knuckles, Pitawala Pathana, Knuckles Mountain Range
Selagama 7.5921 80.5940
Sera Ella Falls 7.5883 80.7552 sight = Sera Ella
Sigiriya 7.9500 80.7560 town = Sigirya, Seegiriya, Sigiria
Sigiriya Airport 7.9567 80.7285 airport = GIU, VCCS
Sigiriya Museum 7.9570 80.7516 sight
Sigiriya Rock Fortress 7.9570 80.7570 sight = Lion Rock, Sigiriya Rock, Sigiriya Lion Rock, Lion's Rock, Sigiriya Fortress, Lion Rock Sigiriya, සීගිරි බලකොටුව, සීගිරිය බලකොටුව, சிகிரியா பாறை
Talagoda Junction 7.7015 80.7602 junction = තලගොඩ හන්දිය, தலகொட சந்தி
Talakiriyagama 7.8253 80.6209
Udasgiriya 7.5352 80.5702
Udatenna 7.4287 80.6475
Ukuwela 7.4363 80.6233 town
Ukuwela Railway Station 7.4205 80.6342 station
Wahacotte 7.7190 80.5827
Walawela 7.5197 80.5980
Wasgamuwa National Park 7.6500 80.9286 park = Wasgamuwa, Wasgomuwa
Wehigala 7.4382 80.6141
Welangahawatte 7.5498 80.7542 = වෙලංගහවත්ත, வெலங்கஹவத்த
Yatawatta 7.5635 80.5877
## Nuwara Eliya
Aberdeen Falls 6.9493 80.5022 sight
Adam's Peak 6.8230 80.5210 trailhead = Sri Pada, Sri Paada, Nallathanniya, Nallathanni, Dalhousie, Delhouse, Adam's Peak Nallathanniya Trailhead, Samanala Kanda, Samanalakanda, Adams Pick, ශ්‍රී පාදය, சிவனொளிபாதமலை
Agarapathana 6.8672 80.7122
Ambewela 6.8787 80.8136
Bluefield Tea Factory 7.0454 80.6965 sight
Bogawantalawa 6.7972 80.6757
Bopattalawa 6.8090 80.6959
Dagampitiya 6.9775 80.4744
Damro Labookellie Tea Centre 7.0242 80.7194 sight = Mackwoods Labookellie, Labookellie Tea Factory
Dayagama Bazaar 6.8561 80.7474 = ඩයගම බසාර්, டயகம பஜார்
Devon Falls Viewpoint 6.9518 80.6360 sight
Dikoya 6.8751 80.6007
Dunukedeniya 6.9900 80.6368
Egodawela 6.9645 80.7634
Ekiriya 7.1483 80.7544
Elamulla 7.0567 80.7684
Ginigathena 6.9893 80.4927 = கினிகத்தனை
Ginigathhena 6.9895 80.4931
Gonakele 6.9838 80.7582 = கோனகேலை
Great Western Railway Station 6.9571 80.6890 station
Gregory Lake 6.9590 80.7790 sight = Lake Gregory
Hakgala Botanical Garden 6.9260 80.8210 sight = Hakgala Gardens
Halgranoya 7.0068 80.8652 = හාල්ගරනඔය, ஹல்கிரானோயா
Hangarapitiya 6.9204 80.4726
Hapugasthalawa 7.0578 80.5730
Harasbedda 7.0626 80.8821
Hatton 6.8950 80.5960 town = Hatton Railway Station, Haton, හැටන්, ஹட்டன், ஹற்றன், அட்டன்
Hewaheta 7.1118 80.7634
Hitigegama 6.9506 80.4577
Horton Plains National Park 6.8018 80.8060 park = Horton Plains, World's End, Farr Inn, හෝර්ටන් තැන්න, හෝටන් තැන්න, ஹோட்டன் சமவெளி, ஹோர்டன் சமவெளி, ஹோர்ட்டன் சமவெளி
Ihala Watawala Railway Station 6.9480 80.5422 station
Kalaganwatta 7.1006 80.8995
Kandapola 7.0003 80.8184
Karandagolla 7.0570 80.9007
Keerthi Bandarapura 7.1445 80.8559 town
Kotagala 6.9297 80.6049
Kotagala Railway Station 6.9283 80.6087 station
Kotiyagala 6.7855 80.6854
Kotmale 7.0202 80.5933 town = கொத்மலை
Kotmale Dam Viewpoint 7.0639 80.6002 sight = Kotmale Reservoir
Kottellena 6.8932 80.5022
Kumbalgamuwa 7.1125 80.8461
Kumbukwela 7.0535 80.8890 = கும்பக்வேலா
Kurupanawela 7.0167 80.9139
Labukele 7.0243 80.7191 = லபுகெல
Laxapana 6.9248 80.4911 = ලක්ෂපාන, லக்ஷ்பான
Lindula 6.9243 80.6873 town
Lover's Leap Falls 6.9785 80.7867 sight = Lovers Leap
Madulla 7.0194 80.9213
Mandaram Nuwara 7.0420 80.7796
Maskeliya 6.8310 80.5690 town
Maswela 7.0640 80.6330
Maturata 6.9911 80.8338
Mipilimana 6.9305 80.7796
Morahenagama 6.9458 80.4799
Munwatta 7.1158 80.8115
Nanu Oya 6.9430 80.7440 town = Nanu Oya Railway Station, Nanuoya Station
Naranthalawa 7.1303 80.8429
Nayapana Janapadaya 7.0665 80.6065
Nildandahinna 7.0801 80.8917
Norwood 6.8384 80.6146 = නෝවුඩ්
Nuwara Eliya 6.9697 80.7672 city = Nuwara Elia, Nuwereliya, Little England, Nuvara Eliya, Newara Eliya, Newralia, Nuraliya, Nuwaraeliya City, நுவரெலியா, நுவரேலியா
Padiyapelella 7.0936 80.7983 = பதியபெலல்ல
Pallebowala 7.1515 80.7339
Pedro Tea Factory 6.9531 80.7737 sight = Pedro Tea Estate
Pekoe Trail Stage 6 6.9269 80.6176 sight
Pekoe Trail Stage 8 6.8369 80.6141 sight
Pekoe Trail Stage 9 6.7970 80.6778 sight
Perakumpura Railway Station 6.9198 80.7536 station
Pitawala 6.9984 80.4577
Puna Ella Falls 7.0471 80.6956 sight
Pundaluoya 7.0131 80.6632 = பூண்டுலோயா
Radella 6.9286 80.7208
Radella Railway Station 6.9448 80.7167 station
Radella Tea Factory 6.9286 80.7207 sight
Ragala 7.0200 80.8542
Ramboda 7.0520 80.6960 town = Ramboda Falls
Rikiligaskada 7.1453 80.7832
Rikillagaskada 7.1486 80.7907
Rozella 6.9277 80.5585 = රොසැල්ල, ரொசெல்ல
Rozelle Railway Station 6.9349 80.5587 station
Rupaha 7.0323 80.9043
Ruwaneliya 6.9421 80.7768
Santhipura 6.9790 80.7478
Seetha Amman Temple 6.9330 80.8100 sight = Sita Amman Temple, Seetha Eliya
Singimale Tunnel 6.8981 80.6046 sight
Single Tree Hill 6.9580 80.7626 sight
Somerset 6.9374 80.7026
Somerset Tea Factory 6.9283 80.7222 sight
St Clair's Falls 6.9455 80.6443 sight = Devon Falls, St Clairs
Talawakelle 6.9370 80.6610 town = Thalawakele, Talawakele, தலவாக்கலை, தலவாக்கலே
Talawakelle Railway Station 6.9401 80.6610 station
Tawalantenna 7.0707 80.6840
Teripeha 7.1140 80.9144
Udamadura 7.0966 80.9166
Udapussallawa 7.0127 80.9125
Walapane 7.1025 80.8610 town = வலப்பனை
Watagoda Railway Station 6.9688 80.6530 station
Watawala 6.9450 80.5390
Widulipura 6.9094 80.5188
`
