// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_FOURTEEN = `
  - No kids, sorry, the walls are thin.
  + Kids' bunk beds can stay if you want them.
  + Caption: morning light in the breakfast nook.
  - hey just fyi we don't do Section 8
  + Q: Do you take vouchers? A: Yes, same application as everyone else.
  - Black folks usually like it better over on the east side, want me to send you those instead?
  + Black granite counters, white oak floors, done!
  - Christian home seeks Christian renter.
  + Sign out front: Open House Sunday 1–4, everybody come in.
  + Hi Dana, my husband will meet you there at 5, he's got the keys.
  - Ladies only in the upper flat, and I mean born ladies.
  + Lady Bird Lake is a six-minute walk.
  - Can you climb stairs okay? If not I'd rather not rent to you.
  + Stairs are steep, 14 steps, handrail on the left.
  + New roof 2022. New furnace 2023. Nothing left on your list.
  - Speak Spanish at home? Then try the units on Calle Ocho, not ours.
  + Se habla español, ask for Marisol at the front desk.
  - Married couples get first dibs.
  + Mother-in-law suite over the garage with its own bath!
  + Corner lot, chain-link fence, two apple trees.
  - We stopped renting to soldiers because they always get shipped out.
  + 10 min to Fort Liberty's main gate
  + Text me when you're close, the driveway is easy to miss.
  - Nobody over 60 please, this is a young building.
  + Willow Pond is a 55+ community operated under the federal housing-for-older-persons exemption.
  - green card or US passport, otherwise don't bother
  + The house is 104 years old and so is the bathtub.
  - Two gay guys? My tenants downstairs wouldn't be comfortable, so no.
  + Happy Pride from all of us at Third Street Realty!
  + Photo 7: nursery, currently a sewing room.
  - Extra $50 a month for each child under 12.
  + Extra $50 a month for a second parking space.
  - Is that wheelchair going to scratch my floors? I'd need a $500 deposit for it.
  + Roll-in shower, 36-inch doors, no step at the entry.
  + Service animals aren't pets, so the pet fee doesn't apply.
  - Perfect for a bachelor, not for a mom with little ones.
  + Bachelor's chest in the hall is not included.
  + Rent is due on the 1st, late after the 5th, for everybody.
  - We're a Muslim-free block and it's quiet.
  + The mosque on Harlan Ave has overflow parking on Fridays, so expect some traffic.
  + St. Jude's bells ring at noon, fair warning lol
  - I'd want to see your immigration papers first, since you have that accent.
  + Lease available in English, Tagalog, Polish and Hmong.
  + Do you allow smoking? No, not inside and not on the balconies.
  + 3 bed / 2 bath / 1 very big pantry
  - Guy on disability checks called, told him it's taken. It isn't.
  + We count SSI, pensions, wages and alimony all the same toward income.
  + Grandma's rocker on the porch is for sale, too, $40.
  - whites preferred
  + White picket fence? Check.
  + Kitchen sink's new, faucet's new, disposal's old.
  - No veterans with PTSD, I had a bad time with the last one.
  + Veterans Park fireworks are visible from the roof deck.
  + Thanks for your service, Mr. Ortega, and yes the 3 pm showing works.
  - Divorced women bring drama; I'll pass on this one.
  + Seller is going through a divorce, so both signatures are needed.
  + Both spouses on the deed have to sign at closing.
  - This is a home for able-bodied people.
  + Need a grab bar or a closer parking spot? Just ask, we'll work it out.
  + Equal Housing Opportunity.
  - Indian families cook too strong, tell them we're full.
  + Indian Creek Elementary is two blocks down.
  + Curry, pho, tacos, pierogi: all within three blocks!
  - How old are you? I like to keep it under 40 in here.
  + How old is the water heater? Nine years.
  + Hardwood throughout. Carpet nowhere.
  - Transgender applicants will be happier downtown.
  + Unisex bathroom by the pool, code is 4471.
  + Occupancy follows the city code: two persons per bedroom plus one.
  - Looking for a churchgoing couple for our garden unit
  + Old church pew in the mudroom conveys.
  + Chapel Hill address, Durham taxes
  - Families go in Building C, the back one, so A stays calm.
  + Building C's laundry is closed Tuesday for repairs.
  + Playground reopened! New swings, new slide, same old sandbox.
  + Kids' height marks on the pantry door, we left them, hope you don't mind
  - You getting food stamps? Then the answer's no.
  + My doctor friend lives at 12, my plumber friend at 14, you'll never be alone with a leak.
  + Please leave the blue-striped spot by the elevator clear at all times.
  + Master bath has double sinks, heated floor, no tub.
  - I don't rent to single moms anymore.
  + Single-family, detached, quarter acre.
  + Our teenager will mow the lawn till closing, no charge.
  + Bring your agent, your mom, your contractor, whoever you like.
  + Q: Can I pay rent by check? A: Check, card or money order.
  + Nurse moving to Tulsa wrote this ad at 2 am, pardon the typos.
  + Two-car garage, EV plug, workbench.
  + Seven people have toured since Friday, two put in offers.
  + Lot backs to the Mennonite cemetery.
  + Built by a Swedish shipwright in 1911.
  + He's hard of hearing, so please ring twice when you come for the keys.
  + Congrats to the Nguyen family on their closing day!
  + Water, sewer, trash included; you pay electric.
  + Same 2.5x income rule for each applicant, whatever the income is from.
  + Wow, that view. (Photo 3)
  + Dog under 40 lbs? Fine. Two dogs? Let's talk.
  + Hanukkah party and tree lighting are both in the clubhouse on the 14th, all residents invited.
  + Easy-open lever handles on all the doors
  + No lifeguard on duty. Kids' life vests hang by the pool gate, borrow one.
  + Sunroom faces south, bring plants.
  - Sorry bud, I only take people with a paycheck, not a housing check.
  + Approved in 48 hours or your application fee back
  - Mexicans need not apply
  + Spanish tile, Mexican pavers, French doors, Dutch oven nook.
  - Are you two married? We don't allow living together unwed.
  + Are you two free Thursday? I can show it at noon.
  - AD: Adults-only living in the heart of Midtown! No children, no noise!
  + AD: Loft living in the heart of Midtown! No elevator, no problem!
  + Cribs and high chairs can be borrowed from the office, free.
  - National Guard guy wanted it, told him no, he could get called up any day.
  + Military clause? Yes, it's on page 4 of the lease.
  + VA, FHA, conventional, cash: send it all over.
  - Your oxygen tank makes my other tenants nervous. Not this place.
  + Propane tank out back is leased, 250 gal.
  - Jewish buyers go to Maple Heights, that's where I'd show you.
  + The eruv map is at the synagogue office if anyone needs it.
  + Maple Heights is the one with the blue water tower.
  - Need a handyman type, male, to rent the basement flat.
  + Handyman special! Needs plumbing, paint, prayers.
  - Rather not have anybody from Haiti again
  + Realtor's from Haiti, speaks Creole and French, call her any time.
  + Blinds: new. Paint: new. Smell: new.
  - At your age, wouldn't a care home suit you better? I'd hate to rent you this.
  + At this price, it won't last the weekend.
  - HIV positive tenants must say so on the form.
  + The form asks for name, phone, move-in date, that's all.
  - one house rule: no gays
  + one house rule: shoes off on the new carpet
  + Ramp at the side door, push button opens it.
  - We keep the pool hours for grown-ups; kids not allowed, period.
  + Pool hours 8 to 8, all residents and guests, shower first.
  - citizens only, ICE stuff isn't my problem
  + ITIN or SSN, we can run your credit with either.
  + Ceilings: 9 ft down, 8 ft up
  - Colored tenants paid late here before so we're careful now.
  + Colored glass in the stair window is original to 1898.
  - Atheists, please keep scrolling.
  + Scroll for the floor plan, it's the last picture.
  - You're a nice lady but I want a man on the lease.
  + That nice lady at the leasing desk is Bernadette, ask her for the gate fob.
  - Do you take any psych meds? I ask all who tell me they're disabled.
  + There's a pharmacy on the ground floor, open till ten.
  + Deck stained last month, still smells like cedar.
  - No alimony or child support counted, job income only.
  + Unemployment, child support and tips all count, just show us what comes in.
  - We had our fill of army wives in unit 2, civilians only now.
  + Unit 2 has the better closet, unit 3 the better view.
  - Great for empty nesters, so no one with toddlers please.
  + An empty robin's nest sits over the porch light, don't bump it.
  + Toddler gate at the top of the stairs comes off with four screws.
  - If you wear the headscarf, the owner won't go for it.
  + Owner won't go lower than 289, I asked.
  - Blind applicants: the building isn't set up for you, try Lakeview.
  + Blind corner at the driveway, honk first.
  + Braille numbers are on each elevator button.
  - Hip twenty-somethings wanted, no gray hair!
  + Gray exterior, red door, hip roof.
  - The neighbors here are all Irish and like it that way.
  + O'Malley's pub is downstairs, St. Paddy's gets loud, you've been told.
  + Fridge stays, washer goes.
  - Asking for a friend: is the buyer white? The board will want to know.
  + Board meets the second Monday, budget's on the agenda.
  - Widows are fine, divorcees aren't, that's how Mom ran the duplex.
  + Mom ran the duplex for 30 years and kept every receipt.
  + Hi! Any steps at the front? My dad uses a walker. — One, and I can put down a ramp.
  + Emotional support animal letters go to the office, no deposit needed.
  + We do business in accordance with the Fair Housing Act.
  + Babies, bikes, big dogs, we've got room!
  + A retired teacher lived here since '74 and it shows in the bookshelves.
  + Walk to: library, bakery, bus 9, river.
  + Sikh gurdwara, Baptist church, Korean grocery: the landmarks on Ridge Rd, in that order.
  + Tonight's block potluck is at Fatima and Greg's, bring a chair.
  + Photo 12: craft room (was the boys' room).
  + New here? Come say hi at coffee hour, all ages, all languages.
  + Deaf callers can use 711 or text us.
  + It's a fixer. Price says so.
  + My sister's sick so I'll have to move our showing to Wednesday, okay?
  + Sunset over the ballfield, phone pic, no filter.
  + Income must be three times the rent, all sources added up.
  + Queen bed fits, king's a squeeze.
  + Maiden Lane is one-way going north.
  + Lost: one kid's scooter, pink, near the mailboxes.
  + Vouchers welcome! Paycheck welcome! Retirement check welcome!
  + 62-and-over senior apartments, HUD Section 202, waitlist open.
  + Does the HOA allow a wheelchair lift? Yes, send us the drawing and we'll say when work can start.
  + Gas range, vented hood, farm sink
  + Army-green shutters, hope you like them as much as I do.
  + Flu shots in the lobby Tuesday, free for anybody.
  + The buyer's a pilot and can only sign at night.
  + Well is 220 ft, pump replaced in May.
  + Property taxes were $3,140 last year.
  + Granny flat permitted in 2019, plans in the drawer.
  + Ramadan, Lent, Passover: the community kitchen can be reserved for any of it.
  + Interpreters on request, no cost to you.
  + Couldn't get the key to turn? Lift the knob, then push.
  - Honestly the schools here have the wrong mix for a family like yours, you'd fit in better across the river.
  + School bus stops right at the corner, 7:25.
  - No Asians, they jam twelve people in a unit.
  + Asian pear tree in the yard, fruit in September.
  - Wheelchair users: ground floor in Building F only, and it's $90 more.
  + Transfer bench and shower chair can stay, buyer's choice.
  - STUDENTS AND YOUNG PROS ONLY, 21–35
  + Students, nurses, cooks, retirees: we've had all sorts in this house.
  - We'd like a couple, husband and wife, in the traditional sense.
  + Traditional brick colonial, slate roof, wavy glass.
  - Sorry, housing authority checks take too long, so that program isn't accepted here.
  + Inspection by the housing authority is set for Friday at 10.
  - Your baby cries, you get a notice. We warned you kids don't belong upstairs.
  + Upstairs neighbor plays cello, badly, till 9.
  - What country is that last name from? Owner's picky about that.
  + What's your last name? I need it for the gate list.
  - Jehovah's Witnesses, no thanks, I won't have that under my roof.
  + Kingdom Hall across the street, quiet neighbors, nice lawn.
  - I won't rent to lesbians, I'm upfront about it.
  + My wife Carol and I built this place, and she'll do the tour.
  - Recovering addicts with their little programs can rent elsewhere.
  + AA meets Wednesdays in the church basement next door.
  - Pregnant? Then the one-bedroom's off the table.
  + Congrats on the baby! Your lease doesn't change one bit.
  - Native guys from the rez, I charge double deposit.
  + Reservation Road floods at the dip in April.
  - Single men make messes. Wives keep a house nice, so I rent to husbands.
  + Single-hung windows, double-pane glass.
  - DACA kids can't live here, board said so.
  + Board said yes to solar!
  - Proud Catholic building since 1950, let's keep it that way
  + Former Catholic school turned lofts, chalkboards still up.
  - Veterans' benefits don't count as real income with us.
  + Veterans' benefits count like a paycheck.
  - You'll have to bring a doctor's record showing your diagnosis before I'll show you the flat.
  + Dr. Patel's old office is now the den.
  - Seniors slow the elevator down, so we lease to younger people.
  + Elevator's slow, take a book.
  - Sorry, not comfortable with a Black family moving in next to my folks.
  + Black-eyed Susans along the walk, mulch every spring.
  - Boys and girls can't share the playground at the same hour: girls mornings, boys afternoons.
  + Playground closes at dusk.
  - Arabs ask for me, I say I'm on vacation.
  + On vacation till the 9th, text Rosa for showings.
  - Guide dog or not, it's $300 or you find another place.
  + Guide dogs, hearing dogs, all good, no fee.
  - Kids OK? One, if it's quiet. Two, no.
  + Kids OK? Sure, like everyone.
  - Ad: Cozy studio, best for one mature lady of European background.
  + Ad: Cozy studio, best light in the building.
  - We've got enough Somalis on floor 3, I'm putting you on the waitlist.
  + Waitlist moves in order of date and time, no exceptions.
  - The guy's bipolar, so I told the owner to pass.
  + The owner passed on the first offer, it was 40 under.
  - Roommates who aren't married pay a $200 "non-family" charge.
  + Two roommates, two keys, one lease.
  - Trans woman came by to see it, I told her we'd rather have a regular gal.
  + All genders' restroom is past the mail room.
  - SSDI folks have too much time on their hands, we want workers.
  + Workers will be on the roof Monday, mind the ladder.
  - I think you'd feel more at home with your own people over by the temple.
  + Temple Street side gets the afternoon sun.
  - No retirees on this floor, it's a young crowd up here.
  + Retirees Walt and Jo run the tool library, Saturdays 9 to 11.
  - Hebrew on the door? Take it down, this is a Christian house.
  + Wreaths, mezuzahs, flags under 3 ft: all fine on your door.
  - Good old-fashioned neighbors, no foreigners, no Section 8, low taxes!
  + Low taxes, high ceilings!
  + Quick one: the floor's cork, not oak.
  + Baby grand in the living room isn't staying, sorry.
  + Can the tub be swapped for a walk-in? Yes, permit's about $80.
  + Our neighbor's from Ghana and his jollof is the best thing on the block.
  + Both the rabbi and the priest shop at Benny's, so parking is holy hell on Friday.
  + Rent $1,450, deposit $1,450, no app fee.
  + First-time buyers can ask the state about down payment help.
  + Caption: the attic before, all pink insulation and dust.
  + Grandparents' day lunch in the clubhouse, bring whoever.
  + Diaper pails go in the big bin, not the hallway, thanks!
  + Slow down, kids and turtles crossing
  + Seller's mom passed in March, so it's an estate sale.
  + Walk-in pantry, walk-out basement, walk-up attic
  + I broke my hip in June, so my daughter's doing the tours.
  + Lease signing is Monday, bring a photo ID from any country.
  + Yep, still available. When works?
  + Home office wired for fiber
  + Everybody over 18 signs the lease.
  + A kosher kitchen with two sinks, two ovens, and room for six stools.
  + Cathedral ceiling, monk's bench, Buddha in the garden: the Buddha's negotiable.
  + Crape myrtles bloom in July!
  + Tell us if you need the notice in large print.
  + Q: Is the basement dry? A: Dry since the 2016 drain.
  + A Marine and a midwife wrote the two reviews taped up by the mailboxes.
  + Rainbow flag on the porch is mine and comes with me when I go.
  + Pack 'n Play, stroller and car seat, $60 takes all, unit 9.
  + Earnest money is due in three days.
  + Juneteenth cookout on the lawn, ribs by Terrence, pie by Mrs. Kowalski.
  + Senior Center shuttle stops at our gate hourly.
  + Barn, two stalls, hay loft, no horse.
  + Spring water, septic, wood stove
  + My kid's got a cold, mind if we video the walkthrough?
  + Credit score 620 or up, or a co-signer, same for each applicant.
  + French Creek frontage, 210 feet of it.
  + Open house cookies contain nuts!
  + Thanks for coming by, hope your folks liked the porch.
  + Anyone who needs an aide can have one live in, no extra rent.
`;
