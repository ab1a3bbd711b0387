/** People, times, weather, and what people own and do: what a home is for, and nothing of the home. */
export const EVERYDAY_WORDS = `
absence admittance adult advice afternoon age agency agent ago air album albums anniversary annual
annually anybody appetite apple appointment appointments april apron arm arms arrangement arrival
art atlas attention audience august aunt autumn baby back backpack backpacks bacon bag baggage bait
ball balls banana baseball basil basket bath bathing bathrobe baths bathtime bean beans bed bedtime
beer bench berries berry bicycle bike biking bill bills bin bird birds birthday blanket blaze board
boat boats body book books boot boots boss bottle bowl box boxes boy bread breakfast breath breeze
briefcase broker broom brother brownie brunch bucket bulb bulbs burger burgers bus busy butter
buyer cake calendar call caller camera camp camper camping candle canoe car card cards care
carpentry carpool carrot carrots cars casserole cat catch celebration celebrations century cereal
ceremony chair chairs chance chauffeur cheers cheese cheesesteak cheesesteaks chef chess chicken
child children chili chill chilly chocolate choice choices chopsticks chore chores christmas cinema
cleaning cleanup client clock clocks clothes clothing cloud clouds coat coats cocktail coffee cold
collection collector comforter company computer congratulations contract conversation cook cookbook
cookie cookies cooking cookout cool cousin crab craft crafts crew crib crowd cucumber cup cups
curious cushion cutlery dad daily dancer dark darkness date daughter dawn day daytime decade
december decoration decorations degrees deliveries delivery departure desert desk dessert device
devices dinner dinnerware dish dishes dog doormat draft drawing drawings dream dreams dress drill
drink drinks driver drum drums dry dusk dustpan duty ear earlier early ears easel easter effort egg
eggs eighties email energy errand errands eve evening event events everyday excited exercise eye
eyes face faces fall families family fan fans fast father favorite february feet fiction fifties
finger fingers fire fires fish fisher fishing fitness flour flower flowers folks fond food foot
football footstep footsteps fork form forties fortnight friday friend friendship frog frogs frost
frosty fruit fun furniture fuss future game games garbage gardener gardening garlic gathering
gatherings gear gift gifts girl glad glass glasses globe glove gloves godmother goggles governor
graduation grain grandchild grandchildren granddaughter grandeur grandkids grandma grandmother
grandpa grandparent grandson grass grateful groceries grocery guest guests guitar guy gym habit
hair halloween ham hammer hammock hamper hand hands handyman happy hassle hat hats head heart heat
helmet help herb herbs highs hike hiking history hobbies hobby hobbyist holiday homebody homecoming
homeowner homework honest honey honeymoon hook hoop hoops hose host hot hour hours household
housewarming housework hug human humid hungry husband ice icy inhabitant inspector instant
instrument instruments invitation jacket jam january jars jeans jelly joke jokes journal journey
journeys joy juice july june kayak kayaks kettle keyboard keys kid kids kite kneading knee knees
knitting ladder lady lamp laptop late laughter laundromat laundry law lawnmower lazy leaf leaves
leisure lemonade lesson letter letters lettuce life lifestyle lightbulb listener lives living
lobster lol loom love loved lovely lover loves lows luck luggage lunch lunchbox lunches lunchtime
lure luxury machine machinery magazine mail mailbox maker man map maps marathon march married match
may meal meals meat meeting member memories memory men menu message midday midnight milk millennium
mind mins minute mist mitten mittens mom moment monday month monthly moon mop morning mother motion
mouth movie movies mower muffin mug muscles mushroom music musician myth nana nap napkin napkins
naps nature needle neighbor neighborly nephew net news newspaper niece night nightly nineties noise
noodle noon notice novel novels november oar oars oatmeal occasion occasions occupant occupants
october ones onion opinion orange outing owner owners pace package packages paddle paddles paint
painter painting pajamas pan pancake pancakes pans papa papers paperwork parade parcel parent
parties partner party passenger past pasta pea peace peas pencil people pepper peppers person pet
pets phone photo photograph photographer photographs photos piano picnic picture pictures pie
pillow pizza plan plans plate plates platter play player playlist pleased podcast poem poker
popcorn postcard postcards pot potato potatoes pots practice present presents president presidents
prize problem problems project projects prom proud pumpkin puppy purpose purse puzzle puzzles quick
quickly quiet quilt quilts racket radio rain rains rainy reader reading realtor recipe recipes
recital record records recreation rehearsal relative remote repair repairs resident rest retired
reunion reward road robe rod rods rose rosemary roses routine routines rug rugs rule rules run rush
sad sailor sails salad salmon salsa salt sandals sandwich saturday scarf scene school schoolwork
screen screwdriver season seasonal second secret seed seedling seedlings seeds seller september
service services seventies sewing shade shadow shirt shirts shoe shoes shopper shopping shoulder
shoulders shovel show shower shows sight sights sign signature silence silverware sincere sister
sixties skate skateboard skates sketch ski skies skillet skis sky sled sleds sleep sleepover
slippers slow smell smells smoke snack snacks snow snowfall snowstorm snowy soap soccer sock socks
sofa softness somebody son song songs sorry soul sound sounds soup souvenir spice spices sponge
spoon sport sports spouse spring squash star stargazing stars steak steaks stew stories storm story
stranger straws stroll stroller stuff suitcase suitcases summer sun sunday sunglasses sunlight
sunrise sunscreen sunset sunshine supper suppers support surfboard surprise surprises sweater
sweets swim swimsuit symphony syrup table tables tackle taco tacos tape tax-free tea team teapot
teatime teen teenager telephone television temperature tenant tent tenure text thank thankful
thanks thanksgiving theater thirties thought thoughts thread thursday thyme ticket time times tired
toast today toddler toddlers toe toes tomato tomatoes tomatos tomorrow tonight tool tools
tournament towel towels toy toys trader tradition traditions traffic train trash travel traveler
tray trip trips trouble truck tuesday tulip tulips turkey tv twenties umbrella umbrellas uncle user
vacation vase vegetable vegetables vehicle vehicles video violin visitor voice voices waffle walk
wallet wardrobe warm warmth washing watch watering weather wednesday weed weeds week weekday
weekend weekly weights welcome welcomes wet whistle wife wind windy wine winter woman women wood
woodwork woodworker work worker workout worries worry wrench writer writing xmas yarn year yearly
years yesterday yoga zucchini
`;
