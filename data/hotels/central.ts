/**
 * Hotels of Central Province. Made by `npm run hotels`; corrections stand in scripts/hotels/corrections.txt.
 * Format: worker/places/hotel-table.ts
 *
 * © OpenStreetMap contributors; Sri Lanka Tourism Development Authority. This table is a database under the Open
 * Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/: whoever changes it and offers it to
 * others does so under the same licence.
 */
export const centralHotels = `
## Kandy
Benvila | Akurana | 7.3822 80.6654 | guest house C
Delma Mount View Hotel | Ambatenna | 7.3342 80.5676 | guest house A | Delmar Mount View Hotel
Dilanka Hotel | Ambatenna | 7.3294 80.5703 | guest house C
Nisala Villa | Ambatenna | 7.3492 80.6083 | bungalow B
The Mansion | Ambatenna | 7.3361 80.5704 | hotel C
The Golden Crown Hotel | Ampitiya | 7.2772 80.6554 | hotel B3
Aventra Rest Inn | Deltota | 7.1976 80.6709 | guest house C
Delthota Village | Deltota | 7.1741 80.6992 | guest house B
Dream Lodge | Deltota | 7.2241 80.7106 | guest house C
Dushmantha's Home | Deltota | 7.2192 80.7108 | guest house C
Galavilla Boutique Hotel & Spa | Deltota | 7.2207 80.6955 | hotel A
Gethsamane Cottage | Deltota | 7.2149 80.6691 | guest house C
Hotel Deltota | Deltota | 7.1757 80.6993 | hotel B
Saman Bandara Hotel | Deltota | 7.1978 80.6692 | hotel C
Stone Gale Estate Villa | Deltota | 7.1778 80.6734 | hotel C
Windloft Retreat | Deltota | 7.1845 80.7041 | hotel C
Crysbro Bungalow | Dolosbage | 7.0819 80.5055 | hotel C
Avinka Villa (Galagedara) | Galagedara | 7.3408 80.5574 | hotel C
Dickella Resort and Spa | Galagedara | 7.3710 80.5260 | hotel C
Lucky Tourist Inn | Galagedara | 7.3706 80.5277 | guest house T
My Home Galagedara | Galagedara | 7.3727 80.5317 | hostel C
Galaha Tea Bungalow | Galaha | 7.2050 80.6630 | guest house A
Bin Vino | Gampola | 7.1673 80.5893 | hotel A
Ellerton Bungalow | Gampola | 7.1870 80.6298 | guest house A | Ellerton Hotel
Elpitiya Walauwa | Gampola | 7.1906 80.6025 | guest house A
Gampola Rest House | Gampola | 7.1610 80.5675 | guest house C
Gonadika Holiday Bungalow | Gampola | 7.1934 80.5405 | bungalow C
Kirinda Walawwa | Gampola | 7.1640 80.5730 | homestay T
Mount Havana | Gampola | 7.1450 80.5996 | hotel A | Mount Havana Luxury Boutique Villa
Paddyfield Hideaway | Gampola | 7.1640 80.5730 | homestay T
Samanpaya | Gampola | 7.1640 80.5730 | homestay T
Travellers Rest Home | Gampola | 7.1594 80.5606 | villa B
Walauwa | Gampola | 7.1640 80.5730 | homestay T
Isuru Restaurant | Gelioya | 7.2169 80.5979 | guest house B
River Valley Residence | Gunnepana | 7.2984 80.6577 | homestay B
Blue Ribbon | Gurudeniya | 7.2656 80.6893 | homestay B
Elegant Hotel | Handessa | 7.2217 80.5839 | hotel B
Paradise Cottage Finn Bungalows | Handessa | 7.2303 80.5820 | bungalow T
Kegalu Hotel | Hasakala | 7.3414 80.9287 | hotel C
Bin-oya Bungalow | Hatton | 6.9383 80.5627 | guest house C
Amandari Villa | Hindagala | 7.2236 80.6122 | hotel C
Club Lespri | Hindagala | 7.1995 80.6399 | hotel A
Land's End (Hindagala) | Hindagala | 7.2255 80.6136 | hotel C
Pinecrest | Hindagala | 7.1997 80.6403 | hotel C
Pinnacle Fine Accommodation | Hindagala | 7.2457 80.5913 | hotel B
SR Villa Kandy | Hindagala | 7.2338 80.6061 | hotel C
Upper Hanthana Guest House | Hindagala | 7.2470 80.6150 | guest house B
Villa Panorama | Hindagala | 7.2249 80.6102 | bungalow B
Yalegoda Walauwa | Hindagala | 7.2408 80.5885 | bungalow C
Dambika Hotel | Hunnasgiriya | 7.2970 80.8524 | hotel B
Ambanwala Tourist Bungalow | Kadugannawa | 7.2168 80.5440 | bungalow C
Gadadessa Eco Resort | Kadugannawa | 7.2387 80.5336 | hotel C
Kadugannawa Homestay | Kadugannawa | 7.2570 80.5189 | homestay T
Lakhiru Holiday Resort and Restaurant | Kadugannawa | 7.2570 80.5189 | guest house T
Mount Pleasant | Kadugannawa | 7.2570 80.5189 | bungalow T
Pearl Rich Hotel & Banquet Hall | Kadugannawa | 7.2614 80.5358 | guest house B
Dumbanagala Chalet | Kalugala | 7.3750 80.8519 | guest house B
135 Villa | Kandy | 7.2936 80.6350 | homestay T
1923 Old House Hostel | Kandy | 7.2794 80.6233 | hostel C
256 Townhouse Rest | Kandy | 7.2994 80.6368 | hotel C
335 Holiday Homes | Kandy | 7.2872 80.6279 | apartment C
Alcam Holiday Home | Kandy | 7.2830 80.6355 | guest house C
Alex Home Stay | Kandy | 7.3114 80.6291 | homestay B
Alpine Ridge Apartment | Kandy | 7.2936 80.6350 | apartment T
Amaara Residence | Kandy | 7.2896 80.6385 | hotel C
Amaara Sky Hotel | Kandy | 7.2922 80.6274 | hotel A
Amali Home Stay | Kandy | 7.2596 80.6178 | homestay A
Amanda Hills | Kandy | 7.2870 80.6419 | guest house A
Amaya Hills Hotel | Kandy | 7.2590 80.6191 | hotel A4 | Amaya Hills, Le Kandyan
Ambis Inn | Kandy | 7.2886 80.6440 | hotel C
Amigo's Studio Apartment | Kandy | 7.2936 80.6350 | homestay T
Amrita Homestay | Kandy | 7.2681 80.6618 | homestay A | Amrita
Angel Tower Rest Inn Kandy | Kandy | 7.2744 80.6219 | guest house C | Angel Tower
Anna Shanthi Villa | Kandy | 7.2850 80.6476 | guest house C
Anniewatte Apartments | Kandy | 7.2936 80.6350 | homestay T
Anniewatte House | Kandy | 7.2909 80.6232 | guest house A | Anniwatte Cottage
Araliya | Kandy | 7.2936 80.6350 | homestay T
Araliya Holiday Bungalow | Kandy | 7.2910 80.6259 | bungalow B
Aronka Homestay | Kandy | 7.2860 80.6438 | guest house C
Aruna Holiday Bungalow | Kandy | 7.2769 80.6240 | bungalow B
At Kandy | Kandy | 7.2845 80.6634 | guest house C
Attic Hanthana | Kandy | 7.2756 80.6255 | chalet A | Hanthana House
Avaana by Springhills | Kandy | 7.3119 80.5959 | homestay B
B & B by the Woods | Kandy | 7.2948 80.6454 | guest house C
BPR Asgiriya | Kandy | 7.2983 80.6329 | hotel B
Baramba | Kandy | 7.2936 80.6350 | bungalow T
Bee View Home Stay | Kandy | 7.2766 80.6364 | homestay A
Ben's Rest | Kandy | 7.3070 80.6313 | guest house B
Birds Hill | Kandy | 7.2936 80.6350 | homestay T
Blinkbonnie Inn | Kandy | 7.2862 80.6434 | hotel C
Blossom Rest | Kandy | 7.2753 80.6372 | hotel C
Blue Haven | Kandy | 7.3050 80.6312 | guest house B
Blue Moon (Kandy) | Kandy | 7.2887 80.6165 | hotel B
Bluepillars Hotel | Kandy | 7.2989 80.6313 | hotel C
Burmese Rest | Kandy | 7.3005 80.6365 | guest house C
Cambels Lane Forest View | Kandy | 7.3227 80.6307 | homestay B
Candy Eco Camp | Kandy | 7.2645 80.6220 | camp C
Casa Blanco | Kandy | 7.2540 80.6183 | hotel A
Castelo Kandy | Kandy | 7.2866 80.6471 | hotel B
Castle Hill Guest House | Kandy | 7.2887 80.6384 | guest house C
Central City Hostel 89 | Kandy | 7.2917 80.6318 | hostel C
Ceyloni Lake Residency | Kandy | 7.2890 80.6389 | hotel C
Charlton Kandy Rest | Kandy | 7.2950 80.6376 | guest house B
Chaya Hills Kandy | Kandy | 7.2375 80.6021 | apartment B
Che's Villa | Kandy | 7.2907 80.6239 | guest house B
Cheliyan Villa | Kandy | 7.2846 80.6200 | guest house A
Cinnamon Citadel | Kandy | 7.3058 80.6238 | hotel A3 | Chaaya Citadel
Cirute' Talwatte Kandy Hotel | Kandy | 7.2889 80.6562 | hotel C
City Breeze Residence | Kandy | 7.2925 80.6548 | guest house A | Kandy River Breeze
City Hostel | Kandy | 7.2820 80.6526 | hostel C
City Mission | Kandy | 7.2961 80.6375 | guest house C
City View Hostel | Kandy | 7.2934 80.6373 | hostel C
Cloud INN Kandy | Kandy | 7.2840 80.6519 | guest house C
Cloud Nine | Kandy | 7.2906 80.6232 | hotel B
Comfort Residence | Kandy | 7.3193 80.6334 | hotel A | Comfort Home Stay
DSM Home Stay | Kandy | 7.3103 80.6357 | homestay B
Dalada Maligawa Pilgrimage | Kandy | 7.2925 80.6423 | guest house C
Dandelion Guest House | Kandy | 7.2928 80.6250 | guest house C
Day Break Homestay & Restaurant | Kandy | 7.2731 80.6600 | guest house C
Days Inn | Kandy | 7.2850 80.6448 | hotel C
Deck On The Hills | Kandy | 7.2846 80.6202 | hostel C
Deerpoint Bungalow | Kandy | 7.3000 80.6501 | bungalow B
Devon Hotel | Kandy | 7.2846 80.6500 | hotel A2
Devon Rest | Kandy | 7.2902 80.6385 | hotel C
Dilshan's Place | Kandy | 7.2864 80.6385 | apartment C
Dove Rest | Kandy | 7.2745 80.6368 | hotel C
Dumbara Peak Residence | Kandy | 7.2948 80.6360 | hotel C
Dunumadalawa Villas | Kandy | 7.2740 80.6379 | hotel C
Eagle's Rest Homestay Hanthana | Kandy | 7.2750 80.6349 | homestay B
Earl's Regency Hotel | Kandy | 7.2820 80.6695 | hotel A5
Earl's Regent | Kandy | 7.2833 80.6102 | hotel A3 | Earls Regent Hotel
Eco Home Holiday Inn | Kandy | 7.2936 80.6350 | homestay T
Empire Valley Hotel | Kandy | 7.2838 80.6495 | hotel C
Evergreen Homestay | Kandy | 7.2812 80.6146 | homestay B
Expeditor Guest House | Kandy | 7.2877 80.6426 | guest house C
Feel Home Kandy | Kandy | 7.2740 80.6204 | hotel C | Feel Home Homestay
Fog Kandy | Kandy | 7.2649 80.6227 | guest house C
Forest Glen Guesthouse | Kandy | 7.3006 80.6398 | guest house B
Forest View Holiday Home | Kandy | 7.2749 80.6390 | hotel C
Forest Villa | Kandy | 7.2843 80.6440 | hotel A
Fortuna Heritage Home | Kandy | 7.2886 80.6437 | hotel C
Fortune House Kandy | Kandy | 7.2832 80.6509 | guest house C
Freedom Lodge (Kandy) | Kandy | 7.2882 80.6423 | hotel B
Friendly Family Guest House | Kandy | 7.2936 80.6350 | homestay T
Funk Bunk Tourist Inn | Kandy | 7.2814 80.6498 | guest house C
Garden Rest | Kandy | 7.2832 80.6247 | homestay B
Glen Guest House | Kandy | 7.2876 80.6422 | guest house B
Golden Nest Villa | Kandy | 7.2936 80.6350 | bungalow T
Grand Serendib | Kandy | 7.2856 80.6446 | hotel C
Granny's Forest Lodge | Kandy | 7.2775 80.6365 | hotel C
Great View | Kandy | 7.2882 80.6245 | hotel B
Green View Boutique | Kandy | 7.2839 80.6513 | guest house C
Green Villa (Kandy) | Kandy | 7.2931 80.6473 | guest house C
Greenwood Edge | Kandy | 7.2759 80.6388 | hotel C
Greenwood Guest | Kandy | 7.2940 80.6460 | guest house C
Greenwood Homestay | Kandy | 7.3025 80.5930 | guest house C
H S Homestay | Kandy | 7.2812 80.6260 | guest house C
Hantana Range View | Kandy | 7.2843 80.6179 | homestay B
Hantane Shadow Resort | Kandy | 7.2613 80.6324 | hotel B
Hanthana Holiday Rooms | Kandy | 7.2755 80.6384 | hotel A | The Grand Hanthana, Hantana Holiday Resort, Hantahana Holiday Rooms
Hanthana Jungle View Holiday Home | Kandy | 7.2811 80.6358 | guest house B | Jungle View
Hawalli Villa | Kandy | 7.2822 80.6216 | bungalow B
Helga's Folly Hotel | Kandy | 7.2853 80.6494 | hotel A | Helgas Folly
Hemerald Hotel | Kandy | 7.2920 80.6187 | hotel C
Highest View | Kandy | 7.2894 80.6423 | hotel C
Hill House | Kandy | 7.2835 80.6503 | guest house B
Hills Lodge Accommodation | Kandy | 7.2768 80.6259 | chalet C
Hillway Tour Inn | Kandy | 7.2840 80.6491 | hotel A
Hiranya Mountain View Hostel | Kandy | 7.3082 80.6427 | hostel C
Holiday Stay Inn | Kandy | 7.2874 80.6196 | homestay B
Hotel Casamara | Kandy | 7.2935 80.6374 | hotel A2
Hotel Cassendra | Kandy | 7.2868 80.6409 | hotel C
Hotel Gangaaddara | Kandy | 7.2746 80.6071 | guest house B
Hotel Hill Top | Kandy | 7.2893 80.6288 | hotel B2
Hotel Hilltop Kandy | Kandy | 7.2888 80.6283 | hotel C
Hotel Kanda Uda | Kandy | 7.2862 80.6464 | hotel B
Hotel Kandy | Kandy | 7.2878 80.6285 | hotel C
Hotel Moon Beam | Kandy | 7.2848 80.6187 | hotel C
Hotel Neits 71 | Kandy | 7.2947 80.6517 | hotel B
Hotel Sandakelum | Kandy | 7.2676 80.6118 | guest house A | Sandakelum Tourist Guest House
Hotel See Kandy | Kandy | 7.2880 80.6407 | guest house B
Hotel Suisse | Kandy | 7.2886 80.6429 | hotel A
Hotel Sunray | Kandy | 7.2931 80.6481 | guest house B
Hotel Topaz | Kandy | 7.2902 80.6251 | hotel A2
Hotel Travellers Nest | Kandy | 7.2923 80.6475 | guest house C
Hotel Tree of Life | Kandy | 7.3197 80.5765 | hotel A | Tree of Life
Idyllic Vista | Kandy | 7.2734 80.6249 | guest house C
Inside Out Nature Villa | Kandy | 7.3023 80.6551 | guest house C
Jaliya | Kandy | 7.2995 80.6078 | chalet C
Jasmine Hill House | Kandy | 7.2920 80.6246 | hotel C
Jay's Bunks | Kandy | 7.2913 80.6228 | hostel C
Jayavimana | Kandy | 7.2995 80.6491 | homestay B
Jungle Breeze Kandy | Kandy | 7.2744 80.6389 | hotel A | Jungle Breeze
Jungle Tide | Kandy | 7.2338 80.6560 | bungalow B
Kanda Holiday Bungalow | Kandy | 7.2795 80.6313 | bungalow B
Kandy City Elephant Hostel | Kandy | 7.2836 80.6149 | hostel C
Kandy Cottage | Kandy | 7.3014 80.6398 | bungalow B
Kandy Dilruk Homestay | Kandy | 7.2860 80.6371 | guest house C
Kandy Eagles Backpackers Lodge | Kandy | 7.2749 80.6370 | guest house C
Kandy Grand Paradise | Kandy | 7.2778 80.6273 | hotel C
Kandy Highland | Kandy | 7.2748 80.6380 | hotel C
Kandy Hill | Kandy | 7.2722 80.6200 | homestay B
Kandy Hill Bungalow | Kandy | 7.2785 80.6077 | hotel C
Kandy Hill House | Kandy | 7.2921 80.6254 | hotel C
Kandy Hill View Home Stay | Kandy | 7.2936 80.6350 | homestay T
Kandy Hills Resort | Kandy | 7.2846 80.6471 | guest house C
Kandy Holiday Home | Kandy | 7.2979 80.6539 | guest house A
Kandy Holiday Residence | Kandy | 7.2961 80.6471 | homestay B
Kandy Krush Hostel | Kandy | 7.2860 80.6362 | hostel C
Kandy Lake Resort | Kandy | 7.2870 80.6487 | guest house C
Kandy Monkey Hostel | Kandy | 7.2905 80.6224 | hostel C
Kandy Panorama Resort | Kandy | 7.2877 80.6554 | guest house B
Kandy River Edge | Kandy | 7.2970 80.6546 | guest house B
Kandy Royal Resort | Kandy | 7.2838 80.6551 | homestay B
Kandy Shady Trees Villa | Kandy | 7.2843 80.6446 | hotel C
Kandy Supreme | Kandy | 7.2889 80.6390 | hotel C
Kandy Town Inn | Kandy | 7.2935 80.6354 | hotel C
Kandy Uyan Apartment | Kandy | 7.2936 80.6350 | homestay T
Kandy View | Kandy | 7.2827 80.6494 | guest house A | Kandy View Villa
Kandy Villa 119 | Kandy | 7.3086 80.6285 | guest house B
Kandy Waters Hotel | Kandy | 7.2879 80.6422 | hotel C
Kandyan Arts Residency | Kandy | 7.2770 80.6155 | guest house B
Kandyan Crown | Kandy | 7.2789 80.6132 | hotel C
Kandyan Hideout by Owinwil Hotels | Kandy | 7.3066 80.6383 | hotel C
Kandyan View Holiday Bungalow | Kandy | 7.2717 80.6312 | bungalow C | Kandyan View Villa
Kandyan View Rest | Kandy | 7.2915 80.6460 | guest house C
Kendyan Holiday Center | Kandy | 7.2844 80.6292 | guest house C
Kevins Villa | Kandy | 7.2897 80.6432 | homestay B
King of Kandy | Kandy | 7.2880 80.6434 | guest house C
King's Park | Kandy | 7.2887 80.6444 | hotel C
Kings Ridge | Kandy | 7.2868 80.6417 | hotel C
La Colina | Kandy | 7.2784 80.6137 | hotel C
Lady Gordons Homestay | Kandy | 7.3018 80.6368 | guest house C
Lake Bungalow | Kandy | 7.2892 80.6425 | hotel C
Lake Classical Guesthouse | Kandy | 7.2902 80.6402 | guest house C
Lake Front Homestay | Kandy | 7.2896 80.6431 | homestay C
Lake House Residence | Kandy | 7.2874 80.6174 | hotel C
Lake Mount | Kandy | 7.2857 80.6465 | hotel C
Lake Reach Hotel | Kandy | 7.2890 80.6474 | guest house B
Lake Round Residence | Kandy | 7.2890 80.6429 | hotel C
Lakeside Lodge Kandy | Kandy | 7.2897 80.6432 | homestay B
Lakewood Residence | Kandy | 7.2894 80.6376 | hotel C
Lakshmi | Kandy | 7.2876 80.6415 | hotel C
Lanka Holiday Villas | Kandy | 7.2863 80.6498 | hotel C
Lawan One Kandy | Kandy | 7.2766 80.6241 | chalet B
Layathraa Kandy | Kandy | 7.2863 80.6147 | hotel B
Lilly Rosa | Kandy | 7.2800 80.6244 | homestay B
Linwood Bungalow | Kandy | 7.2545 80.6045 | hotel C
Lucktissme Guest Home | Kandy | 7.2936 80.6350 | homestay T
Mahakanda Homestay | Kandy | 7.2936 80.6350 | homestay T
Mahaweli Reach Hotel | Kandy | 7.3248 80.6310 | hotel A5
Malwatta Pilgrims Rest | Kandy | 7.2899 80.6390 | hostel C
Marvel Hills | Kandy | 7.2936 80.6350 | homestay T
McLeod Inn | Kandy | 7.2893 80.6389 | hotel C
Melheim Resort (Kandy) | Kandy | 7.2565 80.6183 | hotel C
Miyura Holiday Bungalow | Kandy | 7.2917 80.6470 | bungalow C
Monarch Villa | Kandy | 7.2761 80.6378 | hotel C
Mont Vista | Kandy | 7.3053 80.6290 | hotel B
Moon Hills | Kandy | 7.3081 80.6271 | hotel C
Mount Batten Bungalow | Kandy | 7.2551 80.6194 | hotel A
Mount Haven | Kandy | 7.3048 80.6310 | hotel A
Mount View Inn | Kandy | 7.2855 80.6285 | hotel C
Mount View Lodge | Kandy | 7.2905 80.6256 | hotel B
Mountain Edge | Kandy | 7.2936 80.6350 | homestay T
Mountain Gem | Kandy | 7.2936 80.6350 | bungalow T
Mountain Rock Holiday Resort | Kandy | 7.2605 80.6179 | bungalow B
Mountain View (Kandy) | Kandy | 7.2872 80.6531 | guest house C
Muduna Walawwa Resort | Kandy | 7.2910 80.6160 | guest house B
Mutton Button | Kandy | 7.2841 80.6443 | bungalow B
My City Hotel | Kandy | 7.2906 80.6295 | hotel C
Namadi Heights Bungalow | Kandy | 7.2826 80.6355 | guest house C
Namaja Nature | Kandy | 7.2818 80.6347 | guest house C
Nathashiya Holiday Inn | Kandy | 7.2885 80.6389 | guest house C
Natural House | Kandy | 7.2753 80.6253 | homestay B
Nature Walk Resort | Kandy | 7.2930 80.6465 | hotel C
Nature's Nest Homestay | Kandy | 7.2774 80.6300 | homestay C
Nethmi Villa | Kandy | 7.2845 80.6438 | hotel C
New Kandy Residence | Kandy | 7.3072 80.6308 | guest house B
New Star Light Guest House | Kandy | 7.2890 80.6422 | guest house C
Nisansala HomeStay Kandy | Kandy | 7.2854 80.6278 | guest house C
Niselro Holiday Villa | Kandy | 7.2936 80.6350 | bungalow T
No 26D Guesthouse | Kandy | 7.2893 80.6430 | guest house C
No.11 Uptown EconoStay | Kandy | 7.2878 80.6389 | hotel C
No.26d | Kandy | 7.2936 80.6350 | homestay T
Notting Hill Country House | Kandy | 7.2833 80.6527 | guest house C
Nugawela Guest House | Kandy | 7.3270 80.5922 | guest house C
OZO Kandy | Kandy | 7.2884 80.6405 | hotel B3
Oak Ray Sky Terrace Kandy | Kandy | 7.2939 80.6291 | hostel C
Oak Wood Inn | Kandy | 7.2835 80.6143 | guest house B
Oak-Ray Orchid Rest | Kandy | 7.2936 80.6350 | guest house T
Okren View Guest Hotel | Kandy | 7.3014 80.6268 | hotel B
Old Empire Hotel | Kandy | 7.2937 80.6390 | guest house C
Old Lanka UHotel | Kandy | 7.2899 80.6189 | hotel B
Open Hill | Kandy | 7.2870 80.6195 | homestay B
P.G.C. Residence | Kandy | 7.2686 80.6200 | bungalow B
Paddy View | Kandy | 7.2936 80.6350 | homestay T
Paivas City Hotel | Kandy | 7.2938 80.6358 | guest house B
Paradise Kandy | Kandy | 7.2764 80.6191 | bungalow B
Paradise Resort (Kandy) | Kandy | 7.2701 80.6083 | guest house B
Peace Heaven Resort | Kandy | 7.3033 80.6458 | homestay C
Perfect Getaways | Kandy | 7.2847 80.6204 | guest house C
Pink House | Kandy | 7.2892 80.6420 | guest house B
Piumara Residence | Kandy | 7.2856 80.6457 | hotel C
Queen's Hotel | Kandy | 7.2935 80.6383 | hotel A
Ranawara Home Stay | Kandy | 7.2780 80.6282 | homestay B
Randholee Luxury Resort Kandy | Kandy | 7.2634 80.6166 | hotel A1 | Hotel Randholee Resorts, Randholee Resorts
Red Chillies Tourist Inn | Kandy | 7.3048 80.6288 | hotel B
Remli Villa - the Real Place | Kandy | 7.2853 80.6155 | hotel C
Renuka Inn | Kandy | 7.2847 80.6507 | guest house A
Resort Beam | Kandy | 7.2840 80.6359 | guest house A | Resort Beem
Reverie Hill Bungalow | Kandy | 7.2775 80.6541 | homestay B
Richmond Villa | Kandy | 7.2729 80.6242 | hotel C
Riverdale Breeze | Kandy | 7.2909 80.6211 | hotel C
Riverdale Hotel | Kandy | 7.2897 80.6217 | hotel A2
Riverine Country House | Kandy | 7.2936 80.6350 | bungalow T
Riverside Kandy Home Stay | Kandy | 7.3008 80.6222 | guest house C
Rivorich Residence | Kandy | 7.3155 80.6693 | homestay B
Rodda's Home | Kandy | 7.2743 80.6538 | guest house C
Royal Garden Restaurant | Kandy | 7.2744 80.6131 | guest house B
Royal Hotel & Bar | Kandy | 7.2952 80.6375 | guest house A | Royal Bar and Hotel
Royal Kandyan | Kandy | 7.2775 80.6161 | hotel C
Royal Tourist Lodge | Kandy | 7.2853 80.6477 | hotel C
Safe Heaven Family Villa | Kandy | 7.2852 80.6514 | hotel A
SafeHaven Home Stay | Kandy | 7.3043 80.6362 | guest house C
Sal Rock Falls | Kandy | 7.2936 80.6350 | bungalow T
Salika Inn | Kandy | 7.2896 80.6381 | hotel C
Sams Home Kandy | Kandy | 7.3203 80.6486 | guest house C
Sanctuary | Kandy | 7.2936 80.6350 | bungalow T
Sandamadala Inn | Kandy | 7.2870 80.6427 | hotel C
Sandriana Lake View | Kandy | 7.2881 80.6368 | guest house B
Sandy River Inn | Kandy | 7.2773 80.6068 | guest house B
Sarvodaya Samma Vaasa Kandy | Kandy | 7.2910 80.6443 | guest house C
Secret View Kandy | Kandy | 7.2872 80.6217 | hotel C
Selfcate | Kandy | 7.2855 80.6510 | apartment B
Senani Hotel | Kandy | 7.2852 80.6434 | hotel A1 | Senani, Senani Restaurant
Senic Summit Guest House | Kandy | 7.2936 80.6350 | guest house T
Senkada Rest | Kandy | 7.2897 80.6557 | guest house B
Senkin Homestay | Kandy | 7.2959 80.6249 | guest house C
Serandib Guest Inn | Kandy | 7.3119 80.6322 | hotel C
Serene Grand Hotel | Kandy | 7.2866 80.6415 | hotel B | Serene Grand Villa
Serenity Hill Oasis | Kandy | 7.2887 80.6559 | hotel C
Sevana City | Kandy | 7.2920 80.6316 | guest house A | Sevana City Hotel
Seven Scenic | Kandy | 7.2802 80.6106 | homestay B
Shady Grove Tourist Bungalow | Kandy | 7.3216 80.6434 | bungalow B
Shady Nook Inn | Kandy | 7.2900 80.6463 | hotel C
Shalom Residence | Kandy | 7.2936 80.6350 | homestay T
Shangri-La Kandy | Kandy | 7.2867 80.6469 | hotel C
Shani Residence Kandy | Kandy | 7.2882 80.6373 | guest house B
Sharon Inn | Kandy | 7.2872 80.6423 | hotel C
Sheraton Cottage | Kandy | 7.3036 80.6311 | guest house B
Sherene Garden | Kandy | 7.2873 80.6418 | guest house A1 | Serene Garden Hotel
Sherenes Home Stay | Kandy | 7.3055 80.6359 | homestay B | Villa Serene
Shrine Inn | Kandy | 7.2940 80.6461 | guest house C
Sisila Holiday Inn | Kandy | 7.2792 80.6086 | hotel C
Sky Pavilion | Kandy | 7.2897 80.6546 | guest house A
Skydale | Kandy | 7.2866 80.6559 | hotel A
Skyline Hotel | Kandy | 7.2865 80.6402 | hotel C
Skyloft | Kandy | 7.2732 80.6249 | hotel A
Slightly Chilled Forest Villa | Kandy | 7.3043 80.6476 | guest house C
Spica Holiday Home | Kandy | 7.3027 80.6292 | guest house B
Spring Hill Estate and Bungalow | Kandy | 7.2550 80.6211 | hotel B
Square Peg | Kandy | 7.2929 80.6304 | guest house C
Sri Kandyan | Kandy | 7.2716 80.6240 | guest house A | The Kandyan Villa
St. Bridget's Country Bungalow | Kandy | 7.3025 80.6270 | guest house B
Starry Boutique | Kandy | 7.2859 80.6452 | hotel C
Stay Kandy | Kandy | 7.2936 80.6350 | bungalow T
Studio 165 | Kandy | 7.2936 80.6350 | apartment T
Stylish House | Kandy | 7.2936 80.6350 | homestay T
Summerfield | Kandy | 7.3199 80.6581 | guest house C
Sun Beam Home Stay (Kandy) | Kandy | 7.2997 80.6518 | guest house C
Sun Rock Holiday Bungalow | Kandy | 7.2708 80.6227 | bungalow A | Sunrock
Sunset View | Kandy | 7.2876 80.6428 | guest house B
Sweet Lanka Kandy | Kandy | 7.2864 80.6434 | guest house C
The Alleyway Hostel Kandy | Kandy | 7.2842 80.6234 | hostel C
The Beauty Hills Residence | Kandy | 7.2936 80.6350 | homestay T
The Best Hostel | Kandy | 7.2889 80.6488 | hostel B
The Buena Vista Kandy | Kandy | 7.2907 80.6273 | guest house C
The Candy Villa in Kandy | Kandy | 7.3006 80.6322 | guest house C
The Castle of Kandy | Kandy | 7.3014 80.6472 | homestay B
The Change Villa | Kandy | 7.2657 80.6161 | guest house C
The Drop Inn | Kandy | 7.2894 80.6481 | guest house C
The Grand Cats | Kandy | 7.2754 80.6389 | hotel C
The Grand Kandyan Hotel | Kandy | 7.3030 80.6369 | hotel A5 | The Grand Kandyan
The Green View | Kandy | 7.2936 80.6350 | homestay T
The Kandy Club | Kandy | 7.2903 80.6453 | guest house C
The Kandy House | Kandy | 7.2820 80.6140 | chalet A
The Kandyan | Kandy | 7.2854 80.6466 | hotel C
The Mist | Kandy | 7.2936 80.6350 | homestay T
The Oasis Hostel | Kandy | 7.2909 80.6308 | guest house C
The Peak Residence | Kandy | 7.2873 80.6381 | hotel C
The Peppermint Homestay | Kandy | 7.2878 80.6154 | homestay C
The Planter's Bungalow | Kandy | 7.2753 80.6235 | chalet C
The Radh | Kandy | 7.2943 80.6387 | hotel B
The Sanctuary Boutique Bungalow | Kandy | 7.2936 80.6350 | bungalow T
The Secret Luxury Governor's Resort | Kandy | 7.3035 80.6356 | hotel C
The Summit Kandy | Kandy | 7.2793 80.6270 | hotel B
The Swiss Residence | Kandy | 7.2968 80.6299 | hotel A
The Teak Shade | Kandy | 7.2936 80.6350 | bungalow T
The Tourmaline Hotel | Kandy | 7.2918 80.6255 | hotel A | The Tourmaline
The Views | Kandy | 7.2931 80.6259 | homestay B
The Village Hostel | Kandy | 7.2816 80.6308 | hostel C
The Walkers Nest | Kandy | 7.2824 80.6505 | guest house C
Theva Residency | Kandy | 7.2761 80.6355 | guest house A
Thilanka Hotel | Kandy | 7.2913 80.6459 | hotel A | Hotel Thilanka
Thilina Green Villa | Kandy | 7.3282 80.5905 | hotel C
Thomasz Lodge | Kandy | 7.3156 80.6555 | hotel C
Thotupola Residence | Kandy | 7.2907 80.6062 | homestay B
Tiverton Tourist Guest | Kandy | 7.2936 80.6350 | guest house T
Tranquil Hills Kandy | Kandy | 7.3103 80.6333 | hotel A
Turn Off | Kandy | 7.2876 80.6389 | apartment C
UDF Nature Villa | Kandy | 7.3246 80.6571 | hotel C
Vendol Lake Resort | Kandy | 7.2880 80.6427 | hotel B
Vendol Maliga Edge | Kandy | 7.2927 80.6487 | hotel C
Victory Hotel Bar & Restaurant | Kandy | 7.2941 80.6376 | hotel C
View Point 425 | Kandy | 7.2936 80.6350 | homestay T
View360 | Kandy | 7.2936 80.6350 | guest house T
Villa 49 | Kandy | 7.2876 80.6463 | homestay B
Villa Arunalu Kandy | Kandy | 7.2936 80.6350 | homestay T
Villa Asapuwa Tourist Hotel & Ayurveda Health Centre | Kandy | 7.2919 80.6243 | hotel C
Villa Nine Kandy | Kandy | 7.2891 80.6486 | hotel C
Villa Rosa | Kandy | 7.2996 80.6238 | bungalow B
Villa Shenandoah | Kandy | 7.2642 80.6191 | hotel C
Vino Villa | Kandy | 7.2851 80.6480 | hotel C
Vista House | Kandy | 7.2634 80.6186 | hotel A
Viyana Boutique Hotel | Kandy | 7.2898 80.6461 | guest house C
W15 Hanthana Estate | Kandy | 7.2501 80.6317 | hotel B
Walk. Up | Kandy | 7.2881 80.6391 | apartment C
White House Bungalow | Kandy | 7.2936 80.6350 | homestay T
White Lodge | Kandy | 7.2821 80.6505 | guest house B
Windsor House Tourist Lodge | Kandy | 7.2933 80.6289 | hostel C
YMCA (Kandy) | Kandy | 7.2963 80.6369 | hostel B
Yapsland Lodge | Kandy | 7.2863 80.6397 | hostel C
Yayabo Residence | Kandy | 7.2991 80.6246 | guest house C
Yvy Banks Lake View | Kandy | 7.2874 80.6425 | hotel B
Clove Villa | Katugastota | 7.3249 80.6320 | hotel C
Mahaweli Peach | Katugastota | 7.3297 80.6340 | hotel C
Mahaweli View Hotel | Katugastota | 7.2970 80.6544 | hotel A | Mahaweli View Residence
Nook in Kandy | Katugastota | 7.2901 80.6441 | homestay B
The Kandyan Manor | Katugastota | 7.3271 80.6146 | hotel A
The Mansion Hotel | Katugastota | 7.3220 80.6292 | hotel B
Travellers Home (Katugastota) | Katugastota | 7.3157 80.6235 | homestay B
Wick's Residence | Katugastota | 7.3200 80.6240 | apartment T
Hotel Shanika | Kengalla | 7.2925 80.7228 | guest house T
Mallika Hotel | Kengalla | 7.2880 80.7224 | hotel C
N and n Villa | Kengalla | 7.2925 80.7228 | bungalow T
The Kings Villa Kandy | Kengalla | 7.2967 80.7249 | hotel C
The Shady Nook | Kengalla | 7.2882 80.7371 | bungalow B
Visal Bungalows | Kengalla | 7.2875 80.7295 | bungalow B
Riverpool Holiday Bungalow | Kotmale | 7.0150 80.5848 | bungalow C
Celestial Hills | Kundasale | 7.3319 80.7160 | hotel C
Digana Village Resort | Kundasale | 7.2927 80.7339 | hotel C
Green Terrace Villa And Spa | Kundasale | 7.2844 80.7225 | hotel C
Hotel Indra Manel | Kundasale | 7.3300 80.7454 | hotel C
Jetwing Kandy Gallery | Kundasale | 7.2669 80.7091 | hotel B
Kandy Heaven | Kundasale | 7.2825 80.7202 | hotel C
Medawala Gedara | Kundasale | 7.3011 80.7338 | hostel C
Oruthota Chalets | Kundasale | 7.3156 80.7444 | chalet C
Plantation Retreat | Kundasale | 7.3493 80.6799 | homestay C
River Side Home Stay Apartment | Kundasale | 7.2977 80.6563 | guest house A | River Side Villa
Tamarind Gardens Homestay | Kundasale | 7.2654 80.7496 | homestay A | Tamarind
Tharana Guest House | Kundasale | 7.2893 80.7212 | guest house B
The Pepper Cottage | Kundasale | 7.3237 80.7309 | guest house C
White Palace | Kundasale | 7.3104 80.7107 | bungalow T
Brookside Resort | Madulkele | 7.3754 80.6779 | hotel C
Green View Holiday Resort (Madulkele) | Madulkele | 7.3903 80.6783 | hotel C
Hatale Mini World's End Bungalow | Madulkele | 7.3829 80.7252 | guest house C
Hatale Tea Estate Bungalow | Madulkele | 7.3752 80.7277 | hotel A | Hatale Bungalow
Kandy Samadhi Centre | Madulkele | 7.3619 80.7362 | hotel C
Knuckles Bungalow | Madulkele | 7.4077 80.7868 | guest house C
Knuckles Delta Cottage | Madulkele | 7.4026 80.7904 | guest house B
Knuckles Misty Holiday Bungalow | Madulkele | 7.3976 80.7699 | bungalow C
Knuckles Plantation Bungalow | Madulkele | 7.3929 80.7759 | guest house C
Knuckles Stag Corridor | Madulkele | 7.3944 80.7847 | guest house C
Knuckles View Holiday Bungalow | Madulkele | 7.3952 80.7835 | bungalow C
Madulkelle Tea & Eco Lodge | Madulkele | 7.3931 80.7237 | hotel A
Misty Mountain Residence | Madulkele | 7.4007 80.7819 | guest house C
Panwila Rest House | Madulkele | 7.3642 80.7237 | guest house A
Rangala House | Madulkele | 7.3453 80.7749 | guest house C
Sandalu Eco Resort | Madulkele | 7.3990 80.7805 | hotel C
Simpson's Forest Hotel | Madulkele | 7.3746 80.6784 | hotel C
Venture Camps | Madulkele | 7.3946 80.7874 | camp C
Dutugamunu Resthouse | Mahiyanganaya | 7.3229 80.9907 | hotel C
EliteInn | Mahiyanganaya | 7.3319 80.9939 | apartment C
Kevans Casa | Mahiyanganaya | 7.3352 80.9903 | hotel C
Mahiyangana New Resthouse | Mahiyanganaya | 7.3358 80.9887 | hotel C
Galkanda Walauwe | Menikhinna | 7.3191 80.6872 | bungalow B
Green View Holiday Resort (Menikhinna) | Menikhinna | 7.3161 80.6891 | guest house C
Amico Restaurant and Guest House | Nawalapitiya | 7.0540 80.5340 | guest house T
Herondale Bungalow | Nawalapitiya | 7.0540 80.5340 | bungalow T
Jayabima Guest House | Nawalapitiya | 7.0540 80.5340 | guest house T
Okwin Resort | Nawalapitiya | 7.0299 80.5303 | hotel C
Ten Star | Nawalapitiya | 7.0401 80.5274 | hotel B
The Weir House | Nawalapitiya | 7.0993 80.5479 | hotel C
Bungalow Mariyam | Nillambe | 7.1960 80.6383 | guest house C
Royal Mount Hotel | Paradeka | 7.1239 80.6188 | guest house T
Aaranya | Peradeniya | 7.2664 80.5914 | hotel B
Alfred Colonial Bungalow | Peradeniya | 7.3119 80.5574 | hotel C
Amaya Bungalow | Peradeniya | 7.2603 80.6184 | hotel C
Araliya Homestay | Peradeniya | 7.2800 80.6088 | guest house C
Bandara Hotel | Peradeniya | 7.2761 80.5909 | hotel B
Captain's Lodge | Peradeniya | 7.2293 80.5644 | guest house C
Country Club Babylon | Peradeniya | 7.2978 80.5669 | guest house C
Exquisite Holidays | Peradeniya | 7.2679 80.6098 | hotel C
Granary Home Stay | Peradeniya | 7.2401 80.5722 | homestay B
Heights Inn Kandy | Peradeniya | 7.2649 80.6051 | hotel C
Hill Crest Home | Peradeniya | 7.2579 80.6061 | hotel C
Home Away From Home | Peradeniya | 7.2653 80.5880 | homestay B
Kamon Rich | Peradeniya | 7.2650 80.5950 | homestay T
Kandy City Rest | Peradeniya | 7.2650 80.5950 | homestay T
Kings Leisure Residense | Peradeniya | 7.2685 80.6111 | hotel C
Lady Hill (Peradeniya) | Peradeniya | 7.2713 80.6011 | hotel C
Lady Hill Guest House | Peradeniya | 7.2685 80.6100 | guest house C
Lotus Villa Kandy | Peradeniya | 7.2348 80.6056 | hotel C
Mapura Rest | Peradeniya | 7.2672 80.5748 | guest house A | Hotel Mapura
Misty Hills | Peradeniya | 7.2658 80.6049 | homestay B
Mount Pleasant Cottage | Peradeniya | 7.2624 80.6153 | hotel C
Oak Ray | Peradeniya | 7.2741 80.6076 | hotel C
Paradise Inn (Peradeniya) | Peradeniya | 7.2692 80.6079 | guest house B
Peradeniya Rest House | Peradeniya | 7.2680 80.5979 | hotel C
Priyanka Villa | Peradeniya | 7.2650 80.5950 | homestay T
Pure Nature Lodge | Peradeniya | 7.2622 80.6163 | hotel C
Skyline Mount Bungalow | Peradeniya | 7.2437 80.5915 | homestay B
Streamy View | Peradeniya | 7.2585 80.5764 | homestay C
The Oriole Kandy | Peradeniya | 7.2791 80.6069 | guest house C
Tranquility Nest | Peradeniya | 7.2636 80.5880 | homestay B
Villa Mahakanda | Peradeniya | 7.2239 80.6135 | guest house A
Yenrich Tourist Inn | Peradeniya | 7.2687 80.5809 | homestay B
Juliyan Villa | Pilimatalawa | 7.2569 80.5507 | homestay B
Kahambe Estate Villa | Pilimatalawa | 7.2558 80.5504 | bungalow B
Mountain View (Pilimatalawa) | Pilimatalawa | 7.2588 80.5403 | homestay T
Pilimatalawa Holiday Inn | Pilimatalawa | 7.2634 80.5452 | hotel C
Lumbini Inn | Pussellawa | 7.1110 80.6382 | homestay B
Pussellawa Rest House | Pussellawa | 7.1110 80.6382 | guest house T
Madusanka Holiday Home | Rajawella | 7.2964 80.7355 | bungalow B
Bougainvillea Retreat | Senarathwela | 7.2670 80.7755 | guest house A
Eagle Lodge | Senarathwela | 7.2651 80.7743 | homestay B
Rukgala Retreat | Senarathwela | 7.2793 80.7679 | hotel C
Serendib Signature Resort | Senarathwela | 7.2710 80.7647 | hotel C
The Albatross | Senarathwela | 7.2657 80.7723 | guest house A | The Albatross Golfing & Holiday Resort
The Glasshouse Victoria | Senarathwela | 7.2704 80.7761 | hotel B
The Green House | Senarathwela | 7.2604 80.7728 | hotel C
Victoria Golf & Country Resort | Senarathwela | 7.2649 80.7737 | guest house A
Villa Casa Lanka | Senarathwela | 7.2662 80.7692 | hotel C
Villa Sukum | Senarathwela | 7.2651 80.7743 | bungalow C
Victoria House Homestay | Teldeniya | 7.3060 80.7663 | guest house C
Victoria View Bungalow | Teldeniya | 7.3154 80.7449 | homestay T
218 Holiday Resort | Tennekumbura | 7.2588 80.6785 | bungalow C
Great Hospitality in Hill Country | Tennekumbura | 7.2686 80.6632 | homestay C
Kandy Riverside Villa | Tennekumbura | 7.2884 80.6615 | hotel B
Serendip Stone Bungalow Hotel | Tennekumbura | 7.2768 80.6763 | hotel C
Victoriya Reach Tourist Guest House | Tennekumbura | 7.2751 80.6736 | guest house B
Corberts Rest | Udadumbara | 7.3570 80.8517 | hotel C
Knuckles Windy Holiday Bungalow | Udadumbara | 7.3577 80.8499 | bungalow C
Trekking Sky Camp - Knuckles Range | Udadumbara | 7.3592 80.8493 | guest house C
Amavi | Udispattuwa | 7.3146 80.7852 | hotel C
Star Hotel Udispattuwa | Udispattuwa | 7.3137 80.7851 | hotel B
Welikande Villas | Udispattuwa | 7.3132 80.7765 | guest house B
Mount Royal Hanthana | Uduwela | 7.2626 80.6330 | guest house T
Anulakka's Home | Ukuwela | 7.4322 80.5601 | chalet C
Meezan Ancoombra Tea Estate Bungalow | Ukuwela | 7.4385 80.5634 | guest house C
Athulya Villas | Wattappola | 7.2254 80.5475 | guest house B
Country Garden Resort | Wattappola | 7.2230 80.5443 | guest house B
Hotel Sunrich | Werellagama | 7.3381 80.5586 | guest house A
## Matale
Mahoora Tented Safari Camp (Bambaraella) | Bambaraella | 7.4428 80.7807 | camp C
A9 Inn | Dambulla | 7.8355 80.6566 | guest house C
Aba Sewana Garden | Dambulla | 7.8623 80.6324 | guest house C
Aluwihare (Dambulla) | Dambulla | 7.8575 80.6526 | guest house C
Amaranta Classic Retreat | Dambulla | 7.8340 80.6553 | hotel C
Amaya Lake Hotel | Dambulla | 7.8945 80.7001 | hotel A4 | Amaya Lake, Culture Club
Anon Rest | Dambulla | 7.8463 80.6538 | guest house A
Araliya Self Cooking Resort | Dambulla | 7.8558 80.6644 | guest house C
Arika Villa | Dambulla | 7.7925 80.6637 | hotel A
Asiri Hotel (Dambulla) | Dambulla | 7.8497 80.6361 | hotel C
Avinka | Dambulla | 7.8620 80.6520 | guest house C
Blue Sky Guest House | Dambulla | 7.8483 80.6531 | guest house C
Chamara Guesthouse | Dambulla | 7.8480 80.6541 | guest house C
Cultraverse Dambulla | Dambulla | 7.8594 80.6567 | guest house C
Dambulla Budget Rest | Dambulla | 7.8485 80.6533 | hostel C
Dambulla Golden Villa | Dambulla | 7.8347 80.6554 | guest house C
Dambulla Sun | Dambulla | 7.8621 80.6504 | hostel C
Dambulla Tourist Holiday Inn | Dambulla | 7.8468 80.6518 | hotel A | Dambulla Rest House
Dignity Villa | Dambulla | 7.8795 80.6455 | hotel C
Disni Village | Dambulla | 7.8598 80.6521 | guest house C
Dula Guest | Dambulla | 7.8494 80.6534 | hostel C
Dumbulla Rest House | Dambulla | 7.8602 80.6525 | hotel C
Evergreen Hotel Dambulla | Dambulla | 7.8898 80.6608 | guest house C
Freedom Village Hotel | Dambulla | 7.8693 80.6538 | hotel C
Gamagedara Resort | Dambulla | 7.8736 80.6494 | guest house C
Gimanhala | Dambulla | 7.8800 80.6507 | hotel A2 | Gimanhala Hotel
Gimhana GuestHouse | Dambulla | 7.8899 80.6581 | guest house C
Healy Tourist Inn | Dambulla | 7.8616 80.6522 | guest house C
Heritance Kandalama | Dambulla | 7.8713 80.7077 | hotel A5
Hotel Gala Addara | Dambulla | 7.8817 80.6510 | hotel C
Hotel Lihini Village | Dambulla | 7.8595 80.6625 | hotel C
Hotel Planet Residency | Dambulla | 7.8814 80.6479 | hotel C
Hotel Sakura Blue | Dambulla | 7.9015 80.6688 | guest house C
Hotel Sanda Diya | Dambulla | 7.9102 80.6773 | guest house B
Hotel Sangeewa | Dambulla | 7.8605 80.6524 | guest house C
Hotel Sannasa | Dambulla | 7.8590 80.6624 | hotel C
Hotel Sparrows | Dambulla | 7.8491 80.6538 | hotel C
Hotel Stadium | Dambulla | 7.8578 80.6331 | hotel C
Hotel White Palace | Dambulla | 7.8431 80.6549 | hotel C
J C Village | Dambulla | 7.8388 80.6556 | guest house A | J.CS Village
Jetwing Lake | Dambulla | 7.8394 80.6487 | hotel A4
Kalundeva Resort | Dambulla | 7.8081 80.6588 | hotel B
Kalundewa Retreat | Dambulla | 7.7989 80.6789 | guest house B
Kandalama Gate Hotel | Dambulla | 7.8621 80.6696 | hotel C
Kendiya Resort | Dambulla | 7.8491 80.6554 | guest house C
Lahiru Lodge Dambulla | Dambulla | 7.8482 80.6527 | guest house C
Lake Island Home Stay | Dambulla | 7.8733 80.6325 | guest house C
Lake Lodge Boutique Hotel | Dambulla | 7.8631 80.6903 | villa B
Little Dream Travellers Resort | Dambulla | 7.8801 80.6910 | guest house C
Lotus Tourist Inn | Dambulla | 7.8486 80.6539 | guest house C
MPS Village Dambulla | Dambulla | 7.7988 80.6776 | chalet A | M.p.s.village
MPS Watta | Dambulla | 7.7988 80.6770 | guest house C
Mahawasala | Dambulla | 7.8650 80.6443 | hotel C
Marcopolo | Dambulla | 7.8782 80.6507 | hostel C
Menara Green In | Dambulla | 7.8514 80.6555 | guest house C
Milano Grand New Rest House | Dambulla | 7.8866 80.6534 | guest house B
Mount View Holiday Resort | Dambulla | 7.9039 80.6701 | guest house C
Nature Tourist Inn | Dambulla | 7.8487 80.6534 | guest house C
Nawamini Rest | Dambulla | 7.8490 80.6530 | guest house C
New Peacock Resort | Dambulla | 7.8747 80.6478 | guest house C
Oasis Tourist Family Resort | Dambulla | 7.8566 80.6539 | guest house C
Oasis Tourist Welfare Center | Dambulla | 7.8559 80.6530 | hotel C
Palpatha Hotel | Dambulla | 7.8388 80.6315 | hotel C
Pelwehera Village Resort | Dambulla | 7.9042 80.6693 | hotel A
Pleasure Island Guest House | Dambulla | 7.8723 80.6329 | guest house A | Pleasure Island Home Stay
Pramila Guest House | Dambulla | 7.8471 80.6520 | guest house C
Purasanda Villa (Dambulla) | Dambulla | 7.8600 80.6517 | homestay T
Rangiri Aqua | Dambulla | 7.8646 80.6324 | guest house C
Rangiri Dambulla Resort | Dambulla | 7.8482 80.6343 | guest house C
Ranmal Tourist Inn | Dambulla | 7.8569 80.6555 | guest house C
Relax Guesthouse | Dambulla | 7.8476 80.6519 | guest house C
Robert in | Dambulla | 7.8794 80.6458 | guest house C
Ruwa Sanda Rest | Dambulla | 7.8678 80.6474 | guest house C
Saman's Guesthouse | Dambulla | 7.8490 80.6533 | guest house C
Samanala Rest | Dambulla | 7.8469 80.6515 | guest house C
Sanda Sisila Guest House | Dambulla | 7.8644 80.6719 | guest house C
Sandra Guesthouse | Dambulla | 7.8512 80.6546 | guest house C
Sanemro Villa | Dambulla | 7.8745 80.6507 | hotel C
Sayare Inn | Dambulla | 7.8674 80.6362 | guest house C
Sevonrich Holiday Resort | Dambulla | 7.8480 80.6519 | hotel C
Shashin Lake Resort | Dambulla | 7.8654 80.6405 | guest house C
Sigiriya Kingdom Resort & Spa | Dambulla | 7.8519 80.6586 | hotel B
Sky Light Garden | Dambulla | 7.8201 80.6587 | hotel C
Sun Flower Inn | Dambulla | 7.8524 80.6522 | homestay B
Sun Vsh | Dambulla | 7.8629 80.6504 | guest house C
Sundaras Resort & Restaurant | Dambulla | 7.8496 80.6533 | hotel C
Sunray Inn | Dambulla | 7.8614 80.6523 | guest house A
Takeshi Inn | Dambulla | 7.8852 80.6523 | guest house C
Thammenna Eco Cabins | Dambulla | 7.8724 80.6484 | hotel C
The Green Village | Dambulla | 7.8712 80.6451 | hotel C
The Residence BBH | Dambulla | 7.8767 80.6511 | hotel C
The Ritz Tourist Home | Dambulla | 7.8588 80.6588 | hotel C
Thilanka Resort & Spa | Dambulla | 7.8221 80.6553 | hotel B
Tropical Life Resort | Dambulla | 7.8439 80.6399 | hotel C
Tropical Village | Dambulla | 7.9008 80.6683 | guest house C
Vihangi Guesthouse | Dambulla | 7.8531 80.6552 | guest house C
Villa Supreme Dambulla | Dambulla | 7.8748 80.6476 | hotel C
Wewa Addara Resort | Dambulla | 7.8655 80.6405 | hotel C
Hunas Falls Hotel | Elkaduwa | 7.4013 80.6909 | hotel A3 | Hunas Falls by Amaya
Oriental Lodge | Galewela | 7.7311 80.5499 | guest house C
Sanjeewa Hotel | Galewela | 7.7607 80.5719 | guest house T
Hut with A Roof | Guruwela | 7.5040 80.8752 | camp C
I B S Hotel | Guruwela | 7.5339 80.9129 | hotel C
Joe's Habarana Village | Habarana | 7.9978 80.7295 | guest house A
Saunter Paradise Hotel | Habarana | 7.9927 80.7242 | hotel A
Dumbara Wana Nivahana | Illukkumbura | 7.5367 80.7725 | hotel C
Gangala | Illukkumbura | 7.5497 80.7761 | guest house C
Kaluganga Wana Niwahana | Illukkumbura | 7.5213 80.7989 | hotel C
Knuckles Forest Lodge | Illukkumbura | 7.5453 80.7713 | hotel C
Knuckles Hide Out | Illukkumbura | 7.5482 80.7670 | hotel C
Knuckles Nature Camp | Illukkumbura | 7.5244 80.7472 | camp C
Manigala Holiday Resort | Illukkumbura | 7.5306 80.7602 | hotel C
Mountain Villa Riverstone | Illukkumbura | 7.5267 80.7544 | hotel C
Naturee Riverstone River Cottage | Illukkumbura | 7.5339 80.7619 | hotel C
Nuga Thalawa (Illukkumbura) | Illukkumbura | 7.4831 80.7762 | camp C
Riverston Gal Bangalawa | Illukkumbura | 7.5385 80.7589 | hotel C
The Village (Illukkumbura) | Illukkumbura | 7.5160 80.7565 | guest house C
Eden Garden | Inamaluwa | 7.9297 80.6884 | guest house A | Hotel Eden Garden
Freedom Lodge (Inamaluwa) | Inamaluwa | 7.9278 80.6891 | guest house C
Hotel Senara | Inamaluwa | 7.9195 80.6798 | guest house C
Inamaluwa Inn | Inamaluwa | 7.9278 80.6927 | guest house A
Jungle Vista Backpackers and Resort | Inamaluwa | 7.9304 80.6836 | hostel C
Nice Place Hotel & Bungalows | Inamaluwa | 7.9101 80.6921 | hotel B | Nice Place Restaurant & Bungalows
Purasanda Villa (Inamaluwa) | Inamaluwa | 7.9294 80.6869 | guest house C
Sandeepa Hotel | Inamaluwa | 7.9225 80.6822 | guest house C
Sigiri Access Villa | Inamaluwa | 7.9242 80.6840 | bungalow T
Sigiri Hoaliday Inn | Inamaluwa | 7.9263 80.6943 | guest house C
Sigiri Holiday Home | Inamaluwa | 7.9280 80.6906 | guest house C
Sigiri Home Stay | Inamaluwa | 7.9242 80.6840 | homestay T
Ridge Boundary View | Kalundawa | 7.7812 80.6639 | guest house C
Rural Backpackers Lodge | Kalundawa | 7.7995 80.6790 | guest house C
Aken Villa Sigiriya | Kandalama | 7.8597 80.6904 | guest house C
Green Paradise Resort | Kandalama | 7.8903 80.7251 | hotel C
Lake Lodge Kandalama | Kandalama | 7.8750 80.6901 | hotel C
Pandora Lodge | Kibissa | 7.9373 80.7270 | homestay T
Kellebokka Asst. Sup. Bungalow | Madulkele | 7.4393 80.7131 | guest house C
Diamond Hills Villa | Mahawela | 7.5801 80.6114 | bungalow T
Aligama Cottage | Maraka | 7.6052 80.9272 | guest house C
Ashane Holiday Bungalow | Maraka | 7.6204 80.9208 | bungalow C
Forest Side Villa | Maraka | 7.6455 80.9218 | guest house C
Lavendish Wild Safari | Maraka | 7.6186 80.9261 | hotel A | Lavendish Wild Safari Hotel
SLWCS Field House | Maraka | 7.6038 80.9295 | guest house C
Safari Lanka Hotel | Maraka | 7.6170 80.9267 | hotel C
Safari Village Hotel (Maraka) | Maraka | 7.6178 80.9244 | hotel C
Beeridewala Estate Bungalow | Matale | 7.4690 80.6230 | guest house T
Homely Guest House | Matale | 7.4690 80.6230 | guest house T
Hotel Spring View | Matale | 7.5061 80.6218 | hotel C
Hotel Swiss Dale | Matale | 7.5077 80.6203 | hotel A
Kano Lanka Centre | Matale | 7.4095 80.6103 | bungalow B
Leon Rest | Matale | 7.4690 80.6230 | guest house T
Matale Rest House | Matale | 7.4656 80.6228 | guest house C
Matale Tourist Guest House | Matale | 7.4690 80.6230 | guest house T
Richard Home | Matale | 7.4470 80.6134 | guest house C
River Edge Bungalow | Matale | 7.4304 80.6442 | bungalow B
Rock House (Matale) | Matale | 7.4690 80.6230 | guest house T
Strathisla Tea Estate Bungalow | Matale | 7.4440 80.6610 | guest house C
The Grand Mountain Hotel | Matale | 7.4559 80.6282 | hotel A
Zenith | Matale | 7.4690 80.6230 | homestay T
Lavonrich Bungalow | Nalanda | 7.6697 80.6459 | bungalow T
Chalet Honeyland | Naula | 7.7391 80.6827 | chalet C
Hotel Dino | Naula | 7.7145 80.6593 | hostel C
Hotel Green Valley | Naula | 7.7146 80.6526 | hotel C
Sanjeewa Hotel and Rest | Naula | 7.7141 80.6530 | hotel C
Birds Garden Villa | Pallepola | 7.5830 80.6273 | hotel C
Central Heritage Bungalow CHB | Pallepola | 7.6242 80.6070 | guest house C
Countryside Hotel | Pallepola | 7.6541 80.6362 | hotel C
Heaven's Acres Lodge | Pallepola | 7.6027 80.6407 | chalet C
Jim's Farm Villas | Pallepola | 7.6213 80.6200 | guest house C
Matale Holiday Bungalow | Pallepola | 7.5935 80.6614 | bungalow C
Knuckles Home Stay | Rattota | 7.4943 80.6945 | guest house C
Riverstan Holiday Village | Rattota | 7.5206 80.6770 | guest house T
Riverston Eco Lodge | Rattota | 7.4955 80.7063 | hotel C
Riverston Holiday Home Rattota | Rattota | 7.5245 80.6813 | hotel C
Riverston Holiday Village | Rattota | 7.5030 80.7085 | hotel C
1 More Night Hostel | Sigiriya | 7.9477 80.7603 | hostel C
Aleesha HomeStay | Sigiriya | 7.9497 80.7505 | guest house B
Ali Adi Eco Lodge | Sigiriya | 7.9441 80.7395 | hotel C
Aliya Resort & Spa | Sigiriya | 7.9995 80.7354 | hotel A
Amaara Forest Hotel | Sigiriya | 8.0013 80.7474 | hotel A
Amba Sewana Homestay | Sigiriya | 7.9463 80.7543 | guest house C
Another World Hostel Sigiriya | Sigiriya | 7.9484 80.7608 | hostel C
Anura Homestay | Sigiriya | 7.9503 80.7545 | guest house C
Anushka Nera Nature House | Sigiriya | 7.9491 80.7377 | guest house C
Back of Beyond Dehigaha Ela | Sigiriya | 7.9143 80.7879 | bungalow B
Back of Beyond Pidurangala | Sigiriya | 7.9688 80.7638 | hotel A
Backpacker Sirigiya Hostel | Sigiriya | 7.9440 80.7609 | hostel C
Bandula Homestay Sigiriya | Sigiriya | 7.9436 80.7633 | guest house C
Beanu Homestay | Sigiriya | 7.9453 80.7602 | homestay C
Binara Homes Sigiriya | Sigiriya | 7.9440 80.7498 | guest house C
Camellia Resort & Spa | Sigiriya | 7.9953 80.7371 | hotel A
Chanaka Holiday Inn | Sigiriya | 7.9444 80.7509 | apartment C
Chena Huts Eco Resort | Sigiriya | 7.9407 80.7687 | guest house C
Chooti | Sigiriya | 7.9517 80.7543 | guest house C
Danushi Homestay | Sigiriya | 7.9517 80.7540 | hostel C
Dashani Lodge | Sigiriya | 7.9455 80.7373 | hotel C
Dilu Villa | Sigiriya | 7.9626 80.7463 | guest house C
EKHO Sigiriya | Sigiriya | 7.9516 80.7550 | hotel C
Elephant Corridor Boutique Hotel | Sigiriya | 7.9436 80.7593 | hotel C
Elephant Gate Hotel | Sigiriya | 7.8974 80.7276 | hotel C
Elephas Resort | Sigiriya | 7.9956 80.7346 | guest house A
Flower Inn | Sigiriya | 7.9508 80.7539 | guest house C
Freedom Home Stay | Sigiriya | 7.9488 80.7499 | guest house C
Fresco Water Villa | Sigiriya | 7.9459 80.7350 | hotel C
FrescoKLionVilla | Sigiriya | 7.8972 80.7278 | guest house C
Galaxy View Homestay Sigiriya | Sigiriya | 7.9364 80.7171 | homestay C
Gangula Lodge | Sigiriya | 7.9505 80.7540 | guest house C
Grand Freedom | Sigiriya | 7.9457 80.7406 | guest house C
Grand Regent | Sigiriya | 7.9340 80.7223 | guest house B
Green Garden Homestay | Sigiriya | 7.9457 80.7611 | homestay C
Green Grass Home Stay | Sigiriya | 7.9514 80.7537 | guest house C
Green Paradise Agro Eco Hotel | Sigiriya | 7.8998 80.7336 | hotel A
GreenSenz Resort & Hostel | Sigiriya | 7.9271 80.6903 | guest house C
Greenwood Hotel | Sigiriya | 7.9482 80.7613 | hotel C
Harini Villa | Sigiriya | 7.9478 80.7507 | guest house C
Heritage Life | Sigiriya | 7.9500 80.7560 | bungalow T
Hotel Sigiriya | Sigiriya | 7.9500 80.7631 | hotel A1
Indika Hotel | Sigiriya | 7.9460 80.7368 | guest house C
Island Vibes Hostel & Restaurant | Sigiriya | 7.9485 80.7422 | hostel B
Jetwing Vil Uyana | Sigiriya | 7.9510 80.7443 | hotel A | Vil Uyana
Jungle Host Hostel | Sigiriya | 7.9407 80.7228 | hostel C
Jungle Nature Villa | Sigiriya | 7.9428 80.7586 | guest house C
Kashyapa Kingdom View Home | Sigiriya | 7.9479 80.7525 | guest house A
Kassapa Homestay | Sigiriya | 7.9493 80.7433 | guest house C
Kassapa Lions Rock | Sigiriya | 7.9796 80.7273 | hotel A2
Kumbukgas Mankada Lodge | Sigiriya | 8.0019 80.7433 | hotel A | Kumbukgas Mankada-Sigiriya
Kumbura Eco Lodge | Sigiriya | 7.9371 80.7272 | guest house C
La Dolce Vita | Sigiriya | 7.9487 80.7499 | hotel C
Lakmini Guesthouse | Sigiriya | 7.9494 80.7518 | guest house A | Lakmini
Lal Home Stay (Sigiriya) | Sigiriya | 7.9498 80.7421 | homestay B | Lal Homestay
Lankapura Homestay | Sigiriya | 7.9475 80.7526 | guest house C
Lario Resort | Sigiriya | 7.9500 80.7560 | guest house T
Lathika Homes | Sigiriya | 7.9472 80.7507 | guest house C
Leon Hotels Arana | Sigiriya | 7.9500 80.7560 | guest house T
Lion Lodge | Sigiriya | 7.9493 80.7504 | guest house B
Liyon Rest | Sigiriya | 7.9500 80.7560 | bungalow T
Madawa Rest | Sigiriya | 7.9476 80.7404 | guest house B
Mango Villa (Sigiriya) | Sigiriya | 7.9416 80.7593 | guest house C
Mashi's Villa | Sigiriya | 7.9525 80.7456 | hotel C
Moksha Sigiriya | Sigiriya | 7.9507 80.7609 | hotel C
Nelu Villa | Sigiriya | 7.9469 80.7528 | guest house C
Nethmini | Sigiriya | 7.9391 80.7245 | guest house C
New Sigiri Hostel | Sigiriya | 7.9456 80.7611 | guest house C
Nice View Lodge | Sigiriya | 7.9427 80.7519 | hotel C
Nilmini Lodge | Sigiriya | 7.9518 80.7538 | guest house C
Nirwana Tourist Lodge | Sigiriya | 7.9490 80.7501 | guest house B
One More Night Hostel & Resort | Sigiriya | 7.9363 80.7606 | hostel C
Oshani Homestay Sigiriya | Sigiriya | 7.9501 80.7515 | guest house C
Paddy Field Hut | Sigiriya | 7.9451 80.7519 | guest house C
Palitha Homestay | Sigiriya | 7.9513 80.7451 | guest house C
Paradise Inn (Sigiriya) | Sigiriya | 7.9489 80.7516 | guest house B
Pathum Guest House | Sigiriya | 7.9508 80.7541 | guest house C | Pathum Homestay
Pinthu Home Stay | Sigiriya | 7.9484 80.7512 | guest house B
Prince Inn | Sigiriya | 7.9454 80.7343 | guest house C
Rama Kele Guest House | Sigiriya | 7.9467 80.7505 | guest house C
Rangiripauwa Adventure Park | Sigiriya | 7.8947 80.7316 | guest house C
Relax Guest | Sigiriya | 7.9485 80.7500 | guest house C
River Side Home Stay | Sigiriya | 7.9500 80.7560 | homestay T
Riverside Lal Homestay | Sigiriya | 7.9431 80.7621 | guest house A
Roy's Villa Hostel | Sigiriya | 7.9275 80.7203 | hostel C
Royal Retreat Sigiriya | Sigiriya | 7.9489 80.7348 | hotel C
Royal Rock Sigiriya | Sigiriya | 7.9432 80.7518 | guest house C
Sajee Eco Lodge | Sigiriya | 7.9405 80.7336 | guest house C
Samahala Guest House | Sigiriya | 7.9468 80.7386 | guest house C
Sandya GuestHouse | Sigiriya | 7.9404 80.7292 | guest house C
Sansi Homestay | Sigiriya | 7.9457 80.7601 | guest house C
Sarath Safari Sigiriya | Sigiriya | 7.9499 80.7498 | guest house C
Sashini Home Stay | Sigiriya | 7.9502 80.7594 | guest house C
Seerock The King's Domain | Sigiriya | 7.9985 80.7453 | hotel A
Shady Mango Villa | Sigiriya | 7.9448 80.7629 | guest house C
Sigiri Choona Lodge | Sigiriya | 7.9621 80.7458 | hotel C
Sigiri Corridor Home Stay | Sigiriya | 7.9456 80.7604 | guest house C
Sigiri Forest View | Sigiriya | 7.9687 80.7673 | hotel C
Sigiri Heaven Villa | Sigiriya | 7.9460 80.7592 | guest house C
Sigiri Heritage Villa | Sigiriya | 7.9487 80.7404 | hotel B
Sigiri Hostel and Cafe | Sigiriya | 7.9512 80.7530 | guest house C
Sigiri Lakshan Home Stay | Sigiriya | 7.9453 80.7636 | guest house C
Sigiri Lion Lodge | Sigiriya | 7.9499 80.7505 | guest house A
Sigiri Oya Cottage | Sigiriya | 7.9981 80.7491 | hotel C
Sigiri Rock Side Home Stay | Sigiriya | 7.9494 80.7550 | guest house C
Sigiri Saman Home Stay | Sigiriya | 7.9500 80.7550 | guest house C
Sigiri Sandilu Homestay | Sigiriya | 7.9449 80.7642 | guest house C
Sigiri Sara Home Stay Nice Village | Sigiriya | 7.9424 80.7630 | guest house C
Sigiri Sarilco Rock View Tree | Sigiriya | 7.9403 80.7618 | guest house C
Sigiri Sierra View Resort | Sigiriya | 7.9363 80.7606 | hotel C
Sigiri Sun Rise Homestay | Sigiriya | 7.9461 80.7606 | guest house C
Sigiri Villa | Sigiriya | 7.9977 80.7498 | hotel C
Sigiriya Amenity Home Stay | Sigiriya | 7.9485 80.7603 | guest house C
Sigiriya Bliss Home Stay | Sigiriya | 7.9417 80.7600 | guest house C
Sigiriya Camellia Home Stay | Sigiriya | 7.9480 80.7606 | guest house C
Sigiriya Eco TreeHouse | Sigiriya | 7.9409 80.7236 | guest house C
Sigiriya Hostel | Sigiriya | 7.9447 80.7609 | guest house C
Sigiriya Jungle Padmini Lodge | Sigiriya | 7.9503 80.7512 | guest house C
Sigiriya Jungles | Sigiriya | 7.9942 80.7360 | hotel A
Sigiriya Nature Villa Lodge | Sigiriya | 7.9497 80.7500 | hotel B
Sigiriya Nieel Home Stay | Sigiriya | 7.9483 80.7606 | guest house C
Sigiriya Nikini Homestay | Sigiriya | 7.9272 80.6951 | guest house C
Sigiriya Palace View | Sigiriya | 7.9471 80.7583 | hotel C
Sigiriya Postal Holiday Home | Sigiriya | 7.9505 80.7509 | guest house B
Sigiriya Ranasinghe Nature Villa | Sigiriya | 7.9565 80.7422 | hotel C
Sigiriya Rest House | Sigiriya | 7.9500 80.7560 | guest house T
Sigiriya River Side Villa | Sigiriya | 7.9434 80.7610 | guest house C
Sigiriya Rock View Tree House | Sigiriya | 7.9402 80.7597 | guest house C
Sigiriya Ruins and Home Stay | Sigiriya | 7.9472 80.7394 | guest house C
Sigiriya Sky Homestay | Sigiriya | 7.9443 80.7630 | guest house C
Sigiriya View Resort | Sigiriya | 7.9521 80.7404 | hotel C
Sigiriya Village | Sigiriya | 7.9496 80.7613 | hotel A3 | Sigiriya Village Hotel
Sigiriya Village Home Stay | Sigiriya | 7.9452 80.7601 | guest house C
Sigiriya Water Cottages | Sigiriya | 7.9445 80.7318 | hotel C
Sinhagiri Villa | Sigiriya | 7.9603 80.7444 | hotel A
Sirigi Jungle Villa | Sigiriya | 7.9517 80.7463 | guest house C
Sleep Cheep Sigiriya | Sigiriya | 7.9445 80.7613 | guest house C
Suba Home Stay | Sigiriya | 7.9517 80.7440 | guest house C
Sunshine Resort and Spa | Sigiriya | 7.9512 80.7525 | hotel A | Sunshine Villa
Thal Sewana | Sigiriya | 7.9638 80.7588 | hotel A
Thathsara | Sigiriya | 7.9532 80.7451 | hotel C
The Grand Tourist Hooliday Resort | Sigiriya | 7.9348 80.7087 | hotel C
The Green Heaven Hotel | Sigiriya | 7.9563 80.7416 | hotel C
The Hideout Sigiriya Holiday Resort | Sigiriya | 7.9340 80.7223 | guest house C
The Lion Rock | Sigiriya | 7.9448 80.7581 | hotel B
The Lotus Villa Sigiriya | Sigiriya | 7.9456 80.7540 | hotel C
The Nature Park Villa | Sigiriya | 7.9422 80.7640 | hotel C
The Otunna Guest House | Sigiriya | 7.9462 80.7605 | guest house C
The Paradise Resort & Spa | Sigiriya | 7.8919 80.7252 | hotel C
Thick Forest | Sigiriya | 7.9629 80.7668 | hotel C
Vee Guest House | Sigiriya | 7.9477 80.7324 | guest house C
Water Garden Sigiriya | Sigiriya | 7.9923 80.7453 | hotel A
Water Guest | Sigiriya | 7.9436 80.7516 | guest house C
Weli Maluwa Resort | Sigiriya | 7.9328 80.7153 | hotel C
Wewa Addara Hotel | Sigiriya | 7.9394 80.7558 | guest house A | Wewa Addara
Wild Grass Nature Resort | Sigiriya | 7.9043 80.7244 | villa B
Wish Prabha Lake View Lodge | Sigiriya | 7.9424 80.7564 | guest house C
Wishmi Homestay | Sigiriya | 7.9426 80.7566 | guest house C
Woodsy Villa | Sigiriya | 7.9527 80.7457 | hotel C
Yoshua Holiday Resort Sigiriya | Sigiriya | 7.9361 80.7610 | guest house C
Zensigiri | Sigiriya | 7.9531 80.7456 | guest house C
Ashburnham Estate | Ukuwela | 7.4294 80.6845 | guest house C
Power Zone Guest Inn | Ukuwela | 7.4030 80.6124 | guest house A | Power Zone Guest House
## Nuwara Eliya
Ambewela Irrigation Bungalow | Ambewela | 6.8780 80.8069 | guest house C
Haritha Kanda Rest | Bogawantalawa | 6.7982 80.6730 | guest house C
Nandana Rooms | Bogawantalawa | 6.7984 80.6759 | guest house C
Rest House - Bogawantalawa | Bogawantalawa | 6.7953 80.6788 | guest house B
Tientsin Bungalow | Bogawantalawa | 6.8134 80.6578 | villa B
Loinorn North Cove Cabana | Bopattalawa | 6.7874 80.7237 | hotel C
Sivagee Guest House | Dayagama Bazaar | 6.8604 80.7434 | guest house C
Gonavy Bungalow | Deltota | 7.1247 80.7107 | guest house C
Nalinda's Homestay | Deltota | 7.1319 80.7263 | guest house C
Aberdeen Range Holiday Home | Ginigathhena | 6.9968 80.4658 | bungalow B
Breeta's Guest House & Restaurant | Ginigathhena | 6.9910 80.4648 | guest house C
Forest Edge | Ginigathhena | 6.9963 80.4640 | hotel C
Meena Ella Colonial Bungalow | Hakgala | 6.9270 80.8242 | hotel C
Scottish Planter Glendevon Bungalow | Halgranoya | 7.0068 80.8652 | bungalow T
Asvika Hotel | Hatton | 6.9166 80.5975 | guest house C
Castlereagh Bungalow | Hatton | 6.8662 80.5722 | villa B | Tea Trails Castlereagh
Castlereigh Summer House | Hatton | 6.8679 80.5779 | hotel C
Gagula Family Cottage | Hatton | 6.8454 80.6063 | guest house C
Governor's Mansion | Hatton | 6.8905 80.6330 | hotel C
Harrington Heritage | Hatton | 6.9222 80.5835 | hotel C
Hill View | Hatton | 6.8867 80.6007 | guest house C
Homestay of Dushy | Hatton | 6.8726 80.6025 | guest house C
Jai Holiday Bungalow | Hatton | 6.9012 80.5957 | bungalow C
KPL Holiday Homes | Hatton | 6.8929 80.5968 | guest house C
Lanka Inn Tourist Rest | Hatton | 6.8950 80.5960 | guest house T
Mandira Bungalows | Hatton | 6.8752 80.5998 | hotel C
New Valley Holiday Home | Hatton | 6.8512 80.6026 | hotel C
Niwasa House | Hatton | 6.8965 80.5990 | hotel C
Princess of Dickoya | Hatton | 6.8728 80.6024 | guest house C
Rock View Rest Hatton | Hatton | 6.8675 80.5990 | guest house C
Silver Moon Resten | Hatton | 6.9169 80.5876 | guest house C
Strathdon Bungalow | Hatton | 6.8950 80.5960 | bungalow T
Summerville | Hatton | 6.8673 80.5810 | villa B
Tea Hills Bungalow | Hatton | 6.8969 80.5906 | hotel A | Tea Hills
The Argyle | Hatton | 6.9172 80.5866 | hotel C
The Farm Resorts | Hatton | 6.8623 80.5894 | hotel B
Upper Glencairn Bungalow | Hatton | 6.8534 80.6027 | guest house B
White Block Guest House And Restaurant | Hatton | 6.8930 80.5943 | guest house C
Ginihiriya Wildlife Bungalow | Kalupahana | 6.7981 80.8317 | chalet C
The View at Glenloch | Katukitula | 7.0785 80.6791 | hotel A | Villa Glenloch
Loinorn Bungalow | Kotiyagala | 6.7831 80.7208 | guest house C
Eco Lanka Villa | Kotmale | 7.0192 80.6420 | bungalow C
Hanging Bridge Hotel | Kotmale | 7.0641 80.5871 | hotel C
Fallside Rest | Kottellena | 6.9007 80.4977 | guest house C
Lakshapana Rest | Kottellena | 6.9004 80.4978 | hotel C
Norton Grange Villa | Kottellena | 6.9069 80.5044 | hotel C
Senmil Holiday Inn | Laxapana | 6.9257 80.4891 | guest house B
Diyanillakelle Estate Bungalow | Lindula | 6.9030 80.6694 | bungalow B
Rohita Guest | Lindula | 6.8642 80.6897 | hotel C
Ayos Hill | Maskeliya | 6.8313 80.5432 | hotel C
Ceylon Tea Trails Norwood Bungalow | Maskeliya | 6.8344 80.6043 | guest house A | Ceylon Tea Trails, Tea Trails Norwood
Dam House | Maskeliya | 6.8339 80.5722 | hotel C
Delhousie Hotel Galle | Maskeliya | 6.8256 80.5228 | hotel C
Dunkeld Bungalow | Maskeliya | 6.8581 80.5729 | villa C
Glen Nuge Bungalow | Maskeliya | 6.8020 80.5894 | guest house C
Grand Adamspeak | Maskeliya | 6.8269 80.5250 | hotel C
Green View Guest Inn | Maskeliya | 6.8265 80.5233 | hotel C
Heaven Hills Guest House | Maskeliya | 6.8372 80.5717 | guest house C
Hugging Clouds | Maskeliya | 6.8264 80.5235 | hotel C
Madhusha Rest | Maskeliya | 6.8280 80.5717 | guest house C
Mai Inn | Maskeliya | 6.8288 80.5731 | guest house C
PMD Hotel | Maskeliya | 6.8252 80.5209 | hotel C
Punsisi Rest | Maskeliya | 6.8259 80.5227 | hotel C
Pure Land Villa | Maskeliya | 6.8255 80.5252 | hotel C
River Side Guest House & Travels | Maskeliya | 6.8282 80.5736 | guest house C
River View Inn | Maskeliya | 6.8302 80.5707 | hotel C
River View Wathsala Inn | Maskeliya | 6.8268 80.5266 | guest house A
Singh Bro's | Maskeliya | 6.8242 80.5201 | hotel C
Slightly Chilled | Maskeliya | 6.8270 80.5257 | hotel C
Subash Hotel | Maskeliya | 6.8314 80.5430 | guest house C
Sun Shine Resort | Maskeliya | 6.8315 80.5717 | hostel A | Sunshine Resorts
Tea Breeze Motel | Maskeliya | 6.8266 80.5234 | hotel C
The Mango Tree Holiday Bungalow | Maskeliya | 6.8243 80.5194 | bungalow C
Vinish Inn | Maskeliya | 6.8264 80.5232 | hotel C
White Elephant | Maskeliya | 6.8272 80.5263 | hotel C
White House Adam's Peak | Maskeliya | 6.8264 80.5254 | hotel C
Mas Villa | Maswela | 7.0640 80.6330 | guest house T
Nanuoya Railway Guest House | Nanu Oya | 6.9402 80.7419 | guest house C
The Crystal Castle | Nanu Oya | 6.9465 80.7533 | hostel C
The Train View | Nanu Oya | 6.9416 80.7447 | guest house C
Kothmale Holiday Resort | Nawalapitiya | 7.0839 80.5758 | hotel C
Halloowella Estate Bungalow | Norwood | 6.8372 80.6018 | guest house C
4 Bedroom Apartment | Nuwara Eliya | 6.9821 80.7601 | hotel C
AGP Home | Nuwara Eliya | 6.9520 80.7905 | guest house C
Albany Nuwara Eliya | Nuwara Eliya | 6.9692 80.7734 | bungalow B
Amadale Bungalow | Nuwara Eliya | 6.9419 80.7981 | hotel C
American Star Hotel | Nuwara Eliya | 6.9697 80.7672 | guest house T
Amesbury Cottage | Nuwara Eliya | 6.9742 80.7541 | guest house C
Araliya Green City | Nuwara Eliya | 6.9675 80.7669 | hotel A
Araliya Green Hills | Nuwara Eliya | 6.9670 80.7647 | hotel A | Araliya Green Hills Hotel
Ascot | Nuwara Eliya | 6.9638 80.7668 | hotel C
Ashley Resort | Nuwara Eliya | 6.9649 80.7611 | hotel C
Avian Breeze | Nuwara Eliya | 6.9432 80.7970 | hotel C
Avican Guest | Nuwara Eliya | 6.9640 80.7663 | hotel C
Barcode Residencies | Nuwara Eliya | 6.9699 80.7862 | hotel C
Barrow Villa | Nuwara Eliya | 6.9693 80.7801 | guest house C
Blue Meadows | Nuwara Eliya | 6.9697 80.7672 | hotel T
Blue Wing Inn 2 | Nuwara Eliya | 6.9523 80.7746 | hotel C
Breeze Mountain Holiday Home | Nuwara Eliya | 6.9631 80.7608 | hotel C
Brockenhurst | Nuwara Eliya | 6.9810 80.7640 | bungalow B
Bungalow 1926 | Nuwara Eliya | 6.9771 80.7654 | bungalow B
Burthars Bungalow | Nuwara Eliya | 6.9697 80.7672 | bungalow T
Calamander Lake Gregory | Nuwara Eliya | 6.9566 80.7776 | hotel B | Governors Chalets
Canaya Inn | Nuwara Eliya | 6.9470 80.7885 | guest house C
Carnation Rest | Nuwara Eliya | 6.9631 80.7656 | hotel C
Cepro Inn | Nuwara Eliya | 6.9618 80.7641 | hotel C
Ceybank Rest (Nuwara Eliya) | Nuwara Eliya | 6.9652 80.7663 | guest house A
Charkey Holiday Bungalow | Nuwara Eliya | 6.9633 80.7726 | bungalow C
Clifton Inn | Nuwara Eliya | 6.9607 80.7673 | hotel C
Co-operative Holiday | Nuwara Eliya | 6.9776 80.7659 | guest house B
Cocoon Hills | Nuwara Eliya | 6.9657 80.7647 | hotel A
Collingwood | Nuwara Eliya | 6.9642 80.7668 | hotel C
Colombo Dockyard Holiday Bungalow | Nuwara Eliya | 6.9650 80.7657 | bungalow C
Cool Land Rooms | Nuwara Eliya | 6.9767 80.7640 | guest house C
Country House | Nuwara Eliya | 6.9631 80.7667 | hotel C
Dahlia Mount View Hotel | Nuwara Eliya | 6.9624 80.7648 | hotel C
Dewy Cottage | Nuwara Eliya | 6.9636 80.7630 | hotel B
Domestic Holiday Resort | Nuwara Eliya | 6.9608 80.7788 | hotel C
Dream Stay House | Nuwara Eliya | 6.9425 80.7445 | guest house A | Dream Stay
Dream View Nuwara Eliya | Nuwara Eliya | 6.9727 80.7798 | guest house C
EverGreen | Nuwara Eliya | 6.9627 80.7651 | hotel C
Fairview Holiday Bungalow | Nuwara Eliya | 6.9531 80.7748 | bungalow C
Felshta Guest House | Nuwara Eliya | 6.9634 80.7734 | guest house C
Fern Inn | Nuwara Eliya | 6.9485 80.7890 | guest house C
Ferncliff | Nuwara Eliya | 6.9712 80.7694 | hotel A | Ferncliff Boutique Bungalow
Fiyori Garden | Nuwara Eliya | 6.9521 80.7838 | hotel C
Freeze Hill | Nuwara Eliya | 6.9317 80.7808 | hotel B
Friendly Home Stay | Nuwara Eliya | 6.9821 80.7599 | homestay C
GSP Cottage | Nuwara Eliya | 6.9764 80.7706 | hostel C
Galway Forest Lodge | Nuwara Eliya | 6.9800 80.7700 | hotel B3
Galway Heights | Nuwara Eliya | 6.9655 80.7810 | hotel B
Glendower Hotel | Nuwara Eliya | 6.9675 80.7664 | hotel B1 | Glendover
Glenfall Reach Hotel | Nuwara Eliya | 6.9653 80.7647 | hotel C
Glenfall Resort | Nuwara Eliya | 6.9670 80.7661 | hotel C
Golden Ridge | Nuwara Eliya | 6.9817 80.7544 | hotel C
Golden View Hotel | Nuwara Eliya | 6.9742 80.7703 | hotel B
Golf Green Bungalow | Nuwara Eliya | 6.9760 80.7645 | hotel C
Grand Hotel Nuwara Eliya | Nuwara Eliya | 6.9684 80.7647 | hotel A4 | The Grand Hotel
Green Garden (Nuwara Eliya) | Nuwara Eliya | 6.9637 80.7658 | hotel C
Green Gregory Villa - Correct Location | Nuwara Eliya | 6.9506 80.7785 | guest house C
Gregory's Bungalow | Nuwara Eliya | 6.9564 80.7845 | bungalow B
Grosvenor | Nuwara Eliya | 6.9623 80.7658 | hotel C
Grymsby | Nuwara Eliya | 6.9820 80.7621 | hotel C
Gurugedara Guest House | Nuwara Eliya | 6.9460 80.7903 | guest house C
Haddon Hill | Nuwara Eliya | 6.9619 80.7655 | hotel C
Happiness Lodge | Nuwara Eliya | 6.9300 80.7813 | guest house C
Happy Inn | Nuwara Eliya | 6.9630 80.7629 | hotel C
Heaven Seven Hotel | Nuwara Eliya | 6.9614 80.7649 | guest house A | Heaven Seven
Heidi's Home | Nuwara Eliya | 6.9522 80.7852 | hostel C
Heritance Tea Factory Hotel | Nuwara Eliya | 6.9911 80.8337 | hotel A4 | Heritance Tea Factory, The Tea Factory
Hevenly Home | Nuwara Eliya | 6.9633 80.7711 | homestay B
Hi Lanka | Nuwara Eliya | 6.9748 80.7759 | hostel C | Hi Lanka Hostel
Hilcot | Nuwara Eliya | 6.9579 80.7724 | hotel C
Hill Club | Nuwara Eliya | 6.9710 80.7630 | hotel A
Hill Cottage | Nuwara Eliya | 6.9695 80.7636 | hotel C
Hill Rise Villa | Nuwara Eliya | 6.9571 80.7759 | hotel C
Hill View Guest Inn | Nuwara Eliya | 6.9668 80.7714 | hotel C
Hiru Guest | Nuwara Eliya | 6.9423 80.7760 | guest house C
Hotel Ashford | Nuwara Eliya | 6.9341 80.8067 | guest house A
Hotel Binota | Nuwara Eliya | 6.9554 80.7747 | guest house B
Hotel Daffodils | Nuwara Eliya | 6.9628 80.7652 | hotel C
Hotel Four Seasons | Nuwara Eliya | 6.9643 80.7622 | hotel C
Hotel Green Star | Nuwara Eliya | 6.9641 80.7649 | hotel C
Hotel Jojos | Nuwara Eliya | 6.9634 80.7656 | hotel C
Hotel Princes | Nuwara Eliya | 6.9700 80.7711 | hotel C
Hotel Shalika | Nuwara Eliya | 6.9554 80.7747 | hotel C
Hotel Silver Falls | Nuwara Eliya | 6.9494 80.7710 | hotel C
HummingBird Hill Cottage | Nuwara Eliya | 6.9906 80.7485 | chalet C
Hunters Club Gregory Lake | Nuwara Eliya | 6.9530 80.7816 | hotel C
I.J. Lake View Holiday Bungalow | Nuwara Eliya | 6.9550 80.7750 | bungalow B
Isuru Sewana Holiday Home | Nuwara Eliya | 6.9697 80.7672 | homestay T
Jarrl | Nuwara Eliya | 6.9743 80.7876 | apartment C
Jasmine Home Stay | Nuwara Eliya | 6.9541 80.7763 | homestay C
Jetwing St Andrew's | Nuwara Eliya | 6.9796 80.7638 | hotel A3 | St.andrews Hotel
Kent Guest House | Nuwara Eliya | 6.9359 80.8045 | guest house C
King Fern Cottage | Nuwara Eliya | 6.9794 80.7626 | hotel C
Kings | Nuwara Eliya | 6.9604 80.7695 | hotel C
Kingsbury Lake Resort | Nuwara Eliya | 6.9629 80.7736 | hotel C
Kumudu Holiday Resort | Nuwara Eliya | 6.9775 80.7661 | hotel C
La Grande Villa | Nuwara Eliya | 6.9706 80.7719 | hotel B
La Luna Cabins | Nuwara Eliya | 6.9668 80.7926 | guest house C
Lady Horton Bungalow | Nuwara Eliya | 6.9542 80.7769 | hotel C
Lake Edge Resort | Nuwara Eliya | 6.9534 80.7788 | hotel C
Lake View Comfort Bungalow | Nuwara Eliya | 6.9524 80.7825 | hotel C
Lake View Holiday Home | Nuwara Eliya | 6.9516 80.7824 | hotel C
Langdale by Amaya | Nuwara Eliya | 6.9292 80.7181 | hotel A | Langdale Resort & Spa
Lassana Villa | Nuwara Eliya | 6.9631 80.7635 | hotel C
Laughing Leopard Hostel | Nuwara Eliya | 6.9731 80.7767 | hostel C
Leisure Village | Nuwara Eliya | 6.9572 80.7853 | guest house A | Manoma Leisure Village
Lochside | Nuwara Eliya | 6.9547 80.7789 | hotel C
Lourdes Inn | Nuwara Eliya | 6.9460 80.7881 | guest house A | Lourdes Inn Hotel
MBSL House of Leisure | Nuwara Eliya | 6.9558 80.7738 | guest house C
Melford Nuwaraeliya | Nuwara Eliya | 6.9528 80.7783 | hotel B
Methmi Rest | Nuwara Eliya | 6.9555 80.7741 | guest house C
Midky Hotel | Nuwara Eliya | 6.9820 80.7536 | guest house B
Mirage Kings Cottage | Nuwara Eliya | 6.9639 80.7811 | hotel A
Misty Hills Boutique Cottage | Nuwara Eliya | 6.9907 80.7459 | bungalow B
Misty Holiday Nest | Nuwara Eliya | 6.9613 80.7644 | hotel C
Misty Mountain Villas | Nuwara Eliya | 6.9844 80.7587 | guest house C
Misty View Cottage Home Stay Experience | Nuwara Eliya | 6.9906 80.7480 | homestay B
Mockingbird Residence | Nuwara Eliya | 6.9633 80.7661 | homestay B
Mount Mary Inn | Nuwara Eliya | 6.9724 80.7710 | guest house B
Mount View Cottage | Nuwara Eliya | 6.9840 80.7587 | hotel C
Mystic Cottage | Nuwara Eliya | 6.9707 80.7830 | hotel C
Nadeenma | Nuwara Eliya | 6.9642 80.7633 | hotel C
Namadi Nest | Nuwara Eliya | 6.9820 80.7631 | hotel C
New Keena | Nuwara Eliya | 6.9638 80.7666 | hotel C
New Nuwara Eliya Inn | Nuwara Eliya | 6.9747 80.7666 | hotel C
New Tour Inn | Nuwara Eliya | 6.9707 80.7691 | hotel C
Nidwalden Resort | Nuwara Eliya | 6.9812 80.7649 | hotel C
Nuwara Eliya Homestay | Nuwara Eliya | 6.9653 80.7630 | guest house C
Oak Ray Summer Hill Breeze Hotel | Nuwara Eliya | 6.9632 80.7658 | hotel C
Oatlands by Jetwing | Nuwara Eliya | 6.9804 80.7632 | hotel C
Oliphant Boutique Villa by Amaya | Nuwara Eliya | 6.9764 80.7476 | hotel B
Olive Grand | Nuwara Eliya | 6.9675 80.7627 | guest house B
Ovi Court | Nuwara Eliya | 6.9640 80.7630 | apartment C
Paradise Cottage | Nuwara Eliya | 6.9705 80.7704 | hotel C
Pine Studio | Nuwara Eliya | 6.9762 80.7696 | apartment B
Qantara | Nuwara Eliya | 6.9629 80.7609 | hotel C
Red Gold and Green House | Nuwara Eliya | 6.9668 80.7644 | guest house C
Redwood Inn | Nuwara Eliya | 6.9814 80.7636 | hotel C
Rest Master Luxury Holiday Bungalow | Nuwara Eliya | 6.9506 80.7777 | bungalow C
Richmond Inn | Nuwara Eliya | 6.9617 80.7657 | hotel C
Roselyn Holiday Bungalow | Nuwara Eliya | 6.9710 80.7856 | bungalow C
Rotelga | Nuwara Eliya | 6.9607 80.7682 | hotel C
Royal Cocoon Resort | Nuwara Eliya | 6.9684 80.7704 | hotel A | Royal Cocoon
Royal Hills Nuwara Eliya | Nuwara Eliya | 6.9697 80.7672 | guest house T
Royal Lake Hotel | Nuwara Eliya | 6.9583 80.7730 | hotel C
Royal Mount | Nuwara Eliya | 6.9615 80.7655 | hotel C
Royston Bungalow | Nuwara Eliya | 6.9567 80.7737 | hotel C
Samarajeewa Guest House | Nuwara Eliya | 6.9496 80.7888 | guest house C
Sampath Hotel | Nuwara Eliya | 6.9690 80.7715 | hotel C
Sancharee Mountain View Bungalow | Nuwara Eliya | 6.9909 80.7482 | bungalow B
Scenic View Bungalow | Nuwara Eliya | 6.9516 80.7897 | hotel C
Scenic View Lodge | Nuwara Eliya | 6.9402 80.7981 | hotel C
Senani Colonial Holiday Bungalow | Nuwara Eliya | 6.9736 80.7761 | bungalow B
Serendib Mount | Nuwara Eliya | 6.9634 80.7659 | hotel C
Serene Bungalow | Nuwara Eliya | 6.9742 80.7813 | hotel A | Serene Villa
Serene Kings Villa | Nuwara Eliya | 6.9665 80.7710 | guest house B
Shanbe Hotel | Nuwara Eliya | 6.9436 80.7969 | hotel C
Sherwood Cottage | Nuwara Eliya | 6.9815 80.7644 | hotel C
Sincere Wilderness | Nuwara Eliya | 6.9818 80.7648 | hotel C
Single Tree | Nuwara Eliya | 6.9615 80.7659 | hotel C
Sky Lodge | Nuwara Eliya | 6.9521 80.7768 | hotel C
Sky Park Holiday Inn | Nuwara Eliya | 6.9630 80.7608 | hotel C
Spring Acre | Nuwara Eliya | 6.9909 80.7482 | bungalow B
St.John's Rest | Nuwara Eliya | 6.9790 80.7647 | hotel C
Stonyhurst Cottage | Nuwara Eliya | 6.9715 80.7721 | hotel C
Summerfield Cottage | Nuwara Eliya | 7.0147 80.7272 | guest house C
Sun Hill (Nuwara Eliya) | Nuwara Eliya | 6.9634 80.7654 | guest house A1 | Hotel Sunhill
Sun Inn | Nuwara Eliya | 7.0136 80.7290 | guest house C
Sun Shine | Nuwara Eliya | 6.9504 80.7871 | hotel C
Suninton Holiday Bungalow | Nuwara Eliya | 6.9748 80.7707 | bungalow B
Suriya Guest | Nuwara Eliya | 6.9636 80.7723 | guest house C
Tea Bush Hotel | Nuwara Eliya | 6.9620 80.7629 | guest house A
The Alpine Hotel | Nuwara Eliya | 6.9626 80.7660 | hotel A
The Blackpool | Nuwara Eliya | 6.9425 80.7791 | hotel A | Blackpool Hotel
The Fern Cove | Nuwara Eliya | 6.9697 80.7672 | bungalow T
The Firs | Nuwara Eliya | 6.9638 80.7817 | hotel C
The Hill Paradise | Nuwara Eliya | 6.9549 80.7760 | hotel C
The Lake Frost | Nuwara Eliya | 6.9521 80.7809 | guest house C
The Little England Cottages | Nuwara Eliya | 6.9607 80.7919 | hotel C
The Log | Nuwara Eliya | 6.9521 80.7812 | hotel C
The Montfort | Nuwara Eliya | 6.9542 80.7742 | hotel C
The Queenswood Cottage | Nuwara Eliya | 6.9645 80.7666 | hotel B
The Ranmin Lodge | Nuwara Eliya | 6.9697 80.7672 | bungalow T
The Rock | Nuwara Eliya | 6.9634 80.7622 | hotel A
The Trevene Hotel | Nuwara Eliya | 6.9702 80.7697 | hotel C
The Wind Castle | Nuwara Eliya | 6.9810 80.7529 | hotel C
Thilina | Nuwara Eliya | 6.9642 80.7720 | hotel C
Top Rich Hotel Nuwaraeliya | Nuwara Eliya | 6.9527 80.7782 | hotel B
Top Terrace Cottage | Nuwara Eliya | 6.9905 80.7477 | hotel C
Travel Lodge (Nuwara Eliya) | Nuwara Eliya | 6.9632 80.7661 | hotel C
Turf Villa | Nuwara Eliya | 6.9637 80.7726 | hotel C
Unique Cottages | Nuwara Eliya | 6.9660 80.7664 | hotel C
Unique View Nuwaraeliya | Nuwara Eliya | 6.9640 80.7623 | hotel B
Universal Green Hills | Nuwara Eliya | 6.9868 80.7449 | hotel C
Victoria Inn | Nuwara Eliya | 6.9716 80.7695 | guest house C
Villa Acacia | Nuwara Eliya | 6.9535 80.7777 | hotel C
Villa Cassandara | Nuwara Eliya | 6.9697 80.7672 | guest house T
Villa Kassandra | Nuwara Eliya | 6.9665 80.7643 | hotel C
Villa Tea Fields | Nuwara Eliya | 6.9505 80.7916 | guest house C
Villa de Roshe | Nuwara Eliya | 6.9637 80.7626 | hotel A
Vilmic Lake Inn Bungalow | Nuwara Eliya | 6.9521 80.7863 | hotel C
Vishmi's Rest | Nuwara Eliya | 6.9459 80.7913 | hotel C
Watermead | Nuwara Eliya | 6.9539 80.7791 | hotel C
Windsor | Nuwara Eliya | 6.9708 80.7700 | hotel A1 | Windsor Hotel
Winter Rest Villa | Nuwara Eliya | 6.9710 80.7694 | hotel C
Y2K Holiday Resort | Nuwara Eliya | 6.9418 80.7983 | hotel C
Yenisey | Nuwara Eliya | 6.9636 80.7660 | hotel C
Yensfield Blackpool | Nuwara Eliya | 6.9422 80.7758 | hotel C
Yoga Bhavan Guest Inn | Nuwara Eliya | 6.9648 80.7923 | hotel C
Mahaeliya Wildlife Bungalow | Ohiya | 6.8143 80.8064 | chalet C
Hotel Miyora | Pitawala | 6.9902 80.4352 | guest house B
Glendevon Bungalow | Ragala | 7.0304 80.8482 | guest house C
Stafford Bungalow | Ragala | 7.0119 80.8572 | bungalow B
Agalawatte Est 2 | Ramboda | 7.0408 80.6615 | apartment C
Agalawatte Farm Field | Ramboda | 7.0552 80.6832 | apartment C
Chariot Path | Ramboda | 7.0847 80.7241 | camp C
Oak Ray Tea Bush | Ramboda | 7.0571 80.6954 | hotel B | Tea Bush Ramboda Hotel by Oak Ray
Pokoe Trail Lodging | Ramboda | 7.0815 80.6812 | chalet C
Ramboda Falls Hotel | Ramboda | 7.0560 80.6985 | guest house A
Ramboda Falls Hotels | Ramboda | 7.0615 80.6904 | hotel C
Ramboda Holiday Inn | Ramboda | 7.0689 80.6842 | guest house C
Ramboda Holiday Resort | Ramboda | 7.0560 80.6999 | hotel C
Ramboda Rest | Ramboda | 7.0552 80.7005 | guest house C
S Agalawatte | Ramboda | 7.0237 80.6602 | apartment C
Serenemo | Ramboda | 7.0147 80.6701 | hotel C
Tea Flower Adventure | Ramboda | 7.0811 80.6813 | guest house C
Tearamb Holiday Bungalow | Ramboda | 7.0742 80.6762 | bungalow C
Thuruliya Lodge | Ramboda | 7.0531 80.6985 | hotel A
Chaza Oddington | Talawakelle | 6.9032 80.6581 | hotel C
Devon Holiday Bungalow | Talawakelle | 6.9509 80.6366 | bungalow C
Kithul Cottage | Talawakelle | 6.9730 80.6557 | guest house C
Pekoe Villa Watagoda | Talawakelle | 6.9715 80.6539 | guest house C
Royal Mount Guest & Rest | Talawakelle | 6.9438 80.6538 | hotel C
Talawakela Rest House | Talawakelle | 6.9414 80.6615 | hotel C
The Waterfall Villas | Talawakelle | 6.9495 80.6385 | hotel C
De Silva Bake House & Rooms | Udapussallawa | 7.0001 80.9040 | guest house C
SPD Bungalow Watawala Lassana | Watawala | 6.9324 80.5468 | bungalow B
The Greendale | Watawala | 6.9345 80.5460 | bungalow B
`
