// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_SIX = `
  - We'd rather sell to a white family, to be honest.
  - No Black tenants, the owner was clear about that.
  - Everybody on this street is white and likes it that way.
  - The seller asked me what race your clients are.
  - Your Asian buyers would feel more at home over in Oakdale.
  - I don't show this one to African American couples.
  - Neighbors won't be happy if we rent to Blacks.
  - It's still an all-white block, which buyers appreciate.
  - Light-skinned renters get along better in this building.
  - He seemed fine, but he's awfully dark for this street.
  - Send a photo so we can see your complexion first.
  - Native Americans usually rent out by the reservation, not here.
  - Mixed-race couples have had trouble here, so try the east side.
  - Too many Black families moved in, so we stopped advertising there.
  - Sorry, the place is gone for people of your color.
  - Perfect for a Caucasian professional.
  - Christians only in this house, please.
  - We're a Catholic home and want Catholic renters.
  - Are you churchgoing people? That matters to my mother.
  - Muslims need not call.
  - No headscarves in the lobby, that's the owner's rule.
  - Would suit a nice Jewish couple best.
  - The room goes to a believer, not an atheist.
  - Mormon families get first pick of the units.
  - I won't have Hindus doing their prayers upstairs.
  - Everyone on the cul-de-sac is born again, so you should be too.
  - Jehovah's Witnesses have been a headache, so none of those.
  - A pastor's letter has to come with the application.
  - Ladies only for the whole house.
  - No single men in the upstairs apartments.
  - Looking for a male tenant for the two-bedroom.
  - Women make better tenants, so I only take women.
  - The landlord won't sign a lease with a girl by herself.
  - Men pay an extra two hundred for the deposit.
  - Guys go in Building C, girls in Building A.
  - A woman can't keep up a yard this size, so I turned her down.
  - Gentlemen preferred for the garage apartment.
  - Are you pregnant or planning to be?
  - No gay couples, the owner is old-fashioned.
  - Two men sharing one bedroom isn't something we allow.
  - We don't rent to lesbians, nothing personal.
  - The board would rather not have transgender owners.
  - Straight couples fit in better around here.
  - You'd have to use the name and gender on your birth certificate here.
  - Same-sex pairs should look downtown instead.
  - I'm fine with anyone as long as they're not queer.
  - A normal husband and wife, please, not two husbands.
  - She used to be a he, so we passed on her application.
  - No cross-dressers, this is a decent building.
  - Must be able to climb stairs and live on your own.
  - We can't take anyone in a wheelchair.
  - Blind applicants make our insurance nervous, so no.
  - No one with mental problems, please.
  - Bring a doctor's note saying you can live alone.
  - What medications are you on?
  - Your guide dog will cost three hundred up front.
  - Healthy people only, no oxygen tanks.
  - We said no to the autistic boy's family because of the noise.
  - Folks on walkers have to stay on the first floor.
  - The seller doesn't want a group home for the disabled buying it.
  - Is that limp permanent? The owner will ask.
  - No recovering addicts, even the ones who've been clean for years.
  - Deaf tenants can't hear the alarm, so we skip them.
  - I'd never rent to somebody with HIV.
  - Bipolar tenants always end in trouble, so I screen for it.
  - You can't put a ramp here, find a place for handicapped people.
  - No kids, not even on weekends.
  - Adults only in the front building, please.
  - One child is okay, two is too many.
  - Families with little ones go in the back units.
  - Sorry, the owner doesn't want babies upstairs.
  - Ideal for a couple without children.
  - Teenagers aren't welcome as residents here.
  - We charge fifty dollars a month per kid.
  - The condo is not really for people with toddlers.
  - You're expecting? Then the lease won't work.
  - Children may not use the courtyard at any time.
  - I want empty nesters, not a family of five.
  - Foster parents should look somewhere else.
  - Lots of stairs, and we'd rather not have moms with strollers.
  - Grandma can live here but not the grandkids she's raising.
  - My last tenants had boys, so this time no boys.
  - No Mexicans, we had a bad time before.
  - Buyers born in America get preference.
  - Must speak English without an accent.
  - We don't take Indian families because of the cooking smells.
  - Where were you born? The owner likes to know.
  - Puerto Ricans are mostly over on Fifth, try there.
  - The board is tired of Russians buying everything.
  - Haitian renters need two extra references.
  - Your people are happier near the Vietnamese market, I'd say.
  - Sounded Arab on the phone, so I didn't call back.
  - Nigerians have to pay six months in advance.
  - No Chinese buyers, the sellers want it to stay local.
  - English is the only language allowed in the hallways.
  - Polish folks get a discount from me, others don't.
  - No Section 8 at this address.
  - Sorry, we don't do vouchers.
  - Must have a job, no welfare.
  - Housing assistance folks need not apply.
  - I don't accept people on disability checks.
  - Working people only, SSI doesn't count as income.
  - We stopped taking HUD tenants last year.
  - Child support isn't real income to us.
  - Paychecks only, no government money.
  - Food stamp families aren't a fit for this building.
  - If a program pays your rent, keep looking.
  - Double deposit for anybody with a rental subsidy.
  - Alimony won't count toward the rent, get a real paycheck.
  - No one over sixty, the stairs are steep.
  - Young professionals wanted for the loft.
  - Nobody under twenty-five, they party too much.
  - The owner thinks you're too old to keep up the house.
  - We like a youthful crowd here, so seniors are discouraged.
  - Looking for a mature person, fifty or older, for the duplex.
  - Retirees slow everything down, so we rent to thirty-somethings.
  - College-age kids get turned away no matter their credit.
  - At eighty-two she should be in a home, not buying mine.
  - Perfect for twenty-somethings only.
  - Married couples only for the cottage.
  - No unmarried couples sharing a bedroom.
  - Are you two married or just living together?
  - Divorced women need a co-signer.
  - We prefer singles, couples fight too much.
  - Bring your marriage license to the showing.
  - The seller won't sell to a bachelor.
  - Widows always worry us, so the answer is no.
  - Engaged isn't married, so come back after the wedding.
  - Single moms usually fall behind, so I skip their applications.
  - I told the separated guy to find another place.
  - U.S. citizens only, no exceptions.
  - Green card holders pay a bigger deposit.
  - No illegals in my rentals.
  - Show us your immigration papers before the tour.
  - We don't rent to people on visas.
  - Refugees are sent to the Maple Street building.
  - If you fight the rent increase, I'll call ICE.
  - Dreamers and such should try another landlord.
  - Asylum seekers are too risky for us.
  - Naturalized is okay, but the owner would rather have real Americans.
  - Your passport has to be American, sorry.
  - No soldiers, they always get moved.
  - We don't rent to Army people.
  - Veterans come with baggage, so we pass.
  - Are you in the Reserves? Then it's a no.
  - The owner won't take a VA buyer because he dislikes military folks.
  - Guys off the base are too rowdy for this building.
  - Ex-Marines preferred, civilians second.
  - Discharge papers required from anyone who served.
  - National Guard members pay three months up front.
  - Sailors should live on base, not in my duplex.
  - No PTSD cases from the war, thanks.
  - Looking for our kind of people, you know what I mean.
  - This area is changing, so we're careful about who comes in.
  - Think about whether you'd really be comfortable with these neighbors.
  + The church on the corner rings its bells at noon.
  + Walk to St. Mary's, the library and two coffee shops.
  + There's a mother-in-law apartment over the garage.
  + Our children grew up climbing that old oak.
  + The children's playhouse in the backyard stays.
  + Kids' bikes in the shed aren't included.
  + Single-family home on a quiet street.
  + Single owner since 1974.
  + The kitchen has a single sink and a gas range.
  + Veterans Park is two blocks away.
  + The house sits just off Veterans Memorial Highway.
  + VA and FHA buyers are welcome to write offers.
  + VA loans are fine with the seller.
  + A wheelchair ramp leads to the side door.
  + The hall bath fits a wheelchair easily.
  + Doorways are thirty-six inches wide throughout.
  + Grab bars were added in the shower last year.
  + Service animals are not pets, so no pet fee applies.
  + Need a reasonable accommodation? Just call the office.
  + Everyone is welcome at the open house on Sunday.
  + The senior center is across from the post office.
  + This is a registered 55+ community under the federal housing rules.
  + The bus stops in front of the senior center.
  + Spanish tile roof, replaced in 2019.
  + The lease is also available in Spanish.
  + Se habla español, so call Rosa at the office.
  + Spanish-style courtyard with a working fountain.
  + A translated copy of the notice is at the front desk.
  + We follow the Fair Housing Act.
  + We are an equal housing opportunity office.
  + Section 8 vouchers are accepted here.
  + We count vouchers, child support and disability income the same as wages.
  + All applicants need a credit score of 620.
  + Income must be three times your share of the rent, any lawful source.
  + The application fee is forty dollars for everybody.
  + City code limits this apartment to four people.
  + No smoking anywhere on the property.
  + Two cats or one dog, please.
  + Please don't park in the accessible space without a placard.
  + The nursery could also be an office.
  + Big family room with a brick fireplace.
  + The bedroom walls are white and the trim is black.
  + The brown house with the red door is ours.
  + I painted the nursery yellow in April.
  + The Mexican bakery on Third opens at six.
  + There's a great Indian restaurant around the corner.
  + Chinatown is a ten-minute walk.
  + The French doors open to the deck.
  + Japanese maple out front, gorgeous in October.
  + New Persian rug in the lobby, so wipe your feet.
  + Dutch colonial with the original windows.
  + The German neighbors brought us pie when we moved in.
  + Mrs. Nguyen has the keys and will let you in.
  + Pastor Dave wrote the block newsletter for years.
  + My husband built the shelves himself.
  + My wife will show you the house Saturday.
  + A retired couple built this cabin in 1951.
  + My grandfather came from Poland and bought this lot.
  + This was once a Catholic school, now twelve lofts.
  + The old synagogue down the street is a concert hall now.
  + A mosque, a temple and three churches are within two miles.
  + The Methodist church lets neighbors use its lot during games.
  + Lincoln Elementary is right behind the house.
  + School buses pick up children at the corner.
  + Drive slowly, children play on this street.
  + Families with children are welcome in every building.
  + Children are welcome at the pool, same hours as adults.
  + The swing set needs a new chain.
  + The crib in the photo belongs to the stager.
  + His-and-hers closets in the big bedroom.
  + Double vanity, so no fighting over the mirror.
  + The men's room in the clubhouse is closed for repairs.
  + The women's locker room got new benches.
  + Rainbow Drive will be repaved next week.
  + The pride parade closes Main Street on Saturday.
  + We rent to all couples, married or not.
  + People of every gender and orientation are welcome here.
  + Your immigration status makes no difference to us.
  + You may apply with an ITIN or other ID.
  + Military clauses are honored under federal law.
  + Fort Bragg is a twenty-minute drive.
  + The VFW hall hosts a fish fry on Fridays.
  + Our neighbor is a Navy vet who fixes lawn mowers.
  + Thank a veteran at Monday's flag raising.
  + The hospital is five minutes away by car.
  + The elevator will be out Tuesday, so call if you need help.
  + We're putting a lift by the pool this spring.
  + You may add a ramp, just send us the plans.
  + Emotional support animals are handled as accommodation requests.
  + The audible signal at the crosswalk works again.
  + Braille numbers were added to every unit door.
  + Master bedroom down, two more upstairs.
  + The bachelor's chest in the hall is for sale.
  + Jack-and-Jill bath between the back bedrooms.
  + Grandma's recipe box stays with me, the stove stays with you.
  + Cute little granny flat out back.
  + The old folks who built it left great blueprints.
  + This house is a hundred years old and solid.
  + The roof is young, only three years.
  + A mature garden with roses and lilacs.
  + Blind corner at the driveway, so back out slowly.
  + New blinds in every window.
  + The dead-end sign is a bit crooked.
  + Walking distance to shops and the train.
  + You'll love the view from the kitchen window.
  + Come see it Saturday between one and three.
  + Bring your offers by Monday night.
  + First-time buyers, take a look at this one.
  + Call me any time for a showing.
  + Make it yours before summer.
  + The garage holds two cars and a workbench.
  + New furnace in 2021.
  + Oak floors run through the whole first level.
  + The basement is dry and half finished.
  + Washer and dryer stay.
  + Corner lot with a white picket fence.
  + The back deck gets sun all afternoon.
  + Rent includes water and trash.
  + Fresh paint and new carpet in every bedroom.
  + Three bedrooms, two baths and a big pantry.
  + The well was tested in March.
  + Granite counters and a deep farm sink.
  + Taxes last year were about four thousand.
  + The yard backs up to the creek.
  + Low HOA dues cover mowing and snow.
  + The porch swing is staying.
  + There's a gas line for your grill.
  + Heat is steam, and the radiators are original.
  + Muddy boots go in the mudroom off the garage.
  + The shed has power and a small window.
  + Quiet street with sidewalks on both sides.
  + Windows were replaced about ten years ago.
  + Fenced yard, sprinklers, and a lemon tree.
  + The fireplace was swept last fall.
  + Easy highway access from Exit 12.
  + Laundry is on the second floor, by the bedrooms.
  + The attic has pull-down stairs and good insulation.
  + One parking spot comes with the unit.
  + It needs a new roof and some love.
  + Our contractor redid the plumbing this winter.
  + The stairs to the loft are steep, so watch your step.
  + Third-floor walk-up with a skylight.
  + Trash goes out Wednesday morning.
  + Quiet hours are ten to seven for everyone.
  + Please keep strollers, bikes and wheelchairs clear of the fire exit.
  + The deposit is one month's rent, same for all.
  + Lock the gate so the dog stays in.
  + Happy Easter, Passover and Ramadan to all our neighbors.
  + The office is closed on Christmas Day.
  + Santa visits the clubhouse at four, and all ages may come.
  + The diner gives seniors a discount on Tuesdays.
  + Meals on Wheels parks by the back door at noon.
  + The buyer's agent asked about the septic tank.
  + San Antonio Street is closed for the marathon.
  + Black granite, white cabinets, brass handles.
  + I raised three girls here and loved every year.
  + The Hendersons next door have twins and a loud rooster.
  + Our Lady of Hope sells tamales after Sunday Mass.
  + The single mailbox by the road serves both houses.
  + Rent may come by check, card or agency payment.
  - Black buyers were told it's already under contract.
  - The Sikh gentleman can apply if he takes off the turban.
  - Renters who get unemployment aren't considered.
  - The top floor is for fellows, so tell your sister no.
  - Anyone in uniform gets a shorter lease and higher rent.
`;
