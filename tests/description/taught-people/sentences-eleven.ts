// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_ELEVEN = `
  - Two bedroom duplex, $1100, prefer a older couple with nobody under 18 in the household.
  + Roof was done in 2019 and I have the receipt from the contractor.
  - Sorry hon, I don't take vouchers, had one bad experience and never again.
  + The apartment over the garage used to be my mother-in-law's sewing room and it has its own bath.
  + Corner lot on Church Street, two blocks up from the Dairy Queen.
  - Room for rent in Christian home, looking for a believer who loves the Lord.
  + Section 8 is fine with me, the inspector passed the unit in March.
  - I'm gonna be upfront, I won't rent to folks on disability because the check never stretches.
  + Bring your kids, bring your parents, bring the dog if he behaves, open house is Sunday 1 to 4.
  + Big family room in the basement with a wood burning stove.
  - Before I schedule you, where were you born and do you have a green card?
  + There is a ramp on the side door that we built in 2016, solid pressure treated lumber.
  - No Mexicans please, the last bunch parked six trucks on the lawn.
  + Washer and dryer stay, fridge goes with us.
  + We will look at every application in the order it came in, same $35 fee for everybody.
  - The downstairs unit is for ladies only, the owner's rule.
  + Please don't park in the blue handicap spot by the mailboxes, Mr. Harlan in 4 needs it.
  - We'd be happiest selling to a nice white family like the ones already on the cul-de-sac.
  + Half acre, fenced, with two apple trees and a falling down chicken coop.
  + The little room off the main bedroom was wallpapered as a nursery in the 90s and I never changed it.
  - Not renting to soldiers from the base anymore, they get orders and poof, gone.
  + Fort Campbell gate 4 is about eleven minutes down 41A.
  - My tenant upstairs is a deacon and would not be comfortable with two men sharing one bed, so please look elsewhere.
  + Income has to be three times the rent from any lawful source, and that goes for all applicants.
  - Single moms please do not apply, I have had too many problems with boyfriends.
  + Heated garage, 24 x 30, 220 outlet for a welder.
  + House was built 1927 by a Norwegian carpenter and it shows in the stair rail.
  - There's an extra $75 a month for each child, they wear out the carpet.
  + Yes we allow service dogs, no they are not charged the pet deposit.
  + Kitchen got new cabinets, quartz tops and a deep farm sink.
  - Your wheelchair is going to tear up my laminate so I'll have to pass.
  + Doorways downstairs are 36 inches wide and the shower has no lip.
  - We like to keep the building mature, so thirty-five and up only.
  + Sunset Palms is a registered 55+ community under HOPA, at least one resident in each home must be 55 or better.
  + White siding, black shutters, red door, can't miss it.
  - I only lease to married couples, shacking up isn't something I'll put under my roof.
  + Low HOA, $42 a month, covers the pond and snow plowing.
  + My husband will meet you at the gate since I get off work at five.
  - Is it true you used to be a man? I need to know who I am letting in before we sign.
  + The swing set and the plastic playhouse in back can stay if you want them.
  - Speak English good or don't bother calling.
  + St. Anthony's bells ring at noon and six, you get used to it.
  + Nice dry crawlspace, vapor barrier put down two summers ago.
  - Ideal for an able-bodied tenant, I'm not dealing with people who are in and out of hospitals.
  + If you need a change in the rules because of a disability just ask us and we'll work it out.
  + Two car attached, opener works, one remote is lost.
  - We've got Jewish buyers all over this side of town already, I'd rather it go to somebody else.
  + Jewish Community Center and the YMCA are both on Route 9.
  + No smoking inside, that includes vapes and cigars.
  - Working people only, no SSI, no welfare, no food stamp crowd.
  + Electric averaged $118 over the last year, ask me for the bills.
  - Darker-complected folks tend to feel more at home in the complex over on Vine, try them.
  + The walnut floors are dark, the maple ones upstairs are lighter.
  + Hardwood under the carpet in the front bedroom, I peeked.
  - I told the agent no foreigners, I want Americans in this house I grew up in.
  + French doors open onto a small brick patio.
  + A 1946 Veterans' housing bill paid for this whole street, my grandpa used to tell that story.
  - Quiet building, no babies, if you get pregnant you'd be expected to move by the end of the lease.
  + Occupancy is two persons per bedroom per the city code, no matter who they are.
  + VA, FHA, conventional or cash, all offers considered.
  - I can't have anyone with HIV using the shared bathroom.
  + Shared bathroom is cleaned every Friday by me.
  + Sits back from the road about 200 feet, gravel drive.
  - Looking for a gay-free household, call it old fashioned if you want.
  + We don't care who you love or how you pray, pay on time and mow the grass.
  + Chinese elm in front needs trimmed, the city says it's mine.
  - The wife and I feel a divorced man living alone up there would bring the wrong kind of traffic.
  + There's one bedroom on the main floor so you don't have to climb if your knees are like mine.
  + Well is 180 feet, pump replaced in '21, water tests good.
  - You mentioned you get unemployment, so I'm giving the place to somebody with a real paycheck.
  + Bathroom has grab bars by the tub and a tall toilet.
  + Come on out and walk the fence line with me, anybody interested is welcome.
  - Muslims have their own apartments over by the mosque, you'd fit in better there.
  + Landmark to find us: turn at the Baptist church with the blue roof, third driveway.
  - Hablamos español pero we don't rent to people without papers, so bring proof you're a citizen.
  + Application is available in Spanish and Vietnamese, just text me which one you want.
  + Gas furnace, central air, both serviced this fall.
  - The grandkids of my neighbors are all the kids this street can stand, so adults only in my rental.
  + Bus for Lincoln Elementary stops right at the corner.
  - I need a doctor's letter saying your depression is under control before I hand over any keys.
  + There is a doctor's office and a drugstore in the strip mall behind us.
  + Sale by owner, no agents please unless you have a buyer.
  - Basement room for a male student, girls leave too much hair in the drain.
  + Student or not, everybody fills in the same two page form.
  + Queen Anne trim, some of it rotted, priced accordingly.
  + The bachelor's chest in the hall is antique and can be bought separate.
  + Three bed, one and a half bath ranch on a slab.
  + Roommates, couples, families, singles, all fine, just list every adult on the form.
  + Indian Creek runs behind the lot line but we never had water in the house.
  + Brand new vinyl windows in all but the attic.
  + Credit under 600 means a bigger deposit, and I apply it the same to everyone.
  + Equal housing opportunity, I follow the law and the lease.
  + Detached workshop has a loft, lights and a bench.
  + My late father laid every stone of that fireplace himself.
  + Trash goes out Tuesday, recycling every other.
  + Please keep strollers and bikes out of the stairwell, fire marshal's orders.
  + Walking distance to the Polish deli and a really good taqueria.
  + Nice covered porch faces west, catches the breeze.
  + Rent is $950 plus electric, water included.
  + Price dropped to 189,900 for the weekend.
  - Honestly we would rather sell to another Catholic family so the parish doesn't lose the house.
  + Our Lady of Lourdes has a fish fry on Fridays and the whole street smells of it.
  - Don't have anything for you and the four kids, but a single person could move in tomorrow.
  + Attic is floored and insulated, pull down ladder.
  + I can send a video walk-through with captions if that's easier for you.
  - Emotional support animals are for crazy people, and I don't rent to crazy.
  + One small dog OK with $200 deposit, no reptiles, assistance animals are a different matter and not counted as pets.
  - Young professionals in their twenties make the best fit here, so no seniors.
  + House is young, 2018, still has some builder warranty.
  + Septic pumped last October and the riser is marked with a flag.
  - Asking around on here for a white roommate, the neighborhood's changing enough.
  + Asking around on here for a good roofer, somebody who picks up the phone.
  - Blacks need not apply, that's how it's always been on this lake.
  + Black top driveway sealed in June.
  - Unmarried? Then I'd need your daddy or some other man to co-sign, just my policy with women.
  + Anybody short on income may use a co-signer who makes five times the rent.
  - Not a place for deaf folks, I don't want to be putting in flashing smoke alarms.
  + Smoke detectors are hard wired, and we can add a strobe one on request at no charge to you.
  + Oak kitchen table seats eight and it can stay.
  - Reservists have to pay two extra months up front in case they get called up.
  + Deposit is one month, due at signing.
  - Arabs kept calling on the ad so now I'm screening by last name.
  + Text or call, I don't answer blocked numbers.
  + Arabian horses next door will come to the fence for carrots.
  - Landlord here: will not do business with lesbians, period.
  + Landlord here: I fix things within 48 hours or you can call me names.
  + Full basement, one wall seeps a bit in spring, sump handles it.
  - Child support and alimony don't count as income with me, you'd need a W-2 job.
  + We count wages, pension, alimony, benefits, whatever you can show on paper.
  - They're all retired widows in that wing, so a man your age will need to go over to the other building.
  + Widow's walk on the roof has a view clear to the harbor.
  + The upstairs has been vacant since July and freshly painted.
  - I noticed your accent, what country are you from, because I only rent to people from here.
  + I'm not from here either, ask the neighbors for the best pizza.
  - Must be able to live independently, with no aides or home nurses coming in.
  + A live-in aide is alright, just let me know the name for the parking tag.
  - The trailer park takes adults only in the front rows and puts anyone with children in back by the highway.
  + Front rows of the park have city water, back rows are on the well.
  + 14x70 mobile, new skirting, lot rent $310.
  - Looking to rent to a Hindu vegetarian family, others please don't call.
  + Vegetable garden is twelve raised beds with drip lines.
  - No DACA people, I don't care what the lawyer says.
  + Any government photo ID works, we take foreign passports too.
  - Cute one bedroom perfect for a single gal, guys keep scrolling.
  + Cute one bedroom with a claw foot tub and a pantry bigger than the closet.
  + Carport holds one truck and a small boat.
  - Old people fall on my steps, so I stopped leasing to anybody past seventy.
  + There are nine steps up to the front porch with a rail on both sides.
  - I've nothing against the transgenders but the other tenants would pitch a fit, so it's a no.
  + I've nothing against big dogs but the insurance does, so it's thirty pounds and under.
  + Master closet aside, storage is kind of skimpy.
  - This block has stayed Italian for sixty years and we intend to sell that way.
  + Italian tile in the entry, real stuff, hauled home by my uncle.
  + Shed is on skids, 10 x 12.
  - If you're Black or Latino you'd probably be more comfortable on the south end, I've got a unit there too.
  + I've got a unit on the south end also, same layout, $60 less because no garage.
  - We are a family of faith and ask that whoever rents the cottage attends our services.
  + We are a family of five outgrowing the cottage and hate to leave it.
  + Cottage has knotty pine walls and a woodstove.
  - Veterans with PTSD make my other renters nervous, so I decline them.
  + Veterans Memorial Park is a block over and has a nice splash pad.
  - Housing assistance of any kind is an automatic no from me.
  + Heating assistance forms are at the county building on Third.
  + Fresh paint throughout, mostly that greige color.
  - Don't bring the children when you come to look, and don't bring them when you move in either.
  + Watch your little ones near the pond when you come to look, there's no fence yet.
  - Two guys can't rent the one-bedroom, I'm not running that sort of a house.
  + One-bedroom has its own meter and side entrance.
  + Motivated seller, job moved us to Tulsa.
  - Divorcees bring drama, I'd want to see proof you're still married.
  + Got divorced so we both have to sign, expect it to take a day longer.
  + Creek, woods, deer stand, forty minutes from Knoxville.
  - My sister has the same rental across town and she's okay with Asians, so call her.
  + Asian pear tree by the back steps gives more than one household can eat.
  - Blind applicants I turn down, because of the stove.
  + Blinds in every window, two are missing slats.
  + Gas stove, five burners, bought last Christmas.
  + Saint Paul Avenue dead ends here so there's hardly any cars.
  + Sure, come by Thursday after six, I'll leave the porch light on.
  + The high school is named after Cesar Chavez and it's a ten minute walk.
  + Tenants pay their own internet, I recommend the fiber.
  + Elevator is out till Wednesday, if that makes trouble getting in or out please call and we'll help.
  + 0.31 acre, city sewer, zoned R-2.
  + Garage sale at the open house too, kids' bikes and a crib for cheap.
  + Wrote this ad myself so forgive the spelling.
  + The dining room is small but has the original built-in hutch.
  + You do not need to be a citizen to rent from me, just pay the rent.
  + Lease runs twelve months then goes month to month.
  + Boy Scouts cleaned the trail behind the house last spring.
  + Linoleum in the kitchen is older than me and I'm no spring chicken.
  + Metal roof, spray foam, cheap to heat.
  + All my tenants get the same lease, ask to see a blank one.
  + Jack and Jill bath joins the two back bedrooms.
  + No yard signs, no couches on the porch, no grills under the eaves.
  + Ready to move in the first of the month.
  + Lutheran church next door lets people use their overflow lot on Saturdays.
  + Single family home, not a duplex, somebody had that wrong on Zillow.
  + Above ground pool is 24 foot round, liner is three years old.
  + Pool rules: everybody showers first, no glass, closes at ten.
  + Original 1958 bath in pink and gray, in great shape.
  + Coffee and donuts at the open house, come even if you're just nosy.
  - National Guard? I'd pass, I want somebody who's home every weekend.
  + Guard rail on the stairs was replaced with iron.
  + Six inch gutters with leaf screens.
  - We were hoping for a light-skinned tenant, to be real honest with you.
  + Light switch in the hall is a three-way and works backwards.
  + The south bedroom gets sun till dinner time.
  - I charge immigrants double deposit because they can just go back home with no notice.
  + Deposit comes back within 21 days, less any damage, with a list.
  - Haitians moved into the blue house and ruined it, so none in mine.
  + Blue house on the corner is mine, the gray one with the flag is not.
  + Ceiling fans in every bedroom.
  - You're nearly eighty, ma'am, wouldn't assisted living make more sense than my townhouse?
  + House is nearly eighty years old and the plumbing is not.
  + Townhouse end unit, extra windows, patio faces the greenbelt.
  - No college-age renters, I stop at nobody under twenty-five.
  + College is a mile and a half, there's a bike lane most of the way.
  - Cannot accept a person with epilepsy, what if you have a fit and the place burns.
  + Place was rewired after a kitchen fire in 2008, permit on file.
  + New 200 amp panel.
  - How many kids do you have, and are you planning more, because that decides it for me.
  + How many vehicles do you have, because there's only room for two.
  + Play room over the garage is 14 by 20 with a dormer.
  - My house rule is no overnight guests of the opposite sex and no unwed couples on the lease.
  + House rule is overnight guests up to two weeks then they go on the lease.
  + Sofa, bunk beds and a desk included if wanted.
  - Your housing authority paperwork is a red flag to me, I'm picking the applicant who pays with her own money.
  + Housing authority phone number is on the flyer if you need to ask about the voucher amount.
  + Rent can be mailed, dropped in the slot, or sent by Zelle.
  - I'd sooner leave it empty than let a Jehovah's Witness have it.
  + Missionaries used to rent the back house and they planted those roses.
  - Atheists wouldn't be at home with us, we keep a Bible house.
  + Bible study meets in the clubhouse Wednesdays, bridge club Thursdays, any group can sign up for it.
  + Clubhouse has a kitchen, two ovens and folding tables.
  - Looking for a handy man to take the studio, I don't trust a woman with the boiler.
  + Looking for a handyman to fix the boiler, call Deb.
  + Studio is 410 square feet with a Murphy bed.
  - Seller wants it to stay in a straight, traditional household, so I'm not showing it to you and your partner.
  + Seller wants a 30 day close and to leave the piano.
  + Traditional brick colonial with a slate roof.
  - Cross-dressers and such, find another place, this is a family park.
  + Park closes its gate at eleven, code is on your rent receipt.
  - Workers' comp isn't a job, so I tossed your application.
  + I verify employment or benefits with one phone call and that's that.
  - Native guys from the reservation get drunk, so the answer is no.
  + Reservation Road floods at the low spot about once a year.
  + Flood insurance is not required, here's the FEMA map.
  - Put this in writing for the board: no more Black owners until we get the values back up.
  + Put this in writing for the board: the pool pump is making that noise again.
  + Board meets the second Monday, owners and renters both can speak.
  - You'd be the only brown face on the street, I really don't think you'd be happy here.
  + Brown spots in the lawn are grubs, treated in May.
  + You'd be the third owner since it was built.
  - Ukrainians and Russians always want to cook that smelly cabbage, so I keep a no-list.
  + Cabbage, onions and garlic are already in the ground, enjoy.
  + Hood vent goes outside, not one of those recirculating ones.
  - If you are on a work visa I can't rent to you, only US citizens in my buildings.
  + My niece is here on a student visa and she'll let you in for the showing.
  - The Army's paying your rent, right, well I don't want any active duty at my place.
  + Army green shed in back goes with the property.
  + There is a clause that lets service members end the lease on orders, same as federal law says.
  - Newly single ladies on the rebound are not who we had in mind, we want a settled husband and wife.
  + His and hers closets, if you can call three feet of rod a closet.
  - Anyone with a walker or oxygen tank should be on the first floor of the other building, not in mine.
  + First floor apartment has a flat entry, good if you have heavy stuff to carry.
  + Assigned parking, spot 11, under the light pole.
  - An empty nest couple is who this condo is meant for, you get my drift.
  + A robin has nested on the porch light so please use the back door.
  + Condo fee covers roof, snow and water.
  - Our street prides itself on God-fearing homeowners who look out for their own, so think hard about whether you'd belong.
  + Our street has a block party in August and everyone gets a folding chair.
  + Mrs. Okafor across the way has the key, knock loud.
  + Seller is a licensed realtor in Ohio but this is her own house.
  + Dog run on the north side with a concrete pad.
  + We moved here from Guatemala in '94 and raised three girls in this house.
  + Greek revival columns were rebuilt with the right kind of wood.
  + Copper pipes, no polybutylene.
  + The boy's room has a loft bed bolted to the studs, tell us if you want it out.
  + Old stairs are steep, I'm putting up a second handrail next week.
  + Need a closer parking space because of a disability? Write me a note or just ask.
  + Pastor Dale next door has a tractor and will plow you out for a pie.
  + Cedar closet, linen closet, coat closet, and a pantry.
  + Make me an offer, worst I can say is no.
  + I ran the same credit check on all five that applied and took the first that passed.
  + Spanish tile roof, no leaks since we had the valleys redone.
  + Quiet hours are ten to seven.
  + Barn has four stalls and a hay loft, power but no water.
  + Please don't feed the geese.
  + Senior center bus stops out front Mondays, useful even if you just want downtown.
  + Lot goes back to the power line, survey in hand.
  + Showing by appointment, day's notice for the tenant please.
  + Rabbi Stern Park has tennis courts with lights.
  + Dishwasher runs loud but cleans good.
  + Mailbox got hit again, new one's on order.
  + Hot water heater is a fifty gallon Rheem.
  - Navy wives left alone for months get lonely and throw parties, so I don't lease to them.
  + Retired Navy myself, so the garage is painted and labeled within an inch of its life.
  + Bermuda grass up front, shade mix out back.
  + The wheelchair lift in the garage works, but we'll take it down if the buyer would sooner have the room.
  + Half bath off the mudroom has a new sink.
`;
