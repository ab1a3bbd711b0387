// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_ONE = `
  - Upstairs room in a quiet house, best for a single professional with no kids.
  - We don't take Section 8, sorry, so please don't bother applying with a voucher.
  + Upstairs room with its own half bath, $725 a month, heat and water included.
  - Called back 4:15, she has twin toddlers, told her the second floor is not for little ones.
  + The mother-in-law apartment over the garage has a separate meter and a gas stove.
  - Looking for a nice Christian family to rent our lower duplex.
  + Two blocks from St. Brendan's church and the number 9 bus.
  - I'd rather keep the building white, to be honest with you.
  + Fresh white paint throughout, and the black countertops went in last spring.
  - Hey, are you guys married? We only rent the carriage house to married couples.
  + Hey, are you still coming at six? I'll leave the porch light on.
  - My husband isn't comfortable with two men sharing the one bedroom, so we'll pass.
  + My husband will show you the one-bedroom because I work nights this week.
  - No wheelchairs please, they tear up the oak floors.
  + No-step entry from the driveway and a 36-inch front door.
  - You'd need to bring your green card to the showing or I can't let you in.
  + Bring your last two pay stubs to the showing, same as everyone else who applies.
  - Had bad luck with Army guys from the base, so no soldiers this time.
  + Fifteen minutes to the base gate, twenty to the airport.
  - Nobody over sixty, the stairs are steep and I don't want that worry.
  + The house turned sixty this year and still has its original stair rail.
  - If you're on SSI or disability checks this isn't the place for you.
  + Income from any lawful source counts toward the rent requirement.
  - Note to self: caller had a heavy Spanish accent, said the unit was gone.
  + Note to self: caller wants the unit from March 1, email her the floor plan.
  - We'd prefer you speak English at home since the walls are thin.
  + Lease available in Spanish and Vietnamese, just text me which one you need.
  - Perfect for empty nesters; it just isn't a children kind of place.
  + The nursery off the main bedroom makes a handy office or closet.
  - Are you on any medication for your nerves? I ask everybody who wants the basement.
  + The basement is dry, has a new sump pump, and comes with a chest freezer.
  - Jewish owner, kosher kitchen, renting to Jewish tenants only.
  + Around the corner from a kosher bakery and a good taqueria.
  - Rent goes up seventy-five dollars for each child under twelve.
  + Rent goes up seventy-five dollars in month thirteen, as written in the lease.
  - I was told you're transitioning and I think you'd be happier somewhere else.
  + We are transitioning to online rent payment starting in June.
  - No Indians, the curry smell never comes out of the carpet.
  + New carpet in both bedrooms and a vented range hood in the kitchen.
  - Ladies only for this one-bedroom, men leave it a mess.
  + One-bedroom with a walk-in closet and a proper linen cupboard.
  - She told me she's expecting, so I let her know the studio wouldn't work anymore.
  + She told me she's moving from Tulsa, so I offered a video tour.
  - I don't rent to unmarried people living together; that's just how I was raised.
  + I don't rent by the week; twelve months is the shortest I can do.
  - Emotional support dog or not, there's a $400 fee because you have one.
  + Assistance animals are not pets here and carry no deposit or fee.
  - Ideal tenant: young, fit, late twenties, works downtown.
  + Ideal spot if you like to walk: coffee, hardware store and library within a block.
  - I only take folks with a real paycheck, no alimony or child support income.
  + I ask for income of three times the rent from every applicant, no exceptions.
  - Sorry hon, we had a Black family apply before and the neighbors gave us grief, so I'd try the east side.
  + Sorry hon, the east side unit was rented last night, but the one on Birch is open.
  - US citizens only, don't ask about a visa.
  + Visa, Mastercard and money orders are all fine for the application fee.
  - Muslim tenants were always praying and washing their feet in my sink, I won't do it again.
  + The utility sink and washer hookups are in the back hall.
  - I need a doctor's letter saying how bad your epilepsy is before I'll consider it.
  + Reasonable accommodation requests are welcome at any time, in writing or by phone.
  - Kids can live in the back building, the front one is for grown-ups.
  + The back building was a dairy in 1911 and has thick brick walls.
  - We're a mature household on this street and would like a mature tenant, say fifty plus.
  + Mature maples shade the yard, and the street is quiet after dark.
  - Gay is fine with me personally but the lady downstairs would have a fit, so no.
  + The lady downstairs bakes on Saturdays, and the whole hall smells of cinnamon.
  - Once a reservist, always a deployment, and I'm not getting stuck with a broken lease, so no Guard or Reserve.
  + If you get orders, the law lets you end the lease early, and we honor that.
  - Housing authority people need not apply.
  + Housing choice vouchers gladly accepted; I've passed inspection four years running.
  - This is a Catholic home and we want it kept that way by whoever takes the third floor.
  + The third floor has skylights and a view of the Catholic high school's ball field.
  - Would suit an older Asian couple, they're always so tidy.
  + Would suit a small car only; the alley garage is eight feet wide.
  - We do not rent to refugees; too much paperwork from that agency.
  + Application paperwork is two pages and takes ten minutes.
  - Tried a deaf tenant once and she couldn't hear the smoke alarm, so never again.
  + Hardwired smoke alarms in every room, strobe alarms added on request.
  - Divorced moms have been nothing but trouble with the rent, so I'm skipping them.
  + Late rent carries a $35 fee after the fifth, for all units alike.
  - Told the guy with the turban the room had a deposit already, which it didn't.
  + Told the guy from the power company the meter is behind the lilac.
  - Our tenants are all straight couples and we'd like it to stay that way.
  + Our tenants get one parking space each and a shared bike rack.
  - No teenagers, they bring cars and noise.
  + No smoking, vaping or candles anywhere in the building.
  - What country are your parents from? I like to know before I say yes.
  + What day works for you? I can show it after church lets out across the street and parking frees up.
  - You sound young, I'm really after someone past forty for this cottage.
  + The cottage was built in the forties and rewired in 2019.
  - AIDS patients can't use the shared laundry, so I'd say look elsewhere.
  + Shared laundry is open from eight to nine, quarters or the app.
  - I don't mind light-skinned folks, but the darker ones make my mother nervous.
  + The light cabinets look great against the darker floor, my mother picked them.
  - If you draw VA disability I can't count it, only wages from a job.
  + Veterans, students, retirees, families: everyone is welcome to apply.
  - Unit 2 is up a flight and you use a walker, so I've crossed you off the list.
  + Unit 2 is up one flight of fourteen steps with rails on both sides.
  - Must be a believer, we hold Bible study in the common room and expect you there.
  + The common room has a piano, a pool table and a gas fireplace.
  - Single guys get a double deposit from me, single girls the regular one.
  + Single garage, double-pane windows, triple-deck back porch.
  - Puerto Ricans throw too many parties, so I'm holding out for someone else.
  + Quiet hours run from ten at night to seven in the morning for every household.
  - No DACA kids, no work permits, nothing like that.
  + No boats, trailers or campers on the grass, please.
  - Two adults max, and by that I mean no babies coming later either.
  + City code allows four people in this two-bedroom, whatever their ages.
  - Just checking, you're not one of those trans people, right?
  + Just checking, did you get the key out of the lockbox all right?
  - Widows make the best renters, so I'm holding it for one.
  + Widow's walk on the roof, original to the captain's house.
  - We have a nice mix of retired folks on the property and kids would upset the balance.
  + We have a nice mix of perennials along the walk, and I do the watering.
  - I need somebody able-bodied, since there's no one here to help you if you fall.
  + I need somebody to sign for the package at number 14, can you?
  - Whoever gets rental assistance pays first, last and two extra months up front.
  + Everyone pays first month and a one-month deposit, nothing more.
  - Somali families keep calling and I keep sending them to my cousin's building across the river.
  + My cousin's building across the river has a two-bedroom at the same price if you want to compare.
  - I'd be more comfortable with a lady than with a fella in the upstairs flat.
  + The upstairs flat has its own thermostat and a window seat facing the park.
  - Atheists can find another roof.
  + New roof in 2022, gutters cleaned twice a year.
  - You said you're separated, and I don't want an ex-husband drama, so the answer is no.
  + Heat is separate from the rent and ran about $90 last January.
  - Nineteen-year-olds, even with good credit, I turn them away; come back when you're thirty.
  + Applicants need a 640 credit score or a cosigner, either one works.
  - Is your little boy autistic? Then the corner house with no neighbors would be better for everyone.
  + Is your little boy's bike the blue one? It was left in the driveway last night.
  - This block has always been Polish and we like renting to our own.
  + The Polish deli on the corner has the best pierogi in town.
  - Traditional family wanted, husband, wife, you know what I mean.
  + Traditional Cape with dormers, clapboard siding and a brick chimney.
  + Galley kitchen, gas range, dishwasher that actually works.
  + Sunny corner studio on the third floor, no elevator, great closets.
  + Hardwoods were refinished in May and the bath has new tile.
  + Off-street parking for two, tandem, plowed by me in winter.
  + There's a clawfoot tub upstairs and a stall shower down.
  + 2BR/1BA, 850 sq ft, $1,450, available the fifteenth.
  - Service dog? Still a dog. My insurance says no and so do I.
  - Vets get jumpy around the Fourth, I'd rather not have one upstairs from me.
  - He wears one of those ankle-length robes and I don't want that type of prayer going on in my garage apartment.
  - I'm keeping the first floor for people without youngsters, so I can show you the third floor only.
  - Just so you know, this is a white neighborhood and always has been.
  - Hmong callers: say waitlist is closed.
  - Honestly I was hoping for a lady tenant for the duplex, men don't clean.
  - The complex is 30 and up, no exceptions for students or young couples.
  - Can't do a ramp, and if you need one then this isn't your house.
  + If you need a grab bar or a ramp, tell me and we'll work it out together.
  + Left a message for Mr. Okafor about the Tuesday showing, gave him the gate code.
  + Missed call from the plumber, the disposal at 22B is humming again.
  + She asked if kids are okay, I said of course, and sent the application link.
  + Asked about vouchers; told him yes, and to bring the packet to the walk-through.
  + Service animals aren't pets under my no-pet rule.
  - He asked about vouchers; told him we're private pay.
  - Who's the father, and does he live with you? I won't put a girl with a baby on the lease by herself.
  - English-born or American-born folks only for the garden level.
  - Do you go to mass? I'd love another parishioner in the front unit.
  - Wheelchair guy can have the rear entrance unit by the dumpsters, not the lobby one.
  - It's a lovely home for a husband and wife whose kids are grown and gone.
  - I don't do lesbians in the duplex, it's my house and my rules.
  - My agent knows not to send me any Nigerians.
  - Older fella called, must be eighty, I told him I want someone who'll be around a while.
  - Please say in your text if you are a U.S. citizen, because green-card holders pay six months in advance.
  - We check with your psychiatrist before approving anyone who has been in the hospital for depression.
  + We check rental history for the past three years with previous landlords.
  + Great Room with a wood stove, loft above, and a view down to the creek.
  + Family room in the walkout basement, plus a wet bar from the seventies.
  + Single-family ranch on a corner lot, fenced on three sides.
  + Jack-and-Jill bath between the two back bedrooms.
  + The dresser and the bachelor's chest in the blue room stay with the rental.
  + His-and-hers sinks, one big mirror, decent water pressure.
  + Swing set and sandbox stay; use them, or I can haul them off before you move in.
  + Lincoln Elementary is three streets over, the middle school about a mile.
  + Please leave the accessible space by the front door clear unless you have a placard.
  + We are an equal housing opportunity provider and rent to anyone who qualifies.
  + Indian Creek Road, second drive past the Methodist church.
  + My grandfather came from Sicily and built this triple-decker with his brothers in 1924.
  + Chinese elm in front needs trimming, I'll have the tree man out Friday.
  + French doors lead from the dining room to a brick patio.
  + A Spanish-style bungalow with arched doorways and a red tile stoop.
  - Mexicans park six trucks on the lawn, so that's a no from me.
  - The rent is $1,200, or $1,350 if you've got a toddler, for wear and tear.
  - I have nothing against Section Eighters but they can look at the Harmon Street place, not this one.
  - Your chemo worries me, what if you can't keep up the yard, so I went with somebody healthy.
  - I prefer a boyfriend and girlfriend be engaged at least before they share my apartment.
  - A Jehovah's Witness had it last and I'm not having another one knock on my door.
  - No military, you people move every year and stick me with cleaning.
  - Nice quiet unit for seniors or at least somebody past their partying years; college age need not call.
  - I'm in a wheelchair-free building by choice, it's just simpler.
  - We'd like to see your naturalization papers, the Russian couple before you had fake ones.
  - No drag queens, no cross-dressers, nothing that will upset my other renters.
  - Pregnant gal at 2 pm, nice, but I'll say it's rented.
  - I wouldn't put a colored family on the lake side, they're happier in town.
  - Unemployment and workers' comp don't count as income with me even when it covers the rent.
  - Nobody with foster kids, the county comes around too much.
  - A single man with custody on weekends is a no, I don't want kids even two nights.
  - Oh, you're Haitian? Let me talk to my wife, we usually go with Americans.
  - Bless your heart, but with your MS you'd be better off in one of those assisted living places.
  - I've only ever had Mormon renters and I'm sticking with what works.
  - The gals on the second floor asked me not to put a man up there, so I'm looking for a woman for the other two-bedroom.
  - I like to hear an American voice on the phone; if I can't place the accent I don't call back.
  - All five of our tenants are churchgoers and you'd feel out of place if you're not.
  - Anyone with bipolar, schizophrenia, that kind of thing, must have a caseworker cosign.
  - Folks getting food stamps or TANF usually can't keep a place up, so I don't show to them.
  - Cottage for two mature adults, no children over for more than a weekend.
  - Are you two sisters, or is it that other kind of couple? I only want the first.
  - I figured from your last name you're Arab, and the back neighbor lost a son over there, so it's best you look elsewhere.
  - Deposit is one month for citizens, three for H-1B people.
  - I had a blind fellow inquire and told him I couldn't be responsible for the stairs.
  - Boomers make better tenants than millennials, so if you were born after 1980, save your fee.
  - My lease says if a baby is born you have ninety days to move.
  - We're two blocks from temple and want observant neighbors in the other half of the duplex.
  + We're two blocks from Temple Street and have the other half of the duplex open.
  + Open house Sunday one to three, come on by and bring whoever you like.
  + Come see it, it's bigger than the pictures show.
  + No pets over forty pounds, and no more than two, at $30 a month each.
  + Smoke outside only, ten feet from the doors, butts in the can.
  + Occupancy follows the county code, which is two persons per bedroom plus one.
  + The application fee is $25 per adult on the lease and covers the credit report.
  + Roll-in shower and lowered light switches in unit 1A.
  + One unit on the ground floor has wide doors and a lowered counter.
  + Sorry, the elevator is being serviced Thursday from nine to noon; tell me if that's a problem and I'll arrange help.
  + We welcome voucher holders, kids, retirees and first-time renters alike.
  + Maple Glen is a 55-and-older community that meets the federal housing-for-older-persons rules.
  + My mother lived in the house forty years and raised five of us in it.
  + Mary Anne from the office will let you in, she drives a green Subaru.
  + Vet clinic next door, so you may hear a bark or two.
  + Blind corner at the end of the drive, honk before you pull out.
  + Window blinds are new in all the front rooms.
  + Deaf Smith Street runs one way, so come in from Travis.
  + The old servants' stair is closed off and makes a nice pantry.
  + You can hear the bells from Holy Trinity on Sunday mornings.
  + I'm a retired Navy cook, so the kitchen has a six-burner stove.
  + Colonial with a screened porch, listed at $289,000, sold as is.
  + Water heater replaced last fall, furnace serviced yearly.
  + The porch floor is gray, the ceiling is haint blue, the swing is mine but you can use it.
  + New windows are going in the week of the tenth, please move things off the sills.
  + Short hallway, two coat closets, and a pass-through to the dining nook.
  + Trash goes out Wednesday night, recycling every other week.
  - Two-bedroom with river view, childless tenants preferred.
  - If you were in Iraq or somewhere and have PTSD, please tell me up front because I won't rent with that.
  - Can't have a Sikh with that knife thing living over my daughter.
  - A working gentleman who's never been married would be my pick for the efficiency.
  - Honey, you'd be the only Black person on the whole road, are you sure you want to see it?
  - My tenants are mostly Koreans and I'd like another Korean to fill number six.
  - Rent from a housing trust or a charity check isn't money I accept.
  - No oxygen tanks and no sick people, my nerves can't take an ambulance every week.
  - Families go in the Elm building, this one I keep for couples and singles.
  - Yes it's available, but not for a same-sex household, it's in the deed as far as I'm concerned.
  - I asked for a birth certificate and she got huffy, but I don't lease to anybody born overseas.
  - You'd need to be under forty-five, it's a young crowd and they like it that way.
  - Sgt. somebody called from the recruiting office, said no, they can live on post.
  - Divorcee with a teenage boy wants the cottage; holding out for a couple.
  - Native folks from the reservation always bring cousins, so I don't start with them.
  - Have you had a sex change? The form I use needs what you were born as.
  - No Hindus with shrines or incense, and I mean it.
  + No incense, grills or fireworks on the balconies, per the fire marshal.
  - Seniors on Social Security only get the month-to-month, everybody else gets a lease.
  + Month-to-month after the first year, thirty days' notice either way.
  - I have to see proof you're cleared of TB since you came from the Philippines.
  - Would your guide dog mind staying in the garage? Otherwise it's a no.
  - The schools here aren't really set up for kids like yours, with the Down syndrome, try Oakdale.
  - Nice older lady with no boyfriend would be perfect for my in-law unit.
  + In-law suite has a private door, kitchenette, and space for a full bed.
  - Somebody like us, if you get my drift, is who the neighbors are used to.
  - My realtor friend says you'd be more at home over by the mosque, so I gave her your number.
  - Grandma raising three grandkids, decent credit, told her it's adults only.
  + Adult ticket prices at the pool are set by the city, I only have the brochure.
  - I'd take your voucher if it weren't for the look of it on the block.
  - A soldier's wife with him gone nine months is not a tenant I want.
  - For the top floor I want men, it's safer than having girls come in late.
  - The agency said they're Afghans, eight months here, so I let it go to voicemail.
  + The afghan on the couch was left by the last tenant, keep it or toss it.
  + Rent is due on the first, slide the envelope under my door or use the app.
  + Brick two-flat near the Ukrainian Village stop, $1,675 plus electric.
  + Any applicant who meets the credit and income rules gets it in the order received.
  + Need this lease in large print or another format? Just let me know.
  + Crib, high chair and a box of toys in the attic are free to whoever moves in.
  + There used to be a Lutheran orphanage on this lot, and the stone gate is still standing.
  + A motivated seller and a flexible closing date, so bring your offers.
  + Pantry with pull-out shelves, and a lazy Susan in the corner cabinet.
  + Snow on the stairs is mine to shovel, the driveway is yours.
  + My neighbor Hassan fixes bikes in his garage and will lend you a pump.
  + Thanks for bringing my mail over, and tell your kids the lemonade was great.
  + Low-pile carpet, ceiling fans, and a slider out to the deck.
  + Furnished room with a desk, mini fridge and a locking door, $160 a week.
  + Half-acre with apple trees, a chicken coop and a shed that leans a little.
  + Vaulted ceiling in the living room and a gas insert with a remote.
  - The crowd here is pretty homogeneous, and I screen to keep it that way.
  - Regretfully we must decline, as our household would not be at ease with a person of your faith.
  - Garden flat suits an active individual in good health, not someone who needs an aide coming by.
  - Whites, Hispanics, fine, but I had two Chinese students and won't repeat it.
  - Wife says no to surrogate or adopted kids or any kids, so the bungalow is couples only.
  - Active duty pays an extra month up front with me, civilians don't.
  - Ask for Joan, she'll want to know if you've filed for divorce and whether he'll be coming around.
  - Undocumented? I can hold you to a higher rent, and you won't complain to anyone.
  - Housing for gentlemen only, the three apartments over the hardware store have never had a woman in them.
  - Insulin and needles in the trash make me uneasy, so no diabetics.
  - They were a sweet pair of grooms but I gave the house to a normal couple.
  - Pensioners on a fixed check, please look elsewhere, I need people who are still working.
  + Wheelchair-accessible laundry on the ground floor, front-loading machines.
  + Master key is with me, so call if you lock yourself out.
  + Attic is partly floored and good for boxes, not for sleeping.
  + We give thirty days' written notice before any rent change, and it applies across the building.
  + I can hold it until Friday at noon with a signed application.
  + Pay by check, app, or a voucher plus your share; it all spends the same.
  + Black walnut in the yard drops nuts on the driveway every September.
  + Queen Anne with a turret, stained glass on the landing, and one full bath.
  + House sits between the VFW hall and the fire station, so you'll hear a siren now and then.
  + Asian pears and a fig tree along the back fence, help yourself.
  + Top-floor one-bedroom, $1,095, cat okay.
  + Nobody gets turned down for a disability here, and modifications are fine, just ask.
  + The kids across the street sell cookies in March, you've been warned.
  + Text me your full name, move-in date and how many parking spots you need.
  + Cedar closet, laundry chute, milk door by the side steps.
  + Storage cage number 7 in the cellar goes with this unit.
  + Cable is in place, internet is on you, cell signal is strong.
  + Breakfast bar seats three and the fridge has an ice maker.
  + Called the couple from Ohio back, they loved the yard, mailing the lease today.
`;
