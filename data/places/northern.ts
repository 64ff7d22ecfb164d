/** Places of Northern Province. Format: domain/places/gazetteer/table-format.ts. */
export const northernPlaces = `
## Jaffna
Allaipiddi 9.6199 79.9654
Alvai 9.8209 80.2042
Anaikoddai 9.6964 79.9948 = ආනයිකොඩ්ඩෙයි
Araly 9.6960 79.9420 town
Atchuveli 9.7786 80.1161 = අච්චුවේලි, அச்சுவேலி
Casuarina Beach 9.7610 79.8870 beach
Chankanai 9.7452 79.9724
Charty Beach 9.6332 79.9199 sight
Chavakachcheri 9.6592 80.1635 town
Chavakachcheri Railway Station 9.6570 80.1585 station
Chemmani 9.6628 80.0623
Chullipuram 9.7659 79.9462
Chundikuli 9.6535 80.0339
Chunnakam 9.7451 80.0278 town
Eluthumadduval 9.6562 80.2832
Eluthumadduval Railway Station 9.6610 80.2656 station
Erialai 9.6383 80.0786 = ඊරියාලයි
Gurunagar 9.6536 80.0169
Ilavalai 9.7953 79.9892 = ඉලවාලෙයි
Jaffna 9.6650 80.0130 city = Yalpanam, Yapanaya, Jaffna Town, Jaffnapatam, Jaffnapatnam, Yazhpanam, யாழ்
Jaffna Fort 9.6622 80.0084 sight
Jaffna International Airport 9.7923 80.0701 airport = Palali Airport, Palaly Airport, JAF, VCCJ
Jaffna Museum 9.6688 80.0239 sight
Jaffna Railway Station 9.6660 80.0200 station = Jaffna Station
Kachchai 9.6417 80.2054
Kaithady 9.6711 80.0968 = Kaitadi
Kandarodai 9.7469 80.0066 sight = Kadurugoda Temple
Kankesanthurai 9.8154 80.0445 town = කන්කසන්තුරය, කන්කසන්තුරේ
Kankesanthurai Harbour 9.8140 80.0420 harbour = KKS Port, Kankesanturai Harbour
Kankesanthurai Lighthouse 9.8161 80.0448 sight
Kantarodai 9.7578 79.9978
Karainagar 9.7398 79.8898 town = කරෙයිනගර්
Karainagar Peer 9.7078 79.8661
Karaveddi 9.8001 80.1994
Kayts 9.6526 79.9160 town = ஊர்காவற்துறை
Kayts Fort 9.7007 79.8520 sight
Keerimalai Springs 9.8136 80.0129 sight = Keerimalai, Keerimalai Hot Springs
Kodaikamam Railway Station 9.6812 80.2193 station
Kodikamam 9.6818 80.2212 town
Kokuvil 9.6908 80.0211
Kondavil 9.7030 80.0339
Kopay 9.7045 80.0694 town
Kurikadduwan Jetty 9.5976 79.7924 harbour = Kurikadduwan, KKD Jetty, Nainativu Ferry, Delft Ferry
Mahiyampathy 9.6621 80.0119
Malai Santhai 9.8056 80.2099
Mallakam 9.7619 80.0242
Mandaitivu 9.6165 79.9920 = මණ්ඩතිව්
Manipay 9.7289 79.9946 town
Manthikai 9.8060 80.2232
Maruthanarmadam 9.7304 80.0237
Mathagal 9.7860 79.9661
Meesalai 9.6778 80.1964 town = මීසාලෙයි
Meesalai Railway Station 9.6734 80.1888 station
Mirusuvil 9.6677 80.2340
Mirusuvil Railway Station 9.6742 80.2433 station
Nagarkovil 9.7031 80.3137
Nallur Kandaswamy Kovil 9.6748 80.0297 sight = Nallur, Nallur Temple
Navatkuli Railway Station 9.6617 80.0815 station
Neervely 9.7211 80.0847
Nilavarai Bottomless Well 9.7543 80.0883 sight = Nilavarai
North Kayts 9.7015 79.8628
Pandaterippu 9.7783 79.9724
Point Pedro 9.8240 80.2350 town = Paruthithurai, Parutitturai, Peduru Thuduwa
Ponnalai 9.7445 79.9210
Puloly 9.8173 80.2353
Pungudutivu 9.5897 79.8241 = පුංගුඩුතිව්
Punkankulam Railway Station 9.6593 80.0385 station
Puttur 9.7454 80.1069 town
Sandilipay 9.7493 79.9874
Sangarathai 9.7286 79.9668 = සංගරති
Sangathanai Railway Station 9.6640 80.1724 station
Sithankerny 9.7538 79.9616 town = සිතන්කර්නි
Sivankovilady 9.6713 80.0116
Tellippalai 9.7857 80.0337 = Thellippallai
Thachanthoppu Railway Station 9.6573 80.1108 station
Thalayadi 9.6303 80.4027 = Thalaiyadi, තලෙයියඩි
Thirunelvely 9.6826 80.0370
Thondamanaru 9.8184 80.1370
Urumpirai 9.7203 80.0430
Vaddukoddai 9.7286 79.9486 town = වඩ්ඩුකොඩ්ඩෙයි
Vallai 9.7770 80.1295
Valukkairaru 9.7074 79.9656
Valvettithurai 9.8149 80.1661 = වැල්වැටිතුරෙයි
Vannarponnai 9.6838 80.0137
Varany 9.6665 80.0110
Vasavilan 9.7883 80.0701
Velanai 9.6372 79.9011
## Kilinochchi
Akkarayankulam 9.3262 80.3018
Aliyawalai 9.5882 80.4466
Ambalnagar 9.3458 80.4187
Ariviyal Nagar Railway Station 9.3187 80.4078 station
Cheddiyakurichchi 9.3727 80.4118
Elephant Pass 9.5100 80.4080 town = අලිමංකඩ, ஆனையிறவு
Elephant Pass Railway Station 9.5024 80.4057 station
Iyyakachchi 9.5715 80.4162 = අයියකච්චි
Kalmadunagar 9.3786 80.5161
Kandavalai 9.4666 80.4907 town
Karachchi 9.3835 80.4084
Karadipokku 9.4086 80.4064
Kilay 9.3898 80.4065 = කිලේ, கிலே
Kilinochchi 9.3960 80.3990 city = කිලිනොච්චිය
Kilinochchi Railway Station 9.3857 80.4061 station
Konavil 9.3515 80.3269
Kunchuparanthan 9.4109 80.3383
Mulliyan 9.5531 80.4716
Murasumoddai 9.4379 80.4528
Nallur Kovil 9.4493 80.2757
Pallai Railway Station 9.6076 80.3300 station = Pallai, පලෙයි
Pallavarayankaddu 9.3143 80.1708
Parantan 9.4363 80.4077 = Paranthan
Paranthan Railway Station 9.4387 80.4070 station
Poonakary 9.5033 80.2112
Pooneryn 9.5039 80.2125
Pudukattu 9.5820 80.3657
Puliyampokkanai 9.4410 80.5312
Punakari-Nallur 9.4503 80.2781
Ramanathapuram 9.3670 80.4938
Sivanagar 9.3889 80.3422
Sivapuram 9.4459 80.4173
Skanthapuram 9.3371 80.3018
Soranpattu 9.5970 80.3687 = සෝරන්පත්තුව
Tharmapuram 9.4107 80.5234
Thirunagar 9.3944 80.3909
Thiruvaiaru 9.3762 80.4271
Uruthirapuram 9.3986 80.3464
Vaddakachchi 9.3614 80.4667
Velikkandal 9.4295 80.4826
Veravil 9.3529 80.0786
## Mannar
Aandankulam 8.9414 80.0228
Adam's Bridge Talaimannar 9.0912 79.7014 sight
Adampan 8.9729 80.0080
Arippu 8.7926 79.9296
Athimottai 8.9777 79.9163 = ඇතිමොට්ටෙයි
Chilavathurai 8.7450 79.9542 = චිලාවතුරෙයි, சிலாவத்துறை
Erukkalampiddy 9.0343 79.8815
Illuppaikadavai 9.0925 80.0806
Karisal 9.0668 79.8413
Kokkupadayan 8.7331 79.9668
Madhu Church 8.8548 80.2031 sight = Shrine of Our Lady of Madhu, Madhu Shrine, මඩු පල්ලිය, மடு தேவாலயம்
Madhu Road 8.8142 80.1764
Madhu Road Railway Station 8.7739 80.1502 station
Madu 8.8558 80.2010
Madu Road 8.7719 80.1523
Mannar 8.9810 79.9040 city = Mannaram, Manaar, Manar, මන්නාරම
Mannar A14 A32 Junction 8.9452 79.9236 junction
Mannar Baobab Tree 8.9817 79.9234 sight
Mannar Fort 8.9759 79.9171 sight
Mannar Railway Station 8.9713 79.8937 station
Marichchukkaddi 8.5805 79.9460 = Marichchikaddi
Mullikulam 8.7255 79.9605
Murunkan 8.8343 80.0508
Nanattan 8.8369 79.9690
Palampiddy 8.9221 80.2154
Pallimunai 8.9801 79.9216 = පල්ලිමුනෙයි
Pandaraveli 8.7816 79.9501
Pappamoddai 8.9930 80.0144
Parappankandal 8.8740 80.0479
Parappukadanthan 8.9155 80.0653
Parayanalankulam 8.7498 80.1835
Periyakunchikulam 8.9759 79.9170
Periyamadhu 8.9810 80.1763
Pesalai 9.0828 79.8101 = පේසාලෙයි
Pesalai Railway Station 9.0823 79.8227 station
Potkerny 8.7793 79.9692 = පොට්කර්නි
Puthukudiyiruppu 9.0604 79.8473 = පුදුකුඩිඉරිප්පු
Puthuveli 8.7698 79.9654
Silavathurai 8.7514 79.9506
Sooriyakaddaikadhu 8.9817 79.9232
Talaimannar 9.0900 79.7230 town = Thalaimannar, තලෙයිමන්නාරම
Talaimannar Railway Station 9.1033 79.7300 station
Thalaimannar Pier 9.1023 79.7260 = තලෙයිමන්නාරම පියර්, தலைமன்னார் பையர்
Thalaimannar West 9.0834 79.7344 = තලෙයිමන්නාරම බටහිර, தலைமன்னார் மேற்கு
Thalvupadu 8.9909 79.8888
Tharapuram 9.0124 79.8759
Thiruketheeswaram 8.9444 79.9577
Thiruketheeswaram Railway Station 8.9155 79.9478 station
Uyilankulam 8.8932 79.9923
Uyirtharasankulam 8.9863 79.9089
Vaddakandal 8.9077 80.0353
Vankalai 8.9368 79.9236
Vellankulam 9.1889 80.1265
Veppankulam 8.7860 80.0144
Vidataltivu 9.0215 80.0509 = විඩතලතිව්
## Mullaitivu
Alampil 9.1816 80.8461
Ampalavanpokkanai 9.3742 80.6872
Ananthapuram 9.3254 80.7289
Karuppaddamurippu 9.1526 80.5202
Kohombagas Handiya 9.0912 80.8982 junction
Kokkilai 8.9915 80.9610
Kollavilankulam 9.1266 80.3273
Kumulamunai 9.1525 80.8238 = කුමුලමුනෙයි
Mallavi 9.1414 80.3024
Mankulam 9.1294 80.4467 town
Mankulam Railway Station 9.1299 80.4444 station
Mullaitivu 9.2670 80.8150 city = Mullaithivu, Mulativu, මුලතිව්
Mullivaikkal 9.3120 80.7866
Mulliyawalai 9.2192 80.7644
Murikandi-Kokavil Railway Station 9.2064 80.4175 station
Murukandy 9.2630 80.3965
Naddankandal 9.0040 80.2210
Nedunkeni 9.0615 80.6608
Oddusudan 9.1539 80.6497 town
Puthukkudiyiruppu 9.3137 80.6963 town = පුදුක්කුඩිඉරිප්පු, புதுக்குடியிருப்பு
Puthuvedduvan 9.2475 80.3324
Thunukkai 9.1341 80.2863
Udayarkaddu 9.3132 80.5841
Welioya 8.9666 80.7823 town
Yogapuram 9.1304 80.3072
## Vavuniya
Alagalla 8.6790 80.5049
Andiyapuliyankulam 8.7219 80.2656
Asikulam 8.6818 80.5366
Cheddikulam 8.6656 80.2962
Chemamadukulam 8.8822 80.5819
Chettikulam Railway Station 8.6688 80.3058 station
Iranai lluppaikulam 8.8524 80.3613
Iratperiya Kulam Railway Station 8.7096 80.4813 station
Iratta Periyakulama 8.7071 80.4821 = இரட்டை பெரியகுளம
Kalmadhu 8.8395 80.3937
Kanagarayankulam 8.7537 80.4958
Kela Bogaswewa 8.8790 80.6604
Kovilkulam 8.7375 80.5063
Madukanda 8.7566 80.5605
Mahakachchakodiya 8.7856 80.5758 = மகாகச்சகோடியா
Mamaduwa 8.8163 80.5550
Maradammaduwa 8.5783 80.3686
Maruthodai 8.8686 80.5172 = මරුතෝඩෙයි
Nainamadu 9.0408 80.5827
Nedunkerny 9.0537 80.6604
Nelukkulam 8.7647 80.4493
Neriyakulam 8.6155 80.3547
Neriyakulam Railway Station 8.6167 80.3569 station
Nochchimoddai 8.8314 80.5049 = නොච්චිමොඩෙයි
Omanthai 8.8724 80.5077
Omanthai Railway Station 8.8653 80.5011 station
Palamoddai 8.9432 80.3993 = පලාමොඩෙයි
Pampaimadu 8.7856 80.4160
Pavakkulama Unit 1 8.7542 80.4982 = පාවක්කුලම ඒකකය 1, பாவக்குளம அலகு 1
Pavakkulama Unit 2 8.7063 80.4021 = පාවක්කුලම ඒකකය 2, பாவக்குளம அலகு 2
Periya Ulukkulama 8.6768 80.4160 = பெரிய உலக்குலமா
Periyathambanai 8.7923 80.4660 = පෙරියතම්බානෙයි
Poovarasankulam 8.7842 80.3603
Puliyankulam 8.9647 80.5254 = පුලියන්කුලම
Puliyankulam Railway Station 8.9609 80.5230 station
Sathirikulankulam 8.7783 80.4849
Sinnasippikulam 8.5715 80.3324
Thandikulam 8.7873 80.4827
Thandikulam Railway Station 8.7783 80.4849 station
Vaarikkuttiyoor 8.7385 80.5094
Vavuniya 8.7510 80.4980 city = Vavunia, Vavuniyawa, වව්නියාව
Vavuniya Railway Station 8.7540 80.4936 station
Vavuniya South 8.7254 80.5553
`
