// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_THIRTEEN = `
  - The board has always kept this a white cooperative, and the admissions committee sees no reason to change that now.
  - Black applicants are shown the Garfield Avenue property, not the one by the lake.
  + Quarterly window washing begins Monday on the north tower and moves clockwise.
  - Several shareholders would rather 9F not go to an African American couple, so let's table the packet.
  + Sycamore Commons is a 55+ community operated under the Housing for Older Persons Act, and at least one resident of each home must be 55 or better.
  + Two playgrounds, a splash pad and a summer story hour in the clubhouse come with the monthly assessment.
  - Asian students get the fourth floor, and everybody else we put across the street.
  - You'll find mostly Caucasian professionals in our towers, which is how we keep values up.
  + Housing Choice Vouchers are gladly accepted at all four of our properties.
  - Please stop leasing to Latinos in Building C; owners have complained to management.
  - Interracial couples make some of our older neighbors uncomfortable, and we generally decline those applications.
  + The elevator in Tower B will be out of service Thursday from nine until noon.
  + Interpretation in Vietnamese, Somali and Spanish is free at our intake office; just ask the front desk.
  - Lighter-skinned girls get along best in this house, according to the owner.
  - The doorman mentioned how dark the buyer was, and the committee voted him down that evening.
  - No dark-skinned tenants in the garden units, sorry, that is what the association wants.
  + VA loans and VASH vouchers are welcome here, and so are the veterans who bring them.
  + Unit 104 has a roll-in shower, lowered counters and 36-inch doorways.
  - For the front-facing suites we go with people of fair complexion; brown folks rent in the annex.
  + Dogs up to sixty pounds are fine; assistance animals are not pets and pay no pet fee.
  - This is a Christian community, and we expect every household to be members of a Bible-believing church.
  - We'd be happier with a buyer who isn't Muslim, given the mosque controversy last year.
  + Rent is set at 30 percent of household income under the county program, with limits by household size posted in the lobby.
  - Hasidic families are buying up the block, so owners are asked to hold out for other purchasers.
  - Shabbat-observant tenants need not apply; our fobs and elevators aren't made for that.
  + Bring your paddle: pickleball lessons start in April on the resurfaced courts.
  - Catholics preferred, since the nuns at St. Brigid founded the building and we like to keep it among ourselves.
  - Take down the mezuzah or give up the lease, and next time we will rent to somebody who doesn't have that kind of faith.
  + St. Brigid's steeple is the landmark to look for; the leasing office is directly opposite.
  - Hindu applicants pay an additional $400 deposit because of the incense and the shrines.
  + The Cathedral Hill Condominium was converted from a 1911 hotel.
  - Which church do you attend? The committee likes to know before it signs off on anyone.
  + Reasonable accommodation requests may be made in any form, spoken or written, at any time.
  - Looking for a male grad student for my one-bedroom on College Street; women are too much drama as tenants.
  - Single ladies are asked for a male co-signer before we release the keys.
  - We don't put women on the ground floor; men only down there.
  + Freshly painted in dove gray with white trim, the two-bedroom overlooks the quad.
  - The superintendent prefers female tenants and has been telling men the building is full.
  - Guys wreck apartments, so I lease all six units to girls.
  + Students, nurses, retirees, young families: our doors are open to everyone who meets the same posted criteria.
  - Pregnant applicants will be waitlisted until after delivery.
  - No transgender residents in the women's wing or anywhere else in the complex, per the board's resolution.
  - If the name on your ID doesn't match the way you dress, the application stops there.
  + Each lease is by the bedroom, with furniture, fiber internet and water included.
  - Trans folks may use the pool only during the last hour, by appointment.
  - We learned the tenant in 2B was born a man, and her renewal will not be offered.
  - Two men in a one-bedroom isn't something this association is prepared to approve, unless they're brothers.
  + The one-bedroom plan is 640 square feet with a den and a Juliet balcony.
  - Lesbian couples would be more comfortable at our sister property downtown, so that is where we send them.
  - Straight roommates only for the whole building, thank you.
  - Management reserves the top floor for traditional married husbands and wives; gay tenants are placed on two.
  - The seller-owner won't entertain an offer from homosexuals, and the HOA president backs him.
  + Members voted 61 to 14 to replace the cedar shingles with fiber cement.
  - Residents must be able to live independently; those using wheelchairs or oxygen will be asked to move to assisted living.
  - To complete your file, send a list of your medications and a letter from your psychiatrist.
  + Rutgers Street is lined with brick rowhouses built between 1890 and 1915.
  - We regret that the association can't have somebody with schizophrenia living that near the tot lot.
  - An added $50 monthly applies to any household with a power scooter.
  - Emotional support letters are a scam; anyone with anxiety can find another building.
  - Blind tenants aren't a good fit for the lofts, so we steer them to Maple Court.
  - No recovering addicts, no group homes, no halfway people: this is a neighborhood for healthy families.
  + Grab bars can be installed on request, and we'll share the names of contractors who do it well.
  - HIV-positive applicants must disclose their status before pool access is granted.
  - The walkway is for residents who can actually walk; people with walkers should use the service entrance by the dumpsters.
  + Laundry is on every floor and takes cards or quarters.
  - Children are not allowed to live above the first floor at Harbor Pointe.
  - We are not a senior property, but honestly we do not care for kids, so couples without any get the nod.
  + The after-school homework club meets in the community room on Tuesdays and is open to all children in the complex.
  - Families with toddlers are put in Buildings 7 and 8, away from everybody else.
  - There is a $75 surcharge per child per month for wear on the common areas.
  - Expecting? Let us know now, because babies aren't part of the lifestyle here.
  - Single moms always ask about this one and we always tell them it's taken.
  - Adults only in the pool, adults only in the gym, and frankly adults only in the units.
  - How many kids do you have and how old, because two boys is where my limit is.
  + The limit under the city code is two persons per bedroom plus one, and it applies to every household alike.
  - Mexicans crowd ten to an apartment, so we cap the number of those leases.
  - People with heavy accents will be told that nothing is available until fall.
  - Nigerian applicants must pay the full year up front after what happened in 12C.
  - English is the only language to be spoken in the hallways and courtyard; foreigners who can't manage that should move.
  - Ideal for American-born retirees who want neighbors from the same background.
  - Chinese buyers have enough units in this building already, and the board is closing the door.
  - Please, no Haitians; the last two households cooked with the windows shut and ruined it for the rest of you.
  - We lease the river side to Russians and Ukrainians and keep Arabs out of the parking-level flats.
  + The kitchen has Spanish tile, a Dutch door and a French-press station by the window.
  - Section 8 is not something this community participates in, and please don't ask.
  - Income from disability checks or SSI won't be counted; we need a real job.
  - Working professionals only: no vouchers, no welfare, no unemployment.
  - The association fines owners $1,000 if they rent to anyone on a housing subsidy.
  - Tenants paying with rapid rehousing money get the basement units and a double deposit.
  - Child support and alimony do not qualify as income at University Flats.
  - Voucher holders, try the county complex on Route 9; that's where your sort of tenant usually ends up.
  - We're trying to get away from people on food stamps and improve the tenant mix.
  + Lawful income of every kind counts the same toward the 2.5-times-rent standard, including benefits and support payments.
  - Anyone over fifty would be out of place at The Quad, so we decline those applications.
  - Twenty-somethings preferred for the loft floor, to keep the vibe fresh.
  + A twenty-something cat named Biscuit greets visitors at the leasing desk.
  - No one under 30 gets an interview with our co-op, whatever their income.
  + Marigold Glen became a 62-and-over community in 1988 and verifies ages every two years as federal rules require.
  - At your age the stairs will be a problem soon enough, so the committee suggests you look at the retirement place instead.
  - My units go to mature persons in their forties and fifties, not seniors and not kids out of school.
  - We stopped renewing the elderly tenants because old people fall and then they sue.
  + Handrails on the east stairs have been tightened; thank you for reporting the wobble.
  - Unmarried couples may not purchase in this cooperative.
  - Divorcees bring too much baggage, the board president likes to say, and he votes accordingly.
  - Marriage license required if two adults of opposite sexes will share the apartment.
  - Singles are charged a larger security deposit than husbands and wives.
  - A widow on her own isn't who we had in mind for the corner house.
  + The widow's walk on the corner house was rebuilt in copper last summer.
  - Green card holders must put down an extra month; citizens don't.
  - U.S. citizens only, no exceptions, no visas, no asylum cases.
  - If you can't prove you are here legally, I'll be calling ICE instead of the plumber.
  - Refugees resettled by the agency won't be placed on our waiting list.
  - International students with F-1 papers are not what the owners on Elm want, so we lease to domestic students.
  - DACA recipients get month-to-month; everyone else gets the year.
  + An ITIN, passport or any government-issued photo identification will do for the application.
  - Army families move around too often, so the board has decided against renting to them.
  - National Guard members need not inquire, since they can break the lease when called up.
  - We've had it with veterans and their nightmares; civilians only in Building D.
  - Are you in the reserves or likely to be deployed? If yes, the unit is unavailable.
  - Sailors from the base trash everything, and we no longer show them our condos.
  - The owner pulled the offer when he heard the tenant was a Marine, saying military and quiet don't mix.
  + Deployment orders? Your lease ends without penalty under the Servicemembers Civil Relief Act, and we'll help with the form.
  + The parade grounds of the former fort are now a nine-acre common lawn.
  + Please leave the striped aisle beside the accessible parking spaces clear so that ramps can open.
  + Our annual meeting is at seven in the Birch Room, with cookies and a Zoom link.
  + Prospective buyers of every background are invited to the open house on Sunday from one to three.
  + Hardwood floors, a gas range and nine-foot ceilings make 5D one of our brightest homes.
  + At Pelican Cove, an age-qualified 55+ community, the woodshop and the ceramics studio are both open until ten.
  + Grandchildren are welcome at the senior club's ice cream social.
  + Kiddie pool, climbing wall, bike racks: the new courtyard has it all.
  + The Housing Trust has twelve homes for sale to first-time buyers earning up to 80 percent of area median income.
  + Applicants for the tax-credit apartments may earn no more than $48,300 for a household of two.
  + Call 711 for relay service, or text us if you would rather not phone.
  + Thanks to the Girl Scouts for planting tulips by the mailboxes.
  + A bachelor's chest and two nursing rockers were left in the storage cage; claim them by Friday.
  + The former nursery, with its sunny alcove, would make a fine home office.
  + Mother-in-law apartment over the garage, with its own meter and entrance.
  + Closets in the primary suite are cedar-lined and lit.
  + Quiet hours run from 10 p.m. to 7 a.m. for everyone in the building.
  + No smoking anywhere on the grounds, vaping included.
  + Parking permits turn from blue to orange on the first of the month.
  + The white lines in Lot C will be repainted on Wednesday.
  + Black mold was found behind the tile in 3A and has been removed by a licensed contractor.
  + The brown house at the end of Cherokee Lane sold for $412,000.
  + Indian Hill Elementary is four blocks from the gate.
  + Walk to the Polish deli, two Ethiopian coffee shops and the Friday farmers market.
  + Jerusalem Avenue will be closed for milling between Oak and Third.
  + Beth Shalom kindly lets us use its parking lot for overflow on meeting nights.
  + The Islamic Center's health fair is open to the whole neighborhood this Saturday.
  + Decorate your door for any holiday you like, so long as nothing blocks the hallway.
  + Residents may book the clubhouse for birthdays, baptisms, bar mitzvahs, quinceañeras and retirement parties alike.
  + St. Joseph's Hospital and the light rail are both within half a mile.
  + Trinity Place Cooperative was founded in 1954 by union garment workers.
  + Every application is scored on the same sheet, and we mail the reasons for any denial.
  + A credit score of 640 or an acceptable guarantor is asked of all applicants.
  + We do not discriminate on the basis of race, color, religion, sex, handicap, familial status or national origin.
  + If you believe you've been treated unfairly, contact HUD at 800-669-9777 or our fair housing officer.
  + Board members attended fair housing training last week and learned that a question about someone's diagnosis is off limits.
  + The city settled a complaint alleging that a landlord had turned away mothers with vouchers.
  + Until 1948, deeds on these blocks carried racial covenants, and the association has voted to strike that language from the record.
  + A plaque honors the Tuskegee airman who lived at number 22.
  + Mrs. Nakamura will show the condo on Saturday, and her son has the keys.
  + Written by Fatima Hassan, secretary, for the Lakeview Tenants' Council.
  + Old Mr. Petrakis in 4C has fig cuttings for anyone who wants one.
  + My neighbor's twins are selling lemonade by the gate for the animal shelter.
  + The furnace dates from 2019 and the roof from 2021.
  + Trash chutes close at eleven; cardboard goes to the loading dock.
  + A tot lot with rubber surfacing sits between Buildings 2 and 3.
  + Teen robotics night moves to the library annex while the gym floor dries.
  + Parents, the summer lunch program serves any child eighteen or under, no sign-up needed.
  + Child safety window guards will be installed free of charge in any apartment where a child of ten or younger lives.
  + Children under twelve must have an adult with them in the pool when no lifeguard is on duty, as the state health code requires.
  + We've got a stroller garage, of all things, just off the lobby.
  + High chairs and a crib can be borrowed from the guest suite closet.
  + Lead paint notice: this building was put up before 1978, and the pamphlet is attached.
  + The notice is enclosed in English, Haitian Creole, Russian and Mandarin.
  + Si necesita este aviso en español, llame a la oficina.
  + Sign language interpreters are provided at board hearings with three days' notice.
  + Large-print ballots are in the drawer under the sign-in table.
  + Visual smoke alarms are available at no cost to residents who are deaf or hard of hearing.
  + There is step-free access from the garage to the lobby, the mailroom and the roof deck.
  + The lift at the pool's shallow end has been serviced and works again.
  + Five units are fully accessible, and the waiting list for them is kept as our HUD agreement provides.
  + You may add a ramp at your door as a reasonable modification; send us a sketch.
  + Need a parking space nearer your entrance because of a disability? Write a line to the manager and we'll work it out.
  + Guide dogs go everywhere their people go, the gym and the clubhouse included.
  + Two cats or one dog per apartment, please, with a $25 monthly pet charge.
  + Our vouchers desk is open Mondays, and inspections usually happen within a week.
  + Section 8, SSDI, pensions, wages, child support: if it's lawful income, we count it.
  + The state rental assistance program pays its share directly to the management company.
  + Applications for the energy assistance grant are due November 15.
  + Seniors who own their homes may be eligible for the county's property tax deferral.
  + Property tax exemption for disabled veterans: bring your award letter to the assessor in Room 110.
  + Habitat's next twelve townhomes go to households between 40 and 60 percent of AMI, chosen by lottery.
  + The inclusionary units have the same finishes and the same front door as all the others.
  + Free tax preparation for anyone earning under $64,000, every Saturday in February.
  + Our nonprofit offers citizenship classes on the second floor, and there's coffee.
  + Immigration status is not asked about at any step of the application.
  + New Americans Welcome Night will have dumplings, samosas and pupusas from your neighbors.
  + Married, single, widowed or otherwise: the same two-page form works for everybody.
  + Pride flags, team flags and the Stars and Stripes may all hang from balconies within the size limit.
  + Use whichever locker room matches your gender identity; single-stall rooms are at the end of the hall.
  + Rainbow Court is named after the trout stream, not the weather.
  + The master association collects dues for the gatehouse and the ponds.
  + Man doors on the garages will be replaced with steel ones.
  + His-and-hers sinks, a soaking tub and heated slate floors finish the main bath.
  + The ladies' locker room is being retiled, and until May there are changing stalls beside the sauna.
  + A 2-bed, 2-bath end unit with southern light, low dues and one deeded space.
  + Steps from campus, the studio comes with a Murphy bed and a bike hook.
  + Lease terms are nine or twelve months, and August rent is prorated.
  + Student or not, you're welcome to apply; we only ask that the rent be covered.
  + The roommate-matching form asks when you sleep and how you feel about dishes.
  + Guarantors are accepted for anyone without rental history.
  + Greek Row begins two streets over, so expect music on game days.
  + The graduate library, the law school and the shuttle stop are all within a ten-minute stroll.
  + Fraternity Lane will be one-way during move-in weekend.
  + Bunk beds convey with 1406 unless the buyer objects.
  + A family room with a wood stove opens to the screened porch.
  + The lot is zoned single-family, with an accessory dwelling allowed by right.
  + Single-story living on a cul-de-sac, with a two-car garage.
  + Sewer rates rise four percent on July 1.
  + The planning commission will hear the variance for 88 Church Street on Tuesday.
  + Public comment may be given in person, by mail or by telephone.
  + Leaf pickup starts north of Lincoln Boulevard and works south.
  + Hydrant flushing may turn your water rusty for an hour or so.
  + All dwellings rented in the township must be licensed and inspected every three years.
  + The occupancy ordinance counts square feet of sleeping area, not who is sleeping there.
  + It is unlawful in this city to refuse a tenant because of the source of their income.
  + The Human Relations Commission has adopted rules that protect military status and gender identity in housing.
  + Landlords, a reminder that a "no kids" ad is illegal, and so is asking a caller where she's from.
  + Never mention a buyer's faith or ancestry in board minutes; stick to the financials.
  + Our attorney told us that refusing an emotional support animal without a review would be a violation.
  + The committee needs two years of tax returns, a net worth statement and references from every purchaser.
  + Debt-to-income may not exceed 28 percent, and post-closing liquidity of one year is required across the board.
  + Sublets are capped at two years in any five.
  + Flip tax is two percent, paid by the seller.
  + The prewar lobby has been restored to its 1927 colors, ivory and oxblood.
  + Doorman, bike room, cold storage, roof deck with river views.
  + A maid's room off the kitchen now holds the washer and dryer.
  + Sponsor units need no board approval.
  + Maintenance of $1,180 includes heat, hot water and the underlying taxes.
  + This Housing for Older Persons Act community requires that one occupant be 55 or older; the others must be at least 40, as our recorded declaration states.
  + Enjoy 55-plus living with a lap pool, a putting green and no lawn to mow.
  + Residents of our qualified 55+ neighborhood may host guests of any age for up to thirty nights a year.
  + HUD's Section 202 apartments at Cedar Manor are for persons 62 and older with very low incomes.
  + Eighty percent of the homes at Palmetto Ridge are occupied by someone at least 55, and we survey to confirm it, as HOPA provides.
  + Bring proof of age to closing, since Heron Lakes is a lawful active-adult community for 55 and better.
  + Chair yoga, line dancing and a walking group fill the mornings at our 62+ residence.
  + Meals on Wheels volunteers will use the side entrance through the end of March.
  + The senior center shuttle leaves for the grocery at ten and is free to all.
  + Flu shots will be given in the card room Wednesday, and any insurance is fine.
  + Hearing loops were put in the auditorium last spring, so switch your aid to T.
  + Blood drive, bake sale and bingo: it's a busy weekend at the clubhouse.
  + A wheelchair was left by the pool gate; the office is holding it for its owner.
  + Please don't prop open the automatic door, because its motor burns out.
  + The blind corner at Ash and Fifth is getting a mirror.
  + Window blinds are supplied in white and may not be swapped for another color.
  + Crazy amounts of rain last night, and the garage pumps kept up.
  + Whoever lost a prayer rug in the laundry room can find it with the concierge.
  + The halal truck and the taco truck trade Fridays in the visitor lot.
  + Mosque, temple, church and synagogue leaders will plant a peace garden on the corner of Vine.
  + Christmas trees may be left at the curb through January 12.
  + A Sukkah or other temporary structure on a balcony is fine during the holiday; just tell us so that we can check the railing.
  + Menorahs, crèches and crescent lights are all permitted in windows.
  + The Quaker Oats building was turned into ninety-two lofts.
  + Mission-style cabinets, a farmhouse sink and an induction cooktop.
  + An Amish-built shed, twelve by sixteen, stays with the lot.
  + Cuban sandwiches and Thai noodles are a short walk from the tower.
  + French doors lead from the Chinese Chippendale dining room to a Japanese maple garden.
  + The Irish pub downstairs closes at midnight on weekdays.
  + America Street has buried utilities and wide sidewalks.
  + Veterans Memorial Park lies behind the fence, with a dog run and a bandshell.
  + Thirty homes at Liberty Landing were built with VA grants under a program that serves formerly homeless veterans.
  + GI Bill housing allowances are counted as income like any other.
  + We thank our neighbors who served, and there's pie at the clubhouse on Monday.
  + The colonel's quarters, dating from 1889, have four fireplaces and a slate roof.
  + Come see this one, everybody; it shows beautifully at sunset.
  + Offers will be presented in the order they come in.
  + First come, first served: a completed form and a $35 fee hold your place in line.
  + The waiting list opens at 8 a.m. on March 3, and places are drawn at random.
  + Move-in specials apply to any new lease signed before the fifteenth.
  + A corner one-bedroom with a bay window, a pantry and in-unit laundry.
  + Central air, quartz counters, assigned parking, storage on the same level.
  + The reserve study recommends replacing both boilers within six years.
  + Vacant since June, the duplex has new drywall and a fenced side yard.
  + Balcony grills must be electric.
  + Snow goes in the swale, never against the hydrant.
  + From the breakfast nook you look across the marsh to the lighthouse.
  + Sunlight pours through three skylights into a loft with exposed brick and polished concrete.
  + Our scholarship for residents' children is due May 1, and grandparents raising kids should apply too.
  + A caregiver may live with you as a reasonable accommodation, and we will not count that person's income.
  + Families, friends, couples, solo renters: tours run on the half hour.
  + We translate the lease into Arabic, Tagalog and Korean on request, and it costs you nothing.
  + Eleven of the apartments are set aside for households at or below half of area median income under the HOME program.
  + Key fobs will be reprogrammed on the 9th, so stop by with yours.
  + Cable, trash and pest control are in the rent, and electricity is yours.
  + Gutters cleaned, deck sealed, septic pumped this spring.
  + The bike co-op will true your wheels for free in the basement of Olin Hall.
  + Our book club is reading a memoir by a Cambodian refugee and meets in the sunroom.
  + Two blocks from the VA clinic, the townhouse has three bedrooms and a carport.
`;
