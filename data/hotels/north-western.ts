/**
 * Hotels of North Western Province. Made by `npm run hotels`; corrections stand in scripts/hotels/corrections.txt.
 * Format: worker/places/hotel-table.ts
 *
 * © OpenStreetMap contributors; Sri Lanka Tourism Development Authority. This table is a database under the Open
 * Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/: whoever changes it and offers it to
 * others does so under the same licence.
 */
export const northWesternHotels = `
## Kurunegala
Marsh Home | Alawwa | 7.3337 80.2549 | apartment C
Hotel Mihira Village | Ambanpola | 7.9208 80.2394 | guest house T
Cocoworld Bungalow | Bandara Koswatta | 7.6121 80.1749 | bungalow T
Hotel Rajiu Palace | Bingiriya | 7.5983 79.9373 | guest house T
Dhanawwa Tourist Resort | Boyagane | 7.4438 80.3413 | guest house B
Ran Ketha Holiday Inn | Daladagama | 7.8218 80.2500 | guest house T
Hotel Dambadeniya | Dambadeniya | 7.3697 80.1512 | guest house T
Ayurveda Paradise Maho | Embogama | 7.8273 80.3131 | hotel C
Hotel Piyawara | Embogama | 7.8291 80.3059 | hotel B
Hotel Yapahuwa Paradise | Embogama | 7.8288 80.3110 | hotel A2
Elegant Hamlets Home Stay | Galmuruwa | 7.5012 79.8906 | homestay C
New Casaromana Rest | Hettipola | 7.6055 80.0787 | guest house T
Rest House Hettipola | Hettipola | 7.6055 80.0787 | guest house T
Amagla - Deduru Oya Estate | Ibbagamuwa | 7.5719 80.3945 | hotel C
Coco Palms | Ibbagamuwa | 7.5559 80.4556 | bungalow T
Ranmal Nature Hotel | Ibbagamuwa | 7.5811 80.4711 | guest house C
Ridee Vihara Pilgrim Rest | Ibbagamuwa | 7.5366 80.4887 | guest house C
Subasi Tourist Resort | Kuliyapitiya | 7.4702 80.0440 | guest house T
Ads Bungalow | Kurunegala | 7.5044 80.3712 | bungalow B
Blue Meridian Hotel | Kurunegala | 7.4867 80.3647 | guest house T
Bravo Hotel | Kurunegala | 7.4755 80.3550 | hotel C
Bright Bravo Hotel | Kurunegala | 7.4873 80.3647 | guest house B
Buwaneka Hotel and Restaurant | Kurunegala | 7.4894 80.3626 | guest house B
De Bluemaryen Hotel | Kurunegala | 7.4867 80.3647 | guest house T
Diyadahara Hotel | Kurunegala | 7.4977 80.3658 | hotel B
Green Valley Resort | Kurunegala | 7.5072 80.3410 | hotel C
Hotel Athgiri | Kurunegala | 7.4790 80.3722 | hotel B1
Hotel Blue Sky | Kurunegala | 7.4833 80.3531 | hotel A
Hotel Kandyan Reach | Kurunegala | 7.4790 80.3723 | hotel C
Hotel Sanctuary Lake | Kurunegala | 7.5068 80.3419 | hotel C
Hotel Surasa | Kurunegala | 7.4867 80.3647 | guest house T
Hotel Udadigana | Kurunegala | 7.5075 80.3424 | hotel B
Hotel Viveka | Kurunegala | 7.4971 80.3575 | hotel B
Kusum Nadiya | Kurunegala | 7.4769 80.3356 | guest house B
Mahagedara Athugalpura Holiday Resort | Kurunegala | 7.4958 80.3606 | hotel B
Nil Diya Sewana | Kurunegala | 7.5070 80.3414 | guest house C
Premium Cottages B & B | Kurunegala | 7.4926 80.3436 | guest house C
Ranthaliya New Rest House | Kurunegala | 7.4913 80.3614 | guest house C
Richards | Kurunegala | 7.4867 80.3647 | bungalow T
Rock Hotel | Kurunegala | 7.4939 80.3581 | hotel C
Sucharitha Nangi S House | Kurunegala | 7.4977 80.3374 | apartment C
The Epitome | Kurunegala | 7.5077 80.4044 | hotel B
Village De Caerd | Kurunegala | 7.4730 80.3506 | hotel C
White House Family Stay | Kurunegala | 7.4867 80.3647 | bungalow T
Royal Grand Hotel and Restaurant | Mahakeliya | 7.5824 80.2803 | guest house T
City Line Guest House | Maho | 7.8200 80.2739 | guest house B
Hotel Babie & Caters | Maho | 7.8102 80.2499 | guest house B
Hotel Shanthi | Maho | 7.8194 80.2712 | guest house T
Maho Rest House | Maho | 7.8194 80.2712 | guest house T
Hotel the Paradise | Maspotha | 7.5464 80.3077 | guest house T
Gaya Family Resort | Mawathagama | 7.4358 80.4477 | guest house B
Kshatriya Villa Hotel White House | Mawathagama | 7.4253 80.4587 | hotel C
Soba Lanka Resort | Melsiripura | 7.6263 80.5058 | guest house A | Soba Lanka Holiday Resort
Grand Meridian Hotel | Narammala | 7.4248 80.2117 | hotel C
Grandbell Hotel | Narammala | 7.3918 80.2518 | hotel C
Hotel Crown Field | Narammala | 7.4341 80.2173 | guest house B
Supun Place | Narammala | 7.3909 80.2365 | hotel C | Supun Place 2
Buddima Samudra | Nikaweratiya | 7.7387 80.1244 | hotel B
Junction Hotel | Nikaweratiya | 7.7506 80.1157 | hotel B
Paradise Rest | Nikaweratiya | 7.7514 80.1200 | guest house B
Indunil House | Padeniya | 7.6750 80.2293 | apartment C
Pawana Hotel | Padeniya | 7.6664 80.2258 | hotel C
True Mount | Panliyadda | 7.6894 80.5405 | guest house C
Madithiyagolla Hotel | Pansiyagama | 7.7269 80.5127 | hotel C
Asliya Hotel | Pilessa | 7.4522 80.4204 | hotel C
Araliya Inn | Polgahawela | 7.3353 80.3001 | guest house T
Birds Park Hotel | Polgahawela | 7.3838 80.2598 | guest house A | Birds Park
Gajamadara Walauwa | Polgahawela | 7.3410 80.3027 | guest house B
Hotel Ranamadura | Polgahawela | 7.3276 80.3091 | guest house C
Polgahawela Rest House | Polgahawela | 7.3311 80.2994 | guest house A
Thilina Rest House | Polgahawela | 7.3353 80.3001 | guest house T
Invite Hotel | Pothuhera | 7.4202 80.3565 | hotel B
Lundon Hotel | Pothuhera | 7.3880 80.3373 | hotel C
Mangala Guest House | Thorayaya | 7.5088 80.4069 | guest house T
Kizuna House | Udubaddawa | 7.4468 79.9426 | bungalow C
Ranapriya Hotel | Wariyapola | 7.6197 80.2462 | guest house T
## Puttalam
Bar Reef Resort | Alankuda | 8.0522 79.7094 | hotel B
Bedrock Beach | Alankuda | 8.1437 79.7094 | hotel C
Dolphin Chilling | Alankuda | 8.0353 79.7143 | guest house C
Dune Towers | Alankuda | 8.0728 79.7108 | hotel C
Kappalady Kindergarten | Alankuda | 8.1367 79.7100 | guest house C
Kite House | Alankuda | 8.1427 79.7097 | guest house C
Kite'n'roll | Alankuda | 8.1349 79.7120 | guest house C
Omeesha Beach Hotel | Alankuda | 8.0443 79.7113 | hotel C
Randam Villa | Alankuda | 8.1181 79.7313 | guest house C
Ruwala Resort | Alankuda | 8.1095 79.7354 | guest house C
Seahorse Beach Resort | Alankuda | 8.0304 79.7173 | hotel C
Sun Burns Factory | Alankuda | 8.1462 79.7086 | guest house C
Udekki | Alankuda | 8.0551 79.7086 | hotel C
Carolina Beach Hotel | Ambakandawila | 7.5248 79.7928 | hotel C
Mud House | Anamaduwa | 7.9246 80.0148 | hotel C
Rest House - Anamaduwa | Anamaduwa | 7.9032 80.0111 | guest house B
Anantaya Resort & Spa (Bangadeniya) | Bangadeniya | 7.6408 79.8024 | hotel C
C & I Beach Hotel | Chilaw | 7.5062 79.7960 | villa B
Chilaw City Hotel | Chilaw | 7.5690 79.7887 | hotel B
Far Inn Hotel | Chilaw | 7.5669 79.7967 | hotel B
Hotel Shan Inn | Chilaw | 7.5717 79.7957 | guest house B
Nilawin Hotel | Chilaw | 7.5469 79.8105 | hotel B
Ranvil | Chilaw | 7.5702 79.7885 | hotel B
Araliya Villa | Kalpitiya | 8.2329 79.7464 | hotel C
Atara Lagoon Kalpitiya | Kalpitiya | 8.2422 79.7654 | guest house C
Blue Waves | Kalpitiya | 8.2244 79.7243 | hotel C
Blue Whale Resort | Kalpitiya | 8.2152 79.7144 | guest house A | Blue Whale Beach Resort
Ceylon Kite Ranch | Kalpitiya | 8.2170 79.7180 | guest house C
Cocodance Kite Resort | Kalpitiya | 8.2256 79.7254 | hotel B
De Silva Wind Resort Kalpitiya | Kalpitiya | 8.2309 79.7403 | guest house B
De Silva Windresort | Kalpitiya | 8.2307 79.7410 | hotel B
Dinuda Resort | Kalpitiya | 8.2289 79.7371 | hotel A
Divyaa Lagoon Resort | Kalpitiya | 8.2282 79.7361 | hotel A | Divyaa Lagoon
Diyamba Beach Resort | Kalpitiya | 8.2158 79.7130 | guest house B
Dolphin Wadiya | Kalpitiya | 8.2159 79.7080 | guest house C
Dutch Bay Resorts | Kalpitiya | 8.2745 79.7565 | hotel B
EKM Hotel | Kalpitiya | 8.2119 79.7403 | hotel C
Emerald Breeze Villa | Kalpitiya | 8.2148 79.7119 | hotel B
Gloria Guest Rooms | Kalpitiya | 8.2295 79.7596 | homestay B
Greenbury Kite Hostel & Restaurant | Kalpitiya | 8.2270 79.7362 | guest house C
Hosanna Kite Beach Resort | Kalpitiya | 8.2258 79.7259 | guest house A
Hotel Reach | Kalpitiya | 8.2169 79.7444 | hotel C
Kalpitiya Kite Surf Club | Kalpitiya | 8.2270 79.7253 | hotel C
Kalpitiya Rest House | Kalpitiya | 8.2353 79.7650 | guest house A | Rest House-Kalpitiya
Kite Bay Resort | Kalpitiya | 8.2352 79.7484 | guest house C
Kite Beach Villa Kalpitiya | Kalpitiya | 8.2258 79.7246 | hotel B | Kite Beach Villas
Kitelife Resort | Kalpitiya | 8.2182 79.7237 | guest house C
Kitesurfing Lanka | Kalpitiya | 8.2167 79.7161 | hotel A
Luna Laguna | Kalpitiya | 8.2464 79.7558 | hotel C
Nethu Villa | Kalpitiya | 8.2143 79.7069 | hotel C
Nuga Villa | Kalpitiya | 8.2234 79.7226 | guest house C
Sandy Edge | Kalpitiya | 8.2244 79.7312 | guest house C
Sapphire Kite Village | Kalpitiya | 8.2268 79.7257 | hotel C
Sapphire Wave Villa | Kalpitiya | 8.2149 79.7118 | hotel B
Sea Sand Resort | Kalpitiya | 8.2195 79.7208 | hotel C
Srilankakite | Kalpitiya | 8.2378 79.7458 | hotel B
St.anne S Lagoon House | Kalpitiya | 8.2295 79.7596 | bungalow C
Sulashika Beach House | Kalpitiya | 8.2219 79.7211 | guest house C
Sun Wind Beach | Kalpitiya | 8.2302 79.7411 | hotel C
Taniya Nature Resort | Kalpitiya | 8.2171 79.7442 | guest house B
The Rascals Kite Resort | Kalpitiya | 8.2591 79.7653 | hotel C
The Wind Beach Resort | Kalpitiya | 8.2239 79.7283 | hotel B
Valampuri Kite Resort | Kalpitiya | 8.2489 79.7580 | hotel C
Welle Wadiya Beach Villa and Restaurant | Kalpitiya | 8.2214 79.7200 | hotel B
Windy Waves | Kalpitiya | 8.2254 79.7242 | hotel C
Olanka Hotel and Restaurant | Karuwalagaswewa | 8.0576 79.9599 | guest house B
Tabboea Lake Resort | Karuwalgaswewa | 8.0574 79.9603 | hotel C
Briddens Place | Katuneriya | 7.3769 79.8258 | hotel C
Orinsea Beach Hotel | Katuneriya | 7.3769 79.8239 | hotel C
Oceanic Pearl Hotel | Kochchikade | 7.2658 79.8429 | hotel C
Villa Taprobane | Kochchikade | 7.2661 79.8465 | guest house C
Nayans Paradise Guest House | Kottantivu | 7.8609 79.7643 | guest house C
Ajith Putha Grand | Madampe | 7.4972 79.8413 | guest house T
Romans Reasidence | Madampe | 7.4972 79.8413 | apartment T
TPK Home | Madampe | 7.5055 79.8475 | hostel C
Captain's Lake Safari Lodge | Mahakumbukkadawala | 7.8492 79.8576 | guest house C
Aarya Lagoon | Mampuri | 7.9956 79.7423 | guest house B
Amagi Beach Hotel | Marawila | 7.4145 79.8165 | guest house A | Amagi Beach
Aquarius Resort | Marawila | 7.4130 79.8260 | guest house T
Club Palm Bay Hotel | Marawila | 7.4341 79.8123 | hotel A3 | Club Palm Bay
Northwood Residence | Marawila | 7.3917 79.8310 | apartment B
Olenka Sunside Beach Hotel | Marawila | 7.4261 79.8134 | hotel A2
Rest House Marawila | Marawila | 7.4130 79.8260 | guest house T
Richron Beach Hotel | Marawila | 7.4061 79.8186 | hotel A
Sanmali Beach Hotel | Marawila | 7.4177 79.8156 | hotel A
Solomon Beach Hotel | Marawila | 7.4348 79.8109 | hotel C
Sri Beach | Marawila | 7.4070 79.8182 | bungalow B
Sun Set Beach Hotel | Marawila | 7.3910 79.8217 | hotel C
Sunset Beach Paradise Hotel | Marawila | 7.4130 79.8260 | guest house T
Sunshya Cottage C O Evergreen Accommodations | Marawila | 7.4321 79.8250 | hotel C
Villa Viana | Marawila | 7.4254 79.8136 | guest house A
Kumudu Valley Resort | Nainamadama | 7.3060 79.8408 | hotel A
Prince Hotel (Nainamadama) | Nainamadama | 7.3058 79.8422 | hotel C
Villa Sun Bird | Nainamadama | 7.3068 79.8376 | hotel A
Combined_House | Palavi | 7.9704 79.7962 | guest house B
The Grove | Palavi | 7.9689 79.8513 | hotel C
Bethany 101 | Puttalam | 8.0271 79.8304 | bungalow B
Bismi Villa & Rooms | Puttalam | 7.9909 79.8514 | hotel C
Grove Sri Lanka | Puttalam | 7.9792 79.8431 | bungalow B
Royal Green Garden Hotel | Puttalam | 8.0199 79.8614 | hotel A
Senathilaka Guest House | Puttalam | 8.0274 79.8368 | guest house C
Brukles Cottage | Waikkal | 7.2979 79.8391 | hotel C
Club Hotel Dolphin | Waikkal | 7.2930 79.8404 | hotel A4
Ging Oya Lodge | Waikkal | 7.3016 79.8459 | hotel A
Green Island Hotel | Waikkal | 7.3002 79.8466 | guest house C
Hamilton Bungalow | Waikkal | 7.2774 79.8595 | hotel C
Herman House | Waikkal | 7.2983 79.8386 | hotel C
Karunakarala Resort | Waikkal | 7.2713 79.8593 | hotel B
Paradiso Beach Hotel | Waikkal | 7.2734 79.8448 | hotel C
Puetz Beach Resort | Waikkal | 7.2880 79.8600 | guest house T
Puetz Travels Beach Resort | Waikkal | 7.2762 79.8426 | hotel C
Ranweli Holiday Village | Waikkal | 7.2834 79.8410 | hotel A2
Rico Shadow Guest House | Waikkal | 7.2986 79.8399 | guest house A | Rico Shadow Guest House & Restaurent
Rudy Villa | Waikkal | 7.2880 79.8600 | homestay T
Suriya Resort Kammala | Waikkal | 7.3001 79.8400 | hotel A | Suriya Luxury Resorts
Villa Suriyagaha | Waikkal | 7.2839 79.8437 | hotel C
Waterland | Waikkal | 7.2712 79.8490 | hotel C
Yoga Pilgrim Lodge | Waikkal | 7.2775 79.8529 | guest house C
Anyaa Lifestyle | Wennappuwa | 7.3373 79.8393 | bungalow C
Avenra Gangara Hotel | Wennappuwa | 7.3512 79.8507 | hotel C
Euro Star Holiday Inn | Wennappuwa | 7.3463 79.8398 | guest house T
Hotel Madura Bawana | Wennappuwa | 7.3290 79.8451 | hotel B
Palm Heaven | Wennappuwa | 7.3463 79.8398 | bungalow T
Verona Hotel (Wennappuwa) | Wennappuwa | 7.3476 79.8349 | guest house B
`
