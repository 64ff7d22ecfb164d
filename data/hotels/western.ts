/**
 * Hotels of Western Province. Made by `npm run hotels`; corrections stand in scripts/hotels/corrections.txt.
 * Format: worker/places/hotel-table.ts
 *
 * © OpenStreetMap contributors; Sri Lanka Tourism Development Authority. This table is a database under the Open
 * Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/: whoever changes it and offers it to
 * others does so under the same licence.
 */
export const westernHotels = `
## Colombo
Dune Inn Hotel | Athurugiriya | 6.8842 79.9754 | guest house T
Fieldview Holiday Resort | Athurugiriya | 6.8941 79.9867 | hotel B1
Millenium Park Inn & Restaurant | Athurugiriya | 6.8842 79.9754 | guest house T
Prime City | Athurugiriya | 6.8933 80.0022 | apartment C
Tanali Inn | Athurugiriya | 6.9042 79.9684 | hotel B
The Meet | Athurugiriya | 6.8842 79.9754 | homestay T
Water World | Athurugiriya | 6.9093 79.9740 | hotel C
Avissawella Rest House | Avissawella | 6.9540 80.2102 | hotel C
Dons Lake Resort | Avissawella | 6.9325 80.1813 | hotel C
Hotel Famous (Avissawella) | Avissawella | 6.9490 80.2122 | guest house A | Famous Guest House
Kolonne River Side Hotel | Avissawella | 6.9583 80.2269 | hotel C
Purple Sun Holiday Resort | Avissawella | 6.9480 80.2117 | guest house B
Seethawaka Regency | Avissawella | 6.9449 80.1985 | hotel C
Delma Bungalow | Battaramulla | 6.8856 79.9225 | homestay B
Horenaduwa Villa | Battaramulla | 6.8984 79.9178 | homestay T
Lanka Star Bungalow | Battaramulla | 6.8864 79.9261 | bungalow B
Pavilion Residence | Battaramulla | 6.9005 79.9285 | homestay B
The Fern Cove Villa | Battaramulla | 6.8984 79.9178 | bungalow T
The Villa | Battaramulla | 6.8984 79.9178 | bungalow T
Water's Edge Hotel | Battaramulla | 6.9060 79.9126 | hotel A | Waters Edge
Biyagama Village | Biyagama | 6.9397 79.9809 | hotel C
Sanctuary Lodge | Biyagama | 6.9177 80.0069 | guest house C
Village End Holiday Resort | Bope | 6.8429 80.1405 | chalet C
Golden View | Boralesgamuwa | 6.8234 79.9090 | guest house T
Rovinka Holiday Resort and Restaurant | Boralesgamuwa | 6.8234 79.9090 | guest house T
Sanasuma Home Stay | Boralesgamuwa | 6.8234 79.9090 | homestay T
Sanwa Inn & Restaurant | Boralesgamuwa | 6.8234 79.9090 | guest house T
Sookee's Home | Boralesgamuwa | 6.8234 79.9090 | homestay T
55 Fort Train Hostel | Colombo | 6.9356 79.8502 | hostel C
5th Lane House | Colombo | 6.9048 79.8546 | hotel A
A Wayfarers Inn | Colombo | 6.9271 79.8612 | homestay T
Aqua Marine Holiday Homes (Colombo) | Colombo | 6.8970 79.8526 | hotel C
Asine Hotel | Colombo | 6.9228 79.8532 | hotel C
Avana | Colombo | 6.9271 79.8612 | bungalow T
Backpack Lanka | Colombo | 6.9113 79.8520 | hostel C
Balapokuna Villa | Colombo | 6.8716 79.8758 | homestay B
Barnes Lodge | Colombo | 6.9271 79.8612 | homestay T
Beira House | Colombo | 6.9163 79.8524 | guest house C
Benchmark Holidays | Colombo | 6.9312 79.8553 | hotel C
Best Western Elyon Colombo | Colombo | 6.8837 79.8741 | hotel B2
Bismillah Lodge | Colombo | 6.9233 79.8700 | hotel C
Black Cat B & B | Colombo | 6.9156 79.8692 | hotel C
Bliss Hotel | Colombo | 6.9032 79.8546 | hotel C
Blue Rakers Guest and Restaurant | Colombo | 6.9271 79.8612 | guest house T
Bongo Stay | Colombo | 6.9138 79.8546 | bungalow B
Boutique Colombo | Colombo | 6.9051 79.8540 | hotel C
Brighten Rest | Colombo | 6.9415 79.8641 | guest house A
British Hostel | Colombo | 6.8969 79.8559 | guest house C
Bunkyard | Colombo | 6.9069 79.8609 | hostel C
C J Villas | Colombo | 6.8975 79.8524 | hotel C
C1 Colombo Fort Hotel | Colombo | 6.9354 79.8445 | hotel C
Canes Boutique Hotel | Colombo | 6.8947 79.8591 | hotel C
Casa Colombo | Colombo | 6.8888 79.8577 | hotel B
Ceylon City Hotel | Colombo | 6.8897 79.8539 | guest house B
Ceylon StayZ | Colombo | 6.9096 79.8632 | hostel C
Chanuka Tourist Guest House | Colombo | 6.8758 79.8583 | guest house B
Charter House | Colombo | 6.9307 79.8479 | guest house C
Chelsea Gardens | Colombo | 6.9271 79.8612 | homestay T
Cinnamon Garden Residences | Colombo | 6.9163 79.8716 | apartment C
Cinnamon Grand Colombo | Colombo | 6.9181 79.8485 | hotel A5 | Cinnamon Grand Hotel, Colombo Plaza, Lanka Oberoi
Cinnamon Lakeside Hotel | Colombo | 6.9291 79.8494 | hotel A5 | Cinnamon Lakeside Colombo, Trans Asia
Cinnamon Life at City of Dreams | Colombo | 6.9252 79.8477 | hotel B | Cinnamon Life
Cinnamon Penthouse | Colombo | 6.9179 79.8481 | apartment B
Cinnamon Red | Colombo | 6.9122 79.8552 | hotel A3
Cinnamon Village Eco Tourism Hotel & Lodge | Colombo | 6.9058 79.8506 | hotel C
City Beds | Colombo | 6.9271 79.8612 | apartment T
City Beds - The Regent | Colombo | 6.9321 79.8466 | hotel A
City Hotel Colombo 2 | Colombo | 6.9211 79.8543 | hotel C
City Rest Fort | Colombo | 6.9338 79.8442 | hotel C
Clock Inn Colombo | Colombo | 6.8974 79.8544 | hotel C
Cockpit Hotel | Colombo | 6.8910 79.8686 | hotel C
Colomba Gedara | Colombo | 6.9331 79.8539 | guest house C
Colombo City Hotel | Colombo | 6.9335 79.8441 | hotel A1
Colombo City Jumbo Hostel | Colombo | 6.9225 79.8697 | hostel B
Colombo Court Hotel & Spa | Colombo | 6.8978 79.8564 | hotel C | Colombo Court
Colombo Courtyard | Colombo | 6.8978 79.8543 | hotel B3
Colombo Dockyard Guest House | Colombo | 6.9606 79.8619 | guest house C
Colombo Downtown Monkey | Colombo | 6.9319 79.8463 | hostel C | Monkey Downtown
Colombo Haven | Colombo | 6.9102 79.8511 | hotel C
Colombo Hotel by Ceilao Villas | Colombo | 6.8972 79.8672 | hotel A | Ceilao Villas Colombo
Colombo Loft | Colombo | 6.9271 79.8612 | bungalow T
Colombo Sea View Apartment | Colombo | 6.9010 79.8549 | apartment C
Colombo Swimming Club | Colombo | 6.9148 79.8476 | guest house B
Colombo Villa | Colombo | 6.9078 79.8598 | hotel A
Courtyard by Marriott Colombo | Colombo | 6.9177 79.8558 | hotel C
D Pavilion | Colombo | 6.8756 79.8731 | hotel A | D Pavilion Inn
Day Rent House | Colombo | 6.9551 79.8623 | guest house C
De Saram House | Colombo | 6.9167 79.8708 | guest house C
Drift B & B | Colombo | 6.8988 79.8536 | hotel C
Eestee Rest | Colombo | 6.8866 79.8557 | hotel C
Fair View Hotel Colombo | Colombo | 6.8655 79.8613 | hotel A2 | Fairview Hotel
Fairway Colombo | Colombo | 6.9338 79.8439 | guest house A | ZMAX, Zmax Fairway Colombo, ZMAX Fairway
Galadari Hotel | Colombo | 6.9317 79.8431 | hotel A3
Galle Face Cove | Colombo | 6.9206 79.8480 | homestay B
Galle Face Hotel | Colombo | 6.9201 79.8461 | hotel A3
Garden Guest House | Colombo | 6.9218 79.8767 | homestay B
Global Towers Hotel | Colombo | 6.8775 79.8572 | hotel B3
Granbell | Colombo | 6.9103 79.8489 | hotel C
Grand Hyatt Colombo | Colombo | 6.9158 79.8475 | hotel B
Grand Music and Cuisine | Colombo | 6.9271 79.8612 | guest house T
Grand Oriental Hotel | Colombo | 6.9374 79.8449 | hotel A2
Green Lodge | Colombo | 6.9215 79.8759 | guest house C
Greenlands Hotel | Colombo | 6.8886 79.8565 | hotel A
Greenscape Colombo | Colombo | 6.8896 79.8672 | guest house C
Haggai Tourist Bungalow | Colombo | 6.9271 79.8612 | bungalow T
Hala House Colombo | Colombo | 6.9271 79.8612 | bungalow T
Havelock City Hostel | Colombo | 6.8860 79.8694 | hostel C
Havelock Place Bungalow | Colombo | 6.8862 79.8646 | guest house A | The Havelock Place Bunglow
Havelock Sanctuary | Colombo | 6.8792 79.8688 | bungalow B
Haven Fort Hostel | Colombo | 6.9236 79.8532 | hostel C
Hawk Holidays | Colombo | 6.9271 79.8612 | apartment T
Heathwood | Colombo | 6.9271 79.8612 | homestay T
Heritage Villa Colombo | Colombo | 6.9091 79.8667 | guest house C
Hilton Colombo | Colombo | 6.9321 79.8449 | hotel A5
Hilton Colombo Residences | Colombo | 6.9207 79.8563 | hotel A4
Hostel Inn Colombo 7 | Colombo | 6.9128 79.8563 | hostel C
Hostel at Galle Terrace | Colombo | 6.9208 79.8475 | hostel C
Hotel Atlantic | Colombo | 6.9271 79.8612 | guest house T
Hotel Euro Lanka | Colombo | 6.8885 79.8543 | guest house B
Hotel Janaki | Colombo | 6.8876 79.8707 | hotel A1
Hotel Lazaani | Colombo | 6.8984 79.8521 | hotel C
Hotel MaRadha Colombo | Colombo | 6.8958 79.8526 | hotel C
Hotel Nippon | Colombo | 6.9239 79.8501 | hotel B
Hotel Orchid Inn | Colombo | 6.8651 79.8639 | guest house B
Hotel Sansu | Colombo | 6.8889 79.8778 | guest house A
Hotel Sapphire | Colombo | 6.8710 79.8624 | hotel A2
Hotel Western | Colombo | 6.8839 79.8555 | guest house A | Hotel Westeern
ITC Ratnadipa Colombo | Colombo | 6.9253 79.8454 | hotel C
Iddawela Residence | Colombo | 6.9158 79.8588 | apartment C
Indra Regent Hotel | Colombo | 6.9043 79.8541 | hotel B1
Intercontinental Hotel Colombo | Colombo | 6.8957 79.8551 | hotel B
Ivy Lane | Colombo | 6.9021 79.8526 | hotel C
Jan Rich | Colombo | 6.9226 79.8538 | hotel C | Jan Rich Hotel
Jetwing Colombo Seven | Colombo | 6.9166 79.8703 | hotel A
Juliana | Colombo | 6.9091 79.8500 | guest house A | Juliana Hotel
Kolpetty House | Colombo | 6.9038 79.8555 | hotel C
Lake Lodge | Colombo | 6.9150 79.8542 | hotel B | Lake Lodge Guest House
Lavonca Boutique Hotel | Colombo | 6.9137 79.8545 | guest house C
Lost & Found | Colombo | 6.9138 79.8554 | guest house C
M.P.S. Lodge | Colombo | 6.9420 79.8572 | hotel C
Mandarina Colombo | Colombo | 6.9000 79.8537 | hotel A
Marino Beach Colombo | Colombo | 6.8999 79.8515 | hotel C | Marino Beach Hotel
Memory Lane | Colombo | 6.8971 79.8574 | guest house C
Metro City Hotel | Colombo | 6.9237 79.8511 | hotel C
Milan Square | Colombo | 6.8691 79.8629 | apartment B
Miracle City Inn Hostel | Colombo | 6.9143 79.8509 | hostel B
Mirage Hotel | Colombo | 6.8685 79.8590 | hotel A2
Moss Colombo | Colombo | 6.8964 79.8590 | hotel C
Movenpick Hotel Colombo | Colombo | 6.9115 79.8508 | hotel A
My Holiday | Colombo | 6.9271 79.8612 | apartment T
My Little Island Hostel | Colombo | 6.9000 79.8532 | hostel C
Nene | Colombo | 6.9271 79.8612 | homestay T
New National Restaurant and Guest House | Colombo | 6.9271 79.8612 | guest house T
Nimacro | Colombo | 6.9271 79.8612 | apartment T
Nobody From 7 to 6PM | Colombo | 6.8862 79.8615 | apartment C
OZO Colombo | Colombo | 6.9271 79.8612 | hotel T
Ocean Breeze Colombo | Colombo | 6.9271 79.8612 | apartment T
Ocean Conclave Hotel | Colombo | 6.8975 79.8523 | hotel C
Ocean Edge Suites | Colombo | 6.8985 79.8499 | hotel B3
Omega Regency | Colombo | 6.8691 79.8621 | hotel B1 | Omega Inn
OnThree20 | Colombo | 6.9196 79.8592 | apartment C
Opulence Colombo | Colombo | 6.9387 79.8595 | hotel C
Ottery Tourist Inn | Colombo | 6.8852 79.8555 | hotel C
Palmyrah Holiday Homes | Colombo | 6.8970 79.8529 | hotel C
Parisare | Colombo | 6.9146 79.8726 | guest house C
Pearl City Hotel | Colombo | 6.8956 79.8552 | hotel B
Pearl Grand Hotel | Colombo | 6.8961 79.8555 | hotel A1
Pearl Ocean Apartment | Colombo | 6.9271 79.8612 | apartment T
Platinum-1 | Colombo | 6.9006 79.8534 | hotel B
Premier Suite | Colombo | 6.9125 79.8578 | hotel C
Queens Court | Colombo | 6.8991 79.8563 | apartment C
Raja House | Colombo | 6.8682 79.8595 | bungalow B
Ramada Colombo | Colombo | 6.9212 79.8477 | hotel A3
Ranmuthu Hotel | Colombo | 6.9155 79.8481 | hotel C
Regent Residencies | Colombo | 6.9319 79.8463 | hotel C
Renuka City Hotel | Colombo | 6.9085 79.8503 | hotel A3 | Renuka Hotel
Residence on Park Street | Colombo | 6.9172 79.8582 | hotel B
Rg's Dawn and Dusk | Colombo | 6.8862 79.8550 | guest house B
Robert Residence | Colombo | 6.8777 79.8761 | bungalow B
Rock House Hotel | Colombo | 6.9609 79.8620 | hotel C
Rockwell Colombo | Colombo | 6.9159 79.8729 | homestay B
Rosmead Place Boutique Hotel | Colombo | 6.9155 79.8668 | hotel C
Ruby Home | Colombo | 6.9271 79.8612 | homestay T
Samudra Hotel | Colombo | 6.9182 79.8473 | hotel C
Sea Horse Apartment | Colombo | 6.9271 79.8612 | apartment T
Sea Shell Apartment | Colombo | 6.9271 79.8612 | apartment T
Sea View Apartment Residencies | Colombo | 6.9271 79.8612 | apartment T
Sea View Hotel (Colombo) | Colombo | 6.9097 79.8516 | hotel A
Shalimar Hotel | Colombo | 6.9305 79.8652 | hotel A | Shalimar Guest House
Shangri-La Hotel Colombo | Colombo | 6.9284 79.8444 | hotel A3
Sheraton Colombo Hotel | Colombo | 6.9104 79.8504 | hotel B
Sofia Colombo City Hotel | Colombo | 6.9078 79.8510 | hotel C
Solid Hotel (Colombo) | Colombo | 6.8953 79.8604 | hotel C
Srilax | Colombo | 6.9110 79.8706 | guest house C
St. James Residencies | Colombo | 6.8993 79.8551 | apartment C
Star Anise | Colombo | 6.9356 79.8438 | hotel B
Star City Villa | Colombo | 6.8890 79.8768 | apartment B
Station Court | Colombo | 6.8747 79.8583 | apartment B
Steps Backpackers Hostel | Colombo | 6.9261 79.8736 | hostel C
Sun Hill (Colombo) | Colombo | 6.8972 79.8523 | hotel C
Sunlight Apartment | Colombo | 6.9128 79.8507 | apartment B
Sunset View Villa | Colombo | 6.9643 79.8650 | guest house C
Taj Samudra Hotel | Colombo | 6.9227 79.8468 | hotel A5
Talibah Boutique Hotel | Colombo | 6.9010 79.8517 | hotel C
Tammy's Home Stay | Colombo | 6.9271 79.8612 | homestay T
Taprobane House | Colombo | 6.8961 79.8544 | hotel C
The Bro Hotel | Colombo | 6.8968 79.8539 | hostel C
The Capsule Hotel | Colombo | 6.9071 79.8510 | hotel C
The Kingsbury | Colombo | 6.9328 79.8419 | hotel A5 | Ceylon Continental
The Little Townhouse | Colombo | 6.9103 79.8554 | guest house C
The Ocean Colombo | Colombo | 6.8853 79.8552 | hotel A1
The Ocean Front | Colombo | 6.9084 79.8491 | bungalow B
The Residence | Colombo | 6.9271 79.8612 | apartment T
The Residence on Chitra | Colombo | 6.9271 79.8612 | apartment T
The Steuart by Citrus | Colombo | 6.9339 79.8434 | hotel A | The Steuart
Thilhara Days Inn | Colombo | 6.9224 79.8540 | hotel C
Thusare Talking Hands | Colombo | 6.9141 79.8573 | bungalow B
Tintagel Colombo | Colombo | 6.9151 79.8700 | hotel A | Paradise Road Tintagel Colombo
Tract | Colombo | 6.9249 79.8773 | hotel B
Trizen | Colombo | 6.9199 79.8585 | apartment C
Uga Residence | Colombo | 6.9174 79.8585 | hotel A | Residence by Uga Escapes, Park Street Hotel
Venus Lanka | Colombo | 6.9271 79.8612 | guest house T
Villa 37 | Colombo | 6.9271 79.8612 | apartment T
Villa Capers | Colombo | 6.9151 79.8832 | bungalow B
Villa Gautham | Colombo | 6.9271 79.8612 | homestay T
Villa Raha | Colombo | 6.8848 79.8607 | bungalow B
Villa34 | Colombo | 6.9113 79.8815 | homestay B
Wonder | Colombo | 6.9125 79.8495 | hotel C
YWCA | Colombo | 6.9192 79.8600 | hostel C
Zak Rezidence | Colombo | 6.9217 79.8552 | apartment C
Zen Rooms Sea Adventure Marine Drive | Colombo | 6.9042 79.8505 | hotel C
Zylan Colombo | Colombo | 6.9141 79.8737 | guest house A | Zylan Luxury Villa.
Club Penthouse Island Resort | Dampe | 6.7562 79.9242 | guest house B
Comorant Villa | Dampe | 6.7827 79.9103 | hotel C
Habala Lake View Resort | Dampe | 6.7838 79.9097 | hotel C
Santhusti Villa | Dampe | 6.7677 79.9134 | hotel C
St.Michelle Island Resort | Dampe | 6.7774 79.9127 | hotel C
Sun Resort | Dampe | 6.7849 79.9091 | hotel C
Thotupola Lakeside Resort | Dampe | 6.7819 79.9121 | hotel C
Villa Sulanga | Dampe | 6.7656 79.9160 | hotel C
Adhikaram Sea View Hotel | Dehiwala | 6.8590 79.8607 | hotel C
Akara Suites and Apartment | Dehiwala | 6.8830 79.8606 | guest house C
Big John | Dehiwala | 6.8582 79.8609 | guest house A | Big John Guest House
CGR Apartment | Dehiwala | 6.8530 79.8624 | apartment C
Chapelton House | Dehiwala | 6.8768 79.8612 | hotel C
Clock Inn Hostel | Dehiwala | 6.8510 79.8677 | hostel C
Concord Grand | Dehiwala | 6.8553 79.8657 | guest house A | Concord Guest House
Frangipani | Dehiwala | 6.8506 79.8656 | homestay B
Great Southern Hotel | Dehiwala | 6.8678 79.8624 | hotel B | GSH Colombo
HHouse Vndervort | Dehiwala | 6.8548 79.8614 | apartment C
Hotel Nelly Marine | Dehiwala | 6.8651 79.8606 | hotel C
Lafala Hotel | Dehiwala | 6.8680 79.8606 | hotel C
Leo's Home | Dehiwala | 6.8510 79.8660 | homestay T
Lily | Dehiwala | 6.8510 79.8660 | apartment T
Lotus Apartment | Dehiwala | 6.8510 79.8660 | apartment T
Masara Hotel | Dehiwala | 6.8502 79.8653 | hotel C
Nanayakkara Lodge | Dehiwala | 6.8510 79.8660 | apartment T
Nemara Ivy | Dehiwala | 6.8534 79.8667 | apartment C
Nemra Iny | Dehiwala | 6.8534 79.8667 | apartment C
New Pillows Hotel | Dehiwala | 6.8503 79.8661 | hotel C
New Siloam Guest | Dehiwala | 6.8611 79.8632 | hotel C
Ocean Legend 2 | Dehiwala | 6.8581 79.8626 | hotel C
Ocean Pebbles Homes | Dehiwala | 6.8510 79.8669 | guest house A | Ocean Pebbles
Park West Apartments | Dehiwala | 6.8829 79.8642 | hotel C
Radisson Hotel Colombo | Dehiwala | 6.8825 79.8559 | hotel B
Rainbow Apartment | Dehiwala | 6.8510 79.8660 | apartment T
Ranmal Holidays | Dehiwala | 6.8513 79.8846 | apartment B
RoLanka | Dehiwala | 6.8665 79.8689 | guest house C
Rosewood Ceylon | Dehiwala | 6.8631 79.8674 | hotel C
Sai Sea City Hotel | Dehiwala | 6.8677 79.8590 | hotel C
Sea Breeze Apartment | Dehiwala | 6.8510 79.8660 | apartment T
Sea Lion Apartment | Dehiwala | 6.8301 79.8801 | apartment B
Shertan Sweet Homes | Dehiwala | 6.8534 79.8681 | apartment C
Star Hotel | Dehiwala | 6.8600 79.8645 | hotel C
Superior Court | Dehiwala | 6.8525 79.8641 | apartment C
Supun Arcade Residency | Dehiwala | 6.8750 79.8607 | hotel C
Suraya House | Dehiwala | 6.8691 79.8594 | hotel C
Suriyan Rest | Dehiwala | 6.8750 79.8592 | guest house C
The Penthouse Above Sea | Dehiwala | 6.8510 79.8660 | homestay T
Thiagi Inn | Dehiwala | 6.8301 79.8801 | homestay B
Tourist Rest | Dehiwala | 6.8510 79.8660 | homestay T
Wagon Wheel | Dehiwala | 6.8518 79.8664 | guest house B
Windsor Motel | Dehiwala | 6.8560 79.8624 | hotel C
Paradise Resort (Deltara) | Deltara | 6.7824 79.9109 | hotel A | Paradise Inn
Ambalama Leisure Lounge | Hanwella | 6.9126 80.0957 | hotel A
Green Valley | Hanwella | 6.9094 80.0770 | guest house A | Hotel Green Valley
Hanwella Holiday Inn | Hanwella | 6.9111 80.0821 | hotel C
Hanwella Rest House | Hanwella | 6.9096 80.0824 | guest house A
Amaliya Reach Holiday Resort | Homagama | 6.8401 80.0209 | guest house A | Amalya Reach Resort
Aranga-la | Homagama | 6.8413 80.0031 | bungalow T
Bon Bon Hotel | Homagama | 6.8356 80.0027 | hotel C | Bonn Bonn Guest House
Heshan Holiday Rest | Homagama | 6.8553 80.0219 | guest house B
Hilltop | Homagama | 6.8446 80.0097 | hotel A | Hill Top Holiday Inn
Hotel Green Court | Homagama | 6.8476 79.9938 | hotel C
Lotus Godagama Reach Hotel | Homagama | 6.8482 80.0353 | guest house A | Godagama Reach Hotel
Nimansala Hotel & Family Restaurant | Homagama | 6.8483 80.0212 | hotel C
Nymphea Hotel | Homagama | 6.8712 80.0322 | hotel C
Orchid Leisure Villa | Homagama | 6.8357 80.0370 | hotel C
Sanowin Guest House and Restaurant | Homagama | 6.8413 80.0031 | guest house T
Savenra Garden Resort | Homagama | 6.8502 80.0366 | villa B
Selsan Hotel | Homagama | 6.8413 80.0031 | guest house T
Sinleka Rest | Homagama | 6.8413 80.0031 | guest house T
Villuda Inn | Homagama | 6.8611 80.0341 | hotel C
Grand Arena Hotel | Kaduwela | 6.9382 79.9507 | hotel C
Hotel Samenra | Kaduwela | 6.9360 79.9706 | guest house T
Menaka Hotel | Kaduwela | 6.9188 79.9745 | hotel B
Nandana Rest | Kaduwela | 6.9360 79.9706 | guest house T
Pearl Residences | Kaduwela | 6.9128 79.9758 | apartment C
River Side (Kaduwela) | Kaduwela | 6.9024 79.9686 | homestay B
Rock Chalet | Kaduwela | 6.9356 79.9767 | hotel C
Siri Kodiya Hotel | Kaduwela | 6.9209 79.9748 | hotel C
Sky14 Hotel | Kaduwela | 6.9176 79.9818 | hotel C
Wije's House | Kaduwela | 6.9138 79.9769 | hostel C
Rimaco Hotel | Kahathuduwa | 6.7844 79.9790 | guest house T
Holiday Home Lanka | Katuwawala | 6.8248 79.9121 | hotel C
Vihara Mahadevi Rest House | Kelaniya | 6.9496 79.9192 | guest house B
Grand 7 Hotel & Restaurant | Kesbewa | 6.7976 79.9410 | hotel B | Seven Eleven Hotel and Restaurant
Jungle Cabin | Kesbewa | 6.7659 79.9542 | hotel C
Kesbewa Rest House | Kesbewa | 6.7927 79.9390 | guest house C
Lake View Restaurant | Kesbewa | 6.7955 79.9408 | guest house T
Nithila Inn | Kesbewa | 6.7943 79.9407 | guest house B
Prince Hotel (Kesbewa) | Kesbewa | 6.7927 79.9452 | hotel C
Backpack Hostel 44 | Kohuwala | 6.8805 79.8751 | hostel C
Gihans Family Restaurant and Guest | Kohuwala | 6.8579 79.9082 | guest house B
Sosun Villa-Embassy of Maldives | Kohuwala | 6.8752 79.8724 | hotel C
Tamaya B & B | Kohuwala | 6.8671 79.8846 | homestay T
Saffron Villa | Kosgama | 6.9414 80.1437 | hotel C
Sala Factory Hotel & Restaurant | Kosgama | 6.9397 80.1369 | guest house T
Rochelle Gardens | Kottawa | 6.8354 79.9654 | hotel C
Sajee Hotel | Kottawa | 6.8205 79.9693 | hotel C
Bolgoda Lake Villa | Madapatha | 6.7658 79.9218 | hotel C
Dampe Village | Madapatha | 6.7717 79.9162 | guest house A
Vinrich Lake Resort | Madapatha | 6.7611 79.9302 | hotel C
Chandana Ayya's House Maharagama | Maharagama | 6.8422 79.9347 | apartment C
Comfy Stay | Maharagama | 6.8430 79.9045 | homestay C
Field Garden | Maharagama | 6.8472 79.9265 | bungalow T
Handy Lodge | Maharagama | 6.8472 79.9265 | homestay T
Hansani | Maharagama | 6.8605 79.9348 | apartment C
Hotel Ariyana Reach | Maharagama | 6.8459 79.9300 | hotel C
Jagath Ayya's Maharagama | Maharagama | 6.8417 79.9366 | apartment C
Joyous Cottage | Maharagama | 6.8376 79.9263 | bungalow B
Lush 24 | Maharagama | 6.8691 79.9292 | hotel C
Nandana Villa | Maharagama | 6.8472 79.9265 | homestay T
New Lemon House | Maharagama | 6.8467 79.9277 | hotel B
San Villa | Maharagama | 6.8357 79.9327 | guest house B
Sandarasi Inn | Maharagama | 6.8472 79.9265 | guest house T
Splashbug Residencies | Maharagama | 6.8472 79.9265 | bungalow T
Water Villa | Maharagama | 6.8598 79.9459 | hotel C
Flower Garden Stay | Malabe | 6.9078 79.9474 | apartment T
Omeeka Restaurant and Hotel | Malabe | 6.9020 79.9649 | guest house B
Piyasa | Malabe | 6.9078 79.9474 | homestay T
Star Palace | Mattegoda | 6.8204 79.9668 | hotel C
Arafath Hotel | Moratuwa | 6.7496 79.9009 | hotel B
Blue Horizone | Moratuwa | 6.7784 79.8782 | hotel C
Blue Lotus Villa | Moratuwa | 6.7895 79.9073 | hotel C
Dharshani River View | Moratuwa | 6.7730 79.8820 | guest house T
Lake Villa | Moratuwa | 6.7769 79.9057 | hotel C
Muthuweli Beach Resort | Moratuwa | 6.7360 79.8947 | guest house B
Premachandra Tourist Hotel | Moratuwa | 6.7730 79.8820 | guest house T
Pubs and Places | Moratuwa | 6.7730 79.8820 | guest house T
Randiya Hotel | Moratuwa | 6.7505 79.8934 | hotel B1
Sanrich | Moratuwa | 6.7792 79.8779 | hotel C
Santa Lucia Private Island on Bolgoda | Moratuwa | 6.7615 79.9185 | hotel C
Sea Side Terrace | Moratuwa | 6.7786 79.8786 | guest house B
Serenity Lake Front Villa | Moratuwa | 6.7762 79.9003 | bungalow B
Shanghai | Moratuwa | 6.8024 79.8819 | guest house B
Shooters Hotel | Moratuwa | 6.7730 79.8820 | guest house T
The Pier | Moratuwa | 6.7733 79.8888 | bungalow B
1st Choice | Mount Lavinia | 6.8196 79.8755 | bungalow B
34 1 1 Sumanarama | Mount Lavinia | 6.8401 79.8692 | guest house A
Aara Residences | Mount Lavinia | 6.8384 79.8650 | bungalow T
Anarva Hotel | Mount Lavinia | 6.8332 79.8669 | hotel A | Anarva - Siddhalepa
Aqua Marine Holiday Homes (Mount Lavinia) | Mount Lavinia | 6.8357 79.8653 | hotel C
Aurora Holiday House | Mount Lavinia | 6.8417 79.8647 | hotel A | Aurora
Beach View Guest House | Mount Lavinia | 6.8384 79.8650 | guest house T
Beachway Guest House | Mount Lavinia | 6.8384 79.8650 | guest house T
Berjaya Mount Royal Beach Hotel | Mount Lavinia | 6.8387 79.8635 | hotel A1 | Berjaya Hotel
Beverly Hills Hotel | Mount Lavinia | 6.8391 79.8649 | guest house B
CircleCeylon Airbnb | Mount Lavinia | 6.8425 79.8648 | apartment C
Colombo Beach Hostel | Mount Lavinia | 6.8401 79.8645 | hostel C
Cottage Garden Bungalows | Mount Lavinia | 6.8387 79.8642 | guest house A
Dammika Home | Mount Lavinia | 6.8438 79.8652 | hotel A
Deen Haus | Mount Lavinia | 6.8384 79.8650 | bungalow T
Duws White House | Mount Lavinia | 6.8426 79.8647 | guest house B
Evergreen Hostel | Mount Lavinia | 6.8428 79.8676 | hostel C
Fifteen Beach Road House | Mount Lavinia | 6.8424 79.8649 | hotel C
Golden Bridge Guest House | Mount Lavinia | 6.8355 79.8659 | guest house C
Haus Chandra Hotel | Mount Lavinia | 6.8423 79.8631 | guest house A
Home As Home | Mount Lavinia | 6.8430 79.8691 | guest house C
Hotel Mount Lanka | Mount Lavinia | 6.8391 79.8663 | hotel C
Hotel Sunhill | Mount Lavinia | 6.8312 79.8632 | hotel C
Iddamal | Mount Lavinia | 6.8275 79.8791 | apartment C
Ivory Inn | Mount Lavinia | 6.8398 79.8648 | hotel C
KDU Guest House | Mount Lavinia | 6.8267 79.9068 | guest house B
Lavinia Beach Hostel | Mount Lavinia | 6.8424 79.8639 | hostel C
Lavinia Garden Bungalow | Mount Lavinia | 6.8384 79.8650 | apartment T
Lavinia House | Mount Lavinia | 6.8328 79.8645 | hotel C
Lihiniya Sea View Guest House | Mount Lavinia | 6.8384 79.8650 | guest house T
Loon Tao | Mount Lavinia | 6.8390 79.8632 | guest house B
Mango Villa (Mount Lavinia) | Mount Lavinia | 6.8384 79.8650 | bungalow T
Mount Bay Guest House | Mount Lavinia | 6.8402 79.8635 | guest house C
Mount Bay Sea Side Inn | Mount Lavinia | 6.8384 79.8650 | guest house T
Mount Breeze Hotel | Mount Lavinia | 6.8405 79.8632 | guest house A
Mount Lavinia Home Stay | Mount Lavinia | 6.8410 79.8642 | homestay B
Mount Lavinia Hotel | Mount Lavinia | 6.8334 79.8621 | hotel A4
Mount Lodge | Mount Lavinia | 6.8335 79.8645 | hotel C
Mount Republic | Mount Lavinia | 6.8330 79.8641 | homestay B
Mount Waves Hotel | Mount Lavinia | 6.8405 79.8648 | guest house B
Ocean View Tour Inn | Mount Lavinia | 6.8398 79.8637 | guest house C
Ocen Blue House | Mount Lavinia | 6.8401 79.8666 | hotel C
Omni Holiday Bungalow | Mount Lavinia | 6.8352 79.8640 | bungalow C
Palm Beach Hotel | Mount Lavinia | 6.8362 79.8650 | hotel A1
Prestige Court Residence Hotel | Mount Lavinia | 6.8323 79.8649 | hotel C
Rainbow Beach Villa | Mount Lavinia | 6.8384 79.8650 | guest house T
Ranveli Beach Resort | Mount Lavinia | 6.8357 79.8634 | hotel C
Relaxn On Hotel | Mount Lavinia | 6.8335 79.8626 | hotel C
Rivi Ras Hotel | Mount Lavinia | 6.8357 79.8636 | guest house A
Royce Hotel | Mount Lavinia | 6.8403 79.8657 | hotel C
Sakura Tourist Inn | Mount Lavinia | 6.8384 79.8650 | guest house T
Sea Spray Beach Resort | Mount Lavinia | 6.8384 79.8650 | guest house T
Solid Hotel (Mount Lavinia) | Mount Lavinia | 6.8351 79.8851 | hotel C
The Number 8 Apartments | Mount Lavinia | 6.8426 79.8654 | apartment B
The Regent Hotel | Mount Lavinia | 6.8385 79.8642 | hotel C
The Villa In Lavinia | Mount Lavinia | 6.8445 79.8635 | hotel C | Lavinia Villa
The Vintage Club Hostel | Mount Lavinia | 6.8347 79.8659 | hostel C
The White Nest | Mount Lavinia | 6.8340 79.8626 | homestay B
Tropic Inn - Restaurant | Mount Lavinia | 6.8387 79.8651 | guest house C
BED Hostels | Narahenpita | 6.8875 79.8740 | hostel C
D Villas | Nawala | 6.8868 79.8893 | hotel C
Dvillas Luxury | Nawala | 6.8865 79.8873 | villa B
Mango Villa (Nawala) | Nawala | 6.8961 79.8972 | homestay B
Monsoon Suites | Nawala | 6.8855 79.8883 | hotel C
Amali Residance | Nugegoda | 6.8698 79.8882 | bungalow T
Breeze of Paradise | Nugegoda | 6.8602 79.9006 | homestay B
Coco Villa | Nugegoda | 6.8698 79.8882 | homestay T
Colombo Home Stay | Nugegoda | 6.8698 79.8882 | homestay T
Cozy Beds | Nugegoda | 6.8721 79.8924 | villa B
Fun 50 | Nugegoda | 6.8732 79.8959 | hostel C
Hide Away (Nugegoda) | Nugegoda | 6.8698 79.8882 | homestay T
Home From Home | Nugegoda | 6.8649 79.8997 | bungalow C
Nandana Wijaya Food & Rest | Nugegoda | 6.8698 79.8882 | guest house T
Nirana Apartment | Nugegoda | 6.8719 79.8868 | apartment B
Prestige Tourist Inn | Nugegoda | 6.8770 79.8935 | guest house C
S & D Rented Tourist Appartment | Nugegoda | 6.8698 79.8882 | apartment T
Serene SK Home | Nugegoda | 6.8634 79.9154 | homestay B
Silvikris Villa | Nugegoda | 6.8711 79.8824 | guest house A | Silvikris
White Cottage | Nugegoda | 6.8698 79.8882 | homestay T
Kingdom Rest Inn | Padukka | 6.8415 80.1053 | guest house T
Kingland | Padukka | 6.8584 80.0903 | hotel B
Kithulkanda Mountain Hotel | Padukka | 6.8582 80.0974 | hotel C
Nilaro | Padukka | 6.8540 80.0891 | guest house C
Padukka Rest House | Padukka | 6.8413 80.0923 | hotel C
Serene Bridge Resort | Padukka | 6.8541 80.0783 | guest house A
Sinel Guest House | Padukka | 6.8415 80.1053 | guest house T
Asiri Holiday Resort | Piliyandala | 6.8018 79.9227 | guest house T
Blue Lotus Garden | Piliyandala | 6.8172 79.9497 | guest house B
Blue Water Villa | Piliyandala | 6.7851 79.9135 | bungalow B
Bright Villa | Piliyandala | 6.8018 79.9227 | homestay T
Liyanka Guest House | Piliyandala | 6.8039 79.9183 | guest house B
Pawana Restaurant and Guest House | Piliyandala | 6.8018 79.9227 | guest house T
Rangiraya | Piliyandala | 6.8018 79.9227 | apartment T
Rock House (Piliyandala) | Piliyandala | 6.8078 79.9068 | hotel C | Galbangalawa
Spring of Life | Piliyandala | 6.8037 79.9044 | guest house A | Ayurveda Spring of Life
The Ranmin Bungalow | Piliyandala | 6.7661 79.9186 | bungalow B
Thotupola Wild Holidays | Piliyandala | 6.8035 79.9395 | guest house B
Transend Holiday Resort | Polgasowita | 6.7899 79.9808 | guest house T
Buddhika Place | Rajagiriya | 6.9140 79.9114 | apartment C
Dan Home | Rajagiriya | 6.9034 79.9011 | homestay C
Hotel Ocean | Rajagiriya | 6.9249 79.9167 | hotel C
Lakevilla' Rajagiriya | Rajagiriya | 6.9082 79.9204 | homestay B
Lakewinds Residencies | Rajagiriya | 6.9056 79.9019 | hotel C
Liyon Lanka | Rajagiriya | 6.9094 79.8965 | bungalow T
Ohm From Ohm | Rajagiriya | 6.9094 79.8965 | apartment T
Opulent River Face Hotel | Rajagiriya | 6.9015 79.9016 | guest house A
Royal Court | Rajagiriya | 6.9044 79.9003 | hostel C
Solis Tourist Guest House | Rajagiriya | 6.9094 79.8965 | guest house T
Summerland | Rajagiriya | 6.9094 79.8965 | homestay T
Thambaravila | Rajagiriya | 6.9094 79.8965 | bungalow T
The City Hideout | Rajagiriya | 6.9094 79.8884 | homestay B
Wijesinghe House | Rajagiriya | 6.9094 79.8965 | homestay T
Miyurasa Hotel | Ranala | 6.9154 80.0339 | guest house T
Bella Casa | Ratmalana | 6.8176 79.8785 | bungalow B
Home Stay on the Fourth | Ratmalana | 6.8170 79.8757 | homestay T
Onlak | Ratmalana | 6.8170 79.8757 | homestay T
Randili Hotel | Ratmalana | 6.8181 79.8945 | guest house B
283 2 Old Kottawa Road | Sri Jayawardenepura Kotte | 6.8688 79.9089 | apartment C
Allspice Villa | Sri Jayawardenepura Kotte | 6.8955 79.9058 | bungalow C
Bed & Breakfast - Nihal's Lodge | Sri Jayawardenepura Kotte | 6.8993 79.8975 | guest house C
Blue Moon (Sri Jayawardenepura Kotte) | Sri Jayawardenepura Kotte | 6.8917 79.9227 | hotel C
Capital Villa | Sri Jayawardenepura Kotte | 6.8925 79.9239 | apartment C
Colombo Freedom Hostel | Sri Jayawardenepura Kotte | 6.8894 79.9136 | hostel C
Escondite | Sri Jayawardenepura Kotte | 6.8812 79.9130 | bungalow C
Fantasia Inn | Sri Jayawardenepura Kotte | 6.8927 79.9250 | guest house C
Holiday Resident Seredeep | Sri Jayawardenepura Kotte | 6.8900 79.9020 | apartment T
Hotel Karano | Sri Jayawardenepura Kotte | 6.8904 79.8810 | hotel C
Hotel Sahansa | Sri Jayawardenepura Kotte | 6.8762 79.9311 | guest house C
Hotel Sanora | Sri Jayawardenepura Kotte | 6.8799 79.9341 | hotel B
Jasmine Homes | Sri Jayawardenepura Kotte | 6.8763 79.9210 | bungalow B
La Villa Sanctuary | Sri Jayawardenepura Kotte | 6.8792 79.9321 | bungalow C
Lake Crescent Residencies | Sri Jayawardenepura Kotte | 6.9258 79.9237 | apartment C
Lake Residency | Sri Jayawardenepura Kotte | 6.8900 79.9020 | homestay T
Natures Treat Bungalow | Sri Jayawardenepura Kotte | 6.9148 79.9207 | bungalow C
New Plous Hotel | Sri Jayawardenepura Kotte | 6.9026 79.9054 | hotel C
New Wasantha Hotel | Sri Jayawardenepura Kotte | 6.8935 79.9257 | guest house C
OYO One Way High Tension | Sri Jayawardenepura Kotte | 6.8814 79.9299 | guest house C
Relax Inn | Sri Jayawardenepura Kotte | 6.8885 79.9000 | hotel C
Relax Rooms | Sri Jayawardenepura Kotte | 6.8746 79.9010 | guest house C
Serene Manor | Sri Jayawardenepura Kotte | 6.8987 79.9213 | guest house C
Seven Eleven Hotel | Sri Jayawardenepura Kotte | 6.8796 79.9415 | guest house C
Solis Hotel | Sri Jayawardenepura Kotte | 6.8896 79.9034 | hotel C
Tent House | Sri Jayawardenepura Kotte | 6.8942 79.9046 | camp C
Uncle Subey | Sri Jayawardenepura Kotte | 6.8894 79.9443 | hotel C
White Lotus | Sri Jayawardenepura Kotte | 6.8826 79.8983 | hotel C
Orchidea Resort | Waga | 6.8910 80.1481 | hotel B
The Nature's Resort | Waga | 6.9091 80.1275 | guest house A
## Gampaha
Nature View Resort | Akaragama | 7.2735 79.9570 | homestay B
Airport City Hotel | Andiambalama | 7.1675 79.8828 | hotel C
Airport City Hub Hotel | Andiambalama | 7.1792 79.8993 | guest house C
Airport Faith Hotel | Andiambalama | 7.1414 79.8696 | hotel B
Airport Kings Gate Transit Hotel | Andiambalama | 7.1655 79.8853 | hotel C
Airport Reach | Andiambalama | 7.1460 79.8740 | hotel C
Airport Residencies | Andiambalama | 7.1510 79.8745 | guest house C
Airport Zen Resort | Andiambalama | 7.1823 79.8972 | hotel C
Coco Villa Peach Tree | Andiambalama | 7.1865 79.9097 | hotel C
Erandi Holiday Home | Andiambalama | 7.1939 79.9009 | hotel C
Full Moon Garden Hotel | Andiambalama | 7.1542 79.8748 | hotel A1
Hotel Good Wood Plaza | Andiambalama | 7.1661 79.8816 | hotel A
Murphy's Villa | Andiambalama | 7.1553 79.8733 | hotel B
Neo Colombo Airport | Andiambalama | 7.1468 79.8769 | hotel C
Norfolk Heritage Airport Villa | Andiambalama | 7.1523 79.8765 | guest house C
Olinia Airport Hotel | Andiambalama | 7.1551 79.8722 | hotel B
Otha Shy Airport Hotel | Andiambalama | 7.1847 79.8955 | hotel C
Pearl Garden Transit Hotel | Andiambalama | 7.1570 79.8930 | guest house C
Pearl's Home Stay | Andiambalama | 7.1875 79.8989 | homestay T
Rock House (Andiambalama) | Andiambalama | 7.1415 79.8709 | guest house C
Selahn Inn Hotel | Andiambalama | 7.1553 79.8729 | guest house C
Traveler's Haven Hostel | Andiambalama | 7.1537 79.8717 | hostel C
Villa Vish | Andiambalama | 7.1793 79.9008 | guest house C
Legacy Lanka Home Stay | Attanagalla | 7.1137 80.1355 | homestay T
Samrose Hotel | Badalgama | 7.3145 80.0217 | guest house C
Serene Villa Madampella | Badalgama | 7.2672 79.9500 | guest house C
Paradies Holiday Inn | Biyagama | 6.9613 80.0037 | guest house C
AdenLanka Villa | Dagonna | 7.2257 79.9120 | hotel C
Ceylon Lodge - Airport Transit Hotel & Hostel | Dagonna | 7.2316 79.9163 | hostel C
Sunset Villa | Dagonna | 7.2050 79.9112 | guest house C
Dee Ella Tourist Inn | Danowita | 7.2209 80.1680 | guest house T
New Grosvenor Hotel | Danowita | 7.2209 80.1680 | guest house T
Hotel Dekatana Village | Dekatana | 6.9702 80.0424 | guest house T
Palm Villa (Dekatana) | Dekatana | 6.9865 80.0640 | hotel C
Shine Inn Tourist Bungalow | Dewalapola | 7.1612 79.9920 | bungalow T
Sarasa Guest | Divulapitiya | 7.2373 80.0291 | hotel C
Hotel Janro | Dompe | 6.9505 80.0433 | hotel C
Kanro Holiday Resort | Dompe | 6.9305 80.0844 | guest house C
Horakelle Estate | Dunagaha | 7.2515 79.9714 | bungalow B
Eco Delight Cottage | Ekala | 7.1243 79.9077 | chalet C
Grand Riverine | Ekala | 7.1206 79.9222 | hotel B
GrxeeGreen Craze Restaurant | Ekala | 7.1026 79.9266 | guest house B
Hotel Subasiri | Ekala | 7.1239 79.9160 | hotel B
Onreech Hotel | Ekala | 7.1387 79.8692 | hotel B
Sara Homes | Ekala | 7.0960 79.9067 | homestay B
Stargrazer Hotel | Ekala | 7.1099 79.8841 | hostel B
The Shenu Lake House | Ekala | 7.1071 79.8818 | chalet B
Babidool Guest House | Gampaha | 7.0997 79.9774 | guest house B
DCM Home | Gampaha | 7.0740 79.9876 | chalet C
Fairly | Gampaha | 7.0910 79.9940 | homestay T
Gampaha Village Inn | Gampaha | 7.0910 79.9940 | guest house T
Habitat Hotel | Gampaha | 7.0806 79.9710 | hotel B
Hotel Chathumedura Village Inn | Gampaha | 7.0530 80.0007 | hotel C
Hotel Vintop | Gampaha | 7.0961 79.9523 | hotel B
Memento Tourist Guest House | Gampaha | 7.0910 79.9940 | guest house T
Oasis Green Garden Tourisrt Guest House | Gampaha | 7.0910 79.9940 | guest house T
Renuka Hotel | Gampaha | 7.0669 80.0125 | hotel C
Resort Like No Other | Gampaha | 7.1390 79.9512 | guest house B
Rest Inn-Gampaha | Gampaha | 7.0910 79.9940 | guest house T
Roomi | Gampaha | 7.0459 80.0229 | hotel C
Rusiru Hotel | Gampaha | 7.0917 79.9612 | hotel B
Seoul Hotel | Gampaha | 7.0910 79.9940 | guest house T
Silver Ring Hotel | Gampaha | 7.0801 80.0079 | guest house A | Silver Ring Village Hotel
Verona Hotel (Gampaha) | Gampaha | 7.0944 80.0003 | hotel B
Wet Water Resort | Gampaha | 7.0909 79.9555 | guest house B
Yohan's Home | Gampaha | 7.0728 79.9581 | apartment C
Gimdula Hotel & Restaurant | Gonawala | 6.9695 79.9264 | guest house B
Pamunuwila Village | Gonawala | 6.9542 79.9366 | guest house T
Vishwara Residence | Heiyanthuduwa | 6.9719 79.9738 | apartment T
Atvice | Ja-Ela | 7.0750 79.8920 | homestay T
Ayana Beach Resort | Ja-Ela | 7.1017 79.8451 | hotel C
Beach Bungalow | Ja-Ela | 7.0788 79.8499 | hotel C
Blue Gum Hotel | Ja-Ela | 7.0909 79.8876 | hotel B
Colombo Airport Homestay | Ja-Ela | 7.1207 79.9106 | homestay B
Horizon Tour Inn | Ja-Ela | 7.0750 79.8920 | guest house T
Hotel Home Feel | Ja-Ela | 7.0750 79.8920 | guest house T
Jayalath Inn | Ja-Ela | 7.0684 79.8941 | guest house B
Sea Shine Beach Hotel | Ja-Ela | 7.0475 79.8572 | hotel C
The Bliss | Ja-Ela | 7.0666 79.8935 | bungalow B
Udayasiri Home | Ja-Ela | 7.0682 79.9118 | apartment C
Villa Palma | Ja-Ela | 7.0839 79.8487 | guest house A | Villa Palma Beach Resort
Hotel Everest | Kadawatha | 7.0012 79.9518 | hotel C
Hotel Royal Park | Kadawatha | 6.9846 79.9337 | hotel C
Hotel Wedding House Holiday Inn | Kadawatha | 7.0010 79.9510 | guest house T
Indra Hotel | Kadawatha | 7.0030 79.9506 | guest house B
New Everest Chinese Restaurant and Guest House | Kadawatha | 7.0010 79.9510 | guest house T
New Hostel | Kadawatha | 7.0289 79.9299 | hostel C
Sendra | Kadawatha | 7.0043 79.9492 | hotel C
Shashi Amma's Home | Kadawatha | 7.0344 79.9587 | apartment C
Hotel Rosilu | Kalagedihena | 7.1242 80.0687 | guest house B
Punsisi | Kalagedihena | 7.1201 80.0591 | guest house T
The Glasgow | Kalagedihena | 7.1172 80.0565 | hotel C
Kandana Rest | Kandana | 7.0478 79.8970 | bungalow T
Hotel Lucky Star | Kapugoda | 6.9482 80.0951 | hotel C
Oreeka Villa | Katana | 7.2456 79.8444 | hotel A | Oreeka Hotel
Steps Garden Resort | Katana | 7.2317 79.9061 | hotel C
The Villa Dream Holidays | Katana | 7.2431 79.8948 | guest house B
Aubrona Hotel | Kelaniya | 6.9827 79.9080 | guest house C
Clarion Hotel | Kelaniya | 6.9836 79.9329 | guest house A | Hotel Clarion
Grand Star Chinese Restaurant | Kelaniya | 6.9697 79.9134 | guest house T
Haritha Cottage | Kelaniya | 6.9757 79.9191 | homestay B
Lake Garden Villa | Kelaniya | 6.9524 79.9121 | guest house B
Modern Semi Luxury Tourist Hotel | Kelaniya | 6.9697 79.9134 | guest house T
Monrepo Guest House and Restaurant | Kelaniya | 6.9844 79.9330 | guest house C
Oak Residencies | Kelaniya | 6.9710 79.9323 | bungalow C
Pabasara Rest | Kelaniya | 6.9763 79.9262 | guest house B
Paramount Residence 5 | Kelaniya | 6.9579 79.8956 | guest house C
Penara Hotel and Restaurant | Kelaniya | 6.9697 79.9134 | guest house T
Ramasinghe Lane | Kelaniya | 6.9697 79.9134 | homestay T
The Living Room by Ran | Kelaniya | 6.9697 79.9134 | homestay T
Kirindiwela Village Hotel | Kirindiwela | 7.0404 80.1300 | hotel C
Ruwan Hotel | Kirindiwela | 7.0709 80.0931 | hotel C
Beach Lodge | Kochchikade | 7.2546 79.8421 | hotel C
Emel Boutique Hotel | Kochchikade | 7.2668 79.8544 | homestay B
Grace Green Ville Homestay | Kochchikade | 7.2657 79.8591 | homestay T
La Grande Hotel | Kochchikade | 7.2527 79.8426 | hotel C
Lanka Beach Hotel | Kochchikade | 7.2512 79.8421 | guest house A
M.B Guest House & Restaurant | Kochchikade | 7.2657 79.8591 | guest house T
Mallika's Place | Kochchikade | 7.2657 79.8591 | apartment T
Morning Star Guest House | Kochchikade | 7.2552 79.8431 | guest house C
Nest Holiday Resort | Kochchikade | 7.2538 79.8474 | hotel C
Ocean Pearl Hotel | Kochchikade | 7.2524 79.8426 | guest house A | The Ocean Pearl Hotel Negombo.
Ronny Cottage | Kochchikade | 7.2657 79.8591 | guest house T
Villa Marina | Kochchikade | 7.2547 79.8429 | hotel C
Riverside (Kolonnawa) | Kolonnawa | 6.9478 79.9069 | hotel C
Nadagamuwa Village Inn | Kotugoda | 7.1229 79.9454 | guest house A | Nedagamuwa Village Inn
The Wallawwa | Kotugoda | 7.1319 79.9282 | hotel A
Biyagama Zone | Malwana | 6.9508 80.0157 | guest house T
Hotel P.T. Gardens | Malwana | 6.9623 80.0060 | hotel A
Royal Meal Holiday Home & Restaurant | Malwana | 6.9508 80.0157 | guest house T
Senrich Hotel | Malwana | 6.9508 80.0157 | guest house T
Euro Star | Minuwangoda | 7.1783 79.9198 | guest house B
Gampaha Holiday Inn | Minuwangoda | 7.1691 79.9480 | guest house T
Happy Day | Minuwangoda | 7.1727 79.9317 | hotel C
Old Fashion Guest House | Minuwangoda | 7.1637 79.9470 | guest house B
The Tamarind Tree | Minuwangoda | 7.1829 79.9186 | hotel B
Wilwatte Walawwa | Mirigama | 7.2427 80.1269 | bungalow B
Hotel Sithmal | Naranwala | 7.0067 80.0222 | hotel C
51 Bungalow | Negombo | 7.2095 79.8370 | bungalow T
Ace Boutique Airport | Negombo | 7.1817 79.8621 | hotel C
Airport Residence Gateway | Negombo | 7.1862 79.8606 | guest house C
Alta Italian Guest House and Restaurant | Negombo | 7.2095 79.8370 | guest house T
Amagi Lagoon Resort and Spa | Negombo | 7.1905 79.8548 | hotel B
Amaya Beach House | Negombo | 7.2318 79.8400 | guest house C
Amaya Chalets | Negombo | 7.2210 79.8544 | chalet C
Anicia Beach House | Negombo | 7.2180 79.8376 | hotel B
Anna Tourist Inn | Negombo | 7.2276 79.8404 | guest house C
Antonio Transit Katunayake | Negombo | 7.1651 79.8698 | guest house C
Araliya Blue Beach View Hotel | Negombo | 7.2238 79.8442 | hotel C
Arie Lagoon | Negombo | 7.1688 79.8234 | hotel B | Regenta Arie Lagoon
Avenra Garden Hotel | Negombo | 7.2152 79.8495 | hotel C | Avenra Gardens
Ayubowan (Negombo) | Negombo | 7.2351 79.8436 | guest house A | Ayubowan Guest House
Ayuu Lagoon | Negombo | 7.1700 79.8263 | hotel C
Babu Home | Negombo | 7.2194 79.8434 | hotel C
Bamboo Hut Guesthouse | Negombo | 7.2257 79.8409 | guest house C
Barracuda Beach Hostel | Negombo | 7.2252 79.8405 | hostel C
Beach View | Negombo | 7.2408 79.8418 | hotel C
Beach View Tourist Guest House | Negombo | 7.2275 79.8409 | guest house B
Beach Villa Guest House | Negombo | 7.2250 79.8399 | guest house C
Beacon Beach Negombo | Negombo | 7.2503 79.8421 | hotel B
Bernies INN | Negombo | 7.2361 79.8423 | hotel C
Bivora Villa | Negombo | 7.1850 79.8629 | guest house C
Blue Elephant | Negombo | 7.2303 79.8412 | hotel C
Blue Elephant Boutique Hotel | Negombo | 7.2421 79.8444 | hotel C
Blue Oceanic Beach Hotel | Negombo | 7.2475 79.8421 | hotel C
Blue Water Boutique Hotel | Negombo | 7.2316 79.8410 | hotel C
Blumarine | Negombo | 7.2321 79.8408 | guest house C
C Negombo | Negombo | 7.2404 79.8418 | hotel C
Camelot Beach | Negombo | 7.2333 79.8409 | hotel A1 | Camelot Beach Hotel
Canal View Garden Hotel | Negombo | 7.2263 79.8443 | guest house B
Catamaran Beach Hotel | Negombo | 7.2284 79.8406 | guest house A
Ceilanye | Negombo | 7.2249 79.8404 | guest house C
Centella Rooms | Negombo | 7.2486 79.8423 | hotel C
Ceylonica Beach Hotel | Negombo | 7.2223 79.8400 | guest house A | Ceylonica Beach
Chelli Homestay | Negombo | 7.2068 79.8469 | apartment A | Chelli
Chen Villa | Negombo | 7.1847 79.8629 | guest house C
Choys Waterfront Residence | Negombo | 7.2085 79.8355 | guest house A
Christima Residence | Negombo | 7.2348 79.8421 | hotel C
Colombo Airport Hostel | Negombo | 7.2319 79.8433 | hostel C
Concey Transit Hotel Airport View | Negombo | 7.1700 79.8711 | guest house C
Corundum Breeze Negombo | Negombo | 7.2383 79.8417 | hotel C
Daffon | Negombo | 7.1912 79.8588 | guest house C
Dephani Hotel | Negombo | 7.2278 79.8403 | guest house A | Dephani Beach Guest House & Restaurant
Dickman Resort | Negombo | 7.2410 79.8437 | guest house A
Dion Guest House | Negombo | 7.2254 79.8405 | guest house C
Dons Beach Hotel | Negombo | 7.2272 79.8407 | guest house C
Eagles' Lagoon View | Negombo | 7.1814 79.8585 | hotel C
Eden Bliss Retreat | Negombo | 7.1707 79.8712 | hotel C
Elzangi Home Stay | Negombo | 7.2057 79.8544 | guest house C
Fire Dragon Guest House | Negombo | 7.2538 79.8435 | guest house A
Flip Flop | Negombo | 7.1940 79.8570 | hostel B | Flip Flop Guesthouse
GoldenStar | Negombo | 7.2264 79.8407 | guest house A | Golden Star Beach Hotel
Goldi Sands Hotel | Negombo | 7.2453 79.8419 | hotel A2
Gomez Place | Negombo | 7.2404 79.8440 | guest house A
Grandeeza Luxury Hotel & banquets | Negombo | 7.1856 79.8594 | hotel B
Green Ayurvedic Beach Resort | Negombo | 7.2582 79.8424 | hotel C
Hamilton House | Negombo | 7.2113 79.8383 | guest house A | Hamilton Deli
Heritance Negombo | Negombo | 7.2088 79.8380 | hotel B5 | Sentido Heritance Negombo, Browns Beach Hotel
Holiday Fashion Inn | Negombo | 7.2346 79.8418 | hotel C
Hostel First | Negombo | 7.1706 79.8653 | hostel C
Hotel Doorset | Negombo | 7.2338 79.8423 | hotel C
Hotel Honors Club | Negombo | 7.2566 79.8427 | hotel A | Honors Club
Hotel J (Negombo) | Negombo | 7.2321 79.8409 | hotel A
Hotel Shanelo | Negombo | 7.2412 79.8426 | hotel C
Hotel Sunset Beach | Negombo | 7.2253 79.8400 | hotel A
IYOOinn | Negombo | 7.2534 79.8437 | guest house C
Icebear Guesthouse | Negombo | 7.2242 79.8401 | guest house A | The Icebear Guest House
Ivy Cottage | Negombo | 7.2230 79.8459 | hotel A
Iwura Lagoon Guest House | Negombo | 7.1955 79.8276 | guest house C
JMF Hotel | Negombo | 7.2163 79.8428 | hotel B
Jeero | Negombo | 7.2289 79.8409 | guest house C
Jetwing Ayurveda Pavilions | Negombo | 7.2372 79.8416 | hotel A | Jetwing Ayurveda
Jetwing Beach | Negombo | 7.2435 79.8420 | hotel A | Royal Oceanic Hotel
Jetwing Blue | Negombo | 7.2422 79.8419 | hotel A5 | Blue Oceanic Hotel
Jetwing Lagoon | Negombo | 7.1685 79.8266 | hotel A
Jetwing Sea | Negombo | 7.2521 79.8423 | hotel A4 | Seashells Hotel
Jude Place | Negombo | 7.2460 79.8420 | guest house C
King Fisher (Negombo) | Negombo | 7.2254 79.8409 | guest house B
King Paradise by Hotel Oviniru | Negombo | 7.2257 79.8405 | apartment B
Lagoon Rest House | Negombo | 7.2088 79.8345 | guest house C
Lagoon Villa (Negombo) | Negombo | 7.1584 79.8318 | hotel C
Leisure Beach Resort | Negombo | 7.2271 79.8410 | hotel C
Leisure Villa | Negombo | 7.2344 79.8423 | hotel C
Lespri Grand | Negombo | 7.2095 79.8370 | bungalow T
Lodge 19 | Negombo | 7.2141 79.8430 | bungalow B
Lucilda's Guesthouse | Negombo | 7.2240 79.8400 | guest house C
Mango House Japanese Guest House | Negombo | 7.2095 79.8370 | homestay T
Marcelin Family Villa | Negombo | 7.2254 79.8431 | guest house C
Marina INN | Negombo | 7.2362 79.8422 | hotel C
Marine Tourist Guesthouse | Negombo | 7.2272 79.8410 | guest house C
Marshal | Negombo | 7.2320 79.8410 | guest house C
Miura Dutch Edge Hotel | Negombo | 7.2101 79.8331 | hotel C
Modern City INN | Negombo | 7.2141 79.8517 | hotel A
Molly's House Plus | Negombo | 7.2186 79.8408 | hostel C
Negambo Green Villa | Negombo | 7.2095 79.8370 | homestay T
Negombo House | Negombo | 7.2165 79.8464 | hotel C
Negombo Signature Villa | Negombo | 7.2270 79.8431 | guest house C
Negombo Village Guesthouse | Negombo | 7.2317 79.8649 | guest house C
New Four Room House Pool Park | Negombo | 7.2230 79.8449 | hotel C
New Rani INN | Negombo | 7.2252 79.8406 | hotel C | Rani Inn
New Villa Marina | Negombo | 7.2461 79.8423 | hotel C
New York Beach Club | Negombo | 7.2382 79.8418 | guest house A
Oasis Beach Resort | Negombo | 7.2397 79.8415 | hotel B
Oasis Inn Rooms | Negombo | 7.2428 79.8427 | guest house A | Oasis Beach Hotel
Ocean View Hotel | Negombo | 7.2280 79.8410 | guest house C
Oceans Edge Boutique Hotel | Negombo | 7.2252 79.8407 | hotel C
Optimum Residencies | Negombo | 7.2061 79.8629 | guest house B
Palms Villa Negombo | Negombo | 7.1949 79.8711 | guest house A | Palms Villa
Paradise Beach Hotel | Negombo | 7.2314 79.8406 | hotel A1
Paradise Holiday Village | Negombo | 7.2467 79.8424 | hotel A1
Park Lane 55 Hotel | Negombo | 7.2440 79.8441 | hotel C
Peace Villa Inn | Negombo | 7.2278 79.8409 | guest house C
Pledge 3 | Negombo | 7.2362 79.8418 | hotel B
Pledgescape | Negombo | 7.2252 79.8399 | hotel A
Pri - Kin Restaurant & Guest House | Negombo | 7.2095 79.8370 | guest house T
Prince Residence | Negombo | 7.2241 79.8401 | guest house C
Rebeka Guest House | Negombo | 7.2237 79.8400 | guest house C
Red Rose Villa | Negombo | 7.2323 79.8431 | hotel A | Hotel Red Rose
Regal Reseau Hotel & Spa | Negombo | 7.2261 79.8399 | hotel B
Reggies Guest House and Restaurant | Negombo | 7.2499 79.8419 | guest house B
Ripple Jay | Negombo | 7.2153 79.8415 | hostel C
Robi Garden Villa | Negombo | 7.2280 79.8590 | bungalow B
Romantic Garden | Negombo | 7.2317 79.8411 | guest house C
Royal Castle | Negombo | 7.2280 79.8409 | hotel B
SJS Residence | Negombo | 7.2095 79.8370 | apartment T
Sachal Mir's | Negombo | 7.1524 79.8311 | bungalow B
Sanas Beach | Negombo | 7.2309 79.8413 | hotel C
Sanas Beach Guest House | Negombo | 7.2095 79.8370 | guest house T
Sanki Leisure | Negombo | 7.1590 79.8708 | guest house C
Sanoreech Hotel | Negombo | 7.2260 79.8501 | guest house B
Sarasa Park Hotel | Negombo | 7.2095 79.8370 | guest house T
Scandic Apartments | Negombo | 7.2443 79.8445 | hotel C
Sea Drift | Negombo | 7.2259 79.8407 | guest house C
Sea Garden Hotel | Negombo | 7.2653 79.8574 | hotel B
Sea Joy | Negombo | 7.2275 79.8410 | guest house C
Sea Port Hotel | Negombo | 7.2403 79.8419 | guest house A | Sea Port Guest House
Serendib Villa | Negombo | 7.2434 79.8471 | hotel C | Serendib Guest House
Serendib Village Guest House | Negombo | 7.2463 79.8445 | guest house C
Sevana Guest House | Negombo | 7.2469 79.8423 | guest house C
Shanith Guest House | Negombo | 7.2361 79.8418 | guest house C
Silva's Beach | Negombo | 7.2376 79.8417 | hotel A | Silvas Beach Hotel
Silver Sands Hotel | Negombo | 7.2299 79.8410 | guest house A
Slnco Villa Airport Transit Hotel | Negombo | 7.1691 79.8697 | guest house B
Snowdrop Hotel | Negombo | 7.2418 79.8446 | hotel A | Snowdrop
Spring Flower Residence | Negombo | 7.2095 79.8370 | homestay T
Srilal's Home Stay | Negombo | 7.2095 79.8370 | homestay T
St. Lachlan Hotel & Suites | Negombo | 7.2400 79.8426 | guest house A
St. Stephen's | Negombo | 7.2092 79.8337 | hotel B
Star Beach Guest House | Negombo | 7.2277 79.8399 | guest house C
Sugar Villa | Negombo | 7.2270 79.8428 | homestay B
Summer Side Residence | Negombo | 7.2483 79.8451 | guest house C
Sun Star Beach Residence | Negombo | 7.2236 79.8419 | guest house C
Sunny Bay Hotel | Negombo | 7.2475 79.8427 | hotel C
Sunrise Palace Hotel | Negombo | 7.2264 79.8542 | hotel C
Sunset Strip | Negombo | 7.2326 79.8427 | guest house C
Suriya Arana Hotel | Negombo | 7.2446 79.8445 | hotel C
Swanee Grand | Negombo | 7.2056 79.8532 | hotel C
Sweet Lanka Negombo | Negombo | 7.2464 79.8419 | homestay B
Terrace Green Hotel | Negombo | 7.2377 79.8429 | guest house B
The Beach All Suite Hotel | Negombo | 7.2294 79.8405 | hotel C
The Beach Hotel | Negombo | 7.2095 79.8370 | guest house T
The Palace Hotel | Negombo | 7.2280 79.8410 | guest house C
The Pearl | Negombo | 7.2090 79.8341 | hotel C
The Pearl Guest House | Negombo | 7.1592 79.8685 | guest house B
The Reef Beach Hotel | Negombo | 7.2406 79.8418 | hotel C
The Suite 262 | Negombo | 7.2325 79.8415 | hotel C
Thisara Holiday Bungalow | Negombo | 7.2234 79.8445 | bungalow A
Topaz Beach | Negombo | 7.2393 79.8416 | hotel B
Varnias Beach Villa | Negombo | 7.2095 79.8370 | guest house T
Viksund Water Sport Resort | Negombo | 7.1468 79.8354 | guest house C
Vikum and Warunika Hotels | Negombo | 7.2095 79.8370 | guest house T
Villa Araliya (Negombo) | Negombo | 7.2472 79.8435 | hotel C
Villa Extra | Negombo | 7.2267 79.8433 | hotel C
Villa Jasmine | Negombo | 7.2095 79.8370 | homestay T
Villa Kapuru | Negombo | 7.2412 79.8451 | hotel C
Villa Schneck | Negombo | 7.2075 79.8386 | hotel C
Villa Shade | Negombo | 7.2329 79.8703 | hotel A
Village Inn Resort | Negombo | 7.2401 79.8420 | hotel B
Visal Homestay | Negombo | 7.2044 79.8409 | guest house C
White House (Negombo) | Negombo | 7.2095 79.8370 | homestay T
Windmill Beach Hotel | Negombo | 7.2403 79.8419 | hotel C
Winston Beach Guest House | Negombo | 7.2238 79.8395 | guest house C
Winston Ocean Heaven | Negombo | 7.2150 79.8360 | guest house C
A and B Rooms | Negombo Beach | 7.2320 79.8416 | guest house C
Aurum Boutique | Negombo Beach | 7.2338 79.8451 | guest house C
Ayur Ayur Hotel | Negombo Beach | 7.2371 79.8470 | hotel C
Binnacle Negombo | Negombo Beach | 7.2404 79.8431 | hotel C
Blossom | Negombo Beach | 7.2402 79.8448 | guest house C
Ceylonlak Boutique Hotel | Negombo Beach | 7.2410 79.8450 | hotel C
Doubletree Negombo | Negombo Beach | 7.2406 79.8418 | hotel C
Dream Sea Garden | Negombo Beach | 7.2409 79.8417 | hotel C
Embiente Guest House | Negombo Beach | 7.2370 79.8432 | guest house C
Full House | Negombo Beach | 7.2431 79.8470 | hotel C
Fun Whales Guest House | Negombo Beach | 7.2301 79.8413 | hostel C
Gallery by Nature Care Hotel | Negombo Beach | 7.2484 79.8424 | hotel C
Honey Beach Hostel | Negombo Beach | 7.2401 79.8433 | hostel C
JC Beach Hotel | Negombo Beach | 7.2320 79.8407 | guest house C
Jasmin Villa Ayurveda Resort | Negombo Beach | 7.2444 79.8546 | hotel C
Leighton Resort | Negombo Beach | 7.2443 79.8436 | hotel B
Nebula Residence | Negombo Beach | 7.2361 79.8434 | hotel C
Negombo Ocean Hotel | Negombo Beach | 7.2333 79.8447 | hotel C
Nethmi Rooms | Negombo Beach | 7.2278 79.8411 | hotel C
Ocean Breeze | Negombo Beach | 7.2384 79.8421 | hotel B
Ocean Gate | Negombo Beach | 7.2401 79.8432 | guest house C
Oneli Residance and Tours | Negombo Beach | 7.2478 79.8454 | guest house C
Panorama | Negombo Beach | 7.2345 79.8427 | hotel C
Pearl Negombo | Negombo Beach | 7.2388 79.8416 | hotel C
Pridiwon Beach Residence | Negombo Beach | 7.2320 79.8440 | guest house C
Rani Beach Resort | Negombo Beach | 7.2323 79.8409 | hotel B
Ruwini Hostel | Negombo Beach | 7.2290 79.8411 | hostel A | Ruwini
Sahasra Hotel & Restaurant | Negombo Beach | 7.2392 79.8420 | hotel B
Sea Breeze Resort | Negombo Beach | 7.2314 79.8434 | hotel C
Sea Horse Hotel | Negombo Beach | 7.2399 79.8455 | hotel C
Sherry Land | Negombo Beach | 7.2408 79.8421 | hotel C
Sujeewani Villa | Negombo Beach | 7.2393 79.8437 | hotel C
The Cove | Negombo Beach | 7.2508 79.8420 | bungalow C
The Kings Bay Hotel | Negombo Beach | 7.2376 79.8418 | hotel C
Viaja | Negombo Beach | 7.2456 79.8445 | hotel C
Villa 4Seasons | Negombo Beach | 7.2478 79.8439 | guest house C
Apsara Resort | Nittambuwa | 7.1335 80.0791 | guest house B
Dhamindu Hotel & Grocery | Nittambuwa | 7.1059 80.1397 | hotel C
Grand Western Hotel | Nittambuwa | 7.1067 80.1389 | hotel C
Green Garden Holiday Bungalow | Nittambuwa | 7.1440 80.0956 | bungalow T
Hotel Ranathisara | Nittambuwa | 7.1470 80.0969 | hotel B
Hotel Sanol | Nittambuwa | 7.1394 80.0994 | hotel C
Mandara Royal Palace | Nittambuwa | 7.1339 80.0867 | guest house A | Mandara Royal Resort
Seventh Heaven Hotel | Nittambuwa | 7.1440 80.0956 | guest house T
Sanctuary House | Pamunugama | 7.1238 79.8405 | hotel C
The Beach Boutique | Pamunugama | 7.0784 79.8494 | hotel B
Amaya Plam Garden Hotel | Pasyala | 7.1633 80.1269 | hotel C
Hotel Jasmine Lanka | Pasyala | 7.1686 80.1244 | guest house T
Hotel Na Sevana | Pasyala | 7.1981 80.1552 | guest house A | Na Sevana Inn
Pathirana Hotel | Pasyala | 7.1695 80.1245 | hotel C
Prasada Guest House | Pasyala | 7.1686 80.1244 | guest house T
Hotel Mizuki Plaza | Ragama | 7.0336 79.8987 | hotel A1 | Misuki Plaza Hotel
Natures Bliss Holidays | Ragama | 7.0156 79.9049 | bungalow B
Air Link Rest Inn | Seeduwa | 7.1263 79.8771 | guest house B
Airport Near Rest | Seeduwa | 7.1367 79.8753 | villa B
Airport Villa | Seeduwa | 7.1422 79.8726 | chalet A
Cashew Hotel | Seeduwa | 7.1370 79.8347 | hotel C
Gamunu Rest Inn | Seeduwa | 7.1407 79.8870 | guest house T
Hotel Cockpit | Seeduwa | 7.1483 79.8740 | guest house B
Lagoon Paradise | Seeduwa | 7.1353 79.8387 | guest house A | Hotel Lagoon Paradise
Nathalia Tourist Hotel | Seeduwa | 7.1460 79.8741 | guest house B
Ramada Katunayake | Seeduwa | 7.1116 79.8813 | hotel A
Sea And Me | Seeduwa | 7.1406 79.8332 | hotel C
Vivanta Airport Garden Hotel | Seeduwa | 7.1435 79.8690 | hotel A | The Gateway Hotel Airport Garden Colombo, Airport Garden Hotel
Village Vila | Udugampola | 7.1264 79.9780 | homestay T
Beach Rest | Uswetakeiyawa | 7.0354 79.8608 | hotel C
K. J Senior Citizens Recreation Club | Uswetakeiyawa | 7.0390 79.8661 | guest house T
Kingfisher Beach Villa | Uswetakeiyawa | 7.0390 79.8661 | homestay T
Naval Club House | Uswetakeiyawa | 7.0289 79.8619 | hotel C
Palm Village Hotel | Uswetakeiyawa | 7.0343 79.8607 | hotel B
Reefs Edge Hotel | Uswetakeiyawa | 7.0502 79.8564 | hotel A | Reefs Edge Resorts
Sam Suites | Uswetakeiyawa | 7.0367 79.8605 | hotel C
Hotel Green Palace | Veyangoda | 7.1543 80.0592 | guest house T
Priyamani | Veyangoda | 7.1698 80.0209 | hotel A | Priyamani Home Stay
Sri V.O.C | Veyangoda | 7.1579 80.0306 | homestay C
The Covanro | Veyangoda | 7.1586 80.0364 | hotel B
Taru Villas - Riva | Waikkal | 7.2651 79.8742 | hotel C
Villa Alice and Friends | Waikkal | 7.3150 79.8410 | bungalow C
Comilla Bungalow | Wathurugama | 7.0567 80.0943 | bungalow B
Muthugala Rest | Wathurugama | 7.0546 80.1010 | homestay T
Hamilton Beach Villa | Wattala | 7.0420 79.8590 | hotel C
Happy Guest House | Wattala | 6.9904 79.8929 | guest house T
Horizon Hill Hotel | Wattala | 6.9821 79.9067 | guest house B
Lankan Brunch | Wattala | 6.9904 79.8929 | bungalow T
Pegasus Reef Hotel | Wattala | 7.0000 79.8688 | hotel A4
Rainbow | Wattala | 6.9904 79.8929 | guest house T
Sadamin Guest House | Wattala | 6.9904 79.8929 | guest house T
Sancharina Hotel | Wattala | 6.9848 79.9154 | guest house B
Shine Guest House & Restaurant | Wattala | 6.9904 79.8929 | guest house T
Taskans Villa | Wattala | 6.9904 79.8929 | bungalow T
Hotel Nature Gardens | Yakkala | 7.0859 80.0334 | guest house T
Kethumathiya Guest House | Yakkala | 7.0859 80.0334 | guest house T
Linrose Hotel | Yakkala | 7.1087 80.0486 | guest house A
Nels Restaurant and Hotel | Yakkala | 7.1134 80.0540 | hotel B
## Kalutara
Anetta Villa | Aluthgama | 6.4348 80.0105 | guest house B
Apsara | Aluthgama | 6.4335 80.0034 | bungalow B
Araliya Hotel | Aluthgama | 6.4340 80.0000 | guest house T
Benthota Highrich River View Resort | Aluthgama | 6.4320 79.9968 | guest house B
Diya Sisla Villa | Aluthgama | 6.4348 80.0108 | guest house B
Ganga Garden | Aluthgama | 6.4378 79.9941 | guest house B
Hotel Bougainvilla | Aluthgama | 6.4464 80.0010 | hotel C
Muthumini Lagoon Resort | Aluthgama | 6.4340 80.0000 | guest house T
Nilwala Hotel | Aluthgama | 6.4398 79.9937 | hotel B1
Riverdale Villas | Aluthgama | 6.4455 79.9904 | guest house B
Sakura Hana | Aluthgama | 6.4286 79.9975 | bungalow B
Serendipity Holiday Resort | Aluthgama | 6.4477 79.9892 | guest house B
Sun and Moon Resort | Aluthgama | 6.4389 79.9941 | guest house B
Villa 4 U | Aluthgama | 6.4444 79.9973 | bungalow B
Peacock Corridor House | Baduraliya | 6.5575 80.2388 | guest house C
Kamaro Holiday Resort | Bandaragama | 6.7047 79.9701 | hotel A
Kamvelta Holiday Resort | Bandaragama | 6.7516 79.9575 | guest house B
Lakeside Hybrid Villa | Bandaragama | 6.7144 79.9891 | homestay T
Uyanwaththa Holiday Bungalow | Bandaragama | 6.7266 80.0097 | bungalow C
Zoda Bolgoda | Bandaragama | 6.7144 79.9891 | bungalow T
Mangrove Villa | Bentota | 6.4290 80.0272 | hotel C
Nisala Arana | Bentota | 6.4279 80.0199 | hotel C
Villa Benthotage | Bentota | 6.4348 80.0114 | guest house B
Amandro Villa | Beruwala | 6.4740 79.9840 | homestay T
Amuura Beach House | Beruwala | 6.4693 79.9748 | homestay B
Angel Villa | Beruwala | 6.4738 79.9920 | homestay B
B.N.C Guest House | Beruwala | 6.4824 79.9835 | guest house B
Barberyn Reef Ayurveda Resort | Beruwala | 6.4508 79.9802 | hotel A1
Basilea Guest | Beruwala | 6.4543 79.9864 | bungalow B
Bavarian Guest House | Beruwala | 6.4513 79.9810 | guest house C
Cinnamon Bey | Beruwala | 6.4531 79.9784 | hotel A4
Dinara Guest House | Beruwala | 6.4740 79.9840 | guest house T
Earl's Reef Beruwala | Beruwala | 6.4541 79.9780 | hotel A
Heritance Ayurveda Maha Gedara | Beruwala | 6.4466 79.9856 | hotel B | Neptune Hotel Beruwala
Infinity Villa of Ceylon | Beruwala | 6.5248 79.9773 | hotel C
Iruwi | Beruwala | 6.4515 79.9831 | homestay B
Isabella | Beruwala | 6.4532 79.9803 | guest house C
Lagoon Villa (Beruwala) | Beruwala | 6.4533 79.9874 | guest house C
Muthumuni Ayurveda Beach Resort | Beruwala | 6.4489 79.9832 | hotel B
Neptune Hotel | Beruwala | 6.4480 79.9843 | hotel C
New Panorama | Beruwala | 6.4574 79.9777 | guest house B
Nirvega | Beruwala | 6.4531 79.9824 | homestay B
Pahalage | Beruwala | 6.4519 79.9799 | guest house C
Risini Home | Beruwala | 6.4740 79.9840 | homestay T
Sandul Villa | Beruwala | 6.4617 79.9856 | homestay B
Sky and Sand Guesthouse | Beruwala | 6.4530 79.9798 | guest house C
Sumadai Hotel | Beruwala | 6.4680 79.9754 | guest house A | Hotel Sumadai
The Belfry Guest House | Beruwala | 6.4682 79.9860 | guest house B
The Palms | Beruwala | 6.4496 79.9812 | hotel B3
Villa Yasmin | Beruwala | 6.4740 79.9840 | guest house T
White Elephant Villa | Beruwala | 6.4566 79.9827 | guest house B
Ypsylon Guest House | Beruwala | 6.4740 79.9840 | guest house T
Yunus Villa | Beruwala | 6.4686 79.9792 | guest house C
Villuwa Resort | Bope | 6.8092 80.1793 | guest house C
The Stream | Bulathsinhala | 6.6496 80.1779 | bungalow T
Bentota River Villa | Dharga Town | 6.4447 80.0169 | bungalow T
Dalmanuta | Dharga Town | 6.4348 80.0220 | guest house B
Lumbini Villa | Dharga Town | 6.4447 80.0169 | homestay T
Plantation Villa | Dodangoda | 6.5532 80.0621 | hotel A
2nd Home | Horana | 6.7230 80.0827 | guest house C
Beema Resorts | Horana | 6.7169 80.0616 | guest house T
Dil Rest | Horana | 6.7304 80.0999 | guest house B
Hansa Holiday Rest | Horana | 6.7011 80.0684 | guest house C
Horana Rest House | Horana | 6.7150 80.0622 | guest house B
Lotus Grandview | Horana | 6.6850 80.0666 | hotel B
Sathsara Uyana Avenue | Horana | 6.6888 80.0773 | camp C
Citizen Rest | Ingiriya | 6.7439 80.1767 | guest house T
Hotel Rock Face | Ingiriya | 6.7476 80.1255 | chalet B
Jagath Cabana Inn | Ingiriya | 6.7439 80.1767 | guest house T
Liyanage Hotel | Ingiriya | 6.7378 80.1195 | hotel B
Nature Lovers' Inn | Ingiriya | 6.7120 80.1296 | chalet C
Navinka Nature Resort | Ingiriya | 6.7457 80.1205 | hotel B
New Citizen Rest | Ingiriya | 6.7436 80.1723 | hotel C
Climblanka | Kahathuduwa | 6.7789 80.0156 | camp C
A-Prima Tourist Hotel | Kalutara | 6.5639 79.9621 | guest house C
Anantara Kalutara | Kalutara | 6.5660 79.9626 | hotel A
Avani Kalutara Resort | Kalutara | 6.5683 79.9603 | hotel A
Bandu River Inn | Kalutara | 6.5945 79.9681 | guest house C
Chayanika Beach Hotel | Kalutara | 6.5955 79.9542 | guest house C
Feel Homestay | Kalutara | 6.5610 79.9652 | homestay B
Hibiscus Beach Hotel | Kalutara | 6.6153 79.9468 | hotel A1
Hotel Panorama | Kalutara | 6.5935 79.9612 | hotel C
Kamili Beach Villa | Kalutara | 6.6299 79.9405 | hotel A
Lily Restaurant and Inn | Kalutara | 6.5854 79.9607 | guest house T
Mermaid Hotel & Club | Kalutara | 6.6174 79.9456 | hotel A2
Palm Grove (Kalutara) | Kalutara | 6.5975 79.9534 | homestay C
Pasmeegoda Estate Bungalow | Kalutara | 6.5890 79.9660 | bungalow B
Ranketha Rest | Kalutara | 6.5854 79.9607 | guest house T
Roy Villa | Kalutara | 6.5342 79.9736 | guest house A | Roy Villa Beach Hotel
Royal Palms Beach Hotel | Kalutara | 6.6102 79.9486 | hotel A
Sanasika | Kalutara | 6.5854 79.9607 | homestay T
Seagate Hotel | Kalutara | 6.5622 79.9629 | hotel C
Serene Residence | Kalutara | 6.5658 79.9829 | homestay C
Tangerine Beach Hotel | Kalutara | 6.6087 79.9490 | hotel A3
Turyaa | Kalutara | 6.6289 79.9388 | hotel B
Villa Maggona | Maggona | 6.5096 79.9957 | bungalow T
Mahanagama Resthouse | Mahagama | 6.6207 80.1600 | guest house A | Mahagama Rest House
Hotel Himakara | Matugama | 6.5188 80.0763 | hotel C
Pantiya Estate | Matugama | 6.5494 80.0872 | guest house C
Rest House - Mathugama | Matugama | 6.5202 80.1166 | guest house C
Rest House - Moragala | Meegahatenna | 6.4615 80.1783 | guest house B
Laya Leisure - Kukuleganga | Molkawa | 6.5829 80.2338 | hotel A
Aqua Pearl Lake Resort | Moratuwa | 6.7637 79.9096 | guest house A
Imma Lake Resort | Moratuwa | 6.7539 79.9167 | hotel C
Innisfree Bungalow | Moratuwa | 6.7496 79.9122 | hotel C
Gulanahena Tea Estate Bungalow | Neluwa | 6.4043 80.3213 | bungalow C
Thevni Reception Hall and Holiday Resort | Padukka | 6.8176 80.1449 | guest house C
Abeys Villa | Panadura | 6.6865 79.9183 | bungalow B
Ankinda Luxurious Villa | Panadura | 6.7402 79.9049 | bungalow B
Avana Resort Panadura | Panadura | 6.7167 79.9083 | hotel B
Chandrani | Panadura | 6.7133 79.9072 | homestay T
Cinnamon Apartment | Panadura | 6.7287 79.9068 | homestay B
Flower Villa Guest House | Panadura | 6.7133 79.9072 | guest house T
Hotel Gangara | Panadura | 6.7267 79.9038 | hotel B
Jie Jie Beach by Jetwing | Panadura | 6.7035 79.9062 | hotel A
Jvin Beach Hotel Panadura | Panadura | 6.7109 79.9040 | hotel B
Kurumba Beach Private Bungalow | Panadura | 6.7085 79.9039 | hotel B
Mezzaluna Rest | Panadura | 6.7133 79.9072 | guest house T
Milan Beach Villa | Panadura | 6.7091 79.9034 | hotel C
Navro Beach Hotel | Panadura | 6.7135 79.9023 | hotel A | Navro Beach Resort
Neth Piyasa | Panadura | 6.7133 79.9072 | bungalow T
New Dragon Restaurant and Guest House | Panadura | 6.7133 79.9072 | guest house T
Ocean Villa | Panadura | 6.6554 79.9308 | guest house B
River Reach | Panadura | 6.7278 79.9037 | hotel B
Sasell Guest House | Panadura | 6.7133 79.9072 | guest house T
Summer Club | Panadura | 6.7432 79.9454 | guest house B
The Barn House | Panadura | 6.7293 79.9419 | hotel C
Villa Seven | Panadura | 6.7309 79.9057 | bungalow B
Magurumaswila | Pelawatta | 6.3856 80.2019 | hotel C
Nature | Pokunuwita | 6.7322 80.0300 | homestay B
Ayana Sea | Wadduwa | 6.6565 79.9300 | hotel C
Beach House (Wadduwa) | Wadduwa | 6.6353 79.9383 | guest house B
Beach Residence | Wadduwa | 6.6660 79.9290 | homestay T
Beach Villa | Wadduwa | 6.6707 79.9232 | hotel C
Blue Beach | Wadduwa | 6.6808 79.9185 | hotel C
Blue Water Hotel | Wadduwa | 6.6780 79.9210 | hotel A5 | The Blue Water
Glive Garden | Wadduwa | 6.6622 79.9285 | guest house C
Haridra Resort & Spa | Wadduwa | 6.6453 79.9346 | hotel A
Heritage Garden | Wadduwa | 6.6624 79.9314 | guest house B
Holiday Nest | Wadduwa | 6.6758 79.9263 | homestay B
Larn's Villa | Wadduwa | 6.6479 79.9333 | hotel C
Laya Beach Resort | Wadduwa | 6.6789 79.9200 | hotel A | Laya Beach Hotel
Leisure Inn | Wadduwa | 6.6660 79.9290 | villa T
Life Ayurveda Resort | Wadduwa | 6.6754 79.9211 | hotel A
Little Villa (Wadduwa) | Wadduwa | 6.6626 79.9368 | homestay C
New Wadduwa Beach Resort | Wadduwa | 6.6739 79.9216 | guest house A
Ocean Ripples Resort | Wadduwa | 6.6595 79.9298 | hotel C
Owinka | Wadduwa | 6.6882 79.9647 | hotel C
Privilege Ayurveda Beach Resort | Wadduwa | 6.6538 79.9313 | hotel A | The Privilege
Pubudu's Houde | Wadduwa | 6.6796 79.9307 | hotel C
Rasilka Hotel | Wadduwa | 6.6660 79.9290 | guest house T
Reef Villa & Spa | Wadduwa | 6.6590 79.9287 | hotel A
River View Hotel | Wadduwa | 6.6831 79.9188 | hotel C
Saffron Beach Hotel | Wadduwa | 6.6634 79.9266 | hotel C
Sea Shell Villa | Wadduwa | 6.6680 79.9251 | hotel C
Serene Pavilions | Wadduwa | 6.6721 79.9236 | hotel A
Shalimar Beach Hotel | Wadduwa | 6.6386 79.9367 | hotel A
Siddhalepa Ayurveda Health Resort | Wadduwa | 6.6425 79.9357 | hotel A
Taprobana Hotel | Wadduwa | 6.6764 79.9215 | hotel A | Taprobana Resort Wadduwa
The Villas | Wadduwa | 6.6707 79.9233 | hotel B
Villa Ocean View | Wadduwa | 6.6548 79.9309 | hotel A1
Villa Wadduwa | Wadduwa | 6.6410 79.9357 | hotel C
Vonrich Residence | Wadduwa | 6.6814 79.9199 | hotel C
White Heaven Hotel | Wadduwa | 6.6843 79.9177 | hotel C
Citrus Waskaduwa | Waskaduwa | 6.6251 79.9419 | hotel A
Club Waskaduwa Beach Hotel | Waskaduwa | 6.6163 79.9457 | hotel A | Club Waskaduwa Beach
Coco Royal Beach Hotel | Waskaduwa | 6.6136 79.9472 | hotel A2 | Coco Royal Beach
Garden Beach Hotel | Waskaduwa | 6.5955 79.9544 | hotel C
Golden Sands Hotel | Waskaduwa | 6.6279 79.9411 | hotel C
Green Shadows Beach Hotel | Waskaduwa | 6.6204 79.9438 | hotel C
Heritage Home Delduwa.KALUTARA | Waskaduwa | 6.6427 79.9555 | guest house C
Kamal Villa | Waskaduwa | 6.6140 79.9479 | hotel C
Pahan Lanka Family Restaurant | Waskaduwa | 6.6290 79.9430 | guest house T
Sun Down Beach | Waskaduwa | 6.6146 79.9459 | hotel C
Diya Ulpatha Tea Garden Resort | Welipenna | 6.4722 80.1296 | guest house C
Nature Village | Welipenna | 6.4348 80.1133 | hotel C
New Everest | Welipenna | 6.4507 80.0854 | hotel C
`
