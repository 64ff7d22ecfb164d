/**
 * Hotels of North Central Province. Made by `npm run hotels`; corrections stand in scripts/hotels/corrections.txt.
 * Format: worker/places/hotel-table.ts
 *
 * © OpenStreetMap contributors; Sri Lanka Tourism Development Authority. This table is a database under the Open
 * Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/: whoever changes it and offers it to
 * others does so under the same licence.
 */
export const northCentralHotels = `
## Anuradhapura
Aditya Holiday Reort | Anuradhapura | 8.3152 80.4054 | guest house C
Alakamanda | Anuradhapura | 8.3085 80.4171 | guest house A | Hotel Alakamanda
Ambel Homestay | Anuradhapura | 8.3208 80.4071 | homestay C
Anagarika Dharmapala Pilgrims Rest | Anuradhapura | 8.3456 80.4103 | hotel B
Andorra | Anuradhapura | 8.3598 80.4237 | hotel C
Apee Gedr | Anuradhapura | 8.3619 80.4055 | guest house C
Aryana Hotel | Anuradhapura | 8.3254 80.4168 | hotel B
Aura City Hostel | Anuradhapura | 8.3068 80.4075 | hostel C
Avasta Resort & Spa | Anuradhapura | 8.3522 80.4174 | hotel A
Bathiya Tourist Guest | Anuradhapura | 8.3215 80.4094 | guest house C
Blooming Holiday Resort | Anuradhapura | 8.3533 80.4343 | guest house B
Boa Vista | Anuradhapura | 8.3429 80.3852 | guest house B
Ceybank Rest (Anuradhapura) | Anuradhapura | 8.3410 80.4077 | guest house A
Ceylan Lodge | Anuradhapura | 8.3340 80.4162 | hotel C
Ceylon Tourist Board Holiday Resort | Anuradhapura | 8.3399 80.4070 | guest house B
Charm Inn | Anuradhapura | 8.3172 80.4001 | hostel C
Coconut Park | Anuradhapura | 8.3318 80.3956 | guest house C
Cottage Tourist Rest | Anuradhapura | 8.3320 80.4161 | guest house B
D Family Resort | Anuradhapura | 8.3106 80.3809 | hotel C
Delmond Lake Hotel | Anuradhapura | 8.3206 80.4056 | hotel C
Diyawara Home Stay | Anuradhapura | 8.3600 80.4173 | homestay B
Dutugamunu Pilgrims Rest | Anuradhapura | 8.3565 80.3972 | guest house C
El Dorado Resort | Anuradhapura | 8.3270 80.4158 | hotel C
Feel Like Home | Anuradhapura | 8.3204 80.4070 | hostel C
Flamingo Mansion | Anuradhapura | 8.3662 80.3884 | guest house C
Freedom Palace Hotel | Anuradhapura | 8.3276 80.4149 | hotel B
Gamodh Citadel Resort | Anuradhapura | 8.3643 80.3648 | guest house A
Grand Crown Hotel | Anuradhapura | 8.3209 80.4064 | guest house B
Grand Holiday Resort Restaurant | Anuradhapura | 8.3515 80.4452 | hotel B
Growinner Hotel | Anuradhapura | 8.2965 80.4313 | hotel B
Hamilton Tourist Rest | Anuradhapura | 8.3193 80.4060 | hotel C
Heritage Hotel Anuradhapura | Anuradhapura | 8.3271 80.3787 | hotel B
Heritage Lake View | Anuradhapura | 8.3201 80.4152 | hotel B
Hotel Creston Park | Anuradhapura | 8.3232 80.4080 | hotel C
Hotel Dulyana | Anuradhapura | 8.3258 80.4059 | hotel B2
Hotel Freelance | Anuradhapura | 8.3531 80.4444 | hotel B
Hotel Heladiv | Anuradhapura | 8.3500 80.4483 | hotel C
Hotel Kalthota Finance | Anuradhapura | 8.3279 80.3817 | hotel B
Hotel Lions Den | Anuradhapura | 8.3176 80.3982 | guest house B
Hotel Madara | Anuradhapura | 8.3350 80.4060 | guest house T
Hotel Milano | Anuradhapura | 8.3250 80.4171 | guest house A | Milano Tourist Rest
Hotel Moonstone | Anuradhapura | 8.3315 80.3667 | hotel A
Hotel Nilketha Villa | Anuradhapura | 8.3542 80.4115 | guest house B
Hotel Sisil Thera | Anuradhapura | 8.3193 80.3963 | bungalow B
Hotel T & T | Anuradhapura | 8.3150 80.4142 | hotel B
Hotel White House (Anuradhapura) | Anuradhapura | 8.3152 80.4010 | hotel B
Kivga Holiday Home | Anuradhapura | 8.3338 80.4169 | bungalow B
Kumbura | Anuradhapura | 8.3211 80.3803 | hotel C
Kumudu Holiday Home Anuradhapura | Anuradhapura | 8.3312 80.3657 | guest house B
Lake Face Hotel | Anuradhapura | 8.3560 80.3862 | hotel C
Lake House | Anuradhapura | 8.3337 80.3660 | hotel B
Lake View | Anuradhapura | 8.3338 80.4164 | guest house C
Lake View Garden Hotel | Anuradhapura | 8.3476 80.4441 | guest house B
Lakeshore Resort | Anuradhapura | 8.3568 80.3898 | hotel C
Lakeside Villa | Anuradhapura | 8.3147 80.4059 | guest house C
Lievi's | Anuradhapura | 8.3331 80.4082 | guest house C
Little Paradise (Anuradhapura) | Anuradhapura | 8.3235 80.4099 | hotel B
M House Anuradhapura | Anuradhapura | 8.3217 80.4196 | guest house C
Maha Vihara Pilgrim Rest | Anuradhapura | 8.3445 80.3952 | guest house C
Mansion Holiday Resort | Anuradhapura | 8.3322 80.4142 | hotel C
Margosa Lake Resort | Anuradhapura | 8.3529 80.4335 | hotel C
Marithona | Anuradhapura | 8.3215 80.4058 | guest house C
Melbourne Tourist Rest | Anuradhapura | 8.3310 80.4159 | guest house A
Merit Hotel | Anuradhapura | 8.3325 80.3674 | hotel B
Miridiya Hotel | Anuradhapura | 8.3314 80.4186 | hotel B1 | Miridiya Lodge
Monara | Anuradhapura | 8.3478 80.3784 | hotel C
Montana Rest | Anuradhapura | 8.3203 80.4070 | hotel C
N & L Holiday Resort | Anuradhapura | 8.3580 80.4207 | hotel C
Nadeeja Family Resort | Anuradhapura | 8.3333 80.4166 | hotel B
Nimal's Homestay | Anuradhapura | 8.3082 80.3974 | hostel C
Omelga Inn | Anuradhapura | 8.3246 80.4067 | guest house B
Palm Garden Village | Anuradhapura | 8.3157 80.3441 | hotel A3 | Palm Garden Village Hotel
Panorama Guest House | Anuradhapura | 8.3350 80.4060 | guest house T
Peacock Tourist Rest | Anuradhapura | 8.3084 80.3901 | guest house A | Peacock Residence
Platinum Resort | Anuradhapura | 8.3100 80.4422 | hotel A
Prabha Garden | Anuradhapura | 8.3291 80.3659 | hotel B
Rajarata | Anuradhapura | 8.3308 80.4190 | hotel A | Rajarata Hotel
Randiya | Anuradhapura | 8.3303 80.4180 | hotel A | Randiya Hotel
Randiyatha Hotel | Anuradhapura | 8.3350 80.4060 | guest house T
Rathnamali Rest | Anuradhapura | 8.3420 80.4085 | guest house B
Sacred City Tourist Resort | Anuradhapura | 8.3250 80.4048 | hotel C
Sadula Holiday Resort | Anuradhapura | 8.3538 80.4307 | bungalow B
Sandelle Holiday Resort | Anuradhapura | 8.3350 80.4060 | bungalow T
Sapumal Lodge | Anuradhapura | 8.3259 80.3980 | hotel C
Savindiya Sweet Home | Anuradhapura | 8.3313 80.3978 | guest house C
Savonrich | Anuradhapura | 8.3114 80.4151 | hotel C
Selagala Resort | Anuradhapura | 8.3304 80.4141 | hotel C
Semini Holiday Resort Seeminni Nivaaddu Nikeetny | Anuradhapura | 8.3518 80.4462 | hotel A | Semini Holiday Resort
Senowin Holiday Resort - Villa Senowin | Anuradhapura | 8.3363 80.4106 | hotel C
Shalini Tourist Rest | Anuradhapura | 8.3316 80.4162 | hotel C
Sidangana Homestay | Anuradhapura | 8.3583 80.4238 | guest house C
Siluni's Villa | Anuradhapura | 8.3146 80.4000 | guest house C
Sirisara Holiday Resort | Anuradhapura | 8.3223 80.4079 | hotel C
Sudu Nelum Holiday Resort | Anuradhapura | 8.3283 80.3810 | guest house B
Sunahatha Pilgrims Rest | Anuradhapura | 8.3446 80.3931 | guest house B
Sunil Rest | Anuradhapura | 8.3102 80.4022 | guest house C
Sunray Lake Residence | Anuradhapura | 8.3275 80.3770 | guest house B
Swasthi Holiday Resort | Anuradhapura | 8.3183 80.4119 | hotel C
Syzygy Garden | Anuradhapura | 8.3463 80.4462 | guest house C
Tahala Transit Home | Anuradhapura | 8.3189 80.3999 | hotel C
The City Tourist | Anuradhapura | 8.3357 80.4125 | hotel C
The Lakeside Hotel at Nuwarawewa | Anuradhapura | 8.3374 80.4156 | hotel A2 | The Lakeside at Nuwarawewa
The Sanctuary at Thissawewa | Anuradhapura | 8.3422 80.3907 | hotel A2
The Trangle Hotel | Anuradhapura | 8.3531 80.4432 | hotel B
Thilaka City Hotel | Anuradhapura | 8.3226 80.4086 | hotel C
Tissa Wawu Hotel | Anuradhapura | 8.3350 80.4060 | guest house T
Trangal | Anuradhapura | 8.3529 80.4433 | hotel C
Travel Lodge (Anuradhapura) | Anuradhapura | 8.3191 80.4107 | hotel B
Turn on Coco Garden Holiday Homes | Anuradhapura | 8.3606 80.4048 | guest house C
Vega Holiday Rest | Anuradhapura | 8.3157 80.4265 | homestay B
Villa DeLorento | Anuradhapura | 8.3182 80.3992 | hotel C
Villa Tulip Garden | Anuradhapura | 8.3231 80.4163 | guest house C
Villu Villa | Anuradhapura | 8.3154 80.4240 | guest house A
Water Garden Hotel | Anuradhapura | 8.3265 80.3972 | hotel C
Water's Edge | Anuradhapura | 8.3274 80.3716 | hotel B
Welkin Hotel | Anuradhapura | 8.3249 80.3768 | hotel B
Willwin Park | Anuradhapura | 8.3647 80.4175 | hotel C
Windgate | Anuradhapura | 8.3247 80.4091 | guest house C
Kalawawa | Balaluwewa | 7.9894 80.5271 | camp C
Sewana Geust House | Eppawala | 8.1257 80.4544 | guest house C
Galkiriyagama Village | Galkiriyagama | 7.9264 80.5719 | guest house T
ACME Hotel | Habarana | 8.0372 80.7626 | hotel C
Ambasevana Resort | Habarana | 8.0437 80.7394 | hotel C
Angry Birds Homestay | Habarana | 8.0428 80.7553 | guest house C
Budget Hotel Habarana | Habarana | 8.0381 80.7633 | hotel C
Cinnamon Habarana Village | Habarana | 8.0381 80.7503 | hotel A4 | Chaaya Village
Cinnamon Lodge Habarana | Habarana | 8.0349 80.7492 | hotel A5 | Cinnamon Lodge
Dream Cottage | Habarana | 8.0458 80.7391 | hotel C
Green Garden Resort | Habarana | 8.0360 80.7552 | hotel C
Habarana Dulwan Guest House | Habarana | 8.0422 80.7557 | guest house C
Habarana Rest House | Habarana | 8.0360 80.7490 | guest house T
Jasmin Villa | Habarana | 8.0360 80.7490 | bungalow T
Kanaya City Hotel & Hostel | Habarana | 8.0377 80.7571 | hostel C
Le Grand Meaulnes - Family Holiday Bungalow | Habarana | 8.0483 80.7605 | bungalow B
Loola Eco Lodge | Habarana | 8.0405 80.7407 | hotel C
Mutu Village | Habarana | 8.0299 80.7544 | guest house C
Pawansa Homestay | Habarana | 8.0427 80.7507 | guest house C
Sevanagama | Habarana | 8.0491 80.7541 | hotel A | Sevenagama
Sorowwa Resort & Spa | Habarana | 8.0406 80.7508 | guest house B
SunGreen Resort & SPA | Habarana | 8.0479 80.7402 | hotel C
Sundari Eco Village | Habarana | 8.0338 80.7532 | guest house C
The Ficus Grove | Habarana | 8.0443 80.7451 | bungalow B
The Other Corner | Habarana | 8.0422 80.7423 | guest house A
Hotel Basrin | Kagama | 8.0218 80.5282 | hotel C
Hurulu Sevena Hotel | Kahatagasdigiliya | 8.4264 80.6881 | guest house T
Leopard Den | Kalaoya | 8.2424 80.1507 | hotel C
Safaria Lodge Wilpattu National Nark | Kalaoya | 8.2569 80.1397 | chalet C
Waipattu Teal Cottage | Kalaoya | 8.2440 80.1539 | guest house C
Wilputtu Rest | Kalaoya | 8.2336 80.1364 | hotel C
Mihiliya Guest House | Kekirawa | 8.0370 80.5960 | guest house T
Rest House -Kakirawa | Kekirawa | 8.0414 80.5938 | guest house C
Semila Green Garden Hotel | Madatugama | 7.9459 80.6271 | guest house T
Jaindu | Maradankadawala | 8.0905 80.5165 | hostel C
Dayana Hotel | Mihintale | 8.3619 80.5204 | hotel C | Diana
Hotel Mihintale | Mihintale | 8.3615 80.5094 | hotel C
Rock Villa Relax City Home | Mihintale | 8.3588 80.5152 | guest house C
Forest Rock Garden Resort | Nochchiyagama | 8.2787 80.2698 | hotel C | Forest Rock Garden Hotel
Samanal Hotel | Nochchiyagama | 8.2594 80.2016 | hotel C
Samanala Hotel | Nochchiyagama | 8.2926 80.2266 | guest house T
Singharana Hotel | Nochchiyagama | 8.2801 80.2518 | guest house C
Oyamaduwa | Oyamduwa | 8.3789 80.2276 | camp C
Kotiya Eco Villas | Pahala Maragahawe | 8.2979 80.1575 | hotel C
L.T.T. Tourist Inn | Pahala Maragahawe | 8.2702 80.1496 | guest house C
Wilpattu Tree House | Pahala Maragahawe | 8.3041 80.1472 | hotel C
Amba Sewana | Rambewa | 8.4504 80.5089 | hotel C
Ulagalla Resort | Tirappane | 8.2062 80.5451 | hotel A | Ulagalla Walawwa Resort, Uga Ulagalla
Sandareka Hotel | Walagambahuwa | 8.1205 80.4597 | hotel C
## Polonnaruwa
Agbo | Giritale | 8.0056 80.9239 | hotel C
Deer Park Hotel | Giritale | 7.9900 80.9219 | hotel A4
Giritale Hotel | Giritale | 7.9895 80.9231 | hotel A1
Hemamali Hotel | Giritale | 7.9913 80.9219 | hotel B
Hotel Hemalee | Giritale | 7.9958 80.9261 | hotel A
Lak Nilla Guest House | Giritale | 7.9997 80.9352 | guest house C
Mount View | Giritale | 7.9936 80.9248 | guest house C
Asnara | Habarana | 8.0312 80.7792 | guest house A | Asnara Village
Jays Holiday Resort | Habarana | 8.0280 80.7662 | guest house A
Jungle Cottage Karandagaswewa | Habarana | 8.0663 80.7806 | hotel C
Pubudu Hotel | Habarana | 8.0267 80.7933 | hotel C
Rukmali Hotel | Habarana | 8.0316 80.7725 | hotel B
Samudra Resort | Habarana | 8.0291 80.7815 | hotel C
Sanoga Resort | Habarana | 8.0291 80.7813 | guest house C
Sun Rise Guest | Habarana | 8.0275 80.7476 | guest house C
The Lake Breeze Homestay | Habarana | 8.0314 80.7729 | guest house C
Wild View Resort | Habarana | 8.0346 80.7722 | hotel C
C.I.C. Agri Holiday Resort | Hingurakgoda | 8.0540 80.9520 | guest house T
CIC Agri Resort Windsor Park | Hingurakgoda | 8.0519 80.9526 | hotel C
Golden Flower Guest House | Hingurakgoda | 8.0540 80.9520 | guest house T
Hingurakgoda Rest House | Hingurakgoda | 8.0462 80.9536 | guest house A | Rest House - Hingurakgoda
Mihisanda Home Stay | Hingurakgoda | 8.0540 80.9520 | homestay T
Nature Trails Hotel | Hingurakgoda | 8.0293 80.9593 | guest house C
Shadow Green | Hingurakgoda | 8.0540 80.9520 | homestay T
Sewana Pilgrims Rest | Manampitiya | 7.8601 81.1107 | guest house B
Gunners' Club | Minneriya | 8.0612 80.9029 | guest house B
Sethway Village | Minneriya | 8.0395 80.9047 | hotel C
Clay Hut Village | Polonnaruwa | 7.9609 81.0061 | hotel C
Correct Location of Thisal Guest House | Polonnaruwa | 7.9403 81.0001 | guest house C
Deer Garden Guest House | Polonnaruwa | 7.9451 81.0029 | guest house C
Devi Tourist Home | Polonnaruwa | 7.9338 81.0032 | hotel C
EKHO Lake House | Polonnaruwa | 7.9428 80.9972 | hotel B
Gajaba | Polonnaruwa | 7.9410 80.9988 | hotel C
Hotel Mahanuge | Polonnaruwa | 7.9577 80.9968 | hotel C
India Guest | Polonnaruwa | 7.9310 81.0154 | guest house C
Kumari Guest House | Polonnaruwa | 7.9628 80.9929 | guest house C
Leesha | Polonnaruwa | 7.9331 81.0015 | guest house C
Livinginn Polonnaruwa | Polonnaruwa | 7.9624 81.0085 | hotel C
Man Guest Polonnaruwa | Polonnaruwa | 7.9376 80.9997 | hotel C
Manel Guest House | Polonnaruwa | 7.9370 81.0004 | guest house B
Midland Guest House | Polonnaruwa | 7.9396 81.0036 | guest house T
Peacock Vista | Polonnaruwa | 7.9734 80.9746 | hotel B
Polonnaruwa Holiday Inn | Polonnaruwa | 7.9593 80.9883 | hotel B
Priyanna Guest | Polonnaruwa | 7.9451 81.0038 | guest house B
Ramada | Polonnaruwa | 7.9381 81.0230 | hotel C | New Ramadha Guest House
Ranketha Guest House & Restaurant | Polonnaruwa | 7.9418 81.0062 | guest house A | Hotel Ranketha
Rock Cascade | Polonnaruwa | 7.9401 81.0052 | hostel A | Rock Cascade Home Stay
Royal Guest House | Polonnaruwa | 7.9396 81.0036 | bungalow T
Ruins Chaaya | Polonnaruwa | 7.9290 81.0049 | hotel A
Ruins Villa | Polonnaruwa | 7.9646 81.0064 | guest house C
Sanctuary Cove Guesthouse | Polonnaruwa | 7.9401 81.0030 | guest house C
Sudu Araliya | Polonnaruwa | 7.9230 80.9929 | hotel A | Hotel Sudu Araliya
Syanco Holiday Resort | Polonnaruwa | 7.9408 80.9994 | guest house A
The Lake Hotel | Polonnaruwa | 7.9244 80.9926 | hotel B | The Lake
The Polonnaruwa Rest | Polonnaruwa | 7.9356 80.9988 | guest house A | Polonnaruwa Rest House
The Senaro Holiday Inn | Polonnaruwa | 7.9857 80.9652 | guest house B
The Village (Polonnaruwa) | Polonnaruwa | 7.9247 80.9932 | hotel A1
Thidas Arana Hotel | Polonnaruwa | 7.9519 80.9861 | hotel B
Thisara Guest House | Polonnaruwa | 7.9352 80.9999 | guest house C
Tishan Holiday Resort | Polonnaruwa | 7.9628 80.9776 | hotel B
Udesh | Polonnaruwa | 7.9653 80.9945 | guest house C
Rock View Resort | Sigiriya | 7.9687 80.7685 | hotel C
Thilina Homestay | Sigiriya | 7.9721 80.7731 | guest house C
Tree House Hostel Sigiria | Sigiriya | 7.9694 80.7691 | guest house C
Kenmart Hotel | Talpotha | 8.1313 81.0206 | hotel C
`
