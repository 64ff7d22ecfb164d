/** Places of North-Central Province. Format: domain/places/gazetteer/table-format.ts. */
export const northCentralPlaces = `
## Anuradhapura
Alagollewa 8.1450 80.6427
Andarawewa (Anuradhapura) 8.2837 80.2623
Angamuwa 8.1813 80.2070
Anuradhapura 8.3350 80.4060 city = Anuradapura, Anuradhapura New Town, අනුරාධපුරය, அனுராதபுரம், அநுராதபுரம்
Anuradhapura Museum 8.3474 80.3937 sight
Anuradhapura Railway Station 8.3510 80.4160 station = Anuradhapura Station
Anuradhapura Sacred City 8.3447 80.3970 sight = Sri Maha Bodhi, Ruwanwelisaya, Jaya Sri Maha Bodhi, Ruwanweli Seya
Aukana Buddha 8.0110 80.5130 sight = Avukana, Awukana, අව්කන
Balaluwewa 7.9800 80.5307
Bogahawewa 8.8097 80.7990 town
Bulnewa 8.0437 80.4474 town
Dematawewa 8.2833 80.5833
Eppawala 8.1441 80.4119 = எப்பாவெல
Etaweeragollewa 8.6146 80.5383
Galapitagala 8.0981 80.6826 = கலபிட்டிகல
Galenbindunuwewa 8.2918 80.7178 town = கலன்பிந்துனுவெவை
Galkiriyagama 7.9264 80.5719
Galkulama 8.2739 80.5002 town
Galnewa 8.0369 80.4725
Galpottegama 8.4174 80.3527
Ganewalpola 8.0916 80.6340 town
Gemunupura 8.1966 80.1680
Getalawa 8.3183 80.7741
Gnanikulama 8.2990 80.4368 = ඝාණිකුළම, ஞானிகுலம
Habarana 8.0360 80.7490 town = Habarana Junction
Habarana Railway Station 8.0510 80.7390 station = Habarana Station
Hamillewa 8.4675 80.7346
Hidogama 8.2619 80.4132
Horiwiala Railway Station 8.0678 80.6785 station
Horowpothana 8.5501 80.8326 = Horawpatana, හොරොව්පතාන
Hurigaswewa 8.0949 80.3700
Hurulu Eco Park 8.0720 80.7700 park = Hurulu Safari
Hurulunikawewa 8.2709 80.7592
Ihala Puliyankulama 8.1520 80.5633
Ihalagama 8.3318 80.4029
Ipalogama 8.0920 80.5173
Ipologama 8.0650 80.5355 = இப்பலோகம
Isurumuniya Temple 8.3348 80.3918 sight = Isurumuniya
Kagama 8.0423 80.5072
Kahatagasdigiliya 8.4264 80.6881 town = ககட்டகஸ்திகிலியை
Kalaoya 8.2097 80.1073 town
Kalawewa Railway Station 8.0237 80.5311 station
Kallanchiya 8.4634 80.5716
Kalpitiya (Anuradhapura) 8.3227 80.4086
Karagahawewa 8.3369 80.4155
Kebithigollewa 8.6407 80.6698 town = கெப்பிட்டிக்கொல்லாவை
Kekirawa 8.0370 80.5960 town
Kekirawa Railway Station 8.0586 80.5814 station
Kendewa 8.4910 80.6042
Kiralogama 8.1906 80.3687
Kirigalwewa 8.5363 80.5577
Kurundankulama 8.3549 80.4521 = குருந்தன்குளம்
Labunoruwa 8.1650 80.5980
Madatugama 7.9459 80.6271
Madegama Railway Station 8.4750 80.4352 station
Maha Elagamuwa 7.9915 80.6188
Mahakanadarawa 8.3500 80.3964 = மகாகனதரவ
Mahapothana 8.3879 80.7612
Mailagaswewa 8.2819 80.6826
Maneruwa 7.9021 80.4799
Maradankadawala 8.1274 80.5627 town
Medawachchiya 8.5390 80.4940 town = மதவாச்சி
Medawachchiya Railway Station 8.5545 80.4581 station
Megodawewa 8.2157 80.7024 = මීගොඩවැව
Mihintale 8.3540 80.5080 town = Mihinthale, Missaka, මිහින්තලය, மிகிந்தலை, மிஹிந்தலை
Mihintale Museum 8.3555 80.5132 sight
Mihintale Railway Station 8.3587 80.5016 station
Moragoda 8.2651 80.3643
Morakewa 8.5092 80.7852
Muriyakadawala 8.1447 80.5884
Nachchaduwa 8.2516 80.4668 town
Namal Uyana 7.9148 80.5787 sight = Jathika Namal Uyana, Rose Quartz Mountain
Namalpura 8.1440 80.7473
Negama Railway Station 7.9799 80.4835 station
Negampaha 7.9579 80.5112
Nochchiyagama 8.2926 80.2266
Oyamduwa 8.4347 80.2608
Padavi Maithripura 8.8703 80.7999 town
Padavi Ruwanpura 8.8412 80.8281
Padavi Siripura 8.9224 80.8096 = Padavi Sripura, பதவி சிரபுர
Padaviya 8.8329 80.7695 town
Padikaramaduwa 8.2359 80.7473
Pahala Maragahawe 8.2429 80.1532
Pahalagama 8.1859 80.2823
Palugaswewa 8.0604 80.6882
Palugaswewa Railway Station 8.0591 80.7132 station
Pandulagama 8.3275 80.3611
Parakramapura 8.8978 80.7758
Parangiyawadiya 8.4880 80.9208
Parasangaswewa Railway Station 8.4454 80.4314 station
Pubbogama 7.9281 80.5968
Punewa 8.6102 80.4688
Punewa Railway Station 8.6131 80.4630 station
Rajagiri Lena 8.3498 80.5069 sight
Rajanganaya 8.1629 80.2176 town = ராஜநாயகை
Rambewa 8.4416 80.5063 town = රම්බෑව්
Rampathwila 8.4026 80.6355
Ritigala 8.1170 80.6600 sight = Ritigala Monastery
Ruwanweliseya 8.3500 80.3964 sight = Ruwanwelisaya Stupa
Saliyapura 8.4054 80.4160
Saliyapura Railway Station 8.3899 80.4223 station
Seeppukulama 8.3816 80.5891
Sivalakulama 8.2564 80.6360
Siyabalagawewa Railway Station 8.4627 80.4332 station
Siyambalewa 8.0167 80.4271
Sravasthipura 8.2988 80.3770
Srawasthipura Railway Station 8.2988 80.3769 station
Talawa 8.2365 80.3508 town
Talawa Railway Station 8.2318 80.3482 station
Tambuttegama 8.1540 80.3046 = Thambuththegama
Telhiriyawa 8.1431 80.3141
Thambuttegama Railway Station 8.1544 80.3038 station
Tirappane 8.2133 80.5272
Tittagonewa 8.6965 80.7713
Upuldeniya 8.3138 80.6604
Viharapalugama 8.3630 80.4054
Viralmurippuwa Railway Station 8.5308 80.4466 station
Wahamalgollewa 8.4807 80.5022
Walagambahuwa 8.1559 80.4966
Wilpattu National Park 8.3128 80.1508 park = Wilpattu, Wilpattu Safari, Hunuwilagama Gate, Vilpattu, විල්පත්තුව, විල්පත්තුව ජාතික වනෝද්‍යානය, විල්පත්තු ජාතික වනෝද්‍යානය, வில்பத்து தேசிய பூங்கா
## Polonnaruwa
Attanakadawala 7.9331 80.8703 = අත්තනගඩවල
Bakamuna 7.7775 80.8184 town
Batukotuwa 8.0946 80.8986
Diyabeduma 7.9297 80.8710
Elahera 7.7323 80.7911 town
Gal Oya 8.1494 80.8373 = Galoya Junction, ගල්ඔය හන්දිය, கலோயா சந்தி
Galoya Railway Station 8.1378 80.8660 station
Giritale 8.0000 80.9320 town = Giritale Lake
Hatares Kotuwa Railway Station 8.1450 80.8393 station
Hingurakdamana 8.0416 80.9532
Hingurakgoda 8.0540 80.9520 town
Hingurakgoda Railway Station 8.0396 80.9514 station
Jayanthipura 7.9483 81.0018 = ஜெயந்திபுரா
Kalagahawela 7.7063 80.8288
Kaudulla National Park 8.1330 80.8700 park = Kaudulla, Kaudulla Safari, Kaudulla Gate, කවුඩුල්ල, කවුඩුල්ල ජාතික වනෝද්‍යානය, கவுடுல்ல, கவுடுல்லை
Kiri Vehera Polonnaruwa 7.9633 81.0036 sight
Lakshauyana 7.9905 80.9995
Manampitiya 7.9058 81.1259
Minneriya 8.0638 80.8983 town
Minneriya National Park 8.0360 80.8280 park = Minneriya Safari, Minneriya Gate, Ambagaswewa Gate, මින්නේරිය ජාතික වනෝද්‍යානය, මින්නේරිය ජාතික උද්‍යානය, மின்னேரியா தேசிய பூங்கா
Onegama 7.9777 81.0920 = ඕනගම, ஒன்கம
Orubendi Siyambalawa 7.7536 80.8129
Palugasdamana 7.9655 81.0258
Polonnaruwa 7.9396 81.0036 city = Polonnaruva, Polonaruwa, Topare, Pulasthipura, பொலன்னறுவை, பொலன்னறுவ, பொலநறுவை, பொலன்னருவை
Polonnaruwa Ancient City 7.9452 81.0028 sight = Gal Vihara, Polonnaruwa ruins
Polonnaruwa Museum 7.9418 80.9990 sight
Polonnaruwa Quadrangle 7.9475 81.0013 sight
Polonnaruwa Railway Station 7.9310 81.0060 station
Somawathiya 8.1145 81.1646
Talpotha 8.0315 81.0340
Tambala 8.0094 81.0697 = தம்பாலா
Tivanka Image House 7.9787 81.0060 sight
Unagalavehera 8.0119 80.9912 = உனகலவெஹர
Welikanda 7.9460 81.2491 town
Welikanda Railway Station 7.9470 81.2504 station
`
