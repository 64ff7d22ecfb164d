/**
 * Hotels of Uva Province. Made by `npm run hotels`; corrections stand in scripts/hotels/corrections.txt.
 * Format: worker/places/hotel-table.ts
 *
 * © OpenStreetMap contributors; Sri Lanka Tourism Development Authority. This table is a database under the Open
 * Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/: whoever changes it and offers it to
 * others does so under the same licence.
 */
export const uvaHotels = `
## Badulla
Karunadasa Rest | Ambewela | 6.8583 80.8311 | guest house C
Aswasuma | Badulla | 6.9990 81.0545 | guest house C
Badulla New Tourist Inn | Badulla | 6.9895 81.0557 | guest house T
Badulla Resthouse | Badulla | 6.9893 81.0574 | guest house C
Capital City | Badulla | 6.9850 81.0585 | hotel B
Crystal Resort | Badulla | 6.9782 81.0445 | hotel C
Dunhinda Falls Inn | Badulla | 6.9967 81.0556 | hotel B
Eagle Nest Holiday Inn | Badulla | 6.9895 81.0557 | guest house T
Green Woods | Badulla | 6.9827 81.0450 | hostel B
Hill Villa Rest | Badulla | 6.9858 81.0638 | hotel C
Hotel Edwin | Badulla | 6.9991 81.0570 | hotel C
Hotel Green Mount | Badulla | 6.9980 81.0570 | hotel C
Hotel Marriott | Badulla | 6.9974 81.0577 | hotel C
Hotel Onix | Badulla | 6.9971 81.0566 | hotel C
Hotel Sanasta | Badulla | 6.9820 81.0793 | hotel B
Nest Line | Badulla | 6.9708 81.0654 | hotel B
Orange | Badulla | 6.9952 81.0579 | hotel C
Peace Heaven Inn | Badulla | 6.9895 81.0557 | guest house T
Riverside Holiday Inn | Badulla | 6.9829 81.0592 | hotel A
Royal Heritage Inn | Badulla | 6.9938 81.0544 | hotel B
Thilan | Badulla | 6.9878 81.0607 | guest house C
Weligama Holiday Inn | Badulla | 6.9851 81.0611 | hotel C
Wicks River Inn | Badulla | 6.9895 81.0557 | guest house T
Grand Aarchy | Ballaketuwa | 6.8595 81.0957 | guest house C
Bandarawela Hotel | Bandarawela | 6.8317 80.9890 | hotel A
Bandarawela Rest House | Bandarawela | 6.8342 80.9866 | guest house C
Blue View Guest Inn | Bandarawela | 6.8416 80.9792 | guest house B
Blue Wings Hotel | Bandarawela | 6.8704 80.9532 | hotel C
Dhamsen Hotel | Bandarawela | 6.8317 81.0028 | hotel B | Damsen Green View Holiday Resort
Dutch House (Bandarawela) | Bandarawela | 6.8244 80.9983 | bungalow B
Hotel Lion Inn | Bandarawela | 6.8372 81.0032 | guest house B
Kanmark Hotel | Bandarawela | 6.8329 81.0014 | hotel B
Kepler Villa | Bandarawela | 6.8094 80.9782 | hotel C
Kirchhayn Bungalow | Bandarawela | 6.8640 80.9835 | bungalow B
Liptora Homestay | Bandarawela | 6.7954 81.0122 | guest house C
Luxor Kirindi Ella | Bandarawela | 6.8198 80.9834 | hotel C
Manor House Boutique Villa | Bandarawela | 6.8240 80.9972 | hotel C
Nalanda Residence | Bandarawela | 6.8172 80.9364 | hotel C
National Holiday Resort (Bandarawela) | Bandarawela | 6.8476 80.9746 | guest house B
Nayabedde State GM Bungalow | Bandarawela | 6.8055 80.9987 | guest house C
Orient Hotel | Bandarawela | 6.8335 80.9877 | hotel A
Prince Hotel Bandarawela | Bandarawela | 6.8323 81.0091 | hotel B
Randumahala Guest House | Bandarawela | 6.8321 80.9865 | guest house C
Rawana Mount View | Bandarawela | 6.8148 81.0450 | hotel C
Riverside Inn | Bandarawela | 6.8300 80.9870 | guest house T
Samanpaya Holiday Bungalow | Bandarawela | 6.8429 80.9837 | bungalow B
Sunny Side Family Cottages | Bandarawela | 6.8460 80.9758 | guest house B
Suramya | Bandarawela | 6.8300 80.9870 | homestay T
The Hideaway Ella | Bandarawela | 6.8218 81.0395 | hotel C
Vlars Holiday Bungalow | Bandarawela | 6.8300 80.9870 | homestay T
Warwick Gardens Bungalow | Boragas | 6.8977 80.8281 | hotel A | Warwick Garden
Hotel Thushara | Boralanda | 6.8279 80.8945 | guest house T
Ampersand | Diyatalawa | 6.8200 80.9429 | homestay B
Greystones Villa | Diyatalawa | 6.8069 80.9572 | guest house T
Wasala Village View | Diyatalawa | 6.8069 80.9572 | bungalow T
3 Arch Resort | Ella | 6.8840 81.0482 | hotel C
49 Hotel Resort | Ella | 6.8831 81.0434 | hotel C
598 Rest Inn | Ella | 6.8727 81.0486 | guest house C
59b Rest Inn | Ella | 6.8726 81.0487 | hostel C
7th Hill | Ella | 6.8688 81.0400 | homestay B
98 Acres Resort | Ella | 6.8709 81.0627 | hotel A
Adhi Hotel | Ella | 6.8764 81.0496 | hotel B
Amba Estate Farmstay | Ella | 6.8330 81.0563 | hotel B
Amba Tea Estate | Ella | 6.8327 81.0561 | hotel C
Arawe Retreat | Ella | 6.8782 81.0464 | hotel C
Astral Zone Cottage | Ella | 6.8613 81.0404 | guest house C
Ayubowan Green Hill | Ella | 6.8734 81.0541 | guest house C
Backpackers Paradise | Ella | 6.8740 81.0479 | hostel C
Balagalla Bungalow | Ella | 6.8422 81.0335 | apartment C
Bamboo Cabana | Ella | 6.8690 81.0420 | guest house C
Base of Nature | Ella | 6.8690 81.0441 | guest house C
Beauty Mount Tourist Inn | Ella | 6.8726 81.0496 | guest house C
Bella Ella | Ella | 6.8669 81.0376 | hotel C
Birds Tone Lodge | Ella | 6.8718 81.0528 | guest house C
Blue Ribbon Homestay | Ella | 6.8702 81.0445 | homestay B
Box on Clouds | Ella | 6.8717 81.0761 | hotel C
Brilliant View | Ella | 6.8704 81.0450 | homestay B
Broad View | Ella | 6.8709 81.0420 | guest house C
Casa Ninearch Villa | Ella | 6.8746 81.0610 | guest house C | Hotel Casa Ella
Cascade Valley | Ella | 6.8677 81.0426 | guest house C
Chalana Homestay | Ella | 6.8777 81.0348 | guest house C
Chamelia | Ella | 6.8756 81.0463 | bungalow T
Chamodya Home Stay | Ella | 6.8701 81.0442 | guest house C
Champi Home Stay | Ella | 6.8736 81.0464 | guest house C
Charming View Homestay | Ella | 6.8696 81.0430 | guest house C
Clove Tree House | Ella | 6.8330 81.0548 | hotel B
Cosy Forrest Ella | Ella | 6.8637 81.0353 | hostel C
Country Homes | Ella | 6.8703 81.0485 | hotel B
Cozy Home Stay | Ella | 6.8681 81.0438 | guest house A
Daban Homestay Ella | Ella | 6.8665 81.0378 | homestay A | Daban Homestay
Dawn View Home Stay | Ella | 6.8691 81.0439 | guest house A
Dimuthu Home Stay | Ella | 6.8692 81.0426 | homestay B
Divine View | Ella | 6.8700 81.0442 | hotel C
Dowa Elegance Resort | Ella | 6.8504 81.0209 | hotel C
Dream Ville | Ella | 6.8530 81.0863 | hostel C
Duet's | Ella | 6.8710 81.0515 | hotel C
EKHO Ella | Ella | 6.8711 81.0490 | hotel B
Eeshani Guest Inn | Ella | 6.8753 81.0461 | homestay B
Ella Adam's View | Ella | 6.8705 81.0445 | hotel C
Ella Alpine Resort | Ella | 6.8689 81.0442 | hotel C
Ella Banana Rest Inn | Ella | 6.8736 81.0501 | guest house C
Ella Breeze Homestay | Ella | 6.8450 81.0285 | guest house C
Ella Cloud Castle Homestay | Ella | 6.8740 81.0514 | guest house C
Ella Cottage 219 V | Ella | 6.8678 81.0421 | chalet C
Ella Eco Lodge | Ella | 6.8726 81.0463 | hotel C
Ella Edge Resort | Ella | 6.8702 81.0470 | hotel C
Ella Escapade Hostel by Nomadic | Ella | 6.8570 81.0436 | hostel C | Ella Escapade
Ella Festoon | Ella | 6.8831 81.0495 | apartment C
Ella Finalgate | Ella | 6.8756 81.0463 | homestay T
Ella Flower Garden | Ella | 6.8710 81.0564 | guest house A | Ella Flower Garden and Resort
Ella Forest Eco View | Ella | 6.8723 81.0536 | guest house C
Ella Freedom Star Cottage | Ella | 6.8614 81.0409 | hotel C
Ella Grand Mud | Ella | 6.8825 81.0428 | guest house C
Ella Green Stay | Ella | 6.8771 81.0496 | guest house C
Ella Happy View | Ella | 6.8707 81.0443 | guest house A
Ella Hide View | Ella | 6.8697 81.0418 | guest house A
Ella Highest Inn | Ella | 6.8730 81.0473 | guest house C
Ella Infinity View | Ella | 6.8683 81.0442 | guest house C
Ella Inn | Ella | 6.8754 81.0484 | hotel C | Ella Holiday Inn
Ella Jungle Resort | Ella | 6.8254 81.0886 | hotel A
Ella Mansion | Ella | 6.8796 81.0412 | hostel C
Ella Mount View Guest Inn | Ella | 6.8709 81.0460 | homestay B
Ella Paddy Field View Guest Inn | Ella | 6.8701 81.0458 | guest house C
Ella Pavilion - Hostel & Rooms | Ella | 6.8716 81.0488 | hostel C
Ella Retreat Hotel | Ella | 6.8647 81.0454 | guest house C
Ella River Front | Ella | 6.8694 81.0454 | homestay B
Ella Rock Heaven | Ella | 6.8709 81.0499 | hotel B
Ella Secret Paradise | Ella | 6.8779 81.0447 | guest house C
Ella Slon White Elephant | Ella | 6.8736 81.0470 | hotel B
Ella Soul Resort | Ella | 6.8742 81.0503 | guest house B
Ella Sunny View | Ella | 6.8720 81.0478 | hotel C
Ella Treehouse Pearl | Ella | 6.8671 81.0473 | hotel C
Ella View Hotel | Ella | 6.8711 81.0500 | hotel C
Ella Waterfall View | Ella | 6.8677 81.0435 | guest house A | Waterfall Homestay, Waterfall View
Ella Wildlife Village | Ella | 6.8348 81.0750 | guest house C
Emerald Mirror Guest Ella | Ella | 6.8731 81.0470 | hotel B
Enthral View Homestay | Ella | 6.8709 81.0416 | apartment C
Eye Full Hotel and Restaurant | Ella | 6.8738 81.0534 | hotel C
Fair View | Ella | 6.8720 81.0519 | hotel C
Feelin' Good Resort | Ella | 6.8259 81.0782 | hotel A
Floating 2 Ella | Ella | 6.8717 81.0481 | hotel C
Forest Guest | Ella | 6.8727 81.0509 | guest house C
Forest Paddy Homestay | Ella | 6.8762 81.0502 | homestay C
Forest Paradise | Ella | 6.8742 81.0515 | guest house A | Forest Paradise Guest Home
Foret De Ville | Ella | 6.8746 81.0510 | hostel B
Four Seasons | Ella | 6.8768 81.0496 | guest house B
Freedom Guest Inn | Ella | 6.8756 81.0463 | bungalow T
Glen Rock Ella | Ella | 6.8709 81.0419 | guest house C
Golden Rock Guest Inn | Ella | 6.8718 81.0566 | guest house C
Golden View Guest | Ella | 6.8692 81.0357 | homestay B
Grand Ella Motel | Ella | 6.8720 81.0490 | guest house A
Grand Peak Hotel Ella | Ella | 6.8726 81.0518 | hotel C
Green Cottage Ella | Ella | 6.8726 81.0465 | guest house C
Green Hill Ella | Ella | 6.8756 81.0463 | homestay T
Green Hill Resort | Ella | 6.8700 81.0516 | hotel C
Green Lantern Inn | Ella | 6.8712 81.0521 | guest house C
Green Residence | Ella | 6.8756 81.0463 | homestay T
Green Side View | Ella | 6.8734 81.0529 | hotel C
Green View Guest | Ella | 6.8756 81.0463 | bungalow T
Green Villa Sunrising | Ella | 6.8672 81.0378 | guest house C
Green Village Guesthouse | Ella | 6.8712 81.0502 | guest house C
Guru Guru Camp & Tomorrow Land Club | Ella | 6.8714 81.0767 | camp C | Tomorrow Land Hostel
Happy Laugh Hostel | Ella | 6.8797 81.0662 | hostel C
Heaven's Edge | Ella | 6.8713 81.0420 | hotel A | Hotel Heavens Edge
Heritaz Villa Ella | Ella | 6.8722 81.0516 | hotel C
Hide Ella Hotel & Resort | Ella | 6.8722 81.0468 | hotel C
Hill Crest Ella | Ella | 6.8693 81.0419 | hotel C
Hill Top Guesthouse | Ella | 6.8717 81.0484 | guest house B
Hill View Home Stay | Ella | 6.8741 81.0511 | guest house B
Holly House | Ella | 6.8727 81.0480 | apartment C
Honey Bee Garden | Ella | 6.8711 81.0569 | hotel C | Honey Bee
Hostel 4 You Ella | Ella | 6.8724 81.0490 | hostel C
Hostel Upside Ella | Ella | 6.8740 81.0654 | hostel C
Hotel Alta Vista | Ella | 6.8734 81.0478 | hotel B
Hotel Country Comfort | Ella | 6.8762 81.0484 | hotel B
Hotel Ella Mount Heaven | Ella | 6.8570 81.0585 | hotel B
Hotel Gap Panorama | Ella | 6.8709 81.0428 | hotel B
Hotel Laura | Ella | 6.8713 81.0452 | hotel A | Laura
Hotel Levon | Ella | 6.8613 81.0429 | guest house C
Idyll Homestay | Ella | 6.8692 81.0436 | homestay B
Kavishka Guest House | Ella | 6.8729 81.0465 | guest house C
Kithaya | Ella | 6.8613 81.0423 | guest house C
La- Montana Resort | Ella | 6.8756 81.0463 | bungalow T
Lazy Bear | Ella | 6.8721 81.0539 | guest house C
Leisure Dream Inn | Ella | 6.8701 81.0468 | homestay B
Lily Villa Ella | Ella | 6.8567 81.0377 | hotel C
Lina Eco Cottage | Ella | 6.8616 81.0410 | guest house C
Little Folly's Cabins | Ella | 6.8740 81.0533 | guest house B
Little Heaven Homestay | Ella | 6.8726 81.0503 | guest house C
Lizzie Guest House | Ella | 6.8739 81.0498 | guest house C
Love Is Sweet Cottage | Ella | 6.8627 81.0441 | homestay B
Lucky Star Guest Inn | Ella | 6.8701 81.0405 | guest house A | Lucky Star
Mama Cottage | Ella | 6.8756 81.0463 | homestay T
Maple Homestay | Ella | 6.8756 81.0463 | homestay T
Marvellous Inn | Ella | 6.8676 81.0424 | guest house B
Morning Light | Ella | 6.8692 81.0450 | homestay B
Mountain Face Inn | Ella | 6.8622 81.0378 | hotel B
Mountain Range Cottage | Ella | 6.8656 81.0610 | hotel C
My Inn Guest House | Ella | 6.8627 81.0441 | homestay B
Namal's Great View Home Stay | Ella | 6.8700 81.0428 | homestay B
Nature Mount Pavillon Ella | Ella | 6.8714 81.0488 | guest house C
Nature Paradise | Ella | 6.8612 81.0835 | homestay B
Nature Resort (Ella) | Ella | 6.8756 81.0463 | homestay T
Nature Village Inn | Ella | 6.8771 81.0501 | guest house C
NatureWoodland Homestay | Ella | 6.8674 81.0471 | guest house C
Natures Glow Home Stay | Ella | 6.8674 81.0432 | guest house C
Nest Drop Inn | Ella | 6.8722 81.0530 | guest house B
Neth Ama Homestay Ella | Ella | 6.8772 81.0505 | guest house C
New Blue Home | Ella | 6.8724 81.0533 | hotel C
New Green View Ella | Ella | 6.8656 81.0363 | hotel C
Nice View Homestay | Ella | 6.8662 81.0362 | guest house A
Nimsara Homestay | Ella | 6.8740 81.0508 | guest house C
Nine Arch View Ella | Ella | 6.8752 81.0607 | guest house C
Oak Ray Ella Gap | Ella | 6.8727 81.0496 | guest house B | Ella Gap Tourist Inn
Okan Rock | Ella | 6.8722 81.0485 | hostel C
OnRock | Ella | 6.8722 81.0481 | hotel A | Hotel Onrock
Owin Hill Homestay | Ella | 6.8672 81.0384 | homestay B
Paddy Field View | Ella | 6.8673 81.0952 | homestay B
Paraiso Guest House | Ella | 6.8698 81.0433 | guest house A | Paraiso Home Stay
Pasal Hotel | Ella | 6.8741 81.0483 | hotel B
Pasla Hotel | Ella | 6.8756 81.0463 | guest house T
Pearl Mount Rest | Ella | 6.8727 81.0459 | guest house C
Pearlbank | Ella | 6.8360 81.0502 | hotel C
Pleasant View Ella | Ella | 6.8612 81.0379 | guest house C
Rainbow Inn | Ella | 6.8740 81.0486 | guest house C
Rainbow Sky Cottage | Ella | 6.8644 81.0388 | chalet C
Ravana Range | Ella | 6.8719 81.0456 | hotel B | Monarch Ella
Raveena Guesthouse | Ella | 6.8707 81.0506 | guest house A | Raveena Guest Inn
Rawana Fall View | Ella | 6.8702 81.0463 | homestay B
Rawana Montain View | Ella | 6.8677 81.0466 | guest house C
River Splendor Homestay | Ella | 6.8684 81.0467 | homestay B
Riverside Bliss Cottage | Ella | 6.8992 81.0602 | guest house C
Rock Grand View | Ella | 6.8688 81.0429 | hotel C
Rock Side Inn | Ella | 6.8706 81.0507 | guest house B
Rock View | Ella | 6.8756 81.0463 | bungalow T
Romance in Ella | Ella | 6.8687 81.0421 | homestay B
Rowinrich Cottage | Ella | 6.8777 81.0502 | guest house C
Royal Vantage | Ella | 6.8731 81.0455 | homestay B
Rustle Hill Homestay | Ella | 6.8724 81.0553 | guest house C
Saddle Cottage | Ella | 6.8685 81.0422 | guest house B
Saffron Eco Cottage | Ella | 6.8642 81.0353 | hotel C
Samadhi Nature Resort | Ella | 6.8710 81.0582 | guest house B
Samiru Guest House | Ella | 6.8767 81.0494 | guest house C
Sanrock | Ella | 6.8756 81.0463 | bungalow T
Secret View Homestay | Ella | 6.8701 81.0429 | guest house C
Senasuma Homestay | Ella | 6.8723 81.0483 | guest house C
Serenity Homestay | Ella | 6.8681 81.0444 | homestay B
Shadow Inn | Ella | 6.8724 81.0515 | guest house B
Silent Nest | Ella | 6.8673 81.0429 | guest house A
Silva's Heaven | Ella | 6.8710 81.0530 | hotel B
Sita's Heaven | Ella | 6.8733 81.0543 | guest house C
Sky Wood Guesthouse | Ella | 6.8766 81.0319 | guest house C
Sleep Cheap | Ella | 6.8739 81.0459 | hostel B
Sodus Place | Ella | 6.8731 81.0538 | guest house C
Soorya Guest Inn | Ella | 6.8721 81.0491 | guest house C
Sudamal Cottage | Ella | 6.8721 81.0498 | hotel C
Sun Beam Homestay (Ella) | Ella | 6.8725 81.0484 | guest house C
Sunnyside Holiday Banglow | Ella | 6.8752 81.0447 | hotel B
Sunnyside Holiday Bungalow | Ella | 6.8756 81.0463 | homestay T
Sunray Home Stay | Ella | 6.8702 81.0460 | homestay B
Sunrising Ella | Ella | 6.8674 81.0392 | hotel C
Suntop Inn | Ella | 6.8756 81.0463 | bungalow T
Tea Garden Holiday Inn Hotel | Ella | 6.8717 81.0486 | hotel C
The Blue View Ella | Ella | 6.8762 81.0496 | guest house B
The Chillout Alle | Ella | 6.8708 81.0568 | guest house C
The Cubes Ella | Ella | 6.8840 81.0433 | hotel C
The Dream Resort | Ella | 6.8720 81.0522 | guest house C
The Ella Sunshine | Ella | 6.8750 81.0604 | guest house C
The Feel Luxury Boutique Hotel | Ella | 6.8835 81.0428 | hotel C
The Ganz | Ella | 6.8713 81.0579 | hostel C
The Ganz Ella | Ella | 6.8736 81.0725 | guest house C
The Horizon Root Inn | Ella | 6.8720 81.0530 | guest house B
The Kanro Ella | Ella | 6.8662 81.0357 | guest house C
The Lover Stay | Ella | 6.8702 81.0412 | homestay B
The Mountain Heavens | Ella | 6.8712 81.0461 | guest house A
The One Ella | Ella | 6.8706 81.0570 | hotel C
The One Star Home Stay | Ella | 6.8705 81.0424 | homestay B
The Ostella | Ella | 6.8704 81.0405 | hostel C
The Residence Ella | Ella | 6.8730 81.0530 | hotel B
The Rezt | Ella | 6.8709 81.0524 | hotel C
The Rock Face | Ella | 6.8732 81.0480 | guest house C
The Secret Luxury Planters Resort | Ella | 6.8766 81.0643 | hotel B
The Tea Tree Resort | Ella | 6.8492 81.0233 | hotel C
The Tenth Hotel | Ella | 6.8713 81.0479 | hotel C
Thilini Homestay (Ella) | Ella | 6.8713 81.0583 | guest house C
Travel Rest Inn | Ella | 6.8742 81.0500 | guest house B
Tunnel Gap Resort | Ella | 6.8747 81.0461 | guest house B
Two Rock Vista | Ella | 6.8704 81.0519 | hotel C
Udayanga | Ella | 6.8742 81.0486 | guest house A | Udayanga Guest House
Udessa Rest Ella | Ella | 6.8728 81.0463 | hotel C
Vibestr Guesthouse | Ella | 6.8723 81.0488 | guest house B
View Point Villa | Ella | 6.8703 81.0794 | hotel B
Villa Eden Paradise | Ella | 6.8763 81.0493 | hotel C
Villa Nine Arch | Ella | 6.8746 81.0623 | guest house B
Village 99 Ella | Ella | 6.8765 81.0686 | hotel C
Village View Home Stay | Ella | 6.8713 81.0455 | homestay B
Waterfalls Homestay | Ella | 6.8756 81.0463 | homestay T
Welcome Inn | Ella | 6.8690 81.0460 | homestay B
White Arcadia | Ella | 6.8643 81.0358 | hostel C
Will Guest Homestay | Ella | 6.8672 81.0390 | guest house A
Wood Chalets Ella | Ella | 6.8890 81.0470 | hotel B | Wood Gold Ella
Zion View Retreat | Ella | 6.8720 81.0472 | hotel B
Zircon Ella | Ella | 6.8662 81.0376 | guest house C
Green Valley Holiday Resort | Haldummulla | 6.7654 80.8924 | hotel C
Bogoda Bridge Rest Inn | Hali Ela | 6.9608 81.0238 | guest house C
Hotel White Heaven | Hali Ela | 6.9314 80.9768 | hotel C
Anjara Guesthouse | Haputale | 6.7678 80.9614 | guest house C
Aroma Holiday Home | Haputale | 6.7694 80.9416 | guest house B
Awinco Rest | Haputale | 6.7744 80.9609 | homestay B
Bawa Guesthouse | Haputale | 6.7657 80.9518 | guest house C
Bel View Guesthouse | Haputale | 6.7667 80.9549 | guest house B
Central View Holiday | Haputale | 6.7696 80.9421 | guest house C
Clouds | Haputale | 6.7647 80.9499 | bungalow B
Grand View Guesthouse | Haputale | 6.7685 80.9615 | guest house B
Green Myst Cottage | Haputale | 6.7665 80.9511 | guest house B
High Cliff Guesthouse | Haputale | 6.7686 80.9595 | guest house A | High Cliffe Hotel
Hotel Olinka | Haputale | 6.7883 80.9700 | hotel C
Il Villino Haputale | Haputale | 6.7679 80.9613 | guest house C
Laksan View Resort | Haputale | 6.7684 80.9586 | guest house C
Lavania Holiday Inn | Haputale | 6.7668 80.9467 | guest house B
Leisure Mount View Holiday Inn | Haputale | 6.7673 80.9435 | guest house C
Melheim Resort (Haputale) | Haputale | 6.7569 80.9276 | hotel A
Mist Holiday Bungalow | Haputale | 6.7668 80.9558 | bungalow C
Mountain Paradise Bliss | Haputale | 6.7699 80.9365 | guest house B
Nature View Guest Inn | Haputale | 6.7675 80.9603 | guest house C
New Eagle Best Inn | Haputale | 6.7658 80.9468 | guest house C
New Kids Resort | Haputale | 6.7696 80.9424 | guest house B
Olive Hilltop Hotel | Haputale | 6.7652 80.9476 | hotel C
Olympus Plaza Hotel | Haputale | 6.7661 80.9523 | hotel A
Pasidu Village | Haputale | 6.7690 80.9426 | guest house C
Polo Region Rest Inn | Haputale | 6.7668 80.9488 | guest house C
Rio Homestay | Haputale | 6.7687 80.9612 | guest house B
Rosenta Guest Inn | Haputale | 6.7682 80.9438 | guest house C
Royal Top Rest Inn | Haputale | 6.7688 80.9583 | hotel B
Safron Hill | Haputale | 6.7693 80.9424 | guest house B
Saman Hotel | Haputale | 6.7674 80.9566 | guest house C
Seraphics Hills | Haputale | 6.7673 80.9429 | guest house C
Silanway Holiday Inn | Haputale | 6.7688 80.9609 | guest house C
South View Inn | Haputale | 6.7681 80.9589 | guest house C
Sri Lak View Holiday Inn | Haputale | 6.7678 80.9605 | guest house C
The Nest by Amarasinghe's | Haputale | 6.7655 80.9513 | guest house C
The White Lotus | Haputale | 6.7670 80.9476 | guest house B
Thotalagala Plantation House | Haputale | 6.7717 80.9810 | hotel C
Thotalagala Planters Lodge | Haputale | 6.7680 80.9580 | guest house T
Thumb Up Family Rest | Haputale | 6.7655 80.9529 | guest house C
Viharagala Estate Bungalow | Haputale | 6.7556 80.9350 | hotel A
Whiskey Mist | Haputale | 6.7670 80.9460 | guest house C
White Home | Haputale | 6.7693 80.9421 | guest house B
White Monkey - Dias Rest | Haputale | 6.7640 80.9779 | guest house C
Wiyaja Cottage | Haputale | 6.7670 80.9549 | guest house C
Acacia Inn | Kalupahana | 6.7916 80.8517 | guest house C
Bambarakanda Holiday Resort | Kalupahana | 6.7748 80.8316 | guest house C
Galaitiyaya Estate Bungalow | Kalupahana | 6.7754 80.8492 | guest house C
Hill Safari Eco Lodge | Kalupahana | 6.7976 80.8563 | hotel C
World's End Lodge | Kalupahana | 6.7788 80.8579 | hotel C
Diyaluma Falls Inn | Koslanda | 6.7283 81.0307 | guest house B
Happy Feet Diyaluma | Koslanda | 6.7373 81.0244 | guest house C
Living Heritage | Koslanda | 6.7298 81.0213 | guest house A
Nature Hub Koslanda | Koslanda | 6.7316 81.0224 | hotel C
The Planters House | Koslanda | 6.7626 81.0070 | hotel B
Bimsara Guest House | Lunugala | 7.0403 81.2015 | guest house T
Lunugala Resthouse | Lunugala | 7.0383 81.2017 | guest house A
Green Héritage Holiday Resort | Mahiyanganaya | 7.3237 81.0065 | hotel C
Mapakada Village | Mahiyanganaya | 7.2852 81.0408 | hotel C
Sorabora Gedara Mahiyanganaya | Mahiyanganaya | 7.3533 80.9993 | hotel C | Sorabora Gedara
Sorabora Village Mahiyanganaya | Mahiyanganaya | 7.3454 80.9965 | guest house A | Sorabora Village Inn
The Nest Mahiyangana | Mahiyanganaya | 7.3358 81.0102 | hotel C
Forest Banglow | Medawela Udukinda | 6.8531 80.8309 | guest house C
Pattipola Holiday Bungalow | Medawela Udukinda | 6.8578 80.8315 | bungalow C
Tranquil Villa Nuwara Eliya | Nuwara Eliya | 6.9209 80.7871 | hotel C
Blooming Rose Home Stay | Ohiya | 6.8197 80.8484 | guest house C
Forest Cyniciam Holiday Bungalow | Ohiya | 6.8193 80.8455 | guest house C
Hill Safari | Ohiya | 6.7974 80.8563 | bungalow B
Icy Falls | Ohiya | 6.8191 80.8452 | hotel C
White House Holiday Inn | Passara | 6.9336 81.1620 | guest house B
Bomburu Ella Local Guest House | Perawella | 6.9421 80.8402 | guest house C
Rodgers Hideout | Randeniya | 6.8160 81.0966 | apartment C
Dunhinda Ber Pup | Soranathota | 7.0238 81.0549 | hotel B
Ashani | Welimada | 6.9018 80.8875 | chalet C
Janahitha Guest House | Welimada | 6.9018 80.9218 | hostel C
New Viweka Inn | Welimada | 6.9050 80.9130 | guest house T
Paradise Inn (Welimada) | Welimada | 6.9050 80.9130 | guest house T
Rishan Hotel 4th Mile Post | Welimada | 6.8615 80.9159 | hotel C
Sapugolla Family Resort | Welimada | 6.9553 80.9032 | guest house C
Savaanaa Rest | Welimada | 6.9050 80.8650 | guest house B
Thushara Hotel | Welimada | 6.9051 80.9158 | guest house A | Thushara Tourist Hotel, Thushara Restaurant & Guest House
Uva Ben Head Plantation Bungalow | Welimada | 6.9050 80.9130 | bungalow T | Lower, Upper
## Monaragala
Mahoora Tented Safari Camp (Balaharuwa) | Balaharuwa | 6.4685 81.0115 | hotel C
Gaga Addara Guest | Bibile | 7.1614 81.2254 | bungalow T
Hotel Canbo | Bibile | 7.1641 81.2231 | guest house A
Hotel Kinkini | Bibile | 7.1544 81.2233 | guest house B
Hansika Guest | Buttala | 6.7565 81.2417 | hotel B
Tree Tops Jungle Lodge | Buttala | 6.7330 81.2773 | hotel C
Gal Oya Lodge (Dorakumbura) | Dorakumbura | 7.3021 81.3849 | guest house A | Galoya Hotel
Ajantha Rest | Kataragama | 6.4151 81.3431 | hotel C
Anusha Rest | Kataragama | 6.4202 81.3202 | guest house C
Araliya Rest | Kataragama | 6.4226 81.3169 | guest house C
Archaeological Dept. Rest House | Kataragama | 6.4160 81.3410 | guest house C
Ariya Guest | Kataragama | 6.4249 81.3226 | guest house C
Auditor General's Dept. Guest House | Kataragama | 6.4157 81.3427 | guest house C
Aurora Hotel | Kataragama | 6.4273 81.3307 | guest house C
CGR Rest | Kataragama | 6.4161 81.3413 | guest house C
CTB Pilgrims Rest | Kataragama | 6.4137 81.3343 | guest house C
Ceybank Rest (Kataragama) | Kataragama | 6.4126 81.3310 | guest house B
Country Cottage | Kataragama | 6.4206 81.3212 | guest house C
DHM Rest | Kataragama | 6.4201 81.3251 | guest house C
Devasi Rest | Kataragama | 6.4142 81.3346 | guest house T
Dilan Rest | Kataragama | 6.4225 81.3162 | hotel C
Dushan Rest House | Kataragama | 6.4145 81.3290 | hotel C
Dutugemunu Pilgrims Rest | Kataragama | 6.4138 81.3350 | guest house C
Edirisinghe Rest | Kataragama | 6.4159 81.3274 | hotel C
Education Service Rest | Kataragama | 6.4122 81.3360 | guest house C
Gangarama Rest | Kataragama | 6.4228 81.3248 | guest house C
Gangaramaya Pilgrims Center | Kataragama | 6.4216 81.3257 | guest house C
Grand Tamarind Lake | Kataragama | 6.4147 81.3240 | hotel C
Heina Nature Resort | Kataragama | 6.4353 81.3268 | hotel C
Hindu Rest | Kataragama | 6.4124 81.3301 | guest house C
Horana Udaya Rest | Kataragama | 6.4229 81.3151 | guest house C
Hotel Chamila | Kataragama | 6.4170 81.3330 | hotel C1
Hotel Clauria | Kataragama | 6.3990 81.3248 | hotel C
Hotel Lotus Villa | Kataragama | 6.4036 81.3340 | hotel C
Hotel Okrin | Kataragama | 6.4000 81.3254 | hotel A | Okrin Hotel
Hotel Rivinka | Kataragama | 6.4170 81.3250 | hotel C
Hotel Robinson | Kataragama | 6.4043 81.3284 | hotel A | Robinson Hotel
Hotel Sunflower | Kataragama | 6.4153 81.3425 | hotel C
Jack's Place | Kataragama | 6.3860 81.3164 | guest house C
Jayasinghe Holiday Resort | Kataragama | 6.3951 81.3238 | hotel C
K K Guest House | Kataragama | 6.4126 81.3400 | guest house C
KYS Cottages | Kataragama | 6.4083 81.3529 | hotel C
Kataragama Home Stay | Kataragama | 6.4173 81.3226 | guest house C
Kulu Safaris | Kataragama | 6.3899 81.3747 | guest house C
Leisure Bungalow | Kataragama | 6.4142 81.3346 | bungalow T
Livinya Holiday Resort | Kataragama | 6.4164 81.3308 | hotel C
Mahasen Rest | Kataragama | 6.4124 81.3353 | guest house C
Mahoora Big Game Camping & Lodge | Kataragama | 6.4058 81.3756 | camp C
Mandara Rosen | Kataragama | 6.4008 81.3271 | hotel A4 | Mandara Rosen Hotel
Mannapperuma Rest | Kataragama | 6.4131 81.3413 | hotel C
Moonstone Rest And Restaurant | Kataragama | 6.4220 81.3177 | guest house C
Nadeesha Rest | Kataragama | 6.4237 81.3139 | hotel C
National Holiday Resort (Kataragama) | Kataragama | 6.4143 81.3387 | hotel C
New Rest House (Kataragama) | Kataragama | 6.4146 81.3399 | hotel C
Panadura Rest | Kataragama | 6.4235 81.3140 | hostel C
Park View Holiday Resort | Kataragama | 6.4142 81.3346 | guest house T
Petroleum Corporation Guest House | Kataragama | 6.4163 81.3409 | guest house C
Pulith River Inn | Kataragama | 6.4258 81.3150 | hotel C
Purnima Rest | Kataragama | 6.4167 81.3283 | hotel C
Ranhevana Holiday Home | Kataragama | 6.4108 81.3448 | hotel C
Refresh Cabana Gardens | Kataragama | 6.3833 81.3154 | hotel C
Rio Rest | Kataragama | 6.4196 81.3214 | guest house C
Romana Rest | Kataragama | 6.4190 81.3252 | guest house C
Roy Brothers Gust House | Kataragama | 6.4213 81.3204 | guest house C
Ruhunu Hotel | Kataragama | 6.4142 81.3297 | hotel C
SLLRDC Holiday Banglow | Kataragama | 6.4155 81.3306 | guest house C
Samantha Rest | Kataragama | 6.4126 81.3424 | hotel C
Sandawathi Nature Resort | Kataragama | 6.4246 81.3239 | guest house C
Siriliya Rest | Kataragama | 6.4210 81.3250 | guest house C
Sri Mayura Holiday Resort | Kataragama | 6.4183 81.3210 | guest house C
Sunshan's Rest | Kataragama | 6.4168 81.3291 | hotel C
Tamarind Lake | Kataragama | 6.4142 81.3346 | hotel T
Town & Country Planning Rest | Kataragama | 6.4127 81.3336 | guest house C
Vishaka Rest | Kataragama | 6.4209 81.3191 | guest house A | Visaka Hotel
Wellampitiya Rest | Kataragama | 6.4231 81.3148 | guest house C
Y M B A Rest House | Kataragama | 6.4135 81.3330 | guest house C
Yala Edge | Kataragama | 6.4020 81.3811 | guest house B
Green Hill Hotel | Monaragala | 6.8720 81.3490 | hotel T
Hotel Silanrich | Monaragala | 6.8658 81.3456 | hotel B
Rasara Guest House | Monaragala | 6.8720 81.3490 | guest house T
Victory Inn | Monaragala | 6.8688 81.3479 | guest house B
Wellassa-Inn | Monaragala | 6.8720 81.3490 | guest house T
Amaya Riverside | Sella Kataragama | 6.4464 81.2855 | hotel C
Dambe Villa | Sella Kataragama | 6.4502 81.2862 | hotel C
Farmvila Resort | Sella Kataragama | 6.4401 81.3169 | hotel C
Gestupana Lake View | Sella Kataragama | 6.4358 81.2780 | hotel C
Golden Peacock Hotel | Sella Kataragama | 6.4310 81.3020 | hotel C
Goyagala Lake View Resort | Sella Kataragama | 6.4284 81.3154 | hotel C
Nivahana-Sri Lankan Airlines Hotel | Sella Kataragama | 6.4299 81.3039 | hotel C
Rathnagiri Resort | Sella Kataragama | 6.4266 81.3049 | hotel C
Sansung Chiththa Holiday Resort | Sella Kataragama | 6.4413 81.3020 | guest house C
Echo Hostel | Sevanagala | 6.3601 81.0080 | hostel C
Gajan's Hotel | Sevanagala | 6.4345 80.8909 | hotel C
Hotel Sobana | Sevanagala | 6.3840 80.9640 | hotel A
Peacock Villa Resort | Sevanagala | 6.4206 80.9111 | guest house C
Thuduwa Camp | Sevanagala | 6.3884 80.9665 | hotel C
Motel Sonara | Siyambalanduwa | 6.9072 81.5623 | guest house C
Nethmini Guest & Rest | Siyambalanduwa | 6.9183 81.5586 | guest house C
Sanilka Estate | Thanamalwila | 6.4349 81.1308 | apartment T
Bird Inn | Udawalawe | 6.4293 80.8530 | guest house C
Centauria Wild | Udawalawe | 6.4371 80.8594 | hotel C
Ele Camp | Udawalawe | 6.4262 80.8564 | hotel C
Elephant Lane Holiday Resort | Udawalawe | 6.4233 80.8471 | hotel C
Elephant Safari Hotel | Udawalawe | 6.4261 80.8487 | hotel C
Jungle Paradise | Udawalawe | 6.4248 80.8565 | hotel C
Kalu's Hideaway Hotel | Udawalawe | 6.4161 80.8463 | hotel A | Kalu S Hideaway
Kolonta Holiday Bungalow | Udawalawe | 6.4439 80.8737 | bungalow C
Le Green Udawalawe Resort | Udawalawe | 6.4435 80.8790 | hotel C
River Paradise Safari House with Cooking Class | Udawalawe | 6.4211 80.8575 | hotel C
Safari Bungalow | Udawalawe | 6.4221 80.8525 | hotel C
Wild Trails Udawalawe | Udawalawe | 6.4182 80.8441 | hotel C
Kuda Oya Camp | Uva Kudaoya | 6.5209 81.1207 | chalet C
Hotel Lion Nature | Wellawaya | 6.7502 81.0997 | guest house A
Jetwing Kaduruketha | Wellawaya | 6.7549 81.1041 | hotel A
Kirindioya Hotel | Wellawaya | 6.7337 81.1071 | hotel C
Little Rose Inn | Wellawaya | 6.7218 81.1046 | guest house C
New Rest House Wellawaya | Wellawaya | 6.7364 81.0993 | guest house A | Rest House - Wellawaya
Nimali Holiday Inn | Wellawaya | 6.7370 81.1030 | guest house T
Old Rest House | Wellawaya | 6.7323 81.1010 | guest house B
Sam's Stay | Wellawaya | 6.6838 81.0793 | hotel C
Saranga Holiday Inn | Wellawaya | 6.7330 81.1002 | guest house B
Thomasha Guest House | Wellawaya | 6.7140 81.1067 | guest house C
`
