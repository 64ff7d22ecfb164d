/** Places of Southern Province. Format: domain/places/gazetteer/table-format.ts. */
export const southernPlaces = `
## Galle
Ahangama 5.9740 80.3670 beach = Ahangama Beach, Kabalana, அகங்கம
Ahangama Secret Beach 5.9676 80.3713 sight
Ahungalla 6.3150 80.0340 beach = Ahungalla Beach
Ahungalla Railway Station 6.3128 80.0377 station
Ahungalla Turtle Conservation Project 6.3000 80.0379 sight
Akmeemana 6.0617 80.2616 town
Akurala Railway Station 6.1921 80.0649 station
Aluthwala 6.1802 80.1401
Ambalangoda 6.2355 80.0540 town
Ambalangoda Railway Station 6.2353 80.0550 station
Ampegama 6.1938 80.1455 town
Amugoda 6.3213 80.2189
Anangoda 6.0476 80.2530
Andadola Railway Station 6.2663 80.0470 station
Angulugaha 6.0319 80.3241
Ankokkawala 6.0533 80.2809
Ariyapala Mask Museum 6.2414 80.0507 sight = Ambalangoda Mask Museum
Baddegama 6.1807 80.1923 town
Balapitiya 6.2690 80.0370 town = Madu River Safari, Maduganga, බලපිටිය, பலப்பிட்டிய, பலபிட்டிய, பலப்பிட்டி
Balapitiya Railway Station 6.2764 80.0434 station
Batapola 6.2242 80.1138
Batuwangala 6.3806 80.3786
Bentota 6.4200 79.9980 beach = Bentota Beach, Benthota, Bentotte
Bentota Railway Station 6.4250 79.9970 station = Bentota Station
Bentota Turtle Hatchery 6.3979 80.0056 sight
Boossa 6.0889 80.1561
Boossa Railway Station 6.0738 80.1611 station
Dalawella Beach 5.9998 80.2636 beach = Dalawella, Rope Swing Beach
Dalawella Rope Swing 6.0014 80.2601 sight
Dellawa 6.3249 80.4493
Dikkumbura 6.0183 80.3728
Dodanduwa 6.0970 80.1270 town
Dodanduwa Railway Station 6.0983 80.1329 station
Duli Ella Falls Neluwa 6.3920 80.3927 sight
Elpitiya 6.2930 80.1638 town
Galle 6.0367 80.2170 city = Gaalle, Galla, Point de Galle, Pointe de Galle, Gale, காலி
Galle Dewata Junction 6.0321 80.2396
Galle Fort 6.0290 80.2170 sight = Galle Dutch Fort, ගාලු කොටුව, ගාල්ල කොටුව, காலி கோட்டை, காலிக் கோட்டை
Galle Fort Lighthouse 6.0245 80.2194 sight = Galle Lighthouse
Galle Harbour 6.0330 80.2290 harbour = Port of Galle
Galle Railway Station 6.0330 80.2150 station = Galle Station
Ginimellagaha 6.1297 80.1694
Gintota 6.0634 80.1755 town
Gintota Railway Station 6.0609 80.1793 station
Godahena 6.2346 80.0746 = கொடஹேன
Gonamulla Junction 6.0821 80.2909 junction
Gonapinuwala 6.1434 80.1345 = Gonapeenuwala
Habaraduwa 5.9990 80.3020 town
Habaraduwa Railway Station 5.9941 80.3073 station
Habaraduwa Turtle Hatchery 5.9937 80.3041 sight = Koggala Turtle Hatchery
Haburugala 6.4037 80.0339
Halpatota 6.1746 80.1665
Handunugoda Tea Estate 6.0136 80.3642 sight = Virgin White Tea Estate
Hikkaduwa 6.1395 80.1035 beach = Hikkaduwa Beach, Hikaduwa
Hikkaduwa Railway Station 6.1400 80.1010 station = Hikkaduwa Station
Hiniduma 6.3095 80.3241
Historical Mansion Museum 6.0266 80.2186 sight
Hiyare 6.0720 80.3426
Hiyare Rainforest Park 6.0588 80.3153 sight = Hiyare Reservoir
Induruwa 6.3770 80.0130 beach
Induruwa Railway Station 6.3874 80.0087 station
Induruwa Turtle Farm 6.3730 80.0108 sight
Iriyagaha 6.0880 80.2118
Jungle Beach 6.0186 80.2390 beach = Rumassala
Kahaduwa 6.2234 80.2126
Kahawa 6.1882 80.0772
Kahawe Railway Station 6.1832 80.0740 station
Kandegoda Railway Station 6.2503 80.0529 station
Kanneliya Rainforest 6.2510 80.3380 sight = Kanneliya
Karandeniya 6.2701 80.0899 town
Katugoda Railway Station 6.0328 80.2402 station
Ketanwila 6.1282 80.4257
Koggala 5.9900 80.3250 beach = Koggala Beach, Stilt fishermen
Koggala Airport 5.9937 80.3203 airport = KCT, VCCK
Koggala Stilt Fishermen 5.9855 80.3285 sight
Kokmaduwa 6.0207 80.4332
Kosgoda 6.3330 80.0290 beach = Kosgoda Turtle Hatchery
Kosgoda Railway Station 6.3385 80.0294 station
Kosgoda Sea Turtle Conservation Project 6.3275 80.0318 sight
Kottawa Rainforest and Arboretum 6.0974 80.3123 sight
Kottawagama 6.1078 80.3036
Kuleegoda 6.2138 80.0703
Kumarakanda 6.1111 80.1248
Kumarakanda Railway Station 6.1124 80.1243 station
Kurundugaha Hethekma 6.2732 80.1362
Lunuganga Estate 6.4048 80.0216 sight = Lunuganga, Geoffrey Bawa Garden
Madampagama Railway Station 6.2123 80.0613 station
Madu River Boat Safari 6.2736 80.0383 sight
Magedara 6.0999 80.4034
Mahainduruwa Railway Station 6.3645 80.0140 station
Mahamodara Turtle Hatchery 6.0408 80.1986 sight
Makumbura 6.1070 80.3349
Mapalagama 6.2236 80.2893
Mapalagama Central 6.2236 80.2893 = මාපලගම මධ්‍යම, மாபலகம மத்திய
Martin Wickramasinghe Museum 5.9890 80.3275 sight = Folk Museum Koggala
Mattaka 6.3030 80.2572
Meda-Keembiya 6.1140 80.2405
Meetiyagoda 6.1898 80.0954
Moonstone Mine Meetiyagoda 6.1965 80.0966 sight
Nagoda 6.1980 80.2746
Nakiyadeniya 6.1433 80.3422
National Maritime Museum Galle 6.0282 80.2184 sight = Maritime Museum Galle
Nawandagala 6.3112 80.1401
Neluwa 6.3774 80.3610 town
Nindana 6.2071 80.1080
Pahala Millawa 6.2938 80.4716
Panangala 6.2629 80.3237
Pannimulla Panagoda 6.3538 80.4087
Parana Thanayamgoda 6.2306 80.3130
Pathagama Railway Station 6.2938 80.0423 station
Pinnaduwa 6.0646 80.2618
Pitigala 6.3433 80.2228 town
Piyagama Railway Station 6.3293 80.0337 station
Piyathigama Railway Station 6.0537 80.1908 station
Poddala 6.1085 80.2238
Porawagama 6.2872 80.2249
Rathgama Railway Station 6.0933 80.1400 station
Richmond Hill Railway Station 6.0539 80.2048 station
Seenigama Railway Station 6.1588 80.0948 station
Talagampola 6.0871 80.3035
Talpe Railway Station 5.9986 80.2802 station
Tawalama 6.3347 80.3422 = Thawalama
Telwatte Railway Station 6.1691 80.0889 station
Thalpe 5.9970 80.2820 beach = Talpe
Thiranagama Railway Station 6.1224 80.1144 station
Tiranagama 6.1286 80.1112
Tsunami Education Centre 6.1684 80.0883 sight
Tsunami Photo Museum 6.1691 80.0875 sight
Turtle Hatchery Hikkaduwa 6.1634 80.0905 sight
Udalamatta 6.1836 80.2982
Udugama 6.2018 80.3352 town
Uluvitike 6.0834 80.2112
Unawatuna 6.0108 80.2480 beach = Unawatuna Beach, Unawatuna Bay
Unawatuna Railway Station 6.0220 80.2492 station
Uragaha 6.3490 80.0979
Uragasmanhandiya 6.3490 80.0979 = ஊரகஸ்மண்டிய
Wakwella 6.0912 80.1933 town
Walahanduwa 6.0516 80.2572
Wanchawela 6.0357 80.2686 = වංචාවල
Wanduramba 6.1325 80.2489
Wandurambe 6.1347 80.2545
Warukandeniya 6.3661 80.4048
Watugedara 6.2612 80.0605
Weihena 6.3078 80.2349
Wilanagama 6.0042 80.4138
Yakkalamulla 6.1064 80.3483 town
Yatalamatta 6.1737 80.2865
## Matara
Akuressa 6.0903 80.4763 town = அக்குரஸ்ஸை
Alapaladeniya 6.2833 80.4500
Aparekka 5.9925 80.6160
Athuraliya 6.0661 80.5023
Bambaranda Railway Station 5.9708 80.6614 station
Bengamuwa 6.2786 80.6043
Bopagoda 6.1587 80.4995
Dampahala 6.2715 80.6401 = தம்பஹாலா
Deegala Lenama 6.1660 80.4617
Deiyandara 6.1526 80.6029 = தெய்வந்தாரா
Denagama 6.1074 80.6488 town
Denipitiya 5.9829 80.4518
Deniyaya 6.3430 80.5590 town
Derangala 6.2189 80.4500 = දෙරණගල
Dikwella 5.9690 80.6950 town = Dickwella, Dikwella Beach
Diyagaha 5.9855 80.5786
Diyalape 6.1230 80.4466
Dondra 5.9290 80.5890 town = Devinuwara, Dondra Head Lighthouse, Dewinuwara, දෙවුන්දර, දෙවිනුවර (දෙවුන්දර)
Gandara 5.9376 80.6133
Godagama 5.9759 80.5185
Godapitiya 6.0887 80.4791 = கோதாபிட்டிய
Gomilamawarala 6.2101 80.5923
Hawpe 6.1329 80.4897
Hiriketiya 5.9640 80.7070 beach = Hiriketiya Beach, Hiriketiya Bay
Horapawita 6.1070 80.5827
Hummanaya Blow Hole 5.9777 80.7396 sight = Hummanaya, Kudawella Blow Hole
Kalubowitiyana 6.3117 80.3937
Kamburugamuwa 5.9446 80.4938
Kamburupitiya 6.0809 80.5663 town
Kapuduwa 6.0031 80.5640
Karagoda Uyangoda 6.0520 80.5283 = කරන්ගොඩ උයන්ගොඩ
Karaputugala 6.0845 80.6013 = කරපුටුල
Karatota 6.0641 80.6660
Kekanadura 5.9638 80.6133
Kekanadura Railway Station 5.9605 80.5997 station
Kiriweldola 6.3712 80.5355 = කිරිවැල්ගොඩ
Kiriwelkele 6.2423 80.4507
Kolawenigama 6.3232 80.5022
Kotapola 6.2760 80.5416 town
Kumbalgama Railway Station 5.9636 80.4097 station
Kushtarajagala 5.9695 80.4199 sight
Lankagama 6.3671 80.4605
Makandura 6.1419 80.5563
Maliduwa 6.1354 80.4105
Maramba 6.1455 80.4824
Matara 5.9483 80.5430 city = Mathara
Matara Railway Station 5.9510 80.5420 station = Matara Station
Mawella Beach 5.9954 80.7461 sight
Mediripitiya 6.3507 80.4931
Midigama 5.9640 80.3850 beach = Midigama Beach
Midigama Railway Station 5.9652 80.3916 station
Miella 6.1179 80.6716
Mirissa 5.9483 80.4572 beach = Mirrissa, Mirissa Beach, Coconut Tree Hill
Mirissa Harbour 5.9480 80.4510 harbour = Whale Watching Mirissa, Mirissa Whale Watching
Mirissa Railway Station 5.9520 80.4590 station = Mirissa Station
Morawaka 6.2601 80.4923 town
Mulatiyana 6.1606 80.5842
Mulatiyana Junction 6.1621 80.5855 junction = මුලටියාන හන්දිය, முலட்டியான சந்தி
Nadugala 5.9814 80.5497
Naimana 5.9634 80.5658
Palatuwa 5.9763 80.5184
Parapamulla 6.1516 80.6219
Pasgoda 6.2456 80.6086 town
Penetiyana 6.0477 80.4500 = පෙනතියන, பெண்டியான
Pitabeddara 6.1963 80.4688 town
Polhena 5.9360 80.5270 beach = Polhena Beach
Polwathumodara Railway Station 5.9646 80.4573 station
Puhulwella 6.0515 80.6257 = පුහුවැල්ල
Ransegoda 6.1186 80.5641
Rotumba 6.2258 80.5760
Secret Beach Mirissa 5.9438 80.4498 beach = Secret Beach
Sinharaja Forest Pitadeniya Entrance 6.3650 80.4850 park = Pitadeniya, Sinharaja Deniyaya
Sinharaja Lankagama Entrance 6.3727 80.4529 sight
Star Fort Matara 5.9483 80.5487 sight
Sultanagoda 5.9772 80.5110
Talalla 5.9450 80.6350 beach = Thalalla, Talalla Beach
Telijjawila 6.0243 80.4956 town = තෙලිජ්ජවෙල
Thihagoda 6.0133 80.5660 town
Urubokka 6.3107 80.6293 town = ஊர்பொக்க
Urugamuwa 6.0101 80.6479
Urumutta 6.1620 80.5169
Viharahena 6.3828 80.6020
Walakanda 6.0230 80.6559
Walasgala 5.9828 80.6986
Waralla 6.2764 80.5244
Weligama 5.9739 80.4294 beach = Weligama Beach, Weligama Bay, Belligam, Belligamme, வெலிகாமம்
Weligama Railway Station 5.9750 80.4230 station = Weligama Station
Wewrukannala Railway Station 5.9794 80.6978 station
Wilpita 6.1021 80.5122 town
Yatiyana 6.0303 80.6063
## Hambantota
Ambalantota 6.1230 81.0240 town = Ambalanthota
Andarawewa 6.2734 81.0637
Angunakolapelessa 6.1847 80.8791 town = அங்குனுகொலபெலஸ்ஸ
Angunakolawewa 6.4116 81.0859
Bandagiriya Colony 6.2409 81.1449 = பண்டகிரிய காலனி
Barawakumbuka 6.2258 80.9291
Barawakumbura 6.2320 80.9325
Bedigama 6.0992 80.7822
Beliatta 6.0575 80.7339 town
Beliatta Railway Station 6.0423 80.7370 station
Beragama 6.1421 81.0318
Beralihela 6.3216 81.2982
Bodagama 6.4302 81.0921
Bundala National Park 6.2020 81.2080 park = Bundala, Bundala Safari, Bundala Gate, පුන්දල, පුන්දල ජාතික උද්‍යානය, பண்டாலா
Dammulla 6.0729 80.7340
Ellagala 6.3333 81.2500 = ඇල්ලගල, எல்லகல
Gangulandeniya 6.2956 80.7187 = ගඟුලදෙණිය
Getamanna 6.0396 80.6896
Gonagamuwa Uduwila 6.2472 81.2656
Gonnoruwa 6.2333 81.1000
Goyambokka Beach 6.0109 80.7857 beach = Goyambokka
Hakuruwela 6.1493 80.8309
Hambantota 6.1246 81.1185 city = Hambanthota, Hambantotte
Hambantota Port 6.1340 81.1030 harbour = Magampura Port
Handugala 6.1903 80.6257 = හඳගුල
Heegoda 6.2834 80.6376
Hungama 6.1156 80.9291 = ஹங்காமா
Iththa Demaliya 6.1678 80.7459
Julampitiya 6.2355 80.7354
Kahandamodara 6.0699 80.8915
Kariyamaditta 6.2553 80.8129
Kasagala 6.1284 80.8201
Katuwana 6.2646 80.6913 town
Katuwana Dutch Fort 6.2675 80.6952 sight
Kawantissapura 6.3519 81.3130 = கவுந்திஸ்ஸபுர
Kirama 6.2067 80.6618
Kirinda 6.2210 81.3370 beach = Kirinda Beach
Lunama 6.0953 80.9678
Lunugamvehera National Park 6.3980 81.1700 park = Lunugamwehera National Park, Lunugamvehera Safari
Lunugamwehera 6.3612 81.1808 town = லுணுகம் வெஹர
Magama 6.2058 81.3042 = மகம
Mamadala 6.1597 80.9747
Mattala 6.2877 81.0864
Mattala Rajapaksa International Airport 6.2845 81.1241 airport = Mattala Airport, Hambantota Airport, HRI, MRIA, VCRI
Medamulana 6.1810 80.7686
Meegahajandura 6.1593 81.1273
Middeniya 6.2515 80.7644 town
Modarawana 6.1174 80.7242
Mulkirigala 6.1200 80.7400 sight = Mulkirigala Rock Temple
Netolpitiya 6.0656 80.8392
Nihiluwa 6.0714 80.7063
Nonagama 6.1136 80.9914
Okewela 6.1074 80.7159
Pannegamuwa 6.2979 81.2368
Rammalawarapitiya 6.2220 80.6368
Ranna 6.0971 80.8758 town
Rekawa 6.0520 80.8480 beach = Rekawa Beach, Rekawa Turtle Beach
Ridiyagama Safari Park 6.2460 80.9847 sight
Ruhunu Ridiyagama 6.2468 80.9825
Sooriyawewa 6.2714 81.0053 = Sooriyawewa Town
Tangalle 6.0243 80.7930 beach = Tangalla, Tangalle Beach, Thangalla
Tissamaharama 6.2796 81.2880 town = Tissa, Tissamaharamaya, Thissamaharama, திசமகராம, திஸ்ஸமகாராமை
Uda Gomadiya 6.2956 80.6693
Udamattala 6.2914 81.1214
Uswewa 6.2421 80.8834
Walasmulla 6.1556 80.6978 town
Weeraketiya 6.1476 80.7634 town
Weerawila 6.2700 81.2250 town = Wirawila
Weerawila New Town 6.2421 81.2292 = වීරවිල නව නගරය, வீரவில நியூடவுன்
Weligatta 6.2386 81.2188
Yala National Park 6.2815 81.4126 park = Yala, Ruhuna National Park, Yala Safari, Yala Palatupana Gate, Yala main gate, Palatupana Gate, Yala Block 1, යාල ජාතික වනෝද්‍යානය, යාල ජාතික උද්‍යානය, யால தேசிய பூங்கா, யால தேசிய வனம்
Yala National Park Katagamuwa Gate 6.3954 81.3357 park = Katagamuwa Gate, Yala Katagamuwa, Yala Sithulpawwa entrance
Yatigala 6.1134 80.6947
`
