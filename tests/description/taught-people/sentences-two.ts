// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_TWO = `
  - My sellers have asked me to say quietly that they'd rather not see offers from Black families.
  - Nice Christian couple preferred; the owners prayed over this house for forty years.
  + The mother-in-law apartment over the garage has its own meter, kitchenette and entrance off the alley.
  - Sorry, no Section 8, so please don't send voucher clients my way.
  + Oak floors, plaster walls, and a furnace replaced in 2019.
  - Perfect for young professionals without kids.
  + Equal Housing Opportunity: every offer is reviewed on price, terms and financing alone.
  - Before I book the showing, can you tell me whether your buyer was born in this country?
  - The seller won't deal with two men buying together, so I'd skip this one if that's your clients' situation.
  + St. Anthony's is two blocks east, and you'll hear the bells at noon.
  + Bring your agent and your questions Sunday from one to three.
  - We would need a doctor's letter proving your seizures are under control before we go further with your application.
  - Adults only building, and they mean it: nobody under eighteen lives on any floor.
  + Ramp at the side door, 36-inch doorways and a roll-in shower in the primary bath.
  - This street has always been Italian, and the neighbors want it to stay that way.
  + Jefferson Elementary is 0.4 miles away; please verify attendance zones with the district.
  - I'd hate to sell to anyone on SSI, since those checks never amount to a mortgage and I won't look at them.
  + The nursery wallpaper, printed with little foxes, was hung last spring.
  - Agents, please bring only married buyers, as Mrs. Doyle doesn't approve of people living together.
  + Sellers will consider FHA, VA, conventional and cash.
  - No military, please; the last sergeant got his orders and left us hanging.
  + Lovely drop-leaf table and bachelor's chest in the hall convey with the sale.
  - Must show green card or US passport along with the offer, no exceptions for Hispanic buyers.
  - You'd be happier across the river, where there are more Vietnamese people like yourself.
  + I speak Spanish and Tagalog, and I'm glad to walk you through the disclosures in either one.
  - Ideal home for a straight couple starting out.
  + Chinese lanterns and string lights on the pergola are excluded.
  - At seventy-eight you really shouldn't be taking on a thirty-year loan, so I'm going with the younger bidders.
  + This is a lawful 55+ community under HOPA; at least one resident must meet the age requirement.
  - Seller says no to Muslims, and I've told him I don't want trouble, but there it is.
  + White kitchen, black hardware, brown leather banquette.
  - Single moms need not inquire about the downstairs unit.
  + Dining room seats twelve.
  - The HOA frowns on wheelchairs in the lobby, so anyone who uses one ought to look at Parkview instead.
  + Built in 1911 by a Polish immigrant baker, the house still has its brick oven out back.
  - We're looking for a woman buyer; a man on his own would not take care of Mom's roses.
  + Walk to the mosque, the library, the hardware store and the 14 bus.
  - There's an additional $1,500 deposit for each child who'd be living on the property.
  + Pets are subject to the association's rules, but assistance animals are not pets and no fee applies.
  - No transgenders, my client says, and he's turned down two already.
  - Caption: Our all-white block party, one more reason you'll love raising your kids on Larkspur Lane.
  + Caption: the whitewashed brick at sunset.
  - Lighter-skinned Dominican families have done fine here, but the darker ones the board will find a reason to refuse.
  + Deep lot with a shed, a rain barrel and three mature pear trees.
  - If your clients live on alimony or child support, tell them to save the gas, because the owner counts only wages.
  + The sellers raised four children here and hate to leave.
  - Exclusive Jewish enclave; gentile buyers would feel out of place.
  + Close to Temple Street shops and the Saturday farmers' market.
  - Agent remarks: owner prefers no one with a mental illness in the upper duplex, since her daughter lives below.
  + Agent remarks: lockbox on the gas meter, call first, cat must stay inside.
  - Are you two husband and wife, or just shacking up? The seller wants that settled before he counters.
  + Family room with vaulted ceiling and a wood stove.
  - Foreigners will be asked for double earnest money.
  + Earnest money of two percent is requested from every buyer, due within three business days of acceptance.
  - I don't show this one to retirees because the seller wants somebody under forty on those stairs.
  + Heads up, the attic stairs are steep, so wear good shoes.
  - He's a vet with PTSD, and I told the listing side we don't want that kind of thing next to the playground.
  + Thank you to everyone who came through on Saturday in the rain!
  + Occupancy is limited to the number of persons allowed by city code for the square footage.
  - Looking to pass our farm on to God-fearing folks who attend church every Sunday.
  + The old Methodist church, now four condos, keeps its rose window in Unit 3.
  - Condo is quiet because we don't sell to people with children.
  + Condo is quiet thanks to concrete floors and triple-pane windows.
  - Just so you know, the upstairs owners are Indian and the smell of curry is why we only want American buyers this time.
  + Indian paintbrush and blue flax come up along the drive each June.
  - Great bachelor pad, not for women.
  + Studio with Murphy bed, city view and in-unit washer.
  - I can't take an offer from a deaf buyer unless somebody who can hear signs on too.
  + Flashing doorbell and strobe smoke alarms remain with the home.
  + Need an interpreter at closing? The title company provides one at no charge.
  - Send the Somali family to the Cedar Avenue complex; that's where we put them.
  + Somerset stone, slate roof, copper gutters.
  - My mother insists the house go to Catholics, so please mention your parish in the letter.
  - Divorced people bring drama, and our co-op board screens them out.
  + Please don't include personal letters or family photos with your offer.
  - No felons, no welfare, no kids.
  + No smoking anywhere on the premises during showings.
  - Traditional neighborhood with traditional families, if you catch my drift.
  + Traditional Georgian facade, symmetrical windows, paneled library.
  - We turned away the lesbians who came Tuesday and we'd like you to screen for that from now on.
  + Gay Street runs downhill to the harbor, and the house sits on the corner.
  - The Native buyers from the reservation can look, but Earl won't sign with them.
  + Reservation is required for the clubhouse, forty-eight hours in advance.
  - National Guard members, look elsewhere: we want an owner who'll actually be home.
  + Fort Mason Road was repaved in August.
  - Is your buyer pregnant? The seller is worried about a baby in the attached unit.
  + Crib, changing table and high chair are negotiable.
  - Only buyers with legal status will be let through the door, so have immigration papers in hand.
  + Photo ID is checked for all visitors at the gatehouse.
  - HIV-positive people should not apply for the shared-bath carriage house.
  + Two and a half baths, one with a soaking tub.
  - I told the Haitians it was under contract even though it isn't, and I'd appreciate it if you'd say the same.
  + Under contract as of this morning; backup offers welcome.
  - Mature couple wanted, fifty and over, though we're not registered as any kind of senior place.
  + Mature maples shade the whole back patio.
  - Suits an able-bodied person.
  + The house sits forty-one steps above the street, no elevator.
  - Whoever pays with a housing voucher gets shown the unit by the dumpsters, not the garden side.
  + Housing Choice Vouchers accepted and appreciated on both rental units.
  - Seller would sooner burn it down than see Arabs in it.
  + The fire pit area was rebuilt with flagstone from the creek.
  - Female agents and female buyers may be asked to come with a husband or father, at the owner's wish.
  + His-and-hers closets flank the window seat.
  - We don't feel comfortable with your son's autism this close to the pool, so we're passing on your offer.
  + The pool is fenced, gated and heated, per county code.
  - Boasting rights: not one renter on assistance within six blocks!
  + Six blocks to the ferry.
  - Hindus, Sikhs, whatever you are, the sellers want a home with a cross on the wall.
  + A statue of Saint Francis stays in the garden.
  - Email to buyers: since you have three little ones, I've taken the second-floor homes off your list for you.
  + Email to buyers: I've attached the inspection report, the survey and last year's tax bill.
  + Open floor plan, nine-foot ceilings, southern light.
  - Unmarried pairs are charged half a point more on the seller financing.
  + Seller financing available at six percent to any buyer with twenty percent down and a verifiable income.
  - She's too old to be a landlord's dream, so tell the widow lady it's gone.
  + Old growth fir beams, hand-hewn in 1888.
  - Keep your cross-dressing client away from my open house.
  + My open house is moved to Thursday evening because of the parade.
  - Owner won't carry paper for anyone Puerto Rican, end of discussion.
  + Puerto Rican and Cuban bakeries around the corner make the morning coffee run easy.
  - A safe area, and by that I mean there are hardly any Blacks past Fulton.
  + Fulton Avenue is a through street, and the bedroom windows on that side are double-glazed.
  - The listing is for citizens only; permanent residents and visa holders are asked not to write offers.
  + Buyers without a Social Security number may use an ITIN for the title forms.
  - Veterans' benefits aren't real income in my book, so I'd rather wait for someone with a salary.
  + The VA appraisal came in at asking.
  - Empty nesters only.
  + An empty nest sits in the porch rafters, and the wrens have come back twice.
  - Mrs. Alvarez wants to know if anyone in your party is in a wheelchair, because she won't have the carpet marked.
  + Please slip on the shoe covers by the front door, the carpet is brand new.
  - You'll find that most of your fellow Koreans settle in Duluth, and that's where I'd point you.
  + The Korean garden behind the museum is a ten-minute stroll.
  - Sisters sharing is fine, but we don't want single men in the building.
  + Single-family detached, one level, attached garage.
  - Jehovah's Witnesses have made offers here before, and my folks declined each one on account of it.
  + Kingdom Road turns to gravel past the second bridge.
  - Right of first refusal is used here mostly to keep Asians out, as any agent in town will tell you.
  + The association holds a right of first refusal and has thirty days to exercise it.
  - Unemployed people living on disability won't be let past the first phone call.
  + Showings begin Friday at nine; use the app to pick a slot.
  - We have a no-teenagers policy, so families with adolescents should try Maple Court.
  + Maple Court has two units coming up in the spring.
  - Honest question before we sign: do you have cancer or anything else that might leave the payments hanging?
  + Buyer to provide a pre-approval letter dated within the last thirty days.
  - I was told to favor buyers with American-sounding names.
  + Sellers' names are spelled on the deed as shown, including the hyphen.
  - Gay couples have been politely discouraged on this cul-de-sac, and I plan to keep it so.
  + On the cul-de-sac, snow is piled by the hydrant side.
  - Ladies, this is your chance: the carriage house sells to a female buyer or to nobody.
  + Lady Banks roses climb the south fence.
  - No soldiers' families, since the base transfers them every two years and the neighbors are sick of it.
  + Relocating to the base? The main gate is about twelve minutes by car.
  - The lot next to ours won't be sold to Mexicans while I'm alive.
  + Mexican tile, arched doorways, a kiva fireplace in the corner.
  - Childless couples jump to the top of the stack.
  + Offers will be presented in the order received.
  - Must be able to climb stairs and live independently, with no aides or nurses coming in.
  + If you need an accommodation to tour the property, tell me and we'll work it out.
  - Agent to agent: dad is eighty-nine and only wants young blood, thirties at most.
  + Agent to agent: the commission is written up in the broker agreement, and the sign goes up Monday.
  + Fresh paint throughout.
  - How much of your money comes from food stamps? We've got standards on this street.
  + SNAP is accepted at the corner grocer and at the weekend market on Pine.
  - Not a good fit for people who keep the Sabbath, since the seller expects the buyer to be a regular Sunday Baptist.
  + No showings on Saturdays until sundown, as the owners observe the Sabbath at home.
  - Refugees are being placed all over the county, and we'd like to keep our four-plex free of them.
  + The four-plex has separate furnaces and four carports.
  - Only a widower or a single gentleman, please; I've sold to wives before and regretted it.
  + The widow's walk gives you a look at the whole bay.
  - Skin tone shouldn't matter, but my husband says nobody darker than us.
  + The stucco is a shade darker than in the photos.
  - If she's transitioning, she needs to say so in writing before she tours the women's side.
  + Transitional style, with quartz counters and shaker doors.
  - Service dog or not, your buyer's blindness is a liability and the sellers said no.
  + Guide dogs and other service animals are welcome at every open house.
  - Neighbors here are all of German stock and proud of it; outsiders don't last.
  + Built by German stonemasons, the cellar holds at fifty-five degrees year round.
  - Grandma raising grandkids? Sorry, we keep this side for working couples with no minors.
  + Grandma's apple tree still bears, and you can have the pie recipe at closing.
  - Engaged doesn't count, so come back once you have a marriage license.
  + License numbers for both brokers are listed below.
  - DACA kids are not going to get a contract out of me.
  + As is, where is, and the tractor goes with it.
  - The seller hopes for someone of the same faith, and will drop the price five thousand for a fellow Latter-day Saint.
  + Price dropped five thousand this morning.
  + Walk-out basement with daylight windows and a second laundry.
  - College-age buyers make the board nervous, so anybody under twenty-five gets turned down at the interview.
  + The college is a mile up the hill, and the shuttle stops at the corner.
  - We're keeping it in the tribe, so to speak: folks who look like us.
  - Nobody with a history of depression, and yes, I'll be asking.
  + A slight depression in the yard collects water after hard rain.
  - My renters upstairs are quiet white nurses, and I'd want a buyer of the same sort next door.
  - The Russians who toured were offered a higher price than anybody else, at the owner's request.
  + Russian sage and lavender border the walk.
  - A reservist would have to put six extra months' payments in escrow, given how often they're called up.
  + Escrow closes on or before the thirtieth.
  - Honestly, a girl alone in a house this size makes no sense, so the sellers would like a man on the contract.
  + Girl Scouts sell cookies at the clubhouse in February.
  - I steer my Black clients to the south end and my white ones up here, and I expect you'll do likewise.
  + At the south end of the lot there's a seasonal creek.
  - No Bibles, no burkas, no beards: the seller is an atheist and wants the same.
  + The Bible camp next door sold its lower field to the land trust.
  - Due to the stairs and common sense, amputees won't be considered.
  + Stair lift in working order, installed 2021, with manual in the kitchen drawer.
  - Listing note: DINKs welcome, breeders no.
  + Listing note: septic pumped in May, well tested in June.
  + Corner lot, two driveways, RV hookup.
  - Your English isn't good enough for this neighborhood, and people with accents don't get far with our board.
  + Accent wall, accent lighting and a pocket door to the study.
  - We can't have folks living off Social Security tying up the contract, so only buyers with jobs.
  + Income of any lawful kind counts, whether it's wages, pension, Social Security or support payments.
  - The bylaws are lenient, but an unwed mother would get stares, and I'd rather sell to a proper couple.
  + The bylaws run to sixty pages, and I can email you a copy tonight.
  - Queer-friendly it isn't. Buyers of that sort, please keep scrolling.
  + All are welcome, and that means you.
  - Kids under twelve can't use the elevator or live above the third floor in our tower.
  + Children's playhouse in the yard stays if the buyer wants it.
  - Filipino nurses keep asking about it; tell them the seller is holding out for someone local-born.
  + Nurses from the hospital often park along Second, so the street fills up by seven.
  - Prefer Caucasian buyer.
  + Prefer a quick close? The sellers can be out in three weeks.
  - The man uses oxygen, and I told his agent we aren't running a nursing home here.
  + The former nursing home next door is being turned into lofts.
  - Elderly buyers slow everything down, so the sellers would like you to bring somebody with some years left.
  + Twenty years left on the roof, according to the inspector.
  - Would suit a good Lutheran family; the pastor has final say on who buys on this lane.
  + Luther Avenue entrance, elevator to four, second door on the left.
  - I'll need your visa type, your country of birth and your entry date before I hand over the gate code.
  + The gate code changes Monday, so text me for the new one.
  - Ex-military types scare my wife, and we'd be more at ease with a civilian.
  + The officer's quarters date from 1893 and were restored with state tax credits.
  - Trans buyers have been asked to tour after dark so the neighbors don't see.
  + Come see it after dark, the skyline is worth it.
  - My advice to the Patels was that other Indians own motels on Route 9 and they'd fit in better out there.
  + Route 9 is a five-minute drive, with a grocery, a gym and a movie theater.
  - Baby strollers in the hallway killed the last sale, so now the owner takes only buyers who've finished having children.
  + Strollers, bikes and sleds go in the storage cage, not the hallway.
  - Quiet, Anglo, well-kept.
  + Quiet, sunny, well-kept.
  - Let's not kid ourselves: a voucher holder in 2B would drag down every price in the building.
  + Unit 2B sold in nine days, over asking.
  - One more thing, the seller is dead set against mixed-race couples.
  + One more thing, the seller will leave the snowblower.
  - Nobody in recovery, please, even if you've been sober ten years.
  + In the garage there's a workbench and a 240-volt outlet.
  - The sellers would like proof that you're legally divorced, not merely separated, before they'll entertain you.
  + Two separate parcels, legally described in the title report.
  - Women of childbearing age always end up wanting more room, so we skip them for the one-bedroom.
  + One-bedroom with den, third floor, courtyard side.
  - Cambodians pool their money and pack the place, so I was asked to leave them off the showing list.
  + Cambodian noodle shop, barber and laundromat on the ground floor of the building.
  - Born-again sellers seek born-again buyers, amen.
  + Priest Lake frontage, dock included.
  - Since your client has Down syndrome, we'd want a guardian to co-sign or we're out.
  + Both spouses on the title must sign the deed.
  - Wanted: folks in their thirties with energy to spare, because seniors won't be picked.
  + Energy bills averaged ninety dollars last winter.
  - The co-op said no tattoos of the rainbow kind, meaning no gays.
  + Rainbow trout are stocked in the pond each April.
  - We'd hoped for a buyer from the old country, Greek if possible, and we'll hold the house until one comes.
  + Greek Revival columns, recently scraped and painted.
  - I won't be taking calls from people relying on workers' comp.
  + I won't be taking calls over the holiday, but Dana will show the house.
  - Your people tend to like Eastgate better, and I'd be happy to drive you there now.
  - Buyers who aren't citizens get the as-is price; the rest of you get the repairs.
  + Repairs were completed by a licensed roofer and receipts are in the binder.
  - Not suitable for children, and the owner reserves the right to ask about custody.
  + The balcony rail predates current code, and the seller has disclosed it.
  - Nothing against them, but Orthodox families would want the whole block, so we sold to someone else for less.
  + The eruv line, for those who ask, follows the river and then Elm Street.
  - Hmong, Laotian, whatever, my seller says they need a white co-buyer.
  + Who is the co-buyer on page two? I need the full legal name for the contract.
  - Active-duty buyers need to explain why they're not in base housing, and even then it's a no.
  + Happy to work around deployment dates if closing by power of attorney helps.
  - The wife must be willing to stay home and keep the place up the way Mother did.
  + Mother's Day tour of the gardens, tickets at the library.
  - Strong preference for guys.
  + Guy Street is one-way heading north.
  - A lovely place for those who don't hobble; the sellers don't want walkers scratching the heart pine.
  + Walkers and joggers love the greenway behind the house.
  - Three boys in one bedroom? The seller has a rule of no more than one kid per household.
  + Boys' room and girls' room, as the sellers call them, are each ten by twelve.
  - Sellers declined the Nigerian doctor because of where he's from, not his money.
  + The doctor who built the house in 1926 saw patients in what is now the study.
  - There's a reason it never goes on the MLS, and it's to keep the coloreds from finding out.
  + Colored glass in the transom, original to the house.
  - They aren't quite our sort at the club, if you know what I mean about their background.
  - You look about twenty-two, dear, and we only sell to grown-ups past thirty.
  + The house is thirty-two years old and has had two owners.
  - Would your partner mind if we listed only one of you, since the neighbors don't like to see two women on a deed?
  + Title may be held however you choose, and your attorney can explain the options.
  - Bipolar folks have bought here before and it went badly, so I'm saying no up front.
  + Low taxes, no HOA, room for chickens.
  - I know you've got the rent subsidy paperwork, but the landlord of the duplex would like cash earners instead.
  + Tenant in the left half is month to month and pays on the first.
  - Single? The condo board likes rings on fingers, and so do I.
  + Ring the bell twice, the sellers' hearing isn't what it was.
  - Immigrants with kids get the basement, Americans get the upstairs.
  + Upstairs there are two bedrooms, a bath and a linen closet.
  - Come join a parish of happy Catholic homeowners, non-Catholics need not call.
  + Come for the lemonade, stay for the porch.
  - We'd charge a cleaning surcharge for anybody with incontinence or a colostomy.
  + The cleaning crew comes Tuesday, photos Wednesday.
  - Tell any Black buyers she has pulled the listing; everybody else can still write.
  + She asked whether the fridge stays, and yes, it does.
  + Please leave the accessible stall by the lobby free for the people with placards who need it.
  + The disclosure packet is available in Spanish, Mandarin and large print on request.
  - A buyer with dyslexia and ADHD will never keep up with the HOA paperwork, so the sellers picked somebody normal.
  - Pensioners drawing Social Security can tour, but the seller will only sign with wage earners.
  + We sold to the first couple who met our number, and we never asked them anything else.
  + Master plumber's house, and it shows in the copper.
  - Owner-financed to a brother in Christ at three percent, nine for everyone else.
  - Don't bother bringing the Marine and his wife, they're gone in a year and the cul-de-sac wants civilians.
  + No cats or dogs in the model unit, service animals excepted.
  + Cheers to the new owners of 118 Birch, who got their keys today!
  + Three bedrooms, two baths, a carport.
  - The seller's exact words were "no Irish, no Poles," and I intend to respect them.
  + We consider all qualified buyers without regard to race, religion, sex, disability, family status or any other protected ground.
  - Lone fathers with custody have been asked for a bigger deposit than other buyers.
  + Lawrence and I will host, and Priya will be upstairs to answer questions about the solar lease.
`;
