// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_TWELVE = `
  - Agent remarks: seller will not entertain offers from buyers using VA benefits because he distrusts anyone in uniform.
  - Just between us, the owners would rather the next family be white like the rest of the court.
  - Showing only to married couples; the seller is old-fashioned about people living together.
  - This charming two-bedroom is best suited to empty nesters, so please leave the little ones out of your plans.
  - Thanks for reaching out about Larkspur Lane; before I book a tour, could you tell me where your parents were born?
  - Section 8 callers, save us both the time and scroll on.
  - My client is a devout Baptist and hopes to hand the keys to fellow believers.
  - I'd steer your Somali clients toward the Eastgate side, where they'll find their own kind.
  - No wheelchairs please, the new oak floors scratch easily.
  - Sorry, at 74 you'd be happier in assisted living than in a third-floor walk-up, so I haven't forwarded your application.
  - Landlord asks that your buyer's rep confirm there are no transgender persons in the party.
  - Gorgeous condo, proud Christian community, come home to neighbors who share your faith! #newlisting
  - Owner prefers a female renter for the garden apartment in his fourplex; gents need not inquire.
  - Green card or US passport must be shown at the door before anyone tours the property.
  - We had a Guatemalan crew living in the last one, and the owner doesn't want a repeat of that culture.
  - Tell your lesbian couple the seller went another direction; he wasn't comfortable with the arrangement.
  - For applicants with epilepsy the management requires a neurologist's letter stating it is safe for them to live alone.
  - Kids under ten pay an additional $75 monthly for wear on the carpets.
  - Your divorced client may view it, but the board has always favored husbands and wives.
  - Rental income from disability checks doesn't count here, only wages from a real job.
  - Perfect for young professionals in their twenties; retirees will feel out of place.
  - We show Jewish buyers the homes near the shul and keep the lakeside listings for everyone else.
  - Not a good fit for Guard members, since the owner fears they'll get activated and break the lease.
  - The seller grew up here when it was all Italian and he'd like to keep it in the Italian family, so to speak.
  - Dark-complexioned applicants tend not to last on this street, so I send them over to Millbrook.
  - Broker note: do not bring Indian buyers, the cooking smell lowered the price on the last unit.
  - You mentioned a guide dog, and for that we charge the regular $400 pet deposit plus a monthly fee.
  - Pregnant applicants are asked to wait until after delivery, then choose a larger unit elsewhere.
  - Our relocation desk places Asian executives in Fremont and American executives in Danville.
  - Undocumented folks, don't waste your gas; we check papers on every adult in the car.
  + Charming 1926 Tudor with a mother-in-law apartment over the garage and its own meter.
  + Seller to review all offers Tuesday at 5 p.m.; please submit in a single PDF.
  + As a licensed agent I can't tell you which religions or races live in a neighborhood, but I can show you where to find public census data.
  + New roof 2021, new furnace 2022, and a water heater that still has its sticker on it.
  + Equal Housing Opportunity. We do business in accordance with the federal Fair Housing Act.
  + Zero-step entry, 36-inch doorways and a roll-in shower on the main floor.
  + Lockbox on the gas pipe left of the porch; please wear booties and turn off the lights.
  + Housing Choice Vouchers are welcome, and we're happy to schedule the inspection.
  + Two blocks from St. Stanislaus and its famous Saturday pierogi sale.
  + The master suite has been renamed the primary suite in our MLS, so please use the new field.
  + Open house Sunday from 1 to 3, come one, come all, and bring your questions!
  + Willow Creek is a 55+ community operating under the Housing for Older Persons Act; at least one resident must be 55 or older.
  + Black granite counters, white shaker cabinets and a brown leather banquette that stays.
  + You asked whether there are a lot of kids on the block; that's a question I'm not permitted to answer, though you're free to drive by at any hour.
  + VA, FHA and conventional financing all considered.
  + Assistance animals are not pets, and no pet fee is charged for them.
  + Sprinkler system has not been tested since last fall.
  + The nursery off the hall makes a quiet office, with a door to the balcony.
  + Our brochure is available in Spanish, Vietnamese and Tagalog at the front desk.
  + All applicants need a gross income of three times the rent, from any lawful verifiable source.
  + The street is named for Father Serra, and the corner bakery dates to 1911.
  + Dear colleague, thank you for showing 418 Juniper; my sellers would appreciate feedback on the price.
  + The bachelor's chest in the front bedroom conveys, the grandfather clock does not.
  + Sold in four days, over asking, with eleven offers. Thank you, Maple Heights!
  + Crime figures and school ratings are best checked with the police department and the district, because I am not allowed to characterize them.
  + Swing set and treehouse in the back yard are included in the sale.
  + Smoke-free building, including balconies and the parking deck.
  + If you need a reasonable accommodation to attend our open house, call Denise and we'll arrange it.
  + Vaulted great room with a stone fireplace and views of the third fairway.
  + Occupancy is limited to five persons under the county septic permit.
  + Walk to the Islamic Center, First Methodist, the library and the light-rail station.
  + This single-family home sits on a corner lot of just under a quarter acre.
  + We can provide a sign-language interpreter at closing if you let the title company know by Friday.
  + Buyer's agent to verify square footage, schools, and flood zone.
  + My assistant Mohammed will meet you at the gate, as I'm at a closing until noon.
  + Please don't block the accessible stall by the mailboxes, even for a minute.
  + Hardwoods refinished in March, kitchen repainted in a color called Navajo White.
  + Pre-approval letter required before showings from every buyer, without exception.
  + Love letters to the seller won't be presented, since photos and family stories can lead to fair-housing trouble.
  + A sunny breakfast nook looks onto raised beds and a fig tree.
  + The building went up in 1898 as a German singing society's hall and was turned into lofts in 2004.
  + Seller is a retired Navy chief and a licensed broker in the state of Virginia.
  + Cute as a button and priced to move!
  + Small dogs and cats okay with deposit, two animals at most.
  + No one here will ask about your marital status; it plays no part in our decision.
  + Wide driveway, RV pad with hookup, and a detached shop with 220 power.
  + Family room down, bonus room up, laundry in between.
  + Your relocation packet holds a map, utility contacts, and a list of houses of worship of every kind, arranged by address.
  + The jack-and-jill bath has been redone in pale green tile.
  + Great restaurants nearby: Ethiopian, Korean barbecue, and a Polish deli that's been open for sixty years.
  + Because steering is illegal, I'll send you every listing that meets your price and size and let you choose.
  + Tenant occupied, 24-hour notice, do not disturb before 10.
  + HOA dues cover water, trash, roof reserves and the heated pool.
  + Grab bars may be installed in the bathroom on request at any time.
  + Motivated sellers, bring us an offer!
  + We stand for fair housing every month of the year, and especially in April.
  + Ranch on a full basement, poured walls, dry as a bone.
  + A security deposit equal to one month's rent is due from every household at signing.
  + Sister streets to look at are Holly, Hawthorn and Hazel.
  + Title has a recorded covenant from 1938 with a racial restriction; it is void and unenforceable, and the county will strike it free of charge.
  + Here are the comps you requested, with the adjustments in the last column.
  + Priest Lake cabin with dock, sleeping porch and a woodstove.
  + Elevator is out through Thursday; anyone who needs help with groceries can call the desk.
  + Two-car garage with a workbench and a charger for your EV.
  + Come see why folks linger on this porch.
  + Rent is due on the first, late on the sixth.
  + Everyone gets the same application, the same fee and the same answer time of three business days.
  + Master electrician signed off on the panel last June.
  + The listing lapsed at midnight, and we'll relist with new photographs next week.
  + Servicemembers may end a lease under federal law upon orders, and our form says so.
  - Honestly, a Black family would stick out on Hollis Court, so let me pull some listings in Parkway for you instead.
  - Seller's one condition is that the house not go to Muslims.
  - A mature couple without children would be the ideal successor to these owners.
  - Hi Brenda, my guy will not rent to a woman on her own, he says they call about every dripping faucet.
  - English speakers only, as the landlord lives downstairs and wants to be able to chat.
  - People on SSI make the owner nervous, so he's passing on your client.
  - Do either of you take psychiatric medication? The co-op likes me to ask before I send the package upstairs.
  - Enjoy the peace of an all-Caucasian enclave ten minutes from downtown.
  - We quit accepting military from the base after two families got orders in one year.
  - No gays, and don't ask me to write that in the public remarks.
  - Owner wants tenants over forty, having had his fill of the under-thirty crowd.
  - Singles can look at the Birchwood units; this building is reserved for families headed by a husband and wife.
  - H-1B and student-visa holders pay six months up front, citizens just the one.
  - The seller's mother in heaven would want a good Catholic household saying grace in that dining room.
  - You'll be glad to know there isn't one Mexican on the whole cul-de-sac.
  - Because your son is autistic, the manager would place you at the far end of the property, away from the pool.
  - We steer folks with toddlers to the ground floor of Building C, where the noise bothers nobody.
  - Trans buyers have been a headache for this board, I'd look in the arts district if I were her.
  - The duplex is ideal for two Chinese students; the owner finds them clean and quiet compared with others.
  - Voucher applicants must also post a double deposit and supply three letters of reference.
  - Bring me able-bodied buyers only, this hillside is no place for a walker or a cane.
  - Exclusive to gentlemen of good standing: ladies are kindly referred to our sister property on Elm.
  - Light-skinned applicants have done well with this landlord, others not so much, just a heads-up.
  - No Jehovah's Witnesses, the last pair held meetings in the living room.
  - He's a widower, and the seller worries that an unmarried man won't keep up the garden, so it's a no.
  - Grandmas with custody of grandkids should try elsewhere, we're a child-free property and not a senior one.
  - I told the Nigerians that it was under contract; keep it active for anybody else who calls.
  - Owner asks that HIV-positive persons disclose before sharing the hot tub and laundry.
  - Alimony and child support won't be counted toward the income test, whatever the court papers say.
  - You'd be living among people of your own background, which I find buyers are happiest with.
  + Split-level with three bedrooms up and a walkout den below.
  + When you ask me if an area is "safe" or "good," I have to answer with sources instead of opinions.
  + Agents, please use ShowingTime; the alarm code changes daily.
  + Handicap-accessible ramp at the side door, built to code in 2019.
  + We welcome buyers of every race, faith, origin, family shape and ability.
  + Italianate brackets, Spanish tile roof, French doors, and a Dutch door in the pantry.
  + Nothing in this letter is meant to solicit property already listed with another broker.
  + King-size beds fit in both upstairs bedrooms, and a queen fits in the guest room.
  + Children's playhouse in the side yard goes with the sellers.
  + Thanks for your note on the bungalow! Yes, it's still available, and Saturday morning works.
  + The price improved to $389,900 this morning.
  + Our office doesn't ask for immigration documents; a government-issued photo ID from any country is fine.
  + Age of roof: 12 years, per seller.
  + Near the Veterans Memorial Bridge and the old Armory, now a market hall.
  + Source of income is protected in our state, so a voucher or a pension is treated as wages are.
  + The cantor's house, as locals call it, was built in 1904 for a piano dealer.
  + Your offer was excellent, but the sellers accepted one with fewer contingencies.
  + Four-season sunroom with a ceiling fan and heated slate floor.
  + Widow's walk on the roof, reached by a ladder stair, with a view to the harbor.
  + Minimum credit score is 640 for all adults on the lease.
  + Your service dog is welcome at every showing.
  + My commission is negotiable, and the buyer agreement says so in bold.
  + Thirty-unit elevator building with an intercom and bike storage.
  + A wheelchair lift was added to the garage steps and can be left or removed at the buyer's choice.
  + Please remind your clients that the back fence isn't the lot line.
  + We're often asked where "our kind of people" live; no agent in this brokerage will answer that.
  + Large eat-in kitchen, gas range, walk-in pantry.
  + Sellers are relocating to Phoenix and would like a 45-day close.
  + Happy Diwali, Merry Christmas, Happy Hanukkah and a good new year from all of us at Corbett Realty!
  + The boys' and girls' locker rooms at the clubhouse were both renovated in spring.
  + Veterans, ask your lender about the funding-fee exemption; I'm glad to work with any loan type.
  + Pool rule: no glass, no running, no diving at the shallow end, whatever your age.
  + Tax record shows 1,842 square feet and the appraiser measured 1,870.
  + Persian rug in the parlor is excluded.
  + This seniors' cooperative is for persons 62 and over, as its recorded HUD agreement provides.
  + If stairs are a concern, tell me how many you'd like to avoid and I'll filter for it.
  + Deaf and hard-of-hearing callers can reach us through 711 relay.
  + Wonderful light, wonderful bones, wonderful price.
  + Occupants over 18 are all named on the lease and all screened by the same company.
  + The Chinatown gate is five stops away on the Red Line.
  + Neighbor Rosa across the street has the spare key and a great many tomatoes.
  + Lot backs to protected wetlands, so you'll hear frogs in April.
  + Our photographer will be there at nine; please hide the litter box.
  + Is the neighborhood diverse, you ask? I may not say, but the Census Bureau's site will.
  + Cozy den with a Murphy bed and built-in shelves.
  + Married couples and unmarried buyers may take title in several ways, and a lawyer can explain each.
  + Well and septic inspected August 9, reports in the documents tab.
  + I grew up in Manila, I've sold homes in Tulsa for twenty years, and I'd love to help you with yours.
  + Guest parking is first come, first served, except for the two accessible spaces, which need a placard.
  + Cathedral ceilings, a monk's bench in the foyer and stained-glass transoms.
  + Back on the market, no fault of the house; the buyer's lender pulled out.
  + Every inquiry gets an answer in the order in which it arrives.
  + We'll translate the disclosure into Korean at no charge if that helps your parents.
  + The crib, the high chair and the toy chest were rented by the stager.
  + Bring your paintbrush and your imagination.
  + Seller requests proof of funds with cash offers.
  + The last owner, a pediatrician, planted those dogwoods.
  + Steel beam, open stairs, polished concrete, and a roll-up door to the alley.
  + Fair housing covers our advertising too, so we describe the property and never the people.
  + Minutes from Fort Liberty's Reilly gate and the Cape Fear trail.
  + Breakers, shutoffs and cleanouts are labeled in the basement.
  + Half of the attic is floored for storage.
  + A tenant with a disability may ask us to change a rule, and we'll answer in writing within ten days.
  + Bus lines 6 and 14 stop at the corner every twelve minutes.
  + No subject-to-sale offers, please.
  + Grandma's kitchen it isn't: quartz, induction, and a faucet that listens to you.
  + I work evenings too, so call me whenever you like.
  + Congratulations to Pete and Luis, who closed on their first home today!
  + Rent includes heat and hot water but not electric.
  + Under the new forms, a buyer signs an agreement with the agent before touring.
  - Showing instructions: husband and wife teams welcome, two men together are not.
  - If your buyers practice voodoo or Santeria or anything of that sort, kindly don't schedule.
  - Retired folks over seventy are turned down by this landlord, who thinks they fall and sue.
  - What's your ethnicity, by the way? My seller likes to know who's coming through.
  - Ex-military with PTSD need not apply, the walls are thin and the owner wants calm.
  - Only three kinds of renters work for this owner: employed, employed and employed, so welfare and unemployment recipients are out.
  - I'd love to help, but a single mom won't get past this condo association.
  - Hasidic families have been buying up Ridge Road and we're holding this block for the old-timers.
  - Agents: the seller would take ten thousand less from an American-born buyer.
  - Unit 2B goes to a man, since the ladies are all housed on the upper floor where we can keep an eye on them.
  - A person with Down syndrome can't be on the deed in our community, so I've declined the tour.
  - Adults-only atmosphere throughout our ordinary garden apartments, no one under sixteen.
  - You sound Russian on the phone; the owner isn't dealing with Russians at the moment.
  - Please let your Latino buyers know there are very nice homes across the highway, and I'd rather they see those.
  - Cohabiting partners are charged a second application deposit that wedded spouses don't pay.
  - DACA recipients keep asking about Fern Street, and the answer is still that we want citizens.
  - Her interpreter came along to the showing, and my seller took one look at the headscarf and pulled the house from tour.
  - Straight couples preferred, it's a family building after all.
  - To get a first-floor unit on account of your MS, send us your complete medical records and your doctor's cell number.
  - I had to tell the reservist that the landlord picks civilians whenever he has a choice.
  - White glove service for white clientele, that's how my father ran this office and how I run it.
  - Ideal bachelor pad for a guy, and no females as roommates, says the owner.
  - Three children is two too many for this owner, though the county would let five people live there.
  - Seller's dad lost friends in the Pacific and she'd still rather not sell to a Japanese buyer.
  - You look a bit young to be buying in Heron Pointe; people under thirty-five get a cool reception from the board, and they'll find a reason.
  - Families relying on rapid rehousing funds will be put on a separate list that we call after the others.
  - Atheists will feel the chill here, since we like neighbors who pray.
  - The neighbors signed a paper saying they'd be unhappy with a group home for recovering addicts, so my seller rejected the nonprofit's full-price offer.
  - Agent to agent: he saw their picture, and he doesn't want coloreds in his mother's house.
  - Great starter home for newlyweds with a baby on the way, not for a couple of dudes.
  + Farmhouse sink, butcher-block island, and a Lazy Susan in every corner cabinet.
  + Why can't I tell you if it's a "family neighborhood"? Because families with children are protected, and hinting who belongs is as bad as saying it.
  + Stop by our booth at the Juneteenth street fair for lemonade and a free market report.
  + Foundation repaired in 2018 with a transferable warranty.
  + Maid's room and butler's pantry survive from the original 1912 plan.
  + All lawful income is counted in full, including alimony, Social Security, VA disability and housing assistance.
  + Key is with the doorman, ask for Tyrone or Svetlana.
  + Seller has never lived in the property and makes no representations.
  + Lever handles, lowered switches, and a curbless shower make the first floor easy to get around.
  + Your client's letter about her emotional support cat is enough for us, and no fee applies.
  + I've attached the inspection summary with the buyer's three requests.
  + Sunsets. That's the caption.
  + The yeshiva, Our Lady of Sorrows school and the public middle school are all on Grant Avenue.
  + Please disregard the "perfect for couples" line in the draft, as our broker had it removed.
  + Mid-century gem with clerestory windows and an atrium.
  + American Legion Post 112 holds its fish fry across the road on Fridays, so expect some parked cars.
  + Do you need a home with fewer steps, a bigger garage, a shorter drive? Tell me what matters to you.
  + No smoking, no candles, no grills on wooden decks.
  + Bedroom three is too small to be called a bedroom under our code, so we list it as a den.
  + Our listing photos show rooms, not residents.
  + Appraisal came in at value. On to the closing table!
  + Cherokee Street has antiques, taquerias and a bicycle repair shop.
  + A minor's bedroom furniture, desk and bunk bed are for sale separately.
  + Welcome packet: trash is Monday, recycling is every other Thursday.
  + Buyers moving with the Army can sign by remote notary from anywhere.
  + Unpermitted deck; seller will credit $4,000 at closing.
  + If a seller asks me to turn away anyone because of religion or color, I must decline the listing.
  + Stone patio, string lights, and a pizza oven that earns its keep.
  + The Friends Meeting House next door, built by Quakers in 1789, is open to visitors in summer.
  + Two-year lease preferred, one-year considered.
  + Blind-nailed oak floors and blind corner cabinets, for those who like such details.
  + Would Thursday at 4:15 suit your buyers? The sellers will be out with the dog.
  + Golden Age Estates, an age-qualified neighborhood with the required surveys on file, offers woodshop and pickleball.
  + I serve clients in English and Portuguese.
  + Living room fireplace converted to gas; the one in the study still burns wood.
  + First-time buyers, the state's down-payment program has reopened.
  + Dead-end street with a turnaround large enough for the school bus.
  + Commissions, terms and showings don't depend on who you are or where you come from.
  + Estate sale, being sold by four siblings, all of whom must sign.
  + A dwarf apple, a weeping cherry and two old maids of roses along the fence.
  + Flat entry from the garage, with room to park a scooter or stroller inside the door.
  + Reminder to co-op agents: the accessible restroom is on the second floor during the remodel.
  + Sweet little cottage, sweet little price.
  + Two persons per bedroom plus one is our occupancy standard, and infants aren't counted.
  + The gas meter was moved outside in 2016.
  + We mourn our founder, Miriam Goldfarb, who opened this office in 1961 and trained half the brokers in town.
  + Low-maintenance yard with gravel, agave and a drip line.
  + No, I don't know who else has made an offer, and I couldn't tell you if I did.
  + The Greek Festival closes Oak Street on the second weekend in May, so plan your showing around it.
  + This property was built before 1978, and a lead-paint pamphlet is enclosed.
  + Our fair-housing training is required yearly of each agent, assistant and photographer.
  + Corner unit, south and west exposures, deeded parking, storage cage 17.
  + Men's and women's tees are visible from the deck, as is the halfway house where golfers buy sandwiches.
  + Please RSVP for the broker's lunch, and let us know if you need halal, kosher or gluten-free.
  + If you believe you've been treated unfairly because of a disability, HUD takes complaints at 1-800-669-9777.
  + Furnace room, cold cellar, and a bench where somebody's uncle fixed radios.
  + Looking to sell before school starts? Let's talk about timing.
  + Lender must be able to close in thirty days, and that's the only preference my seller has.
  + An immigrant stonemason from Genoa laid the garden walls in 1920.
  + The bathroom door is 28 inches wide, measured at the narrowest point.
  + Partial ocean view from the crow's nest.
  + Sellers named their price, and we think you'll like it.
  + Applicants without a Social Security number may use an ITIN.
  + Ladies and gentlemen, we have a hot tub!
  + Easement along the north side serves the neighbor's driveway.
  + Whoever you love and however you make a family, our agents will be glad to open doors for you.
  + Storm windows throughout, copper gutters on the front only.
  + An eighteen-year-old may sign a lease here just as anyone older may, on the same credit terms.
  + The Old Soldiers' Home grounds are a public park now, with a bandstand and a pond.
  + Paint colors left on the pantry shelf: Irish Mist, Amish Linen, Spanish Moss.
`;
