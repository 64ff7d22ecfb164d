/** Places of Western Province. Format: domain/places/gazetteer/table-format.ts. */
export const westernPlaces = `
## Colombo
A1 and AC5 Junction 6.9401 79.8783 junction
A2 and Vajira Road Junction 6.8907 79.8577 junction
A4 and Charles Drive Junction 6.9042 79.8584 junction
A4 and Thimbirigasyaya Road Junction 6.8904 79.8638 junction
AB10 and Japan Friendship Bridge Junction 6.9587 79.8759 junction
AC27 and B96 Junction 6.9311 79.8831 junction
AC8 and Edmonton Road Junction 6.8814 79.8763 junction
AC8 and Kirimandala Mawatha Junction 6.8942 79.8771 junction
AC8 and Mangala Road Junction 6.9013 79.8773 junction
AC8 and Thimbirigasyaya Road Junction 6.8969 79.8771 junction
Air Force Museum 6.8245 79.8915 sight
Aluth Mawatha Road 6.9695 79.8732
Ambalangoda (Colombo) 6.7751 79.9654
Ambathale 6.9373 79.9451
Ananda Rajakaruna Mawatha and Siri Dhamma Mawatha Junction 6.9214 79.8737 junction
Anderson Plats 6.8902 79.8730 = ඇන්ඩර්සන් ප්ලැට්ස්, ஆண்டர்சன் பிளாட்ஸ்
Angampitiya 6.8470 80.1191
Angampitya Railway Station 6.8530 80.1094 station
Angulana 6.7976 79.8738
Angulana Railway Station 6.7988 79.8727 station
Arawwala West 6.8382 79.9441 = බටහිර ඇරැව්වල, அரவ்வல மேற்கு
Arcade Independence Square 6.9029 79.8687 sight
Armour Street 6.9424 79.8638 = ආමර් වීදිය, ஆர்மர் தெரு
Arukwathupura 6.8710 79.9389
Athurugiriya 6.8842 79.9754 town
Avissawella 6.9540 80.2180 town = Avissawela, Awissawella, අවිස්සාවේලිය, அவிசாவளை
Ayurveda Junction 6.9109 79.8879 junction
B84 and WA Silva Mawatha Junction 6.8773 79.8695 junction
Bambalapitiya Junction 6.8957 79.8559 junction
Bambalapitiya Railway Station 6.8935 79.8530 station
Baseline Road 6.9328 79.8782 = බේස්ලයින් පාර, பேஸ்லைன் சாலை
Baseline Road Railway Station 6.9264 79.8785 station
Bastian Mawatha Bus Terminal 6.9350 79.8560 station = Pettah, Pettah Bus Station
Batawala 6.8774 80.0549
Battaramulla 6.8984 79.9178
Beddagana 6.8915 79.9091
Biyagama 6.9416 79.9871 town
Bokundara 6.8164 79.9207
Bope 6.8357 80.1276 town
Boralesgamuwa 6.8234 79.9090
Borella Junction 6.9148 79.8776 junction
Colombo 6.9271 79.8612 city = Kolamba, கொழும்பு
Colombo 1 6.9344 79.8428 town = Fort Colombo, Colombo Fort Area
Colombo 10 6.9277 79.8661 town = Maradana, Panchikawatta, කොළඹ 10, கொழும்பு 10
Colombo 11 6.9390 79.8533 = කොළඹ 11, கொழும்பு 11
Colombo 12 6.9386 79.8609 town = Hulftsdorp, Hultsdorf, Hulftsdorf, Aluthkade
Colombo 13 6.9488 79.8605 town = Kotahena, Bloemendhal
Colombo 14 6.9448 79.8680 town = Grandpass, කොළඹ 14, கொழும்பு 14
Colombo 15 6.9655 79.8708 town = Mutwal, Mattakuliya, කොළඹ 15, கொழும்பு 15
Colombo 2 6.9199 79.8540 town = Slave Island, Kompannavidiya, Kompanna Vidiya, Union Place, Company Street, කොළඹ 2, கொழும்பு 2
Colombo 3 6.8989 79.8538 = කොළඹ 3, கொழும்பு 3
Colombo 4 6.8961 79.8572 town = Bambalapitiya, Bamba, කොළඹ 4, கொழும்பு 4
Colombo 5 6.8888 79.8663 town = Havelock Town, Kirulapone, Kirillapone, කොළඹ 5, கொழும்பு 5
Colombo 6 6.8747 79.8605 town = Wellawatte, Wellawatta, Pamankada, කොළඹ 6, கொழும்பு 6
Colombo 7 6.9117 79.8646 town = Cinnamon Gardens, Kurunduwatta, Cinnamon Garden
Colombo 8 6.9122 79.8829 town = Borella, කොළඹ 8, கொழும்பு 8
Colombo 9 6.9331 79.8780 town = Dematagoda, කොළඹ 9, கொழும்பு 9
Colombo City Centre 6.9176 79.8553 sight = CCC Mall
Colombo Fort Railway Station 6.9337 79.8500 station = Colombo Fort, Fort Station, Fort Railway Station, Colombo Railway Station, Colombo Fort Station
Colombo General Hospital 6.9187 79.8690 = කොළඹ මහ රෝහල, கொழும்பு பொது வைத்தியசாலை
Colombo Harbour 6.9420 79.8490 harbour = Port of Colombo, Colombo Cruise Terminal
Colombo Kachcheri 6.9384 79.8555 = කොළඹ කච්චේරිය, கொழும்பு கச்சேரி
Colombo Labour Sec 6.8920 79.8764
Colombo Lighthouse 6.9363 79.8408 sight
Colombo Public Library 6.9118 79.8581
Colombo Secretariant 6.9388 79.8560 = කොළඹ ලේකම්, கொழும்பு செயலர்
Cotta Road Railway Station 6.9134 79.8846 station
Crescat Boulevard 6.9170 79.8482 sight
Dampe 6.7718 79.9159
Dedigamuwa 6.8980 80.0269
Dehiwala 6.8510 79.8660 city = Dehiwela, தெகிவளை
Dehiwala Railway Station 6.8509 79.8621 station
Deltara 6.7851 79.9137
Dematagoda Railway Station 6.9370 79.8783 station
Dematagoda Road and Siri Dhamma Mawatha Junction 6.9311 79.8756 junction
Dutch Hospital Colombo 6.9335 79.8438 sight = Dutch Hospital Shopping Precinct, Old Dutch Hospital
Dutch Museum Colombo 6.9361 79.8517 sight = Dutch Period Museum
Edmonton Govertment Flats 6.8814 79.8776
Egoda Uyana Railway Station 6.7429 79.8917 station
Egodauyana North 6.7209 79.9011 = එගොඩඋයන උතුර, எகொடௌயன வடக்கு
Egodauyana South 6.7209 79.9011 = එගොඩඋයන දකුණ, எகொடௌயன தெற்கு
Etulkotte 6.9054 79.9053
Excel World 6.9222 79.8611 sight
Galawilawaththa 6.8365 79.9934
Galle Face Green 6.9240 79.8450 sight = Galle Face, Galle Face Beach
Gammana Railway Station 6.8772 80.1232 station
Gangaramaya Temple 6.9169 79.8577 sight = Gangaramaya
Gem & Jewelry 6.9326 79.8442 = මැණික් සහ ස්වර්ණාභරණ, ரத்தினம் &amp; நகைகள்
Geoffrey Bawa House Number 11 6.9015 79.8579 sight = Bawa House, Number 11
Godagama (Colombo) 6.8517 80.0327
Godagama Junction 6.8517 80.0327 junction = ගොඩගම හන්දිය, கொடகம சந்தி
Godagama Railway Station 6.8478 80.0329 station
Good Market 6.9061 79.8645 sight
Gorakapitiya 6.8144 79.9487
Gothami Road 6.9145 79.8874
Gurulana 6.8346 80.1582
Habarakada 6.8660 80.0130
Hanwella 6.9112 80.0935 town
Havelock City Mall 6.8826 79.8680 sight
Havelock Grounds 6.8867 79.8651
Hettiyawatta Junction 6.9501 79.8572 junction
Hiripitya 6.8335 79.9766 = හිරිපිටිය, ஹிரிபிட்டிய
Hokandara 6.8743 79.9696
Homagama 6.8413 80.0031 town
Homagama Hospital Railway Station 6.8457 79.9924 station
Homagama Railway Station 6.8456 80.0042 station
Homagama Town 6.8433 80.0032 = හෝමාගම නගරය, ஹோமாகம நகரம்
Horagala 6.8148 80.0724
Independence Square 6.9044 79.8676 sight = Independence Memorial Hall
Indibedda 6.7738 79.9039
Isurupaya 6.9292 79.8640
Kadugoda Railway Station 6.9181 80.1349 station
Kaduwela 6.9360 79.9706 town
Kahathuduwa 6.7844 79.9790 town
Kalapaluwawa 6.9165 79.9208
Kaldemulla 6.8056 79.8780
Kaluaggala 6.9328 80.1066 = කළුගල්ල
Kanatta Junction 6.9087 79.8773 junction
Kandanapitiya 6.8152 80.1517
Kapugoda 6.9450 80.0747
Katubedda 6.8015 79.8997
Katuwawala 6.8321 79.9123
Keppetipola Mawatha 6.9280 79.8876
Kesbewa 6.7955 79.9408 town
Kirimandala Mawatha and Lake Drive Junction 6.8946 79.8840 junction
Kiriwattuduwa 6.8024 80.0074
Kirulapana 6.8815 79.8764
Kirulapona 6.8783 79.8764
Kirulapona Railway Station 6.8830 79.8830 station
Kohuwala 6.8671 79.8846 town
Kollupitiya 6.9116 79.8497 = Colpetty, Kolpetty, Kolupitiya
Kollupitiya Railway Station 6.9113 79.8482 station
Kolonnawa 6.9402 79.8895 town = கொலன்னாவ
Kopiyawatta 6.9337 79.8787
Koralawalla Railway Station 6.7584 79.8859 station
Koralawella 6.7578 79.8874
Kosgama 6.9397 80.1369
Kosgama Railway Station 6.9406 80.1374 station
Kottawa 6.8387 79.9793 town
Kottawa North 6.8615 79.9563 = කොට්ටාව උතුර, கொட்டாவ வடக்கு
Kuppiyawatta Muslim Burial Ground 6.9267 79.8751 sight
Leisure World 6.9232 80.1056 sight
Lighthouse Clock Tower 6.9348 79.8428 sight
Liyanwala 6.8369 80.0786 = ලියනවල
Liyanwala Railway Station 6.8384 80.0798 station
Lotus Tower 6.9288 79.8614 sight = Colombo Lotus Tower, Nelum Kuluna
Lunawa 6.7865 79.8787
Lunawa Railway Station 6.7866 79.8756 station
Madapatha 6.7691 79.9291
Madiwela 6.8773 79.9235
Magammana-Dolekade 6.8218 79.9984
Maharagama 6.8472 79.9265 town = மகரகம
Maharagama Railway Station 6.8480 79.9272 station
Majestic City 6.8940 79.8547 sight
Makandana 6.7769 79.9511
Makumbura Multimodal Centre 6.8400 79.9790 station = Kottawa Interchange, Makumbura Bus Station, Kottawa Bus Station
Malabe 6.9078 79.9474 = මාළඹේ
Malapalla 6.8468 79.9822
Maligakanda 6.9284 79.8682
Maligawatta 6.9373 79.8718
Manning Town Temple 6.9012 79.8785 sight
Maradana Railway Station 6.9289 79.8641 station
Marino Mall 6.9002 79.8526 sight
Mattakkuliya 6.9783 79.8762
Mattegoda 6.8136 79.9724
Miraniya Street 6.9370 79.8637 = මිරානියා වීදිය, மிரானியா தெரு
Mirihana 6.8690 79.9039
Mirihana North 6.8797 79.9095 = මිරිහාන උතුර, மிரிஹான வடக்கு
Modara 6.9645 79.8692
Moratumulla 6.7809 79.8934
Moratuwa 6.7730 79.8820 city
Moratuwa Railway Station 6.7744 79.8818 station
Mount Lavinia 6.8384 79.8650 beach = Mt Lavinia, Mount Lavinia Beach, Galkissa, Galkissa Beach, மவுண்ட் லவினியா
Mount Lavinia Railway Station 6.8312 79.8629 station
Mount Pleasent 6.9265 79.8778
Mullegama 6.8845 80.0129
Mutwal South 6.9669 79.8712 = මුට්වාල් දකුණ, முட்வால் தெற்கு
Nagalagam Street 6.9553 79.8765 = නාගලගම් වීදිය, நாகலகம் தெரு
Narahenpita 6.8976 79.8815 = நாரஹேன்பிட்டி
Narahenpita Railway Station 6.8969 79.8779 station
Narehenpita Junction 6.8969 79.8772 junction
National Art Gallery 6.9114 79.8620 sight
National Museum of Colombo 6.9105 79.8610 = කොළඹ ජාතික කෞතුකාගාරය, கொழும்பு தேசிய அருங்காட்சியகம்
National Planetarium 6.9007 79.8629 sight
National Zoo Dehiwala 6.8570 79.8745 sight = Dehiwala Zoo, Colombo Zoo
Nawala 6.8964 79.8885
Nawala-Koswatte 6.9005 79.8955 = නාවල-කොස්වත්ත, நாவல - கொஸ்வத்தை
Nawinna 6.8533 79.9151
Nawinna Railway Station 6.8529 79.9179 station
Nugegoda 6.8698 79.8882 town
Obeysekarapura 6.9133 79.8903 = ඔබේසේකරපුර, ஒபேசேகரபுர
One Galle Face 6.9273 79.8454 sight = One Galle Face Mall
Orugodawatta 6.9442 79.8782
Oruwala 6.8829 80.0004
Padukka 6.8415 80.1053 town
Padukka Railway Station 6.8427 80.0912 station
Pamunuwa-Patiragoda 6.8617 79.9289
Panagoda 6.8656 80.0276
Panagoda Army Camp 6.8656 80.0276 = පනාගොඩ යුද හමුදා කඳවුර, பனாகொட இராணுவ முகாம்
Panchikawatte 6.9310 79.8640
Pangiriwatta Railway Station 6.8650 79.9023 station
Pannipitiya 6.8464 79.9484
Pannipitiya Railway Station 6.8474 79.9489 station
Parliament of Sri Lanka 6.9311 79.8430 = ශ්‍රී ලංකා පාර්ලිමේන්තුව, இலங்கை பாராளுமன்றம்
Pelenwatta 6.8235 79.9445 = பெலன்வத்த
Pepiliyana 6.8538 79.8851
Pettah Bus Stand 6.9350 79.8546 = පිටකොටුව බස් නැවතුම, பேட்டை பேருந்து நிலையம்
Pettah Floating Market 6.9328 79.8549 sight
Piliyandala 6.8018 79.9227
Pinnawala Railway Station 6.8693 80.1173 station
Pinnawala-Waga 6.8672 80.1209
Pitipana Homagama 6.8444 80.0206
Polgasowita 6.7899 79.9808
Polhengoda 6.8811 79.8801
Poregedara 6.8225 80.0856
Port City Colombo 6.9284 79.8396 sight = Colombo Port City
Pugoda 6.9590 80.1317
Punchi Borella Junction 6.9214 79.8712 junction
Puwakpitiya Railway Station 6.9337 80.1880 station
R. Premadasa Stadium 6.9402 79.8728 sight = Premadasa Stadium, Khettarama
Rajagiriya 6.9094 79.8965 town
Ranala 6.9154 80.0339
Ratmalana 6.8170 79.8757 town = இரத்மலானை
Ratmalana Airport 6.8220 79.8862 airport = Ratmalana International Airport, Colombo Ratmalana, RML, VCCC
Ratmalana North 6.8214 79.8901 = රත්මලාන උතුර, இரத்மலானை வடக்கு
Ratmalana Railway Station 6.8152 79.8669 station
Rawathawatta 6.7919 79.8843
Red Mosque Pettah 6.9385 79.8519 sight = Jami Ul-Alfar Mosque
Rifel Street 6.9238 79.8505
Rukmale-Pannipitiya 6.8560 79.9780 = Rukmale
Sarasavipaya 6.9081 79.8760
Sathutu Uyana 6.9603 79.8649 sight
Sethsiripaya 6.9033 79.9154
Siddamulla 6.8172 79.9598
Sirimal Uyana 6.8268 79.8780
Siyambalagoda 6.7923 79.9668
Slave Island Railway Station 6.9230 79.8496 station
Sri Jayawardenepura 6.8793 79.9008 = ශ්‍රී ජයවර්ධනපුර, ஸ்ரீ ஜயவர்தனபுரக் கோட்டை
Sri Jayawardenepura Kotte 6.8900 79.9020 city = Kotte, Sri Jayewardenepura, Sri Jayewardenepura Kotte
St Lucia's Cathedral 6.9481 79.8645 sight
St Theresas Church 6.8953 79.8722 sight
St. Anthony's 6.9317 79.8738 = ශාන්ත අන්තෝනි, புனித அந்தோணியார்
Suwarapola 6.7979 79.9179 = சுவர்பொல
Talangama North 6.9169 79.9317 = තලංගම උතුර, தலங்கம வடக்கு
Talangama South 6.8868 79.9476 = තලංගම දකුණ, தலங்கம தெற்கு
Talawatugoda 6.8759 79.9392
Thummulla 6.8974 79.8599
Torington Square 6.9035 79.8681 = ටොරින්ටන් චතුරශ්‍රය, டோரிங்டன் சதுக்கம்
Tummodara 6.8659 80.1691
Udahamulla 6.8666 79.9151
Udahamulla Railway Station 6.8622 79.9087 station
Unity Plaza 6.8935 79.8552 sight
University of Colombo 6.9000 79.8588 = කොළඹ විශ්වවිද්‍යාලය, கொழும்பு பல்கலைக்கழகம்
Vidyodaya University 6.9052 79.8513 = විද්‍යෝදය විශ්වවිද්‍යාලය, வித்யோதயா பல்கலைக்கழகம்
Waga 6.8805 80.1401
Waga Railway Station 6.9014 80.1276 station
Wanathamulla 6.9267 79.8815
Wasala Road 6.9512 79.8650 = වාසල පාර, வாசாலா சாலை
Watareka Railway Station 6.8432 80.0599 station
Welikada Prison 6.9213 79.8778 sight
Wellawatta South 6.8680 79.8625
Wellawatte Railway Station 6.8753 79.8575 station
Willorawatta 6.7869 79.9010
Wimaladharma Clock Tower 6.9371 79.8493 sight
Wolfendal Street 6.9396 79.8543
York Street and Chatham Street Junction 6.9343 79.8448 junction
York Street and Lotus Road Junction 6.9326 79.8460 junction
## Gampaha
Akaragama 7.2735 79.9570
Alawathupitiya Railway Station 7.1159 79.8870 station
Aluthepola 7.2089 79.9667
Ambagaspitiya 7.0845 80.0653
Ambepussa 7.2413 80.2112 town
Ambepussa Railway Station 7.2560 80.1693 station
Andiambalama 7.1875 79.8989 town
Attanagalla 7.1137 80.1355
Badalgama 7.2862 79.9857 town
Balummahara 7.0640 80.0111
Banduragoda 7.2278 80.0577
Batuwatta 7.0622 79.9412
Batuwatta Railway Station 7.0551 79.9371 station
Bemmulla 7.1131 80.0272
Bemmulla Railway Station 7.1224 80.0205 station
Biyagama IPZ 6.9623 80.0090
Bokalagama 7.2153 80.1029
Bopagama 7.0713 80.1637
Botale Railway Station 7.2568 80.1532 station
Bulugahagoda Railway Station 7.0656 79.9454 station
Buthpitiya 7.0547 80.0532
Colombo Bandaranaike International Airport 7.1808 79.8841 airport = Katunayake, කටුනායක, කටුනායක ගුවන් තොටුපළ, බණ්ඩාරනායක ජාත්‍යන්තර ගුවන් තොටුපළ, கட்டுநாயக்கா, கட்டுநாயக்க விமான நிலையம், කටුනායක නිදහස් වෙළඳ කලාපය, கட்டுநாயக்க FTZ
Dagonna 7.2096 79.9182 town
Danowita 7.2209 80.1680
Daraluwa Railway Station 7.1071 80.0104 station
Debahera 7.1580 80.1498
Dekatana 6.9702 80.0424
Delgoda 6.9893 80.0144
Delwagura 7.2652 80.0060
Demalagama 6.9913 80.0521
Demanhandiya 7.2244 79.8845
Dewalapola 7.1612 79.9920
Divulapitiya 7.2246 80.0192 town
Divuldeniya 7.2807 80.0437
Dompe 6.9335 80.0858 town
Dunagaha 7.2221 79.9780
Ekala 7.1013 79.9103 town
Ellakkala 7.1417 80.1331 = எல்லக்கல
Enderamulla Railway Station 7.0004 79.9068 station
Essella 7.1765 80.0255
Galedanda 6.9649 79.9319
Gampaha 7.0910 79.9940 city = கம்பகா
Gampaha Railway Station 7.0921 79.9928 station
Ganegoda Railway Station 7.2130 80.1051 station
Ganemulla 7.0827 79.9483
Ganemulla Railway Station 7.0685 79.9607 station
Giriulla 7.3298 80.1225 town = ගිරිවුල්ල
Gonawala 6.9542 79.9366
Halpe 7.2622 79.9291
Heendeniya-Pattigoda Railway Station 7.1411 80.0472 station
Heiyanthuduwa 6.9719 79.9738
Hinatiyana Madawala 7.1502 79.9123
Hiswella 7.0202 80.1638
Horampella 7.1702 79.9794
Horape Railway Station 7.0166 79.9183 station
Hunumulla 7.2336 79.9893
Hunupitiya Railway Station 6.9877 79.9005 station
IPZ - Katunayake South Railway Station 7.1579 79.8753 station
Ihala Imbulgoda 7.0500 80.0020
Ihala Madampella 7.2489 79.9537
Imbulgoda 7.0870 80.0175
Ja Ela Expressway 7.0815 79.8763
Ja-Ela 7.0750 79.8920 town
Ja-Ela Railway Station 7.0778 79.8922 station
Kadawatha 7.0010 79.9510 town
Kahatowita 7.0975 80.1122
Kalagedihena 7.1201 80.0591
Kaleliya 7.1970 80.1107
Kandana 7.0478 79.8970
Kandana Railway Station 7.0493 79.9015 station
Kapuwatta Railway Station 7.0629 79.8960 station
Katana 7.2483 79.8988 town
Kattuwa Railway Station 7.2399 79.8475 station
Katunayake Railway Station 7.1674 79.8719 station
Katuwellegama 7.1997 79.9498 = කටුවෙල්ලගම
Keenawala Railway Station 7.1855 80.0744 station
Kelaniya 6.9697 79.9134 town = களனி
Kelaniya Railway Station 6.9611 79.8945 station
Kelaniya Temple 6.9519 79.9188 sight = Kelaniya Raja Maha Vihara, Kelaniya Raja Maha Viharaya
Kerawalapitiya 7.0179 79.8860
Kimbulapitiya 7.2042 79.8941
Kirindiwela 7.0432 80.1308 town
Kitalawalana 7.2909 80.1142
Kochchikade 7.2657 79.8591 = கொச்சிக்கடை
Kotadeniyawa 7.2839 80.0661
Kotugoda 7.1232 79.9242
Kudahakapola Railway Station 7.1039 79.8898 station
Kumbaloluwa 7.1771 80.1121
Liyanagemulla Railway Station 7.1472 79.8782 station
Loluwagoda 7.2921 80.1350
Mabodale 7.2024 80.0187
Mabola 7.0063 79.8925
Madelgamuwa 7.1085 79.9599 = மடல்கமுவ
Mahara 6.9912 79.9393
Makewita 7.1010 79.9633 = මාකවිට
Makola 6.9719 79.9466
Malwana 6.9508 80.0157
Mandawala 7.0001 80.0940
Marandagahamula 7.2290 79.9906
Megalegoda Railway Station 7.1338 80.0363 station
Mellawagedara 7.2857 80.0269
Minuwangoda 7.1691 79.9480 town
Mirigama 7.2475 80.1295 town
Mirigama Railway Station 7.2425 80.1264 station
Miriswatta 7.0727 80.0158
Miriswatte 7.2307 79.9094
Mithirigala 6.9962 80.1610
Muddaragama 7.2086 80.0550
Mudungoda 7.0667 80.0123
Naranwala 7.0119 80.0242
Nedungamuwa 7.0490 80.0213
Negombo 7.2095 79.8370 city = Meegamuwa, Negambo, Nigombo, Nigambo, நீர்கொழும்பு
Negombo Beach 7.2400 79.8405 beach = Lewis Place, Browns Beach
Negombo Railway Station 7.2090 79.8430 station = Negombo Station
Nikahetikanda 7.0988 80.1791
Nittambuwa 7.1440 80.0956 town
Niwandama 7.0735 79.9278
Opatha 7.1321 79.9263
Pallewala Railway Station 7.1982 80.0897 station
Pamunugama 7.0865 79.8549
Pamunuwatta 7.2163 80.1415
Panawala 7.1674 80.0940
Pasyala 7.1686 80.1244 town
Peliyagoda 6.9654 79.8914 town
Pepiliyawala 7.0022 80.1289
Peralanda Railway Station 7.0381 79.9121 station
Pethiyagoda 7.1381 79.9951
Puwakpitiya 7.0380 80.0675
Radawadunna 7.1844 80.1415
Radawana 7.0320 80.0940
Raddolugama 7.1406 79.9014 = இரத்தொளுகம
Ragama 7.0232 79.9078
Ragama Railway Station 7.0300 79.9214 station
Ruggahawila 7.1100 80.1142
Seeduwa 7.1407 79.8870
Seeduwa Railway Station 7.1291 79.8825 station
Siyambalape 6.9674 79.9892
Thoppu 7.2725 79.8640
Tudella Railway Station 7.0930 79.8910 station
Udugampola 7.1264 79.9780 = උඩුගම්පල, உடுகம்பளை
Uggalboda 7.1325 79.9542
Urapola 7.0980 80.1450
Uswetakeiyawa 7.0390 79.8661 = உஸ்வெட்டிகேயவா
Veyangoda 7.1543 80.0592 town
Veyangoda Railway Station 7.1531 80.0584 station
Wadurawa Railway Station 7.1678 80.0661 station
Walgammulla 7.0709 80.1177 = வலகம்முல்ல
Walpita 7.2613 80.0459
Walpola Railway Station 7.0473 79.9311 station
Wanawasala Railway Station 6.9756 79.8993 station
Waradala 7.2812 80.0554
Water World Lanka 6.9446 79.9423 sight
Wathurugama 7.0546 80.1010
Watinapaha 7.1853 80.0004
Wattala 6.9904 79.8929 town
Weboda 7.0251 79.9913 = වෙිබොඩ
Wegowwa 7.1716 79.9746 = வேகவ்வா
Weliweriya 7.0308 80.0288
Weweldeniya 7.1979 80.1526
Wijayarajadahana Railway Station 7.2309 80.1185 station
Wilwatta Railway Station 7.2564 80.1354 station
Yagoda Railway Station 7.0747 79.9739 station
Yakkala 7.0859 80.0334 town
Yatiyana (Gampaha) 7.1868 79.9261 = යටියන
## Kalutara
Agalawatta 6.5423 80.1574 town
Alubomulla 6.7113 79.9458
Aluthgama 6.4340 80.0000 town = Aluthgama Station, Aluthgama Railway Station, අලුත්ගම, අළුත්ගම, அளுத்கம, அலுத்கம
Anguruwatota 6.6447 80.0746
Atale 6.4500 80.2667 = ஒரு கதை
Baduraliya 6.5171 80.2312
Ballapitiya 6.6944 80.0756
Bandaragama 6.7144 79.9891 town
Batugampola 6.7740 80.1397
Bellana 6.5221 80.1736
Beruwala 6.4740 79.9840 beach = Beruwela, Barberyn, Beruwala Beach, Barbareen
Beruwala Railway Station 6.4769 79.9837 station
Bolossagama 6.6231 80.0158
Bombuwala 6.5754 80.0143
Boralugoda 6.4347 80.2795
Bulathsinhala 6.6496 80.1779 town = புலத்சிங்கள
Danawala Thiniyawala 6.4151 80.3286
Delmella 6.6796 80.2056
Dharga Town 6.4447 80.0169 = දර්ගා නගරය, தர்கா நகரம்
Dodangoda 6.5419 80.0418 town
Dombagoda 6.6462 80.0507
Galpatha 6.6292 80.0234
Gamagoda 6.5839 79.9954
Gelanigama 6.7186 79.9979
Gonapola Junction 6.7563 80.0172 junction = ගෝනපොල හංදිය, கோனபொலை சந்தி
Govinna 6.6752 80.1184
Halkandawila 6.5000 80.0167
Haltota 6.6943 80.0309
Halwala 6.4209 80.1066
Halwatura 6.7176 80.1903
Handapangoda 6.7906 80.1401
Hedigalla Colony 6.4664 80.2851 = හැඩිගල්ල ජනපදය, ஹெடிகல்ல காலனி
Henegama 6.4839 80.1010
Hettimulla 6.4581 79.9908
Hettimulla Railway Station 6.4578 79.9908 station
Horana 6.7169 80.0616 town
Horawala 6.4810 80.1271
Ingiriya 6.7439 80.1767 town
Ittapana 6.4367 80.0955
Kahawala 6.7794 80.1121
Kalawila Kiranthidiya 6.4546 80.0104
Kalutara 6.5854 79.9607 city = Kaluthara, Kalutara Bodhiya, Caltura, Kalutura
Kalutara North Railway Station 6.6012 79.9543 station
Kalutara South Railway Station 6.5841 79.9588 station
Kananwila 6.7542 80.0623
Kandanagama 6.7144 79.9891
Katukurunda Railway Station 6.5602 79.9660 station
Kelinkanda 6.5745 80.2935
Kitulgoda 6.5065 80.1791
Koholana 6.6173 79.9906
Kuda Uduwa 6.7662 80.0779
Lathpandura 6.5248 80.2137
Maggona 6.5096 79.9957
Maggona Railway Station 6.5049 79.9815 station
Mahagama 6.6035 80.1596 = மஹகம
Maharangalla 6.6015 79.9753 = மகரங்கல்ல
Matugama 6.5230 80.1143 town
Meegahatenna 6.4331 80.1959
Meegama 6.4214 80.0633
Meegoda 6.5894 79.9637
Millaniya 6.6805 80.0207 = Milaniya
Millewa 6.7812 80.0703
Miwanapalana 6.7434 80.0940
Molkawa 6.6051 80.2377
Morapitiya 6.5305 80.2737
Morontuduwa 6.6623 79.9703
Nawattuduwa 6.4850 80.0638
Neboda 6.5917 80.0926
Padagoda 6.5658 79.9836
Pahiyangala Cave 6.6472 80.2136 sight = Fa Hien Cave
Paiyagala 6.5186 79.9948
Panadura 6.7133 79.9072 town = Panadure, Pantura, පානදුරය, பாணந்துறை
Panadura Railway Station 6.7125 79.9045 station
Panadura Urban Park 6.7114 79.9072 sight
Pannala 6.5660 79.9625
Paragastota 6.6729 80.0018
Paragoda 6.6122 80.2267
Payagala North Railway Station 6.5317 79.9749 station
Payagala Railway Station 6.5221 79.9787 station
Pelawatta 6.3930 80.2195 town
Pimbura 6.5587 80.1568
Pinwatta Railway Station 6.6860 79.9161 station
Pokunuwita 6.7289 80.0297
Poruwedanda 6.7363 80.1336 = පෝරුවදණ්ඩ
Ratmale 6.4612 80.1981
Remunagoda 6.6079 80.0253
Tebuwana 6.5923 80.0577 = තෙඹුවන
Thudugala Ella 6.5707 80.0584 sight
Uduwara 6.6230 80.0672
Utumgama 6.4270 80.1512
Veyangalla 6.5824 80.1474
Wadduwa 6.6660 79.9290 beach = Wadduwa Beach
Wadduwa Railway Station 6.6632 79.9286 station
Walagedara 6.4499 80.0793
Walallawita 6.3806 80.1959
Waskaduwa 6.6290 79.9430 town
Waskaduwa Railway Station 6.6325 79.9403 station
Welipenna 6.4517 80.0875 town = வெலிப்பன
Welmilla Junction 6.7484 79.9715 junction = වැල්මිල්ල හංදිය, வல்மில்ல சந்தி
Weragala 6.5294 80.0060
Yagirala 6.3694 80.1624
Yatadolawatta 6.5202 80.0730
Yatawara Junction 6.6003 80.0369 junction = යටවර හන්දිය, யாதவார சந்திப்பு
`
