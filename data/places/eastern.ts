/** Places of Eastern Province. Format: domain/places/gazetteer/table-format.ts. */
export const easternPlaces = `
## Trincomalee
Agbopura 8.3314 80.9765
Agbopura Railway Station 8.3267 80.9797 station
Arisimale Beach 8.9365 81.0073 sight
China Bay 8.5629 81.1990 = චීන වරාය, சீன குடா
China Bay Airport 8.5385 81.1819 airport = Trincomalee Airport, TRR, VCCT
China Bay Railway Station 8.5564 81.1905 station
Ganthalawa Railway Station 8.4165 81.0369 station
Gomarankadawala 8.6746 80.9553 town
Hood's Tower Museum 8.5403 81.2313 sight
Kaddaiparichchan 8.4543 81.2918
Kanniya 8.5988 81.1872
Kanniya Hot Springs 8.6045 81.1713 sight = Kanniya Hot Wells
Kantalai 8.3513 81.0070
Kantalai Sugar Factory 8.3167 81.0467 = කන්තලේ සීනි කර්මාන්ත ශාලාව, கந்தளாய் சீனி தொழிற்சாலை
Kantale 8.3600 81.0050 town = Kanthale
Kantale Railway Station 8.3562 81.0062 station
Kiliveddy 8.3618 81.2843
Kinniya 8.5014 81.1919 town
Koneswaram Temple 8.5826 81.2455 sight = Swami Rock, Fort Frederick
Kuchchaveli 8.8214 81.0948
Kumburupiddy 8.7357 81.1610
Kurinchakerny 8.5019 81.1720 = කුරින්චකෙමි
Mahadivulwewa 8.6174 80.9643
Mollipothana Railway Station 8.4451 81.0618 station
Mullipothana 8.4287 81.0562
Mutur 8.4441 81.2638 town
Neelapola 8.3701 81.2243
Nilaveli 8.6870 81.1900 beach = Nilaveli Beach, Nilaweli
Palatoppu 8.3924 81.2933
Pankulam 8.6282 81.0334 town
Pulmoddai 8.9381 80.9887 town = පුල්මුඩේ
Rottawewa 8.5995 80.9217
Sampaltivu 8.6366 81.2231
Sampoor 8.4822 81.2894
Serunuwara 8.3258 81.3005 town = සේනුවර
Seruwawila 8.3725 81.3201
Seruwila 8.3706 81.3199
Tampalakamam 8.4974 81.0920 = Thampalakamam
Thampalakamam Railway Station 8.4983 81.0954 station
Thiriyaya 8.6405 81.0143 = Tiriyayi
Toppur 8.4046 81.3124
Trincomalee 8.5711 81.2335 city = Trinco, Tirukonamalai, Thirukonamalai, Trinquemale, Gokanna, Tirikunamalaya, ත්‍රිකුණාමලය
Trincomalee Harbour 8.5640 81.2310 harbour = Inner Harbour Trincomalee
Trincomalee Railway Station 8.5830 81.2290 station = Trincomalee Station
Uppuveli 8.6060 81.2190 beach = Uppuveli Beach, Uppuweli
Verugal 8.2892 81.3602
Wanela 8.3817 81.0796
## Batticaloa
Ampilanthurai 7.5695 81.7343 town = අම්පිලන්තුරෙයි
Aythiyamalai 7.6758 81.5704 = Ayithiyamalai, අයිතියමලෙයි
Batticaloa 7.7130 81.6940 city = Batti, Madakalapuwa, Mattakkalappu, Baticaloa, Batticalo
Batticaloa International Airport 7.7058 81.6788 airport = Batticaloa Airport, BTC, VCCB
Batticaloa Lighthouse 7.7548 81.6854 sight
Batticaloa Railway Station 7.7200 81.7020 station = Batticaloa Station
Chankaladi 7.7851 81.5911
Cheddipalayam 7.5796 81.7849
Chenkalady 7.7860 81.6020 town = Chenkaladi
Eravur 7.7771 81.6037 town
Eravur Railway Station 7.7856 81.6046 station
Kalkudah 7.9120 81.5520 beach = Kalkuda, Kalkudah Beach, කල්කුඩාව
Kaluwanchikudi 7.5294 81.7946
Kaluwanchkudi 7.5173 81.7872
Kannankudah 7.6789 81.6725 = කන්නන්කුඩා
Karadiyanaru 7.7010 81.5367 town
Kathiraveli 8.2229 81.4039 = කදිරවේලි
Kattankudi 7.6854 81.7260 = Kattankudy
Kiran 7.8678 81.5103
Kirankulam 7.6053 81.7684
Koddaikallar 7.4839 81.8080 = කොඩ්ඩෙයිකල්ලාර්, கோட்டைக்கல்லாறு
Kokadicholai 7.6055 81.7121 = Kokkaddicholai, කොක්කඩිචෝලෙයි
Kovitkulam 7.6565 81.7407
Kumburumukai 7.8767 81.5409
Kurukkalmadam 7.5880 81.7804
Mandur 7.4827 81.7541
Miravodai 7.8894 81.5103 = මිරවෝඞායි
Navaladdy 7.9453 81.5067 = Navalady
Oddamavadi 7.9158 81.5211 town = ඔට්ටමාවඩ්
Palamunai 7.6611 81.7472 = පාලමුන
Pasikudah 7.9240 81.5600 beach = Passikudah, Pasikuda, Passekudah, Pasikudah Beach, පාසිකුඩාව
Periyaporativu 7.5192 81.7691 = பெரியபோரைதீவு
Porativu 7.5183 81.7546
Punanai 7.9650 81.3890
Punani Railway Station 7.9643 81.3854 station
Rajagala Monastery 7.4915 81.6160 sight = Rajagala
Santhiveli 7.8391 81.5494
St Mary's Cathedral Batticaloa 7.7124 81.6960 sight
Thannamunai 7.7531 81.6378
Thettativu 7.5558 81.7967 = තෙටිටතිවු
Thikkodai 7.5244 81.6884 = තික්කොඞයි
Thirukkondaiadimadu 7.9453 81.5067
Unnichchai 7.6183 81.5488 = උන්නිච්චේ
Vakaneri 7.9265 81.4828 = වාගනේරි
Vakarai 8.1312 81.4365 town = වාකරෙයි
Valachchenai 7.9210 81.5300 town = Valaichenai, වාලච්චේන
Valachchenai B185 Junction 7.9268 81.5298 junction
Valaichchenai Railway Station 7.9103 81.5319 station
Vantharumoolai 7.7906 81.5569 = වන්තරුමූලෙයි
Vellavely 7.4956 81.7295 = Vellaveli
## Ampara
Aalankulam 7.2283 81.7810
Aalankulam Junction 7.2172 81.8129
Addalachchenai 7.2506 81.8544 = Addalaichenai, අඩ්ඩාලච්චේන
Akkaraipattu 7.2180 81.8500 city = Akkarapattu, අක්කරෙයිපත්තුව, අක්කරපත්තුව, அக்கரைப்பற்று
Ambalam 7.1732 81.7567
Ampara 7.2980 81.6750 city = Ampare
Arugam Bay 6.8404 81.8340 beach = Arugam, Aragum Bay, Arugam Bay Beach, A-Bay, ආරුගම් බේ, ආරුගම් බොක්ක, அறுகம் குடா, அறுகம்பே, ஆறுகம் குடா
Bakmitiyawa 7.0296 81.6802
Banagama 7.2175 81.7464
Chadayantalawa 7.3797 81.7331
Chavalakadai 7.4126 81.7769
Chenaikudiruppu 7.4183 81.8043
Danigala Rock 7.6809 81.2136 sight = Alien Mountain
Deegavapi Stupa 7.2849 81.7857 sight = Deeghavapi
Deegawapiya 7.2588 81.7493 town = தீகவாபி
Deegawapiya Temple 7.2849 81.7854
Digamadulla Weeragoda 7.3901 81.6966
Dorakumbura 7.3589 81.3014
Elephant Rock 6.8982 81.8474 sight
Gal Oya National Park 7.2130 81.5300 park = Inginiyagala, Gal Oya Lodge
Gonagolla 7.4304 81.5589
Hulannuge 6.9285 81.6547
Irakkamam 7.2442 81.7459
Kalmunai 7.4130 81.8250 city = කල්මුණේ, කල්මුනේ
Kalmunai Beach 7.4234 81.8310
Karaitivu 7.3770 81.8388
Karativu 7.3770 81.8415 = කරතිව්
Koknahara 7.2239 81.5623
Kolamanthalawa 7.2943 81.2794
Komari 6.9863 81.8648
Kumana National Park 6.6450 81.7700 park = Kumana, Yala East, Kumana Okanda Gate, Okanda
Lahugala 6.8779 81.7160 town
Maha Oya Hot Springs 7.5522 81.3531 sight
Mahaoya 7.5459 81.3775 town = மகா ஓயா
Malkampiddy 7.3236 81.8022
Namaloya 7.3312 81.5322
Navithanveli 7.4258 81.7746 = නාවිදන්වෙලි
Nintavur 7.3212 81.8578 = Ninthavur, නින්දවූර්
Oluvil 7.2945 81.8607 = ඔළුවිල
Oluvil Lighthouse 7.2904 81.8672 sight
Padiyatalawa 7.3834 81.2282 town = Padiyathalawa
Pahalalanda 7.2227 81.5898
Panama 6.7989 81.8219 town
Paragahakele 7.2578 81.6090 = பரகஹகலே
Periyaneelavanai 7.4516 81.8142 = පෙරියනීලවන්නි
Polwaga Janapadaya 7.2435 81.5569
Polwatta 7.2222 81.5612
Pottuvil 6.8760 81.8330 town = Pothuvil, පොතුවිල
Sainthamaruthu 7.3931 81.8349 town = සායින්දමරුදු
Sammanthurai 7.3643 81.7930 = Samanthurai, සමන්තුරේ
Sangamankanda Point 7.0258 81.8779 sight
Serankada 7.4568 81.2787
Thambiluvil 7.1285 81.8486
Tirukovil 7.1153 81.8525 = Thirukkovil, තිරුකෝවිල
Uhana 7.3629 81.6364 town
Veeragoda Central Camp 7.4135 81.7361
Wadinagala 7.1263 81.5734
Whisky Point 6.8900 81.8300 beach = Whiskey Point
`
