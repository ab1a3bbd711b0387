// Data: one sentence a line, "+" innocent and "-" unfair.
export const PEOPLE_SEVEN = `
  - My aunt owns the place and she's easygoing about most things, but she has told me flat out she won't have a Black family upstairs again.
  - Room's yours if you're quiet, tidy and go to Mass on Sundays, because that's how my mother runs her house.
  - We're three guys in a split-level looking for a fourth, and honestly nobody on Section 8 needs to write.
  - Sorry hon, the super says no wheelchairs past the lobby, so you'd be happier in one of those newer buildings out by the mall.
  + My aunt owns the place and lives on the first floor, so expect tomatoes on your doorstep from July until the frost.
  + Ring the middle bell, not the top one, since Mr. Delgado works nights and sleeps until about two.
  + The room is twelve by fourteen with a window over the alley, a ceiling fan, and a closet deep enough for a bike.
  + If you need a grab bar or a bath bench put in, tell me and I'll come measure, no charge and no fuss.
  - Dad would let it go for ten thousand less to a proper Christian couple, so tell me if that's you.
  - I showed it to a lady with four little ones yesterday and told her the same as I'm telling you: the top floor is for grown-ups.
  - You sound like you have an accent, so before we set a time, where are your people from originally?
  - Nobody over fifty, please, we're a young house and we'd like to stay that way.
  - They're asking everybody who was born abroad to bring a green card to the showing, even though the rest just fill in the form.
  + Whoever comes Saturday gets coffee and a slice of my sister's rum cake while they look around.
  + Steam radiators, so it's toasty, and there's a shutoff valve behind the curtain in the back bedroom.
  + Mrs. Okafor in 2B holds packages for the whole landing, and she'll want to know your name before you've set down a box.
  + During Ramadan the Hassans downstairs cook late, so if you smell onions at nine at night, that's only supper.
  - The owner would sooner leave it vacant than rent to two men who share a bed, and I'm just passing that along.
  - You'd have to bring us a letter from your psychiatrist saying you're stable before I could hand over keys to the attic room.
  - Two girls with Army boyfriends wrecked the last place, so my brother has stopped taking anyone from the base.
  - Looking for a single gal for the in-law unit, since my wife doesn't care for married couples so close by.
  - We charge an extra sixty a month for each kid, because kids run the water and wear down the stairs.
  + We charge an extra sixty a month for the second parking spot, because there are only five behind the building.
  + The bus to St. Anne's Hospital stops right at the corner, every ten minutes in the morning and then hardly at all after eight.
  + Both bathrooms were redone in 2019, one with a tub and the other with a glass shower.
  + I'm the seller's nephew, I have the keys, and I can show it any evening after six if you text first.
  - My grandmother says the Polish church crowd can have first pick, and the Mexicans can go look over by the tracks.
  - If your rent comes out of a disability check, I'd need a working cosigner on top of it, which I don't ask the others for.
  - It's a nice quiet hall of old Italian families, and they've made it plain to me they don't want any Arabs on it.
  - No offense to you, but transgender folks make my tenants nervous, so I'm going to pass.
  - What I want for the garage apartment is a healthy man who doesn't take pills for his nerves.
  - We don't do veterans anymore after the last one woke the whole floor with his nightmares.
  + The VFW hall across the street has a fish fry every Friday, and they'll sell you a plate through the side door.
  + Rent is due on the first, there's a five-day grace, and I take checks, money orders or Zelle.
  + Anyone who can show twice the rent in income of any lawful kind, vouchers counted, is free to apply.
  + It's an old mother-in-law suite over the garage with its own stair, a galley kitchen and a view of the creek.
  - The Jewish family on three had all those dishes and separate sinks, and my husband said never again.
  - Honestly we're hoping for a white couple, since that's who's always been on this block and people get along better.
  - You're divorced? Then I'd rather keep looking, because a woman alone brings trouble up the back stairs.
  - The agency gave you a voucher, I get it, but my cousin's rule is paychecks only.
  - Only folks with American passports, please, my uncle had a bad time with a visa overstay.
  - Let me put you in the back building where the other Haitian families are, you'll feel more at home.
  + Let me put you in the back building where the elevator is, since you asked for no stairs and the front one has none.
  + The previous owners were married in that garden in 1974, and the arbor is still standing.
  + Laundry hours are eight to ten, and please don't leave your wet sheets in the machine like somebody on four keeps doing.
  + Your guide dog is welcome of course, he isn't a pet to us, and there's no deposit for him.
  - The basement room would suit a fella who isn't colored, and that's my landlady's word, not mine.
  - I see from your photo that you cover your hair, and I think the neighbors would find it strange, so it's a no.
  - My daughter's looking for a roommate in the duplex, and she'd like somebody who isn't gay, if that can be said nicely.
  - The house is full of college kids, sweetheart, so a lady of seventy should try the senior tower on Grove.
  - Pregnant applicants will need to find something else, since babies aren't part of the deal here.
  - We've always picked people without any kind of handicap, because the stairs are steep and I don't want to be carrying anyone.
  + The stairs are steep, thirteen of them with a turn at the top, so look at the video before you drive out.
  + Kids' bikes, strollers and carts all go in the cage by the boiler room, and the code is on the fridge.
  + Full basement, dry, with a workbench, a chest freezer that stays and a bulkhead door to the yard.
  + I'm Rosa, the super's wife, and if he doesn't pick up you can always knock at 1A.
  - My landlord said he's through with Nigerians, so if that's you, I'd save the application fee.
  - When you come, bring proof you've actually been baptized, as the trustees like to see it for the upstairs flat.
  - A deaf tenant wouldn't hear the fire bell, which is why I turned down the fellow who came Tuesday and will turn down the next.
  - Families with teenagers get put on the ground floor next to the dumpsters, that's just how the super has always done it.
  - I'd give it to a soldier last of anybody, they get orders and you're left holding an empty room.
  - Living together without a ring isn't something my parents allow under their roof, so married people or nobody.
  + My parents don't allow smoking anywhere under their roof, porch included, and that goes for vapes too.
  + There's a Sikh gurdwara, a Baptist church and a synagogue all within a ten-minute walk, and parking gets tight on holidays.
  + The nursery wallpaper is ducks, and you may paint over it in any color so long as you use primer.
  + Come by for the block party on the fifteenth and meet everyone, Luz is doing pernil and the Kowalskis bring the pierogi.
  - My brother-in-law manages it and he tells brown folks the unit's gone, so have your friend call instead of you.
  - Please tell me your immigration status up front, I don't like surprises and I won't rent to asylum people.
  - The lady of the house is a strict Adventist, so she'd like the lodger to be one too.
  - Ideal roommate for our house in the hills is under thirty and not on any kind of assistance.
  - We don't want a man in the garden apartment at all, our other tenants are women and men are slobs.
  - With your MS I'd worry about the liability, so I'm going to offer it to the next couple on my list.
  + Somebody with MS lived here happily for nine years, and the lift her brother installed still works fine.
  + Heat and hot water are included, you pay electric, and the internet we split four ways.
  + Sure, you can bring your mother to the showing, there's a bench in the lobby if she'd like to sit.
  + The second bedroom faces the schoolyard at P.S. 41, so you'll hear recess at eleven and again at noon.
  - Our late father's wish was that the farm go to people of our own race, and my sisters and I mean to honor it.
  - They're a lovely lesbian couple, I told the board, and the board told me to find them something in the city.
  - If you work for cash and get food stamps, don't bother, the owner only wants folks who never took a handout.
  - Mother's renting to empty nesters, she raised six and she's done listening to children.
  - Sounds foreign, I know, but my cousin insists that everyone in the house speak English like a native, no accents.
  - I'm afraid at your age you'd be better off with your kids, dear, we rarely take people past sixty-five.
  + It's a registered 55-and-over community, so at least one of you has to meet the age rule, and the office will explain the paperwork.
  + There's a Dutch door in the kitchen, a French drain along the patio and an old Franklin stove that still draws well.
  + I drive my two to Lincoln Elementary at 7:40 and can always squeeze in one more, ask anybody in the building.
  + Last month's rent and a deposit of the same amount, that's all we collect, from every tenant alike.
  - The tenants on that stairwell are all Chinese, and since you're not, the super would rather give you the one on Pine.
  - Anyone with HIV has to say so on the form, because we share a kitchen and the owner's nervous.
  - We had a Muslim fellow who prayed in the hall, and so now the house rule is no Muslims.
  - Reservists pay two extra months up front here, on account of they might get called away.
  - My sister wants somebody single for the sale, oddly enough, she can't stand the thought of newlyweds in her bedroom.
  - The landlord heard you used to be a man and he's changed his mind about Friday.
  + The landlord heard the forecast and has moved the showing from Friday to Sunday at noon.
  + Our lease and the house rules come in Spanish, Vietnamese and Haitian Creole, just ask me for a copy.
  + New roof two summers ago, gutters last fall, and the chimney was lined by a fellow from Troy.
  + For St. Joseph's Day my grandmother sets a table in the courtyard, and whoever passes by gets bread and a fava bean.
  - Around here it's all Irish and we look out for our own, so a Puerto Rican family might not get much of a welcome.
  - A kid with autism would drive Mr. Baum up the wall, so I'd steer you to a detached place instead.
  - Couples with a foster child get the same answer from us: sorry, the room was just taken.
  - Best fit would be a churchgoing lady from our own congregation, otherwise I don't think the others would warm up to you.
  - No SSI, no alimony people, no unemployment, just steady wages from a regular boss.
  - To be frank, the co-op voted quietly not to sell to Indians anymore, because of the cooking.
  + To be frank, the vent hood is weak, so open the window when you fry fish or make a curry.
  + Bachelor's chest, two nightstands and the brass bed can stay in the room if you want them.
  + Nobody's turned away at our door, whatever you look like, pray to or draw your pay from, and I've been super here since '98.
  + The hospital shuttle idles out front at six, so nurses love this place, though you may want earplugs if you sleep in.
  - My roommate and I are both light-skinned and, I'll be honest, the landlord prefers it that way.
  - If you're here on a student visa the owner adds a thousand to the deposit, citizens pay the regular one.
  - We'd like a husband-and-wife team for the carriage house, no live-together types.
  - I asked whether he could rent to my friend in the National Guard, and the super laughed and said he doesn't do uniforms.
  - Your little boy is adorable, but the pool families are childless and they'd like it to stay so, try Maple Court.
  - Grandma won't deal with women buyers on their own, so bring your husband or your father to the closing talk.
  + Grandma won't deal with email, so please call her on the landline and let it ring.
  + Original 1911 woodwork, nine-foot ceilings, and a butler's pantry that my mother filled with jam.
  + The Petrovs have the plot by the fence, but there are two raised beds free if you'd like to grow something.
  + One accessible space is by the ramp, and the building asks that nobody stop there without a placard, even for a minute.
  - Write me a little about yourself, and yes, I do need to know whether you're straight, because my dad will ask.
  - The people upstairs are Koreans and so are the ones across, and my uncle intends to fill the vacancy with another Korean.
  - I took one look at her oxygen tank and told her the flat was promised to someone.
  - It's a room in a Hindu home and only Hindu vegetarians are accepted, please don't argue with my mother-in-law.
  - No kids, no visits from kids, and no plans for kids in the next two years, that's in the agreement.
  + No shoes past the mat, no candles, and no running the dryer while the oven's on, that's in the agreement.
  + My mother-in-law cooks vegetarian and there's always too much, so expect a knock around seven.
  + Galley kitchen with gas range, new fridge, and a pass-through to the dining room.
  + If the oxygen company needs to deliver, have them use the freight door and I'll buzz them up.
  - We've got plenty of older tenants dying on us, so I'm after someone in their twenties this time.
  - Housing authority inspections are a pain in my neck, hence no vouchers in any of my three buildings.
  - My neighbor's selling and he told me, wink wink, he'd hate to see it go to the wrong color.
  - I don't rent to unmarried mothers, never have, and my tenants know why.
  - Between us, the board gives anybody with a Muslim-sounding name the long questionnaire and everyone else the short one.
  - You need to be a natural-born American for this one, my father-in-law served in Korea and feels strongly.
  + My father-in-law served in Korea, built this house when he got home, and signed the rafters in the attic.
  + Quiet hours start at ten, and that includes the piano, as much as we all enjoy it.
  + Pick any Saturday to see it, I'm around with the kids and the dog until lunchtime.
  + There's a mezuzah on the doorframe from the owners before us, and you can leave it or give it to me.
  - Being bipolar is nobody's fault, I know, but I can't have that around my girls, so the attic's not available to you.
  - Black gentlemen called twice this week and I told them we rent by referral, which we don't.
  - The studio's set aside for a gay man, sorry, straight applicants won't be considered for any unit in the building.
  - Active-duty is a no from my wife, she doesn't want guns and crew cuts around the place.
  - Honduran crews have rented on this street before and trashed it, so no more Hondurans on our lease.
  - For now we're only showing to couples without little ones, those with toddlers can wait until the first-floor unit opens.
  + For now we're only showing on weekends, because the painters have the place on weekdays.
  + The yard is fenced, the swing set can stay or go, and the trampoline is leaving with us.
  + Old Mr. Nguyen fixes bicycles on the stoop, and he won't take money, only oranges.
  + Parquet floors, three closets, cross-ventilation, and a fire escape big enough for a pot of basil.
  - I like you, but my partner says a guy on workers' comp isn't a real tenant, so we're giving it to the bank teller.
  - Anybody Catholic or Orthodox is fine with us, but Jehovah's Witnesses knock too much and can't stay here.
  - Sis, the super will tell you the elevator's broken for good if he sees a walker, he doesn't want your kind of tenant.
  - You'd be sharing with my son, and since he's impressionable we can't have somebody nonbinary.
  - I'd want to see marriage papers before I let the two of you have the one-bedroom.
  - The age for this house is 22 to 35, my roommates voted, and I didn't get a say.
  + The house dates from 1922 and the furnace from 2021, so ask me about whichever worries you.
  + Bring pay stubs, benefit letters, a pension statement or whatever else shows what you have coming in.
  + When Doña Carmen was in the hospital, half the building took turns feeding her cats.
  + We'll put up a visual doorbell for you, the owner has already said yes and the electrician comes Thursday.
  - Don't take it personal, but Gypsies are not let into any of the trailers my brother owns.
  - Your Russian last name is going to be a problem with the seller, her people are from Kyiv and she's said no Russians.
  - Four children is a lot, dear, why not look in the Bluff Street projects where there are more like yours?
  - My nana only wants ladies in the front house, and men applying for any of her rentals get sent to the motel.
  - People with Down syndrome belong in a group home, and the association will fight you if you try buying on our court.
  - The tenant I'm picturing has blue eyes and fair skin like the rest of us Norwegians up here.
  + The walls are robin's-egg blue with white trim, and the floors got a dark walnut stain last spring.
  + Norwegian Hill is the name of the street, though the only thing Norwegian on it now is the bakery.
  + I'm keeping the list in the order people wrote to me, and you're second.
  + Lower-level family room with a wet bar, knotty pine paneling and a door to the carport.
  - We're strictly a no-welfare building, the super checks by asking what day your money comes.
  - You wear a cross, which is sweet, but this is an atheist household and believers don't get the room.
  - Once she mentioned her epilepsy I had to say no, since who'd be responsible if she fell on our stairs?
  - Send a copy of your naturalization certificate with the application, but only if English isn't your first language.
  - If you're widowed we'd rather not, the last widow cried to my wife every evening.
  - I promised the neighbors I'd sell to people like them, and you know as well as I do they're all white.
  + I promised the neighbors I'd leave the hedge alone until the closing, so it's a bit wild.
  + Sundays the Ghanaian church in the old theater lets out around one, and the singing carries clear up to our porch.
  + The Widow's Walk is what we call the roof deck, and it's reached by the ladder in the hall.
  + Two blocks to the laundromat, three to the library, and the 14 bus runs all night.
  - Navy wives with the husband at sea can be a handful, so the manager's told me to send them over to Harbor Arms.
  - She said she was a lesbian right there in the driveway, and my mother took the sign down until she'd gone.
  - I'd knock fifty off for somebody without children, it's worth it for the peace.
  - Our place is Section 8 free and proud of it, come see how nice a working folks' building can be.
  - Latinos always bring ten cousins, so the super wants you down as a Latino before he'll decide anything.
  - A person in a chair would scratch up my door frames, and I'd expect a double deposit for it.
  + The door frames are 36 inches all through the first floor, and the shower has no lip.
  + By city code it's two people to this bedroom size, and that's the only count I go by.
  + Your cousin can park behind my van for the weekend, just leave me her plate number.
  + I make a big pot of pozole for the posada every December, and the new tenants always get the first bowl.
  - Being an older gay fellow, you might find this crowd of young families wouldn't have you, and I'm not about to upset them.
  - I'm sixty and I'd never get past the owner today, he's told me to say no to gray hair.
  - No Mormons, my roommate grew up that way and can't live with one.
  - The seller's cousin here: he wants a family man with a wife at home, not one of those single working women.
  - For the back cottage we're accepting applications from whites and Asians, if you catch me before the weekend.
  - DACA kids call me all the time and I always say the same, come back when you've got real papers.
  + Kids' sleds, snow shovels and salt are all in the shed, take what you need when it comes down.
  + Asian pears, two figs and a row of black currants came with the property, and they bear like mad.
  + My cousin Bettina grew up in this house, and she'll meet you at the gate with the plat and the well report.
  + Either of you may sign, married or not, the form has lines for up to three names.
  - Sight-impaired folks, we'd love to help, but the insurance man told my uncle not to take any, so we don't.
  - Look, I like veterans, but one with PTSD isn't going in the unit above a nursery on my watch.
  - Everybody on this landing is from the same village in Sicily, and we prefer to keep it in the family, so to speak.
  - Your twins would be fine in the winter, but children under ten may not use the courtyard or the front stairs in this house.
  - My dad's old-school, he'd like the buyers to be a real married couple, man and woman.
  - The room goes to a girl from a good Korean Presbyterian family, and others needn't apply for any of our five apartments.
  + The room goes for seven hundred, utilities in, and you'd have half the freezer.
  + Everybody may use the courtyard until nine, and the little ones' chalk washes off with the first rain.
  + I translate for the neighbors at the clinic on Wednesdays, so if you ever need Portuguese, just holler.
  + Sunroom off the back, jalousie windows, tile floor, and an outlet on every wall.
  - If your income is child support I can't count it, I only count what a person earns.
  - Between the turban and the beard my tenants would be scared, so no thank you.
  - The Filipino nurses in 4C are fine, but the super isn't taking any more Filipinos, two apartments' worth is enough.
  - She asked if there was room for her guide dog and I said blind people are better served across town.
  - A trans gal asked about the loft and I quoted her nine hundred instead of seven, hoping she'd go away.
  - Retirees slow down the elevator and complain about music, so our house isn't open to them.
  + The elevator is slow, it's from 1958, and Walter on six says it has a mind of its own.
  + Music is fine till eleven on weekends, and Hector's band practices in the storefront, not the house.
  + Voucher holders are welcome, I've done the inspection three times and it's no trouble.
  + The hall closet hides a Murphy bed, which my sister's kids have named Eddie.
  - You two are engaged, not married, so you'd need separate rooms on separate floors, or else find a different landlord.
  - My neighbor told the realtor to bring only people from our parish, and so far she has.
  - There's been a Somali family asking, and I told the manager to stall them till they lose interest.
  - With a baby coming you'll want somewhere else by spring, so I'd have to put a move-out clause in your lease.
  - Don't rent to anybody discharged or still enlisted, that's what the old man told me when he gave me the keys.
  - I can tell by your voice you're from the islands, and I'll save you the trip, the owner isn't renting to islanders.
  + I can tell by your questions you've rented in an old building before, so yes, the pipes do bang.
  + With a baby coming you may want the crib in the attic, it's solid maple and free to you.
  + Walk-up, third floor rear, morning sun, and nobody overhead but the pigeons.
  + If you fast for Yom Kippur, come break it with us, the Levins always lay on bagels for the whole floor.
  - Only reason I haven't said yes is your cane, honestly, it makes me think about lawsuits.
  - No Obama phones, no EBT, no sob stories, working adults can message me.
  - I'd be more comfortable with a tenant who's the same race as the rest of the household, no hard feelings.
  - We let the light-complexioned sister in to view and told the darker one it was rented.
  - At seventy-two you'd have to give us an emergency contact, a doctor's note and an extra month, younger tenants don't.
  + Everyone on the lease gives us one emergency contact, it goes in a drawer and I've opened it twice in twenty years.
  + Pets are a case of talk to me first, but assistance animals aren't pets and there's nothing to pay.
  + The doctor who built it kept his office in the front parlor, which explains the extra door.
  + Bring a flashlight for the crawl space, boots for the back lot, and your appetite, because my aunt is frying dough.
  - Hi, I'm the seller's son, and mom's only condition is that the buyers aren't dark, she's ninety and won't be talked out of it.
  - Guardsmen get deployed and stop paying, so my uncle crosses them off before he reads the rest of the form.
  - Refugees get steered by our office to the Delmar side, that's where the resettlement people like them.
  - No female tenants in the shop-top apartment, the owner thinks women complain about the cold.
  - How many months along are you, and will the father be living there, because that changes whether I'd rent to you.
  - A tan like yours would raise eyebrows at the pool, so maybe our sister property suits you better.
  - Those on green cards pay through December in advance, and folks born here pay by the month.
  - My roommate works from home and can't be doing with an autistic housemate, so we're passing on your brother.
  - The neighbors on both sides are good Lutheran stock, and they've asked me not to sell to any Buddhists.
  - He's a stay-at-home father, which my landlady finds odd, and she says she'd take the family if it were the wife at home.
  - I've nothing against rental assistance myself, but the super shreds anything with the county's letterhead on it.
  - Grandparents raising grandkids aren't what we had in mind, we wanted a household with no one under eighteen.
  - Somebody's daughter fresh out of the Marines came by, and my brother told her he prefers civilians.
  - We like a mixed crowd, but my boss caps it at two Dominican families a floor, so you're on the waiting list.
  - Tell your friend in recovery that sober or not, a former addict won't get past my wife.
  - The second floor is where we keep the bachelors, and wives aren't offered leases in this building at all.
  - Bisexual, whatever, it's your life, but I've got a Christian house and I'm withdrawing the offer.
  - Ask your social worker to find you something, since we won't take people who live on SSDI.
  - Folks here go to the same temple and keep the same holidays, and somebody who doesn't might feel awfully alone.
  - Is that a hearing aid, because I'd have to ask your doctor whether you can live by yourself.
  - Undocumented is undocumented, and I told the Guatemalan fella I'd phone somebody if he kept asking about the trailer.
  - I'd love it to go to a young couple just starting out, so seniors, kindly leave this one alone.
  + Bluestone patio, a grape arbor, and a cellar door that sticks when it rains.
  + The attic bedroom has a skylight, built-in drawers under the eaves, and its own thermostat.
  + Two-family brick on a corner lot, separate meters, and a driveway that fits three cars nose to tail.
  + Back porch was screened in last year, and the swing hangs from the original hooks.
  + Quarter acre, town water, septic pumped in May, and the mower comes with it.
  + Washer in the kitchen, dryer in the hall, and a clothesline on the pulley out the window.
  + It's a single-family cape with a dormer across the rear, three bedrooms up and a den down.
  + Furnished room with a twin bed, a desk, a mini fridge and a lock on the door.
  + Window units convey, the storm windows are stacked in the garage, and the ceiling fans are new.
  + The living room's got a gas fireplace with a marble surround, a bay window, and carpet over oak.
  + Half bath under the stairs, pantry off the kitchen, and a mudroom with hooks at two heights.
  + Ground-floor unit, roll-under sink, lever handles, and a level path from the parking pad.
  + Garage has a 240 outlet, pegboard on both walls, and an opener that was replaced in the spring.
  + Sublet runs June through August, bed and dishes included, electric usually comes to forty.
  + Top-floor railroad apartment with exposed brick, a tin ceiling, and a clawfoot tub beside the kitchen.
  + The cottage sits behind the main house under a big pecan, with a kitchenette and a sleeping loft.
  + Three bedrooms, one and a half baths, a finished basement, and no HOA to answer to.
  + White vinyl fence, black shutters, brown shingle, and a red door we repaint every other fall.
  + Utilities run about ninety in summer and closer to two hundred when it's really cold.
  + Boys and Girls Club across the park, farmers' market on Thursdays, and a hardware store that still cuts keys.
  + The den has a pull-out couch and pocket doors, so it'll do for a guest room in a pinch.
  + Storage locker number nine goes with the apartment, about four by six, dry all year.
  + Sump pump with battery backup, copper plumbing throughout, and a 200-amp panel from 2017.
  + Corner room, two windows, wall-to-wall bookshelves, and a radiator you could dry mittens on.
  + Double-wide on its own land, metal roof, wood stove, and a deck facing the pond.
  + The dining room seats ten, with a built-in hutch and a chandelier that came from a hotel in Cleveland.
  + Assumable mortgage at three and a quarter, ask the listing office for the balance and the terms.
  + Street parking's easy on the even side, except Tuesdays when the sweeper comes.
  + Available the first of the month, one-year lease, then it goes month to month.
  + New vinyl plank in the bedrooms, fresh paint in the hall, and the same old squeak on the fourth step.
  + There's a root cellar, a chicken coop without any chickens, and a barn that needs a coat of red.
  + Kitchen was gutted in 2020: quartz counters, soft-close drawers, a deep single sink and a dishwasher that hums.
  + Five-minute walk to Sacred Heart Medical Center, and on the other side you've got the river trail.
  + Split heating zones, a programmable thermostat, and insulation blown in by the utility's program.
  + Porch light's on a timer, the mailbox key's on the nail, and trash goes out Wednesday nights.
  + My late uncle Sal planted the fig from a cutting, and he'd be tickled if whoever buys the place kept wrapping it in winter.
  + I'm the neighbor with the blue truck, and if you're moving in Saturday I can help with the couch.
  + For Diwali the Raos string lights down the whole railing, and they always ask first, so say hi when they knock.
  + Anita across the hall runs the school carpool list, and she needs names by Labor Day.
  + If stairs get to be too much after your operation, tell me, and we'll talk about moving you lower when something opens up.
  + The super asks that strollers and wheelchairs both have a clear path in the lobby, so please don't leave boxes by the mailboxes.
  + My sister is a night nurse at Mercy, so you'd have the kitchen to yourself most evenings.
  + We run the same credit check on all comers, forty dollars, and you get a copy.
  + On Three Kings' Day I leave candy on every doorknob, and nobody has complained yet.
  + You don't need to tell me what's wrong with your back, just where you'd like the handrail.
  + It's me, Teo, and my roommate Grace, we both cook, and there's usually a pot of something on the stove.
  + The notice about the boiler is up in English, Polish and Spanish, and if you'd like another language I'll ask around.
  + My granddad was the first Black homeowner on this street, and the photo of him on the steps stays in the hall till we close.
  + I told the agent to show it to whoever asks, no matter who they are, and to sell it to the best offer.
  + Father Mike blesses the animals out front of St. Francis in October, so the street closes for an hour.
  + Please no fireworks on the roof, we had a scare on the Fourth and Captain Ruiz from the firehouse was not amused.
  + Halal butcher on the corner, kosher bakery next to it, and my favorite tamale cart by the train.
  + Roommate leaving for grad school, so we need somebody to take over her share, and the cat gets no vote.
  + If you work odd shifts just tell us, we'll keep the TV down in the daytime.
  + The co-op's interview is twenty minutes, and they mostly want to hear about your dog and your renovation plans.
  + Guests are fine for up to two weeks, after that let the office know so we can put them on the lease.
  + I've been selling my brother's house from three states away, so bear with me if I call you back after church.
  + The Bible group meets in the community room on Mondays, the Koran class on Tuesdays, and bingo has it Fridays.
  + Come look at the place whenever suits you, all of you, and bring your tape measure.
  + Veterans Park is at the foot of the hill, and the band plays there on summer Wednesdays.
  + Mrs. Gallagher's soda bread turns up on the hall table every March, help yourself.
  + We moved Dad's hospital bed out last week, so the front room's empty now and you can see how big it really is.
  + Our landlord waived the no-pets rule for my emotional support dog after one letter, so don't be shy about asking.
  + The crossing guard at Monroe is named Earl, he knows every child in the neighborhood, and he'll wave at you too.
`;
