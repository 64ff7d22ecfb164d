/** Places of Uva Province. Format: domain/places/gazetteer/table-format.ts. */
export const uvaPlaces = `
## Badulla
Adisham Bungalow 6.7740 80.9310 sight = Adisham Hall, St Benedict's Monastery
Aluketiyawa 7.3000 81.1167
Ambadandegama 6.8190 81.0562
Ambagasdowa 6.9281 80.8966 = අඹගස්දූව
Ambewela Railway Station 6.8773 80.8143 station
Arawa 7.1667 81.0833
Arawakumbura 7.0874 81.1996
Arawatta 7.3433 81.0372
Badulla 6.9895 81.0557 city = Badulle, Badula
Badulla Railway Station 6.9800 81.0580 station = Badulla Station
Baduluoya 7.1248 81.0303 = பதுலுஓயா
Ballaketuwa 6.8623 81.1003 = பதுலு ஓய
Bambarakanda Falls 6.7730 80.8310 sight = Bambarakanda
Bambarapana 6.9816 80.9512
Bandarawela 6.8300 80.9870 town = Bandarawella, பண்டாரவளை
Bandarawela Railway Station 6.8290 80.9880 station = Bandarawela Station
Belipola Arboretum 6.8599 80.9494 sight
Beragala 6.7636 80.9127
Bibilegama 6.8962 81.1403
Bogoda Bridge 7.0079 80.9963 sight = Bogoda Wooden Bridge
Bomburu Ella Waterfall 6.9471 80.8308 sight = Bomburu Ella
Boragas 6.8999 80.8461
Boralanda 6.8279 80.8945
Dambagahapitiya 7.2169 81.0610
Dambana 7.4136 81.1084
Dambana Vedda Village 7.4135 81.1084 sight = Dambana Indigenous Village
Dambetenne 6.7829 81.0032
Demodara 6.8993 81.0582
Demodara Loop 6.9051 81.0521 sight
Demodara Railway Station 6.9029 81.0629 station
Diganatenna 6.8559 80.9653
Dimbulana 7.0153 80.9400
Diyaluma Falls 6.7330 81.0310 sight = Diyaluma
Diyatalawa 6.8069 80.9572
Dulgolla 6.8568 80.8834
Dunhinda Falls 7.0170 81.0640 sight
Eagle Rock 6.7625 80.9807 sight
Ekiriyankumbura 7.2989 81.2409
Ella 6.8756 81.0463 town = Ella Town, Ella Railway Station, Ella Station
Ella Rock 6.8608 81.0369 trailhead = Ella Rock Trailhead, Kithalella
Ella Spice Garden 6.8740 81.0494 sight
Ettampitiya 6.9364 80.9878
Flying Ravana Adventure Park 6.8660 81.0621 sight = Ravana Zipline, Ella Zipline
Galporuyaya 7.4285 81.0368
Gawarawela 6.9028 81.0713
Girandurukotte 7.4629 81.0175
Glenanore Railway Station 6.7712 80.9366 station
Godunna 7.0668 80.9749
Gurutalawa 6.8435 80.9000
Hakgala 6.9189 80.8315 = Haggala
Haldummulla 6.7689 80.8927
Hali Ela 6.9562 81.0311 town
Hali-Ela Railway Station 6.9540 81.0335 station
Halpewatte Tea Factory 6.8896 81.0348 sight = Uva Halpewatte, Halpe Tea Factory
Hangunnawa 6.9495 80.8724
Haputale 6.7680 80.9580 town = Haputhale, Haputhalle, හපුතලය, ஹப்புத்தளை, அப்புத்தளை
Haputale Forest Reserve Trailhead 6.7703 80.9616 sight
Haputale Railway Station 6.7690 80.9570 station = Haputale Station
Hebarawa 7.5320 80.9899
Heeloya 6.8667 81.0465
Helahalpe 6.8893 81.0345
Hopton 6.9882 81.1975 = හෝප්ටන්, ஹொப்டன்
Idalgashinna 6.7830 80.9000 = ඉදල්ගස්හින්න
Idalgashinna Railway Station 6.7794 80.8969 station
Kalugahakandura 7.1227 81.0948
Kalupahana 6.7910 80.8454
Kebillawela 6.8350 80.9933 = කොබිල්ලවෙල
Kendagolla 6.9928 81.1085 = කන්දෙගොල්ල
Keppitpola 6.8941 80.8700
Keselpotha 7.3283 81.0942 = கெசல்பொத
Kinigama Railway Station 6.8298 81.0060 station
Kirawanagama Falls 6.7333 80.9318 sight
Koslanda 6.7431 81.0178
Kumbalwela 6.8735 81.0314
Kurullangala 6.8108 81.0640 sight
Kuttiyagolla 7.0268 81.0948
Landewela 7.0051 81.0023
Lipton Tea Factory 6.7834 81.0033 sight = Dambatenne Tea Factory
Lipton's Seat 6.7810 81.0160 sight = Dambatenne
Little Adam's Peak 6.8680 81.0620 sight = පුංචි ශ්‍රී පාදය, පොඩි ශ්‍රී පාදය
Loggal Oya 7.2099 81.0138
Luda Ella 6.7424 81.0342 sight
Lunugala 7.0403 81.2015 town
Lunuwatta 6.9557 80.9194
Madulsima 7.0467 81.1582 = මඩොල්සිම
Madulsima Mini World's End 7.1102 81.1592 sight
Mahiyangana Stupa 7.3207 80.9909 sight = Mahiyanganaya Temple
Mahiyanganaya 7.3240 80.9950 town = Mahiyangana, மகியங்கனை
Makulella 6.8292 81.0341
Mapakadawewa 7.2834 81.0432 town
Maspanna 7.0279 80.9443
Maussagolla 6.9124 81.1386 = மவுஸ்ஸாகொல்ல
Medawela Udukinda 6.8626 80.8578
Meegahakiula 7.0187 81.0564 = මීගහකිවුල
Meegahakivula 7.1456 81.0550
Metigahatenna 7.0772 81.1541
Mirahawatta 6.8751 80.9340
Moon Plains 6.9431 80.8201 sight
Nawamedagama 7.5254 81.0589
Nelumgama 6.9942 81.0700
Nikapotha 6.7453 80.9730 = නිකපොතගම
Nine Arch Bridge 6.8768 81.0608 sight = Nine Arches Bridge, Demodara Bridge, Bridge in the Sky, Nine Arches, ආරුක්කු නමයේ පාලම, ආරුක්කු නවයේ පාලම, ஒன்பது வளைவு பாலம், ஒன்பது வளைவுப் பாலம்
Nugatalawa 6.9019 80.9077
Ohiya 6.8190 80.8447
Ohiya Railway Station 6.8178 80.8437 station
Pallekiruwa 7.0160 81.2243
Passara 6.9397 81.1752 town
Pattipola Railway Station 6.8559 80.8307 station
Pattiyagedara 6.9043 80.9744
Pelagahatenna 6.9610 81.1251 = පල්ලෙගහතැන්න
Perawella 6.9474 80.8308
Pitamaruwa 7.1101 81.1592
Pitapola 6.8093 80.8917
Prabhawa Mountain 6.7743 80.9685 sight
Randenigala 7.1995 80.9246
Rathkarawwa 6.8069 80.9056
Ravana Falls 6.8410 81.0550 sight = Rawana Falls, Rawana Ella, Ravana Ella Falls
Ridimaliyadda 7.2182 81.1205 = Rideemaliyadda, රිදීමල්දෙණිය
Silmiyapura 6.9144 80.8419
Siripura 6.9685 80.9108
Sorabora Colony 7.3606 80.9843 = සොරබොර කොලනිය, சொரபோரா காலனி
Sorabora Wewa 7.3614 81.0058 sight = Sorabora Lake
Soragune 6.7449 80.8928
Soranathota 7.0345 81.0580 town
Taldena 7.0920 81.0484
Uduhawara 6.9480 80.8627
Uduwara Railway Station 6.9304 81.0446 station
Uraniya 7.2605 81.0852
Welimada 6.9050 80.9130 town
Wewatta 7.3863 81.1644
Wineethagama 6.9809 81.0770
Yalwela 7.2642 81.1568
## Monaragala
Ayiwela 7.1070 81.2505
B427 and B549 Junction 6.4134 80.9627 junction
Badalkumbura 6.8956 81.2364 town
Bakinigahawela 6.9982 81.2851
Balaharuwa 6.5309 81.0644
Bibile 7.1614 81.2254 town = பிபிலை
Buddama 7.0405 81.4888 = බුද්ධගම
Buduruwagala 6.6847 81.1180 sight
Buttala 6.7530 81.2420 town
Dambagalla 6.9500 81.3667 = டம்பகல்ல
Diyakobala 7.1589 81.1993
Dombagahawela 6.9077 81.5094
Ethimalewewa 6.8111 81.5020
Galabedda 6.9191 81.3851
Gamewela 6.9246 81.2053 = கேம்வேலா
Hambegamuwa 6.5386 80.9630
Hingurukaduwa 6.8258 81.1630 = හිඟුරකඩුව
Hulandawa 6.8548 81.3388 town
Kandaudapanguwa 6.9803 81.5415 = கந்தவுடபங்குவா
Kataragama 6.4142 81.3346 town = Katharagama, Kataragama Temple, கதிர்காமம்
Kataragama Museum 6.4186 81.3342 sight
Kotagama 7.1110 81.1803 = கொட்டகம
Kotamuduna 6.8902 81.1775
Kumbukkana 6.8106 81.3007
Marawa 6.8090 81.3812
Mariarawa 6.9684 81.4762
Megagama 7.0357 81.2744
Monaragala 6.8720 81.3490 town = Moneragala
Nakkala 6.8900 81.2984 town
Namunukula 6.8745 81.1155
Nannapurawa 7.0854 81.2593
Nilgala 7.1933 81.3964 = நீலகலா
Obbegoda 6.9287 81.3593 town
Okkampitiya 6.7500 81.3076
Pangura 6.9767 81.3201
Pitakumbura 7.1787 81.2931
Randeniya 6.8015 81.1141
Sella Kataragama 6.4370 81.2999 town = செல்ல கதிர்காமம்
Sevanagala 6.3584 80.9193
Siyambalanduwa 6.9066 81.5584 town
Thanamalwila 6.4349 81.1308 town
Udawalawe National Park 6.4370 80.8880 park = Udawalawe Safari, Udawalawa National Park, උඩවලව ජාතික වනෝද්‍යානය, උඩවලව ජාතික උද්‍යානය, உடவளவை தேசிய பூங்கா
Uva Gangodagama 7.0199 81.4334
Uva Kudaoya 6.5328 81.1748
Uva Pelwatta 6.7447 81.1968
Warunagama 6.7323 81.1341
Weherayaya Handapanagala 6.6436 81.1183
Wellawaya 6.7370 81.1030 town
Yala National Park Galge Gate 6.5710 81.2920 park = Galge Gate, Yala Galge, Yala Block 5
Yudaganawa 6.7743 81.2351
`
