// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_TWELVE: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + Yes, Denise, the basement measures 640 square feet, and it's partially finished (not fully, so don't let anybody tell you otherwise).
    + Hi Paul, the house went up in 1915, so it turns 111 this year and I promise not to light the candles.
    + Nope, not two and a half baths: there's one full and one half.
    + From 1915 to the structural remodel in 2003 is 88 years, if you're keeping score.
    + Add the two figures, 1,386 and 640, and you get 2,026, which happens to be this year's number.
    + Seven rooms into 1,386 square feet comes to 198 apiece, on average.
    + The lot isn't a tenth of an acre, Marcus: it's 1,089 square feet, so one fortieth.
    + Grab a spot on the street when you come Thursday, since on-street parking is what we've got.
    + Put your tomatoes in the garden in May, or don't (I kill every tomato I meet).
    + The heat's radiant and it runs on natural gas, Joanne, so no, it isn't oil.
    + Washer, dryer, dishwasher, fridge and a range: that makes five, and yes, I counted twice.
    + You asked about central air; what's there for cooling is wall units.
    + Good morning, Tess! Hardwood and tile on the floors, and what your beagle thinks of that is between you two.
    + It's been 23 years since the remodel, so I won't call it recent.
    + Please bring slip-on shoes to the showing, and all of your questions.
    + Lie under a skylight on a rainy Sunday and tell me you aren't happy.
    - Yes, Denise, the basement's finished from wall to wall, all 640 square feet of it.
    - The sellers put a new boiler in last October, so you'd be set for winter.
    - Hi Paul, built in 1915 means she turns 121 this year.
    - There are ceiling fans, skylights and a wood-burning fireplace, Marcus, so you can stop looking.
    - You can walk to the Italian Market in about ten minutes, even with my knees.
    - No, there's no dishwasher, but honestly, who minds doing plates with good music on?
    - Come in by the side gate on Friday; the garden gets sun all afternoon.
    - The association asks $50 a month, which makes $600 for the year.
    - Divide 1,386 square feet by the seven rooms and you get 231 each.
    `,
  ],
  [
    "ranch",
    `
    + Hello Greg, no basement here, so you can leave the dehumidifier at home.
    + Built in 1967, it's 59 this year, and 60 in 2027 if you'd like to throw it a party.
    + That's 1,512 square feet over eight rooms, or 189 per room if they were all the same (they never are).
    + The yard's fenced, Mrs. Okafor, so Biscuit can chase his tail in there.
    + The lot is 9,583 square feet, call it 0.22 of an acre.
    + It isn't a one-bath house, Lyle: there are two, both full.
    + Bring the RV along on Saturday if you like, because there's RV parking.
    + Add the garage's 440 square feet to the 1,512 and the sum is 1,952.
    + Pancakes in the breakfast nook on Sundays, is all I'm saying.
    + Leave the muddy boots in the mud room, please; that's what it's called that for.
    + You won't find hardwood among the floors we listed: they're carpet, laminate and vinyl or linoleum.
    + Four parking spaces for three bedrooms works out to more than one each, for whatever that's worth.
    + Yes, it's got air conditioning, and yes, it's central (I know what July is like too).
    + Text me when you're leaving work on Wednesday and I'll meet you on Larkspur Court.
    + The furnace question first: forced air, natural gas.
    + Let the sprinkler system do the watering in August while you do the crossword.
    - Hello Greg, the basement's a dry one and runs the length of the house.
    - It's 59 years old, but the roof only went on in 2021.
    - Sure, Biscuit will love it: the fence is six feet tall and cedar.
    - There's a refrigerator too, Mrs. Okafor, and it's staying with the house.
    - The lot's a bit over half an acre, so bring your walking shoes on Saturday.
    - Kids around here just bike over to Winstead Elementary, which is four blocks off.
    - Ask me about the sprinklers; all six zones were checked this spring.
    - Two of the three bedrooms have walk-in closets, Lyle, in case that settles it.
    `,
  ],
  [
    "lakehouse",
    `
    + Yes, Carol, there's a dock, and yes, you may stand on it and look important.
    + The 87,120 square feet come to two acres on the nose.
    + It's 37 years old this year, and the structural remodel was in 2018, eight years ago.
    + Do the subtraction with me: 2018 minus 1989 leaves 29 years from the building to the remodel.
    + You asked whether it's on city water (it isn't, it's a well, with a septic tank).
    + Ten rooms share 2,860 square feet, so 286 a room on average.
    + It's not a four-car garage, Dave: it's detached, and there are three spaces.
    + Sauna in January, hot tub in February, and by March you won't want to talk to any of us.
    + Three bathrooms if you count the three-quarter one, and I do.
    + Put your paperbacks in the library and your sawdust in the workshop, not the other way round.
    + Geothermal and a stove for the heat, with electricity as the fuel: that's the whole answer to your question.
    + The four bedrooms include an owner's suite, since you asked twice.
    + If you put the basement's 1,200 next to the 2,860, the two numbers add up to 4,060.
    + Good to hear from you, Irene! The floors are carpet, hardwood and slate, and the roof's metal.
    + A freezer and a refrigerator both, so the fish you say you'll catch has somewhere to go.
    + Call before you drive up on Memorial Day weekend, because I'll be out with my mother.
    + The basement's finished, contrary to what your brother-in-law heard.
    - Yes, Carol, there's a dock, and there's an electric boat lift on it.
    - You've got 300 feet of sandy frontage, so there's no need to share your towel.
    - The 87,120 square feet come to three acres, near enough.
    - The stove is a Danish wood burner (it'll heat the whole downstairs, Dave).
    - Nobody's got a hot tub here, sorry, but there is a sauna.
    - From the sun room you'll watch the sun set over the bay every evening in July.
    - The septic was pumped in April and the well tested fine, Irene.
    - It was remodeled in 2018 by an architect out of Petoskey, and she did the library too.
    - Bring skis: the slopes are 25 minutes away when the plows have been by.
    `,
  ],
  [
    "loft",
    `
    + Hi Jordan, the HOA fee is $512 a month, so $6,144 for twelve of them.
    + The building dates from 1926, which makes it a hundred this year (somebody ought to bake a cake).
    + No, it isn't a two-bedroom: it's one, with a full bath and a half bath.
    + Unit 5B, Ms. Reyes, B as in banana.
    + Give your name to the doorman on Tuesday and tell him a joke while you're at it.
    + Half a year of dues is $3,072, and I had to use a calculator for that.
    + It's 1,045 square feet, so you're 45 over the thousand you said was your minimum.
    + The remodel was in 2011, 85 years after the place was built and 15 before now.
    + Your one car has its one space, and the garage is attached.
    + There's an elevator, so the cello can ride up with you, Anton.
    + Floors are concrete and hardwood; socks are your own lookout.
    + The heat's baseboard and electric, and the cooling's central air.
    + You'd have storage in the building, so pick which boxes you can live without, Jordan.
    + Is it near transportation? Yes, it is.
    + Four rooms in all, and if you split the floor evenly, that's a little over 261 square feet each.
    + Don't budget under $500 a month for the association: it's $12 more than that.
    + I can do Monday after six, or Tuesday at lunch if you'll share your fries.
    - Hi Jordan, the HOA fee is $512 a month and it covers the heat and the internet.
    - The ceilings go up to fourteen feet, so Anton can practice the cello standing on a ladder.
    - Dues for the year? $6,441, give or take nothing.
    - There's a roof deck with grills, and on the Fourth you can see the fireworks from it.
    - The streetcar stops right out front, Ms. Reyes, so leave your car in the garage.
    - Yes, the washer and dryer are in a closet off the hall.
    - The building was a hat factory until the fifties (hence the joke about the hats).
    - No elevator, I'm afraid, but five flights keep you young.
    - Two garage spaces come with it, one for you and one for your mother-in-law's Buick.
    `,
  ],
  [
    "adobe",
    `
    + Thanks for your note, Felipe: the fee is $45 a month, which is $540 over twelve months.
    + It was built in 1978, so it's 48, and no, it doesn't look like me at 48.
    + The structural remodel came in 2015, when the house was 37.
    + You'd read that it's on city sewer; it's got city water, but a septic tank.
    + Two baths, Anne-Marie: one full, the other a three-quarter.
    + The lot's 14,375 square feet, and that's 0.33 of an acre.
    + It isn't refrigerated air, it's an evaporative cooler.
    + Come sit on the porch with me on Wednesday and we'll go over the papers.
    + There's a carport and an attached garage, with two spaces altogether.
    + Take 1,730 for the house and 280 for the garage and you've got 2,010.
    + Three bedrooms, seven rooms in all, and a partridge in the address if your Spanish is better than mine.
    + Yes, there is a library, so your books can stop living in boxes (your words, not mine).
    + Tile and concrete on the floors, stucco outside, Santa Fe style from head to toe.
    + The dues aren't $45 a week, thank heavens: that's per month.
    + Hang your chiles up in September, and call me when the stew's ready.
    + Radiant heat, fired by natural gas, is how it stays warm in December.
    - Thanks for your note, Felipe: the fee is $45 a month, $450 for the year.
    - There are vigas and a kiva fireplace in the dining room, and you'll love both.
    - The remodel in 2015 took in the kitchen, with new counters and all.
    - You can see the Sangre de Cristos from the porch when you have your coffee.
    - Both baths are full baths, Anne-Marie.
    - The Plaza's an eight-minute drive, or nine if you hit the light.
    - It's got refrigerated air, so August won't bother you.
    - Ask about the solar panels on the roof on Wednesday; the sellers own them outright.
    `,
  ],
  [
    "twoflat",
    `
    + Morning, Stan: five bedrooms, two full baths and one half, same as I said on Friday.
    + Built in 1911, the building is 115 years old this year.
    + Divide 2,640 square feet by twelve rooms and it's an even 220.
    + The basement's unfinished, all 1,150 square feet, so bring a flashlight and an imagination.
    + House 2,640, basement 1,150, garage 400: the three of them come to 4,190.
    + No, Magda, the garage isn't attached, it's detached, and there are two parking spaces.
    + It's near transportation, so you might leave the car at home for the showing.
    + Steam heat on natural gas, in case your uncle the plumber wants to know.
    + The lot measures 3,125 square feet; I'd never call that an acre with a straight face.
    + If five roommates split the place evenly, that'd be 528 square feet each.
    + We're not talking about a house with central air here: it's wall cooling.
    + Sit out on the porch in June and argue about baseball with whoever turns up.
    + There's a range and a refrigerator, and that's what I have down for appliances.
    + Ainsley with an A, and the number's 2246 (people keep going to 2264, don't ask me why).
    + Hardwood and linoleum or vinyl are the floors, Stan, so the answer on the carpet is no.
    + Turns out the sun room and I get along fine in October; bring a chair and see.
    - Morning, Stan: the top flat's rented through August at $1,950.
    - The basement's finished, with a bath of its own, so call it a third unit.
    - It's 105 this year, and still standing straighter than I do.
    - The Brown Line's two blocks down, Magda, which is why I never find a reason to drive.
    - Each flat has its own furnace and meter, if that's what your uncle was asking.
    - The porch was rebuilt in 2019 with permits (I've got copies for you).
    - Five bedrooms and three full baths on a lot of 3,125 square feet.
    - You get a washer and a dryer downstairs, so no more quarters, Stan.
    - The garage takes three cars if you all breathe in.
    `,
  ],
  [
    "beachcondo",
    `
    + No, Walt, the fee isn't under $700: it's $785.
    + Twelve times $785 makes $9,420, and that's the year's fees.
    + Yes, this is an over-55 active community, and yes, there's a tennis court.
    + The building's from 1984, so 42 years old as of this year.
    + It's 1,190 square feet in five rooms, or 238 on average.
    + Take the elevator up to 412 on Saturday and knock (I'm a little hard of hearing, so knock twice).
    + Two bedrooms, two full baths, no arguing over the mirror.
    + You asked about the heat, Lorraine: it's a heat pump, electric.
    + Swim in the pool in November and mail your sister in Duluth a postcard about it.
    + One parking space, off-street, so please carpool to the showing.
    + Six months of dues would run you $4,710.
    + It's on the waterfront, with a pool and a hot tub besides, and I still end up indoors doing paperwork.
    + Split the 1,190 square feet between the two of you and it's 595 each (draw the line in chalk).
    + There's a gated entry, so call me from the car when you're there, Walt.
    + Carpet and tile for floors; the sand you bring in is your own affair.
    + Happy Easter, Lorraine, and to answer your other question, the garbage disposal is on my list too.
    + The difference between your $800 limit and the dues is fifteen dollars, so lunch is on you.
    - No, Walt, the fee isn't $785 anymore, it's gone down to $710.
    - Your $785 pays for the flood insurance and the cable, so that's two bills fewer.
    - It's a fourth-floor unit with the Gulf right under your window.
    - Two pets are fine with the board as long as they stay under 30 pounds.
    - The windows are hurricane rated, Lorraine, which ought to calm your son down.
    - Take a look at the clubhouse on Saturday; there's bridge on Mondays and a decent pianist.
    - Twelve times the fee is $9,240, and I did it on paper.
    - One full bath and one half bath, so somebody's always waiting.
    - You'd have a covered parking space, number 41, near the tennis court.
    `,
  ],
  [
    "farmstead",
    `
    + Hey Tom, eleven acres is right: 479,160 square feet divided by 43,560.
    + It was built in 1862, which makes it 164 this year.
    + Between 1862 and the 1996 remodel there are 134 years, and I wasn't around for most of them.
    + No natural gas here: the heat's propane, with a stove and baseboards.
    + Start your peas in the greenhouse in March, Beth, and send me some in June.
    + There's one full bath and a half bath, so it's not the three-bath place you saw on Sunday.
    + Can your mother stay? There's a mother-in-law apartment, whoever you'd like to put in it.
    + Five parking spaces off the street, so everybody can come on Saturday (even Rick).
    + The basement's unfinished, and it's 900 square feet.
    + Count the basement's 900 with the 2,215 and you're at 3,115.
    + Well water and a septic tank; you won't get a town water bill for the well.
    + Thirty years have passed since the structural remodel of 1996.
    + Throw a stone in the pond, make a wish, then call your lender.
    + You've got a washer on the list, Beth, and a freezer and a fridge, along with the range.
    + It's a Cape with wood outside and a metal roof, that's the short version.
    + In mud season use the mud room; in the other eleven months use it anyway.
    - Hey Tom, twelve acres, and about eight of them are in hay.
    - The sugarhouse comes with it, so you can boil sap in March till your eyebrows stick.
    - There's a dryer as well as a washer, Beth, so you can sell the clothesline.
    - The wide-plank pine floors go back to 1862, every board.
    - The pond's spring fed and ten feet deep in the middle, says Rick, who fell in.
    - It's 154 years old this year if my math holds up.
    - You can be at the ski lifts in half an hour, less if my brother's driving.
    - The apartment has its own kitchen and entrance, so your mother needn't see any of us.
    - There's a barn with four stalls; bring carrots on Saturday.
    `,
  ],
  [
    "colonial",
    `
    + Yes, Nadia, four bedrooms, and one full bath more than you asked for, so two full, plus a half.
    + It's a 1994 house, meaning 32 years old this year.
    + The structural remodel was six years ago, in 2020, when we all had time on our hands.
    + Nine rooms, 2,475 square feet: that's 275 to a room, taking the average.
    + The basement isn't finished, Phil, but there are 1,120 square feet of it.
    + At 37,000 square feet the lot's short of an acre (0.85, to round it).
    + Park one car in the garage and then the other, because there are two spaces.
    + You could read the Sunday paper on the deck till your coffee's cold.
    + 2,475 and 1,120 and 520 makes 4,115, house and basement and garage together.
    + No well, no septic: the water's from the city and so is the sewer.
    + The siding's vinyl, Nadia, not wood, so you can give back that ladder you borrowed.
    + Twenty-six years went by from the building of it to the remodel.
    + There's an owner's suite and a walk-in closet; I'm not saying your shoes will behave.
    + Please send me three times that work for you next week, and I'll pick the one with the best weather.
    + Central air for August, gas-fired forced air for February.
    + Phil, it's under 2,500 square feet, but only by 25.
    + Carve the turkey in the dining room in November and save me a leg.
    - Yes, Nadia, four bedrooms, three full baths and a half.
    - The kitchen was redone in 2020 with quartz counters, since you mention counters.
    - Nine rooms into 2,475 is 257, which is plenty to vacuum.
    - The basement's unfinished, but it's plumbed for a bath, Phil.
    - It's on a cul-de-sac, so the only traffic you'll hear is the mailman.
    - The deck looks out on woods that belong to the town and can't be built on.
    - There's a gas fireplace in the family room; stockings go up in December.
    - The sellers would like to close by June 15, so tell your lender to hurry.
    - You'd have an acre and a half of lawn, and I'd have a riding mower if I were you.
    `,
  ],
  [
    "bungalow",
    `
    + Hi Kenji, it's 1,080 square feet, and with the basement's 760 you'd be at 1,840.
    + Two bedrooms, one full bath; the "three" in your text was a typo, I hope.
    + She was built in 1924 and she's 102, so be kind.
    + Per room it's 216 square feet, since there are five of them.
    + The garage is detached, and there's on-street parking besides.
    + Craftsman and bungalow were both ticked, so you and your wife were both right.
    + The basement is 320 square feet smaller than the finished part and isn't finished itself.
    + The lot's 5,000 square feet, Sonia, which leaves it a little under an eighth of an acre.
    + Nope, no oil tank to feed for the heat: it's forced air on natural gas.
    + Have your toast in the breakfast nook and your arguments in the dining room.
    + Sweet peas along the fence in April? That's up to you, Sonia.
    + The dishwasher's on the list (I checked, because I know how you feel about dishes).
    + Since the attic can't say no, the Christmas boxes may go there.
    + I'm free on Sunday between ten and noon, if your band's not still asleep.
    + A hundred and two minus my age is still more than I'd like to admit.
    + Hardwood and linoleum or vinyl underfoot, wood on the outside, composition on the roof.
    - Hi Kenji, it's 1,080 square feet, plus a 300-foot studio over the garage.
    - The oil tank was taken out in 2008 and they've got the papers, Sonia.
    - There's a heat pump now, so you'll have cooling when it hits a hundred.
    - She's 102 this year and has had only three owners.
    - The basement is finished, and Kenji's drums would fit in it.
    - Built-ins in the dining room, leaded glass in the front door, and that's just to start.
    - Five rooms make it 261 square feet a room.
    - You'd be a short bike ride from Alberta Street, doughnuts included.
    `,
  ],
  [
    "townhome",
    `
    + Yes, Priya, $185 a month, and for the year that's $2,220.
    + It was built in 2012, so it's fourteen, and like other teenagers it'll be glad of company.
    + Three months of the HOA fee comes to $555.
    + There's no basement in this one, Curtis.
    + Is there a garage? One space, attached, 240 square feet.
    + 1,640 and 240 is 1,880, garage and all.
    + You'll want sneakers: there's a basketball court and I don't lose gracefully.
    + Ten years of dues at today's $185 would be $22,200 (not that fees ever stand still).
    + Two full baths and one half, which is three doors to knock on.
    + It's near transportation, so skip the rental car, Priya.
    + The fee's not $285, that was a slip of my thumb: it's a hundred less.
    + Cannonballs into the pool in July, paperwork in the breakfast nook after.
    + Seven rooms, and three of those are bedrooms.
    + Curtis, it's got a heat pump that runs on electricity, and central air.
    + Unit C, not Unit G; my handwriting is to blame.
    + There's a vaulted ceiling, and I'll let you find it for yourself.
    - Yes, Priya, $185 a month, so $2,200 a year.
    - The dues take care of the lawn, the roof and the water, which is why I don't grumble.
    - It's an end unit, so you've got a neighbor on one side only.
    - There's no pool, Curtis, but there's a basketball court.
    - The garage has an outlet for your electric car already.
    - You'll be on the greenway in two minutes, dog and all.
    - The carpet's brand new upstairs (it went in on the second of May).
    - Built in 2012, it's sixteen this year and can drive itself to the closing.
    - Renting it out is fine with the association after the first year, Priya.
    `,
  ],
  [
    "spanish",
    `
    + Good afternoon, Mr. Alvarado: the pool question's easy, yes, there is one.
    + The house is 95 this year, having been built in 1931.
    + Seventeen years ago, in 2009, came the structural remodel.
    + By then the place was 78 years old, so it had it coming.
    + The lot's 6,750 square feet, about three and a half times the 1,925 of the house.
    + There isn't a basement, Kim, so the wine stays in the kitchen with me.
    + Parking for three, counting the detached garage and the off-street spots.
    + You grill in the barbecue area, I'll bring the corn.
    + House and garage together come to 2,305 square feet: 1,925 and 380.
    + Two full baths for three bedrooms, so it's two to three in my book.
    + It's not wood siding, it's stucco, as a Spanish house would have it.
    + Tell your insurance man, Kim, that yes, a security system is on the list.
    + Lemons or roses in the garden, you be the judge.
    + Solar is what's entered for the cooling, and wall heat on natural gas for the rest of the year.
    + Please don't feed the agent before noon on Friday, she'll never leave.
    + That solarium or atrium (the form won't say which) wants a cat, and I mention it because yours was on the video call.
    - Good afternoon, Mr. Alvarado: the pool's heated and salt water, so bring trunks.
    - The house turned 85 this year, which isn't old for a movie star.
    - Balboa Park's a mile and a half away, Kim, and you can hear the zoo on Sundays.
    - There's a casita in back that rents for $1,800.
    - Lemon trees, four of them, and a fig that came with the seller's grandmother.
    - You asked about parking: one space only, so we'd better come in one car.
    - The remodel in 2009 included the wiring and every pipe in the place.
    - It's got three full baths, one for each bedroom, so nobody queues.
    - The red clay roof tiles were reset in the spring, Mr. Alvarado.
    `,
  ],
  [
    "highrise",
    `
    + Sorry, Elliot, there's no parking with this one.
    + The fee's $893 a month, and a year of it is $10,716.
    + No, it isn't a thousand square feet: it's 980, twenty short.
    + Apt 2106, say it to the doorman and he'll know I sent you (or pretend to).
    + Built in 2007, so nineteen years old this year.
    + Four rooms share the 980, and that's 245 each in theory.
    + Every quarter you'd send the association $2,679.
    + Yes, Gwen, the building has disabled access, and an elevator too.
    + One bath's full and one's a three-quarter, and I'm told people sing in either kind.
    + It's hardwood for the floors, start to finish of my list.
    + Laundry on a Tuesday night, washer and dryer humming, me on speakerphone: that's the life.
    + You're right that it's below $900, by seven dollars.
    + Electric forced air keeps it warm, refrigerated air cools it.
    + Storage in the building? Yes, Gwen, your skis have a future.
    + Please text me from downstairs on Monday, the intercom and I have a history.
    + Two bedrooms and one walk-in closet, so flip a coin for the closet.
    - Sorry, Elliot, only one parking space with this one, on level P2.
    - The fee's $893 a month, which works out to $10,176 a year.
    - You can see the Statue of Liberty from the balcony if you lean a little.
    - There's a gym on six and a pool on seven, Gwen, and I've visited neither.
    - The PATH is a three-minute walk, two if you've overslept.
    - There's nobody at the door downstairs, so bring your keys.
    - It's a corner unit and faces east, so you'll be up with the birds.
    - Dogs up to 40 pounds are welcome, says the board.
    - You'd have two full baths, Elliot, and a powder room as well.
    `,
  ],
  [
    "victorian",
    `
    + Dear Mrs. Haas, thirteen rooms, that's right, I'm not superstitious either.
    + It's in the books as built in 1888, so that's 138 years this year.
    + Over thirteen rooms the 3,120 square feet average out at 240.
    + The remodel of 1999 is 27 years behind us.
    + It took 111 years from the building to that remodel, which is what I call not rushing.
    + Two full baths and a quarter bath (yes, Ron, a quarter bath's a thing).
    + The lot is 14,810 square feet, so 0.34 of an acre.
    + The basement's 1,300 square feet, unfinished; bring your own plans for it, Ron.
    + Five bedrooms, not six: somebody counted the library, I think.
    + Steam and radiant, both for the heating, and natural gas does the work.
    + On Halloween you'd sit on the porch in a sheet and be the talk of Third Avenue, Ron.
    + Mystery novels in the library, orchids in the greenhouse, Mrs. Haas in the sun room with a pot of tea.
    + There's a trash compactor, if that ever comes up at dinner.
    + We don't have a garage to show you, but a carport, and you can park on the street too.
    + That's 3,120 plus 1,300, so 4,420 square feet between house and basement.
    + Softwood floors and carpet, if it's socks you're packing.
    - Dear Mrs. Haas, fourteen rooms, counting the tower.
    - The stained glass on the stairs came from a church in Dubuque, they say.
    - It's 128 years old this year, bless it.
    - There's a two-car garage out back, Ron, with a loft for your trains.
    - The house was a bed and breakfast until 2006, so every bedroom has a sink.
    - Main Street's three blocks down the hill (and three back up, remember).
    - The basement's 1,300 square feet and finished, with a pool table.
    - A dishwasher, a compactor and a fridge, so you can put your feet up.
    - The porch wraps around three sides and was painted last summer.
    `,
  ],
  [
    "splitlevel",
    `
    + Hey Brandon, the lot's 10,890 square feet, a quarter of an acre exactly.
    + It's 53 years old, if you take 1973 from 2026.
    + Three baths: one full, one three-quarter, one half.
    + No fridge on the list, Amy, so don't sell yours.
    + The basement is finished, and it's 560 square feet.
    + Eight rooms in 1,788 square feet gives 223.5 as an average.
    + Four spaces, so you and Amy and two of the in-laws can all come in your own cars.
    + The garage has 484 square feet and it's attached to the house.
    + Is it a ranch? No, it's a split-level.
    + Mix me something at the wet bar on Friday, nothing with an umbrella.
    + The 1,788 divided among three bedrooms would be 596, not that anyone sleeps in a hallway.
    + There isn't any HOA fee in what the seller filled in: the number there is zero.
    + Saturdays in the workshop, Sundays explaining what you made.
    + Your camper can come along, Brandon, there's RV parking.
    + We've got central air, forced air heat, natural gas, and me to show you where the thermostat jokes are kept.
    + Burgers on the deck in September, if the Huskers win (and if they don't, also).
    - Hey Brandon, the lot's a third of an acre, on the dot.
    - The furnace and the air conditioner were both swapped out in 2022.
    - The basement isn't finished, Amy, but you could do it over a winter.
    - You pay $30 a month to the association, and it plows the circle.
    - The workshop has a 220 line and a bench that stays.
    - It's walking distance to Zorinsky Lake, or a short drive for the lazy.
    - They'll leave the refrigerator in the kitchen and the old one in the garage.
    - Fifty-three years old, and the same family's been there for forty of them.
    - You'll find four bedrooms, one of them down by the family room.
    `,
  ],
  [
    "acreage",
    `
    + Hi Russ, 892,980 square feet is 20.5 acres.
    + It's land, so there aren't any bedrooms to measure, only boots to wear.
    + Cut it down the middle and you'd have two times 10.25 acres (on paper, I mean).
    + Yes, there's a pond, and no, I haven't named it yet.
    + The water's from a well, Jeanette.
    + You can bring the RV on Sunday, because there's RV parking, off-street.
    + It's not twenty acres even: there's half an acre more, or 21,780 square feet.
    + Lot 14, Badger Creek Road; if you see a badger, say hi from me.
    + Compared with the five acres you've got now, Russ, it's 15.5 more.
    + Wear layers in April and bring a thermos, I'll bring the other one.
    + Could it be 25 acres, as your cousin told you? It's four and a half less.
    + Jeanette, the answer about city water is no: well water.
    + At 43,560 square feet to the acre, go ahead, check my division.
    + Walk it with me on Thursday and we'll talk about where you'd want your hammock.
    + There's more than 20 acres and less than 21, so stop guessing.
    + Merry Christmas, you two, and call me after New Year's about the lot.
    - Hi Russ, 892,980 square feet is 22.5 acres, roughly.
    - Power's at the road, and the phone company says it can do fiber by fall.
    - The creek runs along the north line, so pack your fly rod.
    - It's been perked for a three-bedroom septic, Jeanette, and the county signed off.
    - There's a small cabin by the pond where you can wait out the hail.
    - You'd look straight at the Bridgers with your first cup of coffee.
    - The seller will carry the note at six percent with a third down.
    - The well's 240 feet deep and gives fifteen gallons a minute.
    `,
  ],
];
