/** People, times, weather, and what people own and do: what a home is for, and nothing of the home. */
export const EVERYDAY_WORDS = `
absence admittance adult advice afternoon age agency agent ago air anniversary annual annually
anybody appetite apple appointment appointments april apron arm arms arrangement arrival art
attention audience august aunt autumn baby back bag baggage ball balls banana basket bath bathing
bathrobe baths bathtime beans bed bedtime beer bench berries bicycle bike biking bill bills bin
bird birds birthday blanket blaze board boat boats body book books boot boots boss bottle bowl box
boxes boy bread breakfast breath breeze briefcase broker brother brunch bucket bulb bulbs bus busy
buyer cake call caller camera camp camper camping candle canoe car card cards care carpentry cars
cat catch celebration celebrations century cereal ceremony chair chairs chance cheers chef chess
chicken child children chill chilly chocolate choice choices chore chores christmas cinema cleaning
cleanup client clothes clothing cloud clouds coat coats cocktail coffee cold collection collector
comforter company computer congratulations contract conversation cook cookie cookies cooking
cookout cool cousin craft crafts crew crowd cup cups curious cushion dad daily dancer dark darkness
date daughter dawn day daytime decade december decoration decorations deep degrees deliveries
delivery departure desert desk dessert device devices dinner dinnerware dish dishes dog draft
drawing drawings dream dreams dress drill drink drinks driver dry dusk duty ear earlier early ears
easter effort egg eggs eighties email energy errand errands eve evening event events everyday
excited exercise eye eyes face faces fall families family fan fans fast father favorite february
feet fiction fifties finger fingers fire fires fish fisher fishing fitness flour flower flowers
folks fond food foot footstep footsteps fork form forties fortnight friday friend friendship frog
frogs frost frosty fruit fun furniture fuss future game games garbage gardener gardening gathering
gatherings gear gift gifts girl glad glass glasses glove gloves governor graduation grain
grandchild grandchildren grandeur grandkids grandma grandmother grandpa grandparent grass grateful
groceries grocery guest guests guitar guy gym habit hair halloween hammer hammock hand hands
handyman happy hassle hat hats head heart heat help herb herbs highs hike hiking history hobbies
hobby hobbyist holiday homebody homeowner homework honest honey honeymoon hoop hoops hose host hot
hour hours household housewarming housework hug human humid hungry husband ice icy inhabitant
inspector instant instrument instruments invitation jacket jam january jars jeans joke jokes
journal journey journeys joy juice july june kayak kayaks kettle keyboard keys kid kids kite
kneading knee knees knitting ladder lady lamp laptop late laughter laundromat laundry law lawnmower
lazy leaf leaves leisure lemonade lesson letter letters lettuce life lifestyle listener lives
living lol love loved lovely lover loves lows luck luggage lunch lunches lunchtime luxury machine
machinery magazine mail maker man marathon march married match may meal meals meat meeting member
memories memory men menu message midday midnight milk millennium mind mins minute mist mitten
mittens mom moment monday month monthly moon morning mother motion mouth movie movies mower mug
muscles mushroom music musician myth nap napkin napkins naps nature needle neighbor nephew news
newspaper niece night nightly nineties noise noodle noon notice novel novels november oatmeal
occasion occasions occupant occupants october ones onion opinion orange outing owner owners pace
package packages paint painter painting pan pancake pancakes pans papers paperwork parade parcel
parent parties partner party passenger past pasta peace pencil people pepper peppers person pet
pets phone photo photograph photographer photographs photos piano picnic picture pictures pie
pillow pizza plan plans plate plates play player pleased poem poker popcorn pot potato potatoes
pots practice present presents president presidents prize problem problems project projects proud
pumpkin puppy purpose puzzle puzzles quick quickly quiet quilt quilts racket rain rains rainy
reader reading realtor recipe recipes record records recreation rehearsal relative remote repair
repairs resident rest retired reunion reward road rose roses routine routines rug rugs rule rules
run rush sad sailor sails salad salt sandwich saturday scarf scene school schoolwork screen
screwdriver season seasonal second secret seed seedling seedlings seeds seller september service
services seventies sewing shade shadow shirt shirts shoe shoes shopper shopping shoulder shoulders
shovel show shower shows sight sights sign signature silence sincere sister sixties sketch ski
skies skis sky sled sleep sleepover slow smell smells smoke snack snacks snow snowfall snowstorm
snowy soap soccer sock socks sofa softness somebody son song songs sorry soul sound sounds soup
spice spices spoon sport sports spouse spring squash star stargazing stars stew stories storm story
stranger straws stroll stuff suitcase suitcases summer sun sunday sunlight sunrise sunset sunshine
supper suppers support surprise surprises sweater sweets swim symphony table tables tape tax-free
tea team teatime teen teenager telephone television temperature tenant tent tenure text thank
thankful thanks thanksgiving theater thirties thought thoughts thread thursday ticket time times
tired toast today toddler toddlers toe toes tomato tomatoes tomatos tomorrow tonight tool tools
towel towels toy toys trader tradition traditions traffic train trash travel traveler tray trip
trips trouble truck tuesday tulip tulips tv twenties umbrella umbrellas uncle user vacation vase
vegetable vegetables vehicle vehicles video violin visitor voice voices walk wardrobe warm warmth
washing watch watering weather wednesday weed weeds week weekday weekend weekly weights welcome
welcomes wet whistle wife wind windy wine winter woman women wood woodwork woodworker work worker
workout worries worry wrench writer writing xmas yarn year yearly years yesterday yoga zucchini
`;
