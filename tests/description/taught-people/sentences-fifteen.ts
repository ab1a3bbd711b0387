// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_FIFTEEN = `
  - We would rather the duplex go to a white family like the ones who built this block.
  - Sorry, the owner upstairs isn't comfortable with Black tenants and I have to respect that.
  - My mother, who owns the building, prefers Asian renters because she says they keep the kitchen clean.
  - Honestly, you'd feel more at home on the east side of the tracks, where most of the African American buyers end up.
  - One reason to buy here: the subdivision has stayed about ninety-five percent Caucasian since 1988.
  - Agents, please don't bring mixed couples through on Saturday, the sellers will be home.
  - Would the new tenant be light-skinned or dark? The ladies on the second floor like to know.
  - Your skin is a bit dark for this street, people here will stare, so maybe look in Oakdale.
  - Native Americans off the reservation have burned us twice, so we no longer lease to them.
  - Not to be rude, but the last colored fellow left owing two months, so this time we're holding out for somebody else.
  - Room in quiet home for a born-again believer only.
  - Ideal for an observant Jewish household; others will be happier in the next listing.
  - We keep Saturdays holy and will lease the cottage only to fellow Adventists.
  - No Muslims, please, the smell of lamb at Ramadan got into the carpets.
  - Which church do you attend? I ask everybody before I hand over an application.
  - Atheists need not write, our household prays together each evening.
  - The board frowned on the couple's turbans and asked me to find a buyer of a more ordinary faith.
  - Hindus are welcome to rent in our other building on Route 9, but this one is kept for Catholics.
  - If you wear a hijab I would have to ask for a second deposit, the other tenants get nervous.
  - A pastor's letter must come along with the first month's rent.
  - Basement room, women only apply, own entrance, own bath, own laundry, separate lease for each unit in our 12-unit house.
  - Looking for a gentleman to take the one bedroom, ladies tend to complain too much about the stairs.
  - Two men sharing a one-bedroom is not something our building is ready for.
  - The landlord says he'll rent to lesbians but not to a gay male pair.
  - We had a transgender applicant and told her the unit was gone; please keep it quiet until a normal person applies.
  - Single girls pay an extra hundred because of all the visitors they have.
  - Please put your birth gender on the form, we don't approve people who have changed theirs.
  - A man of the house must sign, I don't do leases with just the wife.
  - Those rainbow flag types will find their crowd downtown, out here we are traditional.
  - Pretty young ladies get fifty dollars off if they let me stop by for a drink.
  - Since you use a wheelchair, I'm going to show you only the places in the new complex across the river.
  - Tenants must be able to live independently and climb stairs without a walker.
  - No one with a history of depression or bipolar, we had the ambulance here three times last year.
  - Your guide dog counts as a pet to us, so it is $400 up front and $35 a month.
  - Before I rent to you I'll need your doctor to tell me what exactly is wrong with your legs.
  - We turned down the group home because neighbors don't want autistic adults walking around the cul-de-sac.
  - Deaf applicants make me nervous about the smoke alarms, so I pass on them.
  - Recovering addicts, even years sober, should look elsewhere.
  - Are you HIV positive? The roommates share a bathroom and they deserve to know.
  - Perfect third-floor walk-up for the healthy and able-bodied.
  - A blind lady wanted it, but I told her the insurance company would not allow.
  - The office asks everyone with an oxygen tank to move into Building C, out of view of the pool.
  - Adults only, no kids, no exceptions.
  - The upstairs flat is too small for a baby, crying goes right through these old floors.
  - For each child under twelve we add $40 to the monthly rent.
  - Families with little ones are placed in the rear buildings, away from the lake.
  - Sellers hope for empty nesters and would pass over a couple with toddlers.
  - When is your due date? We may need to rethink the lease if you are expecting.
  - Children may not use the courtyard at any hour, grown-ups have priority there.
  - Teenagers living in the unit are cause for non-renewal.
  - It's a professional building, more for couples without children than for a foster mom with three boys.
  - Would suit mature singles; we like it peaceful and stroller-free in the hallway.
  - She's got custody of her nephews now, so I've told her to find another apartment by June.
  - Mexican families always bring ten cousins, so I stopped showing to them.
  - Must speak English as first language, no accents please, I can't follow on the phone.
  - Owner is from Seoul and is looking for Korean tenant only.
  - Indians cook too strong, we have decided against them after the last repainting.
  - I'd steer your Haitian clients toward the south end, they have more of their own people there.
  - Where are you people from originally? My husband does not rent to Arabs.
  - Nigerian applicants pay the full year in advance because of all the scams.
  - What I love about Maple Heights is that it is still a real American neighborhood, not a Little Saigon.
  - Russians and Ukrainians, no thank you, I had one of each and both times the police came.
  - Of Italian descent? Then you go to the top of our list for the two-bedroom.
  - NO SECTION 8!!! Don't even ask.
  - The voucher inspection is a headache, so we only consider people who pay out of their own paycheck.
  - Job income only; disability checks and child support do not count with us.
  - I'm sure you're very nice, but we do not take anybody on welfare.
  - Emergency housing assistance recipients are asked to try the county motel list instead.
  - Working professionals only, no SSI and no food stamp folks.
  - Alimony isn't real money in my book, so your application is denied.
  - With a HUD voucher the security deposit doubles.
  - We got the program people out of this complex in 2019 and it has been lovely ever since.
  - He said the VASH certificate was fine with him but the owner won't have subsidized tenants near the pool.
  - Nobody over sixty, the last old man fell on the ice and his daughter sued.
  - We like them young here, twenty-two to thirty-five, it keeps the energy up.
  - Students and anyone under 25 will be refused regardless of credit.
  - At your age, ma'am, wouldn't a nursing facility make more sense than a two-year lease?
  - Seeking a mature tenant, forty and above, for the garden flat.
  - Millennials can keep scrolling, this house wants a grown-up.
  - Grandparents tend to forget the stove, so I don't rent to them any more.
  - Retirees get the ground-floor units by the dumpsters, that is how the manager does it.
  - Married couples only, we do not permit shacking up under our roof.
  - A divorced man living alone is a red flag for the co-op board.
  - Are the two of you husband and wife, or just living together? Owner wants the certificate.
  - Unmarried partners have to take separate units.
  - We'd be more relaxed with a settled married pair than with a bachelor.
  - Widows are so lonely and call about every little thing, so I'd like you to screen them out.
  - Singles pay a higher deposit than wedded tenants do, on account of turnover.
  - If you separate from your spouse during the lease, you have thirty days to go.
  - US citizens only, green card holders please look at other ads.
  - Show me your immigration papers or I'll call ICE about your cousins in unit 4.
  - Dreamers and asylum people, we can't help you here.
  - No visa workers, they leave when the company sends them home and we're stuck.
  - Because you are not a citizen, you will have to pay six months at once, the Americans only pay one.
  - I don't care how good her credit is, a refugee is not getting my townhouse.
  - Proof of naturalization is required from anybody with a foreign-sounding last name.
  - The association voted to let only American-born buyers purchase units on the waterfront.
  - We don't rent to soldiers from the base, they get orders and break the lease.
  - Veterans with PTSD have been trouble, so ex-military are a no from me.
  - Army reservists might be called away any weekend, so I went with a civilian.
  - If you're on active duty, expect a thousand more for the deposit.
  - Discharged less than honorably? Then don't bother filling in our form.
  - Marines drink and fight, my brother had four of them in his rental, so please keep them off my showing list.
  - The Navy wives complain so much that our manager now tells them everything is leased.
  - National Guard members must sign away their right to end the lease when deployed.
  - Being a veteran's widow on a VA pension, she wasn't what the seller pictured for the house.
  - You would fit right in, everyone on our street looks like you and goes to the same parish.
  - It's not a place for everyone; our residents share a certain heritage and wish to keep it that way.
  - The right sort of family still lives on Elm, no matter what has happened to the rest of town.
  - From your name I guessed you'd want to be closer to your own community, so I pulled listings over there instead.
  - Send a photo of yourself with the application so the neighbors can see who is moving in.
  - The school's been changing complexion, if you know what I mean, so I'd look further north.
  - Somebody with a bit of get-up-and-go is what we need, not a person who will be calling the paratransit van to the front door every day.
  - The seller picked the second-best offer since that one came from a nice Christian couple.
  - I am an old lady from Poland and I want only Polish girl for the apartment number two.
  - Rule 14: residents receiving dialysis at home must give notice and pay for the extra trash.
  - Your son with Down syndrome may not swim unless all other residents have left the pool.
  - Puerto Ricans play the music loud till morning, so they are shown the units facing the highway.
  - Cute studio for a bachelorette, no fellas.
  - Forum tip: just say it's pending when a gay couple calls, works every time.
  + The mother-in-law apartment over the garage has its own meter and a galley kitchen.
  + A bachelor's chest in the hall stays with the house.
  + Nursery off the main bedroom currently holds a sewing machine and two bookcases.
  + The Jack and Jill bath connects bedrooms two and three.
  + His-and-hers sinks, a soaking tub, and heated tile finish the suite.
  + Man cave in the basement with wet bar, dartboard, and a beer fridge that conveys.
  + She shed out back is wired for heat and has a skylight.
  + Grandfather clock in the foyer is not included in the sale.
  + Up the stairs you'll find the widow's walk, with a view clear to the harbor.
  + A butler's pantry links the dining room to the kitchen.
  + The maid's room of the 1912 plan is a laundry today.
  + Family room with gas fireplace opens to the deck.
  + Zoned single-family residential; the lot can't be split.
  + The old boys' dormitory was turned into eight lofts in 2004.
  + Swing set and playhouse in the yard stay unless the buyer asks us to haul them off.
  + There's a crib in the closet you may borrow or have us remove.
  + Step-free entry, 36-inch doors, and a roll-in shower on the first level.
  + Elevator serves all floors including the garage.
  + Unit 104 has lowered counters and grab bars from a previous remodel.
  + The ramp at the side door was built in 2020 and has a permit.
  + Please don't block the curb cut or leave carts in the van-accessible space.
  + We will consider any request for a reasonable accommodation, and you do not need to use a special form.
  + Assistance animals are not pets under our policy, so no pet fee or pet rent applies to them.
  + Strobe alarms and doorbell flashers can be installed on request at no charge.
  + If you would like this notice in large print or Braille, call the office.
  + La traducción al español de este aviso está disponible en la oficina; a Spanish copy of the lease is at the desk.
  + Interpreters in Hmong, Somali and Vietnamese can be arranged for your lease signing.
  + Equal Housing Opportunity.
  + We do business in accordance with the federal Fair Housing Act and the laws of our state.
  + Vouchers welcome, same screening for everybody.
  + Section 8 is accepted and the unit already passed its inspection in March.
  + All lawful sources of income count toward the income requirement, including Social Security and child support.
  + Everyone who comes in the door gets the same tour and the same price sheet.
  + Applicants are reviewed in the order in which we receive complete files.
  + Credit of 640 and income of two and a half times the rent are asked of each adult applicant.
  + A $45 screening fee applies to each person eighteen or older.
  + Under the city code, up to five persons may occupy this three-bedroom home.
  + Occupancy is limited by the septic permit to six people.
  + Sunset Palms is a 55-and-over community operating under the Housing for Older Persons Act, and at least one occupant must meet the age requirement.
  + As a HOPA-qualified community we verify ages every two years, as the law tells us to.
  + No smoking or vaping anywhere on the premises, balconies included.
  + Two cats or one dog under forty pounds, with a $250 pet deposit.
  + Quiet hours run from ten at night until seven in the morning for all residents and their guests.
  + Guests staying longer than fourteen days should be added to the lease.
  + Cabinets are painted white, with black hardware and a brown butcher-block island.
  + White Oak Lane gets plowed first because the bus depot is on it.
  + The house is yellow brick with a red door and colored glass in the transom.
  + Black walnut floors run through the living areas.
  + Exterior color needs approval from the architectural committee; see the palette of twelve earth tones.
  + Half a mile to St. Anthony's Church, whose bells you will hear on the hour.
  + Turn left past the Islamic Center and the driveway is the third on the right.
  + Temple Street is one way from the synagogue down to the river.
  + A statue of Saint Francis stands by the birdbath and goes with us when we move.
  + The former Methodist chapel, built in 1871, was converted to a home with a sleeping loft in the choir.
  + Holiday lights may go up after Thanksgiving and should be down by the end of January, whatever you celebrate.
  + You may hang a mezuzah, a cross or a wreath on your door, the rule only limits size.
  + Walking distance to Christ the King Elementary, Roosevelt Middle, and the city library.
  + Little Italy, with its bakeries, is four stops away on the Blue Line.
  + The best pho in town is around the corner on Eighth.
  + Try the Polish deli on Main, their pierogi sell out by noon on Fridays.
  + Chinese Chippendale railing surrounds the upper porch.
  + A French door, Spanish tile, and a Dutch oven niche by the hearth give the kitchen its old-world look.
  + German-made boiler, serviced each fall.
  + English basement with a separate entrance, currently vacant.
  + Mexican fan palms line both sides of the drive.
  + Turkish rugs in the photos are staging and don't convey.
  + Indian Creek runs behind the lot, and the back third lies in the flood zone.
  + The 38-year-old furnace was replaced last winter.
  + Mature oaks shade the whole west side.
  + An aging roof, so bring your contractor; priced with that in mind.
  + Young fruit trees along the fence, planted by us in 2022, two pears and a fig.
  + Built in 1926 for a sea captain, the house still has his initials in the newel post.
  + Three generations of the Kowalski family farmed this land before it was platted.
  + In 1948 the Supreme Court made covenants like the one in our old deed unenforceable, and we have since had it struck out.
  + The history page explains how redlining shaped the area in the 1930s.
  + Moderators remove any post that says who is or isn't wanted as a tenant on the basis of religion, race, or family.
  + Please do not put "no kids" in an ad here; the law forbids it and we will take the ad down.
  + Forum rule 3: questions about the makeup of a neighborhood can't be answered by agents, so look up public data yourself.
  + I'm not able to tell you which areas are "good for families," but I can send school boundary maps and you can decide.
  + Our agent explained that she couldn't describe the neighbors, only the house.
  + Maria will meet you at the gate with the lockbox code at four.
  + My husband, a retired Marine, did the wiring and pulled a permit for each circuit.
  + My grandmother wrote this letter in Korean and my nephew put it into English for me.
  + I am born in Brazil and my English is late, so forgive mistakes, but the roof is new and the papers are in order.
  + Our daughter took her first steps in this kitchen, and we will miss the morning light.
  + We got married under the maple in 1979 and it's still throwing shade.
  + Bob from next door, ninety-one and sharp as a tack, will lend you his ladder.
  + The couple downstairs bake on Sundays and share more than they should.
  + Kids from the block sell lemonade by the mailbox every July.
  + Military buyers: the diplomatic clause in our lease follows the Servicemembers Civil Relief Act.
  + VA, FHA and conventional financing all considered.
  + Deployment orders end the lease with thirty days' notice, as federal law provides.
  + Families with children, singles, seniors, roommates, anybody is welcome to apply.
  + Whatever your faith, your accent or whom you love, our door is open for the tour.
  + We don't ask about immigration status, just the same ID and references we ask from all.
  + An ITIN or a Social Security number will do for the credit check.
  + Both spouses or partners, if any, may sign, or just one of you.
  + The bride's room of the old inn became a reading nook.
  + Gentlemen's Quarterly photographed the library in 1994.
  + Queen Anne Victorian with a turret, fish-scale shingles and two parlors.
  + King-size bed fits the primary bedroom with space for nightstands.
  + The twin beds and the full bunk are for sale separately.
  + Ladies' mantle and bachelor buttons bloom along the walk.
  + Orphaned outlet behind the stove is dead, the electrician capped it.
  + Handicap placard holders have four marked spaces near the lobby.
  + The blind corner at the end of the drive has a mirror, so honk anyway.
  + Deaf to the highway: triple-pane windows keep the bedrooms hushed.
  + You'll be crazy about this pantry.
  + A crippled old apple tree by the shed still gives two bushels.
  + Healthy Homes certificate issued after the lead abatement in May.
  + Veterans Memorial Park is across the street, with tennis and a dog run.
  + Soldier Field Road exit, then the second light.
  + Senior center, post office and farmers market are all within a mile.
  + The Boys & Girls Club rents our lower lot for its pumpkin sale each October.
  + Playground hours are posted; anyone using it after dark should mind the sprinklers.
  + All pool users must shower first, and glass containers are not allowed.
  + A lifeguard isn't on duty, so swim at your own risk.
  + Three bedrooms, one and a half baths, slab foundation, carport.
  + New architectural shingles, gutters, and downspouts in 2023.
  + Hardwood under the carpet, according to the previous inspection.
  + Water heater is electric, fifty gallons, four years old.
  + Rent includes trash and sewer but not heat.
  + The lot backs to a greenbelt with a paved trail.
  + Sunroom faces south and stays warm enough for citrus in December.
  + Stainless appliances, soft-close drawers, and a pot filler above the range.
  + Available August 1 on a twelve-month lease.
  + Sump pump with battery backup.
  + Vaulted ceiling with exposed fir beams in the great room.
  + Half-acre corner parcel, fenced on three sides.
  + Washer and dryer hookups are in the mudroom.
  + Detached two-car garage, wired for 220, with a workbench and attic storage.
  + Association dues cover the roof, the siding and snow removal.
  + This one is sold as is and the sellers will make no repairs.
  + Granite, maple, and a window over the sink.
  + The crawl space was encapsulated after the flood of 2018 and has stayed dry.
  + Ceiling fans in each bedroom and mini-splits in two of them.
  + A bay window overlooks the rose bed.
  + Well flow tested at nine gallons a minute.
  + Low taxes for the county, about $2,900 last year.
  + Fiber internet reached the street this spring.
  + The driveway is shared with the property to the north under a recorded easement.
  + Plantation shutters throughout, and blackout shades in the back bedroom.
  + Covered patio, built-in grill, and a fire pit ringed with river stone.
  + Linen closet, cedar closet, and a coat closet by the front door.
  + Street parking only, no permit needed on this side.
  + Original knob-and-tube wiring has been removed.
  + From the balcony you see the bridge and a slice of the bay.
  + Flooring is luxury vinyl plank, waterproof and scratch resistant.
  + Ranch with a walkout basement and a wood stove.
  + The deposit is one month's rent, held in an escrow account at First National.
  + Shiplap accent wall, barn door to the office.
  + Storage cage in the cellar goes with the unit, number 17.
  + Solar panels are owned outright, and last June's bill was eleven dollars.
  + There is a small leak at the hose bib that we have disclosed.
  + Mountain views, horse fencing, and a tack room with running water.
  + Ten-foot ceilings and tall windows make the studio feel twice its size.
  + Gas range, double oven, and a hood vented outside.
  + Irrigation runs on a timer by the garage door.
  + Closet systems in all bedrooms and a cubby wall by the entry.
  + The upstairs hall is wide enough for a desk.
  + Radiators have been bled and the boiler passed inspection.
  + Brick patio, herb garden, and clothesline.
  + Quartz counters with a waterfall edge were put in last fall.
  + Septic pumped in April; the receipt is in the kitchen drawer.
  + Come and see it Sunday between one and three, shoes off please.
  + Make us an offer, we answer all of them by Tuesday evening.
  + Call or text for a showing, evenings are fine.
  + If you've been waiting for a fixer with good bones, here it is.
  + Buyers should verify square footage and school assignment on their own.
  + Whoever wants the piano can have it, it took five people to get it in.
  + Open house this weekend with cider and doughnuts on the porch, everyone come by.
  + First-time buyers may ask the city about its down payment grant.
  + Dear new owner, the trick with the back door is to lift and then turn.
  + The landlord here writes: thank you for shoveling, all of you, the mailman noticed.
  + Sorry for my translated words, "cellar with stones" means the basement has a rubble wall.
  + Please bring your ID for the self-guided tour and return the key to the box.
  + The former tenants were kind enough to leave the curtains.
  + Fair housing posters must hang where applicants can see them, so don't move the frame in the lobby.
  + Copper gutters, slate roof, and a porch swing on chains.
  + A wheelchair lift in the garage was left by the builder and works with the remote on the hook.
`;
