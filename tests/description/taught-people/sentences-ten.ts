// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_TEN = `
  + The medical records company downstairs keeps office hours and is silent by dinnertime.
  - My showing notes say the seller wants no transgender lookers through the house.
  + Cash flow is strong on this fourplex; all four leases run through next summer.
  - Sellers raised four Catholic boys here and would sooner wait than hand it to nonbelievers.
  - No welfare moms, no drama.
  - Before I schedule you, are you folks from India or from here? The seller asked me to find out.
  + Vaulted ceiling, skylights, and a wood stove that heats the whole downstairs.
  - Your application says Jehovah's Witness under references, and the owner doesn't want door-knockers in her house.
  + Guests parking overnight need a placard from the office, three nights a week at most.
  + Former Methodist parsonage, built 1911, with a wraparound porch and a bell in the yard.
  - ICE trouble is the last thing I need, so everybody with a Spanish last name shows papers.
  - Haitians have been a headache for us at this property, so we're passing on your application.
  - We already have two families with little ones on the second floor, so the rest of it is reserved for grown-ups.
  + I'm afraid the unit has just been rented, though a similar one opens May 1 and I can put you on the list.
  - Hindu altars, incense and all that are the reason we ask about religion on the pre-screen.
  + The bylaws allow one flag bracket per unit and no banners over three by five feet.
  + Every lawful source of income counts the same when we figure the ratio.
  + Appraisal came in at value, so we're on track for the 30th.
  + Cleared driveway by seven, please, the plow comes through once.
  - No kids. Don't even ask.
  + Sixty-foot mooring, ice-free, electric on the pier.
  + 1,120 square feet, two baths, oak floors throughout, shared laundry in the basement.
  + Two roommates can split the primary suite and the second bedroom evenly, since both have baths and walk-in closets.
  + Rent is $1,450, with first month and a deposit equal to one month due at signing.
  + The board voted 4 to 1 to repaint the clubhouse in sage with white trim.
  - Female tenants preferred, they just keep a kitchen cleaner.
  + Mostly white kitchen with a butcher block island, brass pulls and a farmhouse sink.
  + The occupancy limit for this one-bedroom is three persons, as set by the city housing code.
  - Between us, a Black family wouldn't feel comfortable on that cul-de-sac, let me show you Maple Heights.
  + The limit is two parking permits per unit, and extra vehicles go on Fulton Street.
  - Looking for a young professional under 35, the rest of the house is in their twenties.
  + Charming Cape with dormers, knotty pine den and a two-car garage.
  - You'd be the only retiree in the building, hon, and honestly we want to keep the place young.
  - With the National Guard you might get called up, so we chose someone steadier.
  - Are you pregnant or planning to be? The unit has lead paint and I'd rather not fill it with a newborn.
  - Whoever rents the cottage should be done with childbearing and not yet in need of a nurse.
  + Husbands, wives, roommates, cousins, whoever is signing should be at the office by four.
  + Shared kitchen, labeled shelves, one fridge per two rooms.
  + We obey the Fair Housing Act and want everyone to feel at home from the first phone call.
  + Mature maples shade the patio, and the blueberry bushes are sixty years old.
  - Hearing people only, sorry; I can't be scribbling notes to a deaf tenant every time the sink backs up.
  - US citizens only, proof at the showing.
  - I don't do vouchers, too much paperwork and the wrong crowd.
  + Book club meets in the fireside room Tuesday, and newcomers of any age are welcome.
  - My cousin rents next door and he doesn't want Asians cooking on the other side of the wall.
  + Seller will not read buyer letters; please send only the offer, the proof of funds and the addendum.
  + College Avenue duplex, both sides vacant, sold as is.
  - Brick ranch for sale by owner; we'd like it to go to a Christian couple who will keep it the way we did.
  + Greek Revival farmhouse with columns, a hayloft and 1840s glass.
  + Pool hours: 9 to 9 daily, no glass, shower first, no lifeguard on duty.
  - The limit is two adults, and a baby would make us ask you to move.
  + Price improvement on Dogwood Lane, now $389,900 with a home warranty thrown in.
  - Thank you for the application, but the other owners would be uneasy with a mosque-going family in the building.
  + Stone fireplace, beamed ceiling, slate entry.
  + Both sides of the duplex have nice girls' and boys' bikes in the shed, free to whoever can haul them.
  + Your lease says four occupants, so let us know if somebody new moves in.
  + Housing Choice Vouchers are welcome here; our leasing desk will fill out the packet with you.
  - Soldiers party, so anyone stationed at the fort pays double security.
  - If you have HIV or hepatitis or anything like that I need to know before you use my shared bathroom.
  + Anyone who brings a waterbed pays for added insurance, as spelled out in paragraph 14.
  + I'm out with the flu, so my colleague Priya will meet you at the loft at noon.
  + The top floor has the best light, and the back building is closer to the bus.
  + Anyone touring the third-floor loft should know the elevator is out until Friday; call us and we'll arrange a different way to see it.
  - Not a good fit for someone who is blind, I couldn't sleep worrying about those stairs.
  + Paychecks, Social Security, pensions, alimony and disability benefits all count toward the income requirement.
  + The wooden blinds, the curtain rods and the mirror over the mantel all convey.
  - Garage apartment suits a single gentleman; no women, please, my wife is particular.
  + Single mother of pearl inlay is missing from the antique sideboard, otherwise it's perfect, $220.
  - Veterans need not apply, we had one with the nightmares and the neighbors complained all year.
  + We got burned by frozen pipes last January, so let your faucets drip when it drops below twenty.
  - We can't rent to active duty; you people get orders and break the lease.
  + The cottage rents by the month, and the linens, dishes and Wi-Fi are included.
  + Ask your lender about VA financing; the seller has agreed to consider all loan types.
  + Thirty dollars extra per month reserves a covered parking spot.
  + No Social Security number? We accept an ITIN, a passport or other government ID for the background screening.
  - Your therapist's letter isn't enough; bring me your chart and diagnosis or the dog stays out.
  - Two men sharing the primary bedroom is not something I'm comfortable with in my own duplex.
  - I'm looking for a straight roommate-type tenant for the in-law unit, no offense to anybody.
  - Great bachelor pad, and I do mean bachelors; a wife and kids would ruin the vibe.
  - Your accent tells me you're Nigerian, and the owner's had scams from there, so we'd need a year up front.
  - Leave the kids home when you tour, and if they'd be living with you, don't bother touring.
  + Owner would consider a lease option with a year's term, same credit standards as any lease.
  - Seller will read letters and is partial to families who worship at Grace Lutheran.
  + Building C has the package lockers, the laundry and the bike room.
  - Mature lady has a room for another lady her age, sixty or better, in a fourplex I manage.
  - Folks with Medicaid aides in and out all day should look at Sunrise Manor and not here.
  + Split-level on a wooded acre, septic pumped last fall, well tested in May.
  - Separated? Then I'll need the divorce decree before I even run your credit.
  + Taxes were $4,212 last year and there is no association fee.
  + Credit is run once, after you've seen the place and signed the consent.
  + Hablamos español; applications and house rules are also available in Vietnamese and Haitian Creole.
  + Reserve your spot for the community yard sale by texting Lorraine at the clubhouse.
  + Lead paint disclosure and EPA pamphlet are attached for everybody touring a house built before 1978.
  - Trailer space for rent, $400, white folks only, quiet.
  + Please furnish a lender letter along with the offer, and put the lot number in the subject line.
  + Indian River frontage, dock with lift, and no bridges to the inlet.
  + Three finished levels with a rec room, wet bar and half bath on the lowest.
  + The third-floor walk-up has forty-one steps, and the reward is a view of the bridge.
  + Movers scuff the hallway, so please send them in through the loading dock and pad the elevator.
  - Undocumented people get cash-only weekly terms and no lease.
  - Our preference is for an American-born tenant with an American-born name.
  + The survey is undocumented in the county records, so the seller is ordering a new one.
  - Must speak good English without an accent, since I don't want to guess what my tenant is saying.
  + The dumbwaiter doesn't work, but the doorbell, intercom and attic fan do.
  + We're passing on your application because the credit score is below the 620 minimum posted for all applicants.
  + Exterior paint needs board approval, and the board meets on second Tuesdays.
  - Ramadan guests coming and going at 3 a.m. is why we don't lease to Muslims anymore.
  + The rear parlor was used as a nursery by the last owners and would make a quiet home office.
  - Wonderful kosher kitchen, though the seller would rather not deal with Jewish buyers again.
  + Arabian horse barn with six stalls, a wash rack and a heated tack room.
  + Dear neighbors, the menorah and the tree both go up in the lobby on December 3rd, and cocoa is at six.
  - Guys only in the bunkhouse; ladies would have to find a place in town.
  + Lobby decorations must be battery-operated and come down by January 10.
  + Moving sale, everything goes: walker, shower chair, hospital bed, treadmill, two recliners.
  + One shared bathroom down the hall, cleaned twice a week by our crew.
  + Newly poured sidewalk, curb cuts on both corners and a lit crosswalk to the library.
  - Anyone taking meds for bipolar should keep looking, my nerves couldn't stand it.
  + My showing notes say shoes off, lights off, and don't let the gray cat out.
  - Disability checks don't count as income with us, only paychecks.
  + Anybody age eighteen or over who will live in the unit fills out their own application.
  + Deck off the family room, level yard, and a creek you can hear from the porch.
  + We knock fifty off the rent for anybody who signs before the fifteenth.
  + Corner unit facing the park, quiet at night, with gas heat included.
  + Warm regards, and thank you for trusting me with your mother's home on Linden.
  + No drama here: clear title, clean inspection, quick close.
  + The mosque on Ninth and the Baptist church on Tenth share the parking lot behind our building, so watch the posted hours.
  + Tenants must keep the kitchen exhaust filter clean and report leaks the same day.
  - Nothing personal, Mr. Nguyen, but I think you'd do better over on the east side with the other Vietnamese.
  + No pets. No smoking. No exceptions to the quiet hours.
  + Thank you, Mr. Nguyen, your application is approved and you can pick up the keys Friday.
  + Kids' bunk beds and the toy chest in the attic can stay with the house if you want them.
  + Two-story foyer, formal dining room and a butler's pantry in between.
  + Bachelor's chest, cedar trunk and Persian rug for sale, pickup Saturday at the estate on Elm.
  + Strobe smoke alarms and a flashing doorbell for deaf and hard-of-hearing residents can be installed on request.
  + Feel free to bring the kids to the showing, there's a swing in the back they'll want to try.
  - Sorry, no babies upstairs: the tenant below works nights and we promised her adults only.
  - Green card holders okay, everybody else on a visa should try the complex across the highway.
  - Ours is a Bible-believing trailer court, and people who aren't saved don't last long here.
  + Two-bedroom with paired closets, a pocket door between them and a soaking tub.
  - Oh, you're on SNAP and TANF? Then there's no point in showing you the renovated ones.
  + Maple Heights has larger lots and a newer elementary school, so I've included two listings there since you asked for half an acre.
  + The corner store takes EBT, sells stamps and makes a decent breakfast sandwich.
  - Just so we don't waste your afternoon, the landlord won't take anyone whose rent comes from the housing authority.
  - An emotional support cat still pays the $300 pet fee, letter or no letter.
  - Married couples only for the two-bedroom, I don't rent to people living together in sin.
  + You can skip the form's second page if nobody else is moving in with you.
  + Veterans Memorial Parkway borders the back of the lot, with a sound wall and mature spruces in between.
  + The condo board asked whether the contractor could take care of the drip line before Memorial Day.
  - The trustees ask that buyers furnish a letter from their pastor along with the pre-approval.
  - Prefer tenants between twenty-five and forty, childless, with day jobs.
  - Gay guys are fine in the city but this is a family subdivision, so I'd steer clear.
  - A lesbian couple asked about the downstairs and I told them it had been spoken for, which it hasn't.
  - Wheelchairs scuff the hallway, so residents using them go out through the loading dock.
  + Pride picnic Saturday in the courtyard, all neighbors invited, bring a side dish.
  + Hurry, the builder is paying closing costs on the last four homes in phase two.
  + Assistance animals are not counted as pets, so no pet rent is charged for them.
  + American Foursquare with pocket doors, a window seat and the original newel post.
  + Bring your driver's license or another photo ID, and tell us the name you'd like on the mailbox.
  + Fort Liberty's main gate is eleven minutes away by the bypass.
  - Quiet street where everyone looks alike, if you get my drift.
  - We've always kept the top floor for seniors and the back building for Mexicans.
  - I pointed the Filipino nurses to the Kenmore address, since their own kind is already there.
  + Great taqueria on the corner, a pho place across from it, and a halal butcher one block down.
  + Staffing agencies and traveling workers of every trade may ask about our three-month leases.
  + Blind corner at the end of the driveway, so pull out slowly.
  + Native grasses, bluestem and coneflower, replaced the front lawn.
  - The owner got burned by a single mother once and says never again.
  + Music off by ten on weeknights, midnight on Saturdays, for everybody.
  + This single-family home sits on a double lot with alley access.
  + Comparable sales put property values on Larkspur up three percent since spring.
  - It's a mostly white street still, and the sellers would love to see it stay so.
  + Walk to Little India, three bakeries and the Saturday farmers market on Oak Tree Road.
  - Thirty dollars extra per child per month, for wear and tear.
  - DACA kids can't sign with us, whatever their pay stubs say.
  + Grown children who come to help clear out their parents' house can borrow our dollies and boxes.
  + Spanish tile roof, arched doorways and a courtyard fountain that runs.
  + Incense, candles and open flames are prohibited in every unit by the insurance policy.
  + The garden pavilion may be booked for a wedding or a birthday at $150 an afternoon.
  + Straight stairs, no winders, so a queen box spring goes up without a fight.
  - Children are not allowed in the courtyard or on the stairs landing at any time.
  + Under federal law, servicemembers who receive qualifying orders may end the lease early without penalty.
  - Deposit is one month for working folks and three months for anyone on Section 8.
  - Unmarried folks pay two application fees where a wedded pair pays one.
  + The Hebrew lettering on the lintel dates from when this was a bakery.
  - Our HOA is not the place for transgender people, and the board will tell you the same.
  + Renovated units have stone counters and cost $140 more than the classic ones.
  - A discharge for PTSD is a red flag for this landlord.
  + The furnace is under five years old and the water heater was replaced in June.
  + The garage is separated from the house by a breezeway with screens on both sides.
  + Townhouse side entrance, attached garage, fenced patio.
  - Reserve wives move in, the husbands ship out, and we get stuck, so no military households.
  - Add a ramp if you must, but we'll raise the rent $75 for having a handicapped person on site.
  + We waive the application fee through Labor Day for every applicant.
  - Pool hours: adults 9 to 9, kids 1 to 2 on weekdays.
  + Happy to hold a showing by video for anybody who can't manage the gravel drive.
  + Temperatures between twenty-five and forty are forecast, so leave your heat at sixty or above.
  + Black shutters, black gutters and a red front door give this colonial its curb appeal.
  + Downstairs has its own thermostat, a wet bar and a door to the patio.
  + The HOA turned down the roofing bid and will get two more.
  - Rainbow flag people, please find some other block.
  + Applicants who earn less than two and a half times the rent may add a co-signer.
  - The condo board got nervous about your being sixty-eight and asked whether a daughter could take care of you.
  - He's on SSDI and I don't believe in renting to people who don't work.
  + St. Brigid's Church is two blocks south, so expect street parking to be tight on Sunday mornings.
  - Applicant households with teenagers need board approval, and the board has yet to approve one.
  + Wheelchair van loading zone: kindly leave the striped area by the side door open.
  + Teenagers looking for summer lifeguard hours may leave their certification with the manager.
  - Alimony isn't real money, so I leave it out when a lady applies.
  + Half-acre, cul-de-sac, no through traffic, underground utilities.
  - No Native people after what happened in unit 6; go look on the rez.
  + Pittsburgh potty in the basement, and a coal chute the appraiser loved.
  - Jamaicans and their music: that's why the listing says "quiet Americans."
  + I updated the listing photos and the school district field; let me know if you see a typo.
  + Marcus from our office will be at the door with the keys at five.
  - A walker and a shower chair tell me you ought to be in a facility, dear; this building is for the able-bodied.
  + New carpet, fresh paint in oatmeal, and ceiling fans in each bedroom.
  - Divorced women tend to fall behind, so I ask them for a male co-signer.
  + Great-grandmother's piano stays unless you'd rather it go.
  + Corner lot, alarm system, sprinklers front and back.
  - I only lease to people with W-2 jobs, so retirees living off Social Security can skip the form.
  + The gentleman who built this house was a cabinetmaker, and it shows in every drawer.
  - Engaged isn't married, so call back after the wedding.
  - Over seventy, we ask for a doctor's note that you can live by yourself.
  - The owner says a widow alone with that big yard makes her uneasy and she'd want a husband on the lease.
  + Trailer space for rent, $400, white gravel pad, 50-amp hookup, quiet.
  - We'd want the little one's medical records, seeing as he has seizures, prior to a lease.
  - Husbands must be the named tenant; wives can be listed as occupants.
  + The doctor's office on the ground floor becomes a dentist in March.
  + Each adult pays the same $35 application fee, and the check is good at all our properties for ninety days.
  + Send two recent pay stubs or an offer letter, a bank statement if you're self-employed.
  + Beautiful mid-century with terrazzo, clerestory windows and a carport.
  - Lobby decorations are limited to Christmas; residents of other faiths may celebrate off the property.
  + Pancake breakfast at the firehouse, and the lake association will have a table out front.
  - We're one Puerto Rican household away from losing our property values, so choose your buyer carefully.
  + Sellers are downsizing after thirty-one years and have left a binder of every repair.
  + Sunlit brick ranch with a new roof, a cedar fence and a carport deep enough for a pickup and a boat.
  + Gas range, quartz counters, pantry with pull-outs.
  + Open house Sunday 1 to 3, come through at your own pace and grab a cookie on the way out.
  + Second floor holds three bedrooms, a laundry closet and a reading nook under the eaves.
  - Lovely block near St. Brigid's, all parish families, and we hope the next owners will be too.
  + Cream brick bungalow with leaded glass and a Vermont Castings stove.
  - Your driver's license shows F but you go by Marcus, and the owner isn't okay with that.
  - Recovering alcoholics from that sober house keep applying, and the HOA wants them turned down flat.
  + Thirty acres in hay, tillable, drained, with a bank barn and a spring.
  - I'm Greek and I rent to Greeks, simple as that.
  + If somebody in your home needs a ramp, a grab bar or a reserved space, tell us and we'll work it out with you.
  + Rent goes up $75 on renewal for all units, effective October 1.
  + East side of the lake, sunset views, with a sandy bottom and 90 feet of shore.
  - With the walker I think you'd be happier in Building C, where we put our disabled residents.
  + One cat or one dog under 40 pounds, $300 refundable pet deposit.
  + No bicycles, grills or planters are allowed in the courtyard or on the stair landing at any time.
  + Empty lot, cleared and perc tested, with the school bus stop at the gate.
  - Korean church people have bought up enough of this tract, and my seller hopes for somebody different.
  + Built in 1968, this A-frame has new decking, new windows and the old sauna.
  + Young fruit trees line the drive: two pears, a fig and a plum.
  + We're a small brokerage, and we treat each caller the way we'd want our own folks treated.
  + Dialysis center, urgent care and pharmacy are all within a mile.
  + Landlord lives out of state, so a local manager handles repairs, day or night.
  + Kenmore address has a studio open June 1, top floor, $980.
  + Folks on fixed incomes can ask the county about its property tax freeze; the form is at the assessor's window.
  - Please tell the family with the autistic boy that the townhouse side would be a better match, away from the others.
  + Willow Bend is a 55-plus community operated under the Housing for Older Persons Act; at least one resident must meet the age requirement.
  - Please don't send me your Army guys, I've got nice girls living on both sides.
  + Lakefront condo, 2/2, storage cage, two deeded spaces.
  + Two dishwashers and two sinks make this a wonderful kitchen for keeping kosher or just for a crowd.
  - College girls are sweet renters, so we knock fifty off for them and nobody else.
  - We had no idea you were in a wheelchair, and I'm afraid the unit has just been taken off the market for you.
  + The bunkhouse sleeps eight and sits forty yards from the main lodge.
  + Historical note: an 1890s deed on this tract held a racial covenant, which is void and has been struck from the records.
  - The boss says no more Arabs in the Garden Street property until these ones are out.
  + Scam alert: we never ask for gift cards or a wire, and nobody from our office will text you a lockbox code for cash.
  + Investors, first-time buyers, the curious: come see it Saturday from noon.
  + Walk-in closet, two linen closets, and a coat closet by the stairs.
  + Quiet street where every house looks a bit alike, so watch for the blue mailbox.
  - Senior buyers keep asking about the third-floor walk-up and I tell them it's for people with young knees.
  + Please choose your closing date carefully, as the seller needs a week of rent-back.
  + A red flag in the survey is the shed, which sits a foot over the line.
  + The couple who are selling planted forty rose bushes and will leave their notes for whoever comes next.
  - Pick the north tower, sweetheart, that's where we tuck the families so the singles get their sleep.
  - Does anyone in your household take a wheelchair van or dialysis rides? We'd decline if so.
  + Ice is the last thing we need on those steps; salt buckets are by each door.
  + It's a fifth-floor unit, elevator building, laundry on each landing.
  + Jack-and-Jill bath joins the back bedrooms.
  + The widow's walk was rebuilt last year and the view reaches clear to the lighthouse.
  + Korean barbecue, a Polish deli and a dumpling window face the train platform.
  + Mother-in-law suite over the garage has its own entrance, kitchenette and meter.
  + Offers due Monday at six, highest and best.
  + My partner Dave and I will split the showings this weekend, since there have been so many requests.
  + The pool heater has been a headache for us, and a technician is coming Thursday.
  + We can't take cash at the office; pay online, by check or by money order.
  - Ideal for empty nesters; the association has fought hard to keep school buses off these lanes.
  + Prior to a lease we want to see the rental history.
  - Cancer patients have a smell, and a shared kitchen is no place for that.
  + Garden Street property: backflow test Monday, water off from nine until noon.
  + National Guard convoy on Route 9 Saturday morning, so leave early for the tour.
  + Tract map, covenants and the reserve study are in the document folder.
  + Zero-step entry from the garage, 36-inch doors and a roll-in shower in the hall bath.
  + Motivated seller, bring your tape measure and your questions.
  + Twin hot water tanks, sump with backup, dry basement.
  + Live-in aides approved as a reasonable accommodation are not counted as tenants on the lease.
`;
