/** People, times, weather, and what people own and do: what a home is for, and nothing of the home. */
export const EVERYDAY_WORDS = `
ability abrupt absence absent absurd accent accident accidental accordion accountant accountants
accurate act active actor actual admittance adult advantage adventure adventures adventurous adverb
advice affectionate afraid afternoon age aged agency agent ago agreement air album albums alert
alike allergic aloud alphabet ancestral anger angle angry ankle ankles anniversary annual annually
anxiety anxious anybody apology apparent appetite apple appointment appointments april apron
aquarium archer ardent argument arm armchair armchairs armoire arms arrangement arrival art
artistic artists ashamed asleep aspect astonishing astronomy athletic atlas attention attentive
attitude attorney audience august aunt aunts author autograph autumn avid avocado aware awful
awkward baby back backpack backpacks backyardigans bacon badge bag bagel bagels baggage bait baker
bakers bakeware ball ballet ballgame balloon balloons balls banana band bandage bands banjo banker
banner barber barefoot barista bartender baseball bashful basil basis basket baskets bath bathing
bathrobe baths bathtime batteries battery bead beads bean beanbag beans bed bedding bedspread
bedtime beer beetle behavior belief bell bells belly bench benefit benefits berries berry bib
bicycle bike biker bikers biking bill bills bin bird birds birth birthday birthdays biscuit
biscuits bitter blame bland blanket blaze blazer blender blenders blessing blessings blink blog
blouse blues board boardgame boat boats body bonfire book books bookworm bookworms boot boots bore
bored boredom boring born borough boss bossy bottle bouquet bowl box boxes boy bracelet braid brave
bravery bread breakfast breath breeze breezy brief briefcase brisk brittle broker brood broom broth
brother brownie brunch brunches bubble bubbles bucket buddies buddy bugs bulb bulbs bumper bun
bunch bunny buns burden burger burgers burrito bus busy butter butterflies butterfly button buttons
buyer cactus cake calendar call caller camera cameras camp campaign camper camping candidate
candies candle candy canoe car card cardboard cards care career careers carefree careful careless
cargo carol carols carpenter carpentry carpool carrot carrots cars cartoon cartoons cash casserole
castaway cat catalog catch category caterer cats caution cautious celebration celebrations celery
cello centre century cereal ceremony chair chairs chaise champagne champion chance chaos chapter
chapters charitable charity chats chauffeur chauffeurs cheek cheers cheese cheesecake cheesesteak
cheesesteaks chef chemistry chess chicken child childish children chili chill chilly chin chip
chips chisel chocolate chocolates choice choices choir chopsticks chore chores christmas chubby
cider cigar cinnamon civil clan clarinet class classes classmate cleaning cleanup client clock
clocks clothes clothing cloud clouds clown clue clumsy coarse coat coats cobbler cobweb cocktail
cocoa coconut code coffee coin coins colander cold colleague colleagues collection collector
collectors colour colours comforter comic comics commander commitment commotion commuter commuters
company competent complaint complex compliment compliments composer compromise computer concert
concerts conclusion confetti confidence confident confusing congratulations conscious consent
consequence constant content contented contest context contract contractor contractors contribution
conversation convertible cook cookbook cookie cookies cooking cookout cooks cool copy costume
costumes cosy cot couch couches cough courage courteous cousin cowboy coy crab craft crafts crate
crates crayon crayons crazy cream creams creativity credenza crew crib crisis critical criticism
crochet croissant crooked crossword crosswords crowd crucial cruel crumb crumbs crunchy cucumber
cue culture cup cups curator cure curiosity curious curly cushion customer customers cutlery
cyclist cymbal cynical dad daily dancer dancers dances dancing dangerous daring dark darkness dash
date daughter daughters dawn day daytime deadline deadpan deaf dealing decade december decision
decisions declaration decoration decorations decorator dedication defeat defense defiant degrees
deliberate delicate delicious deliveries delivery dentist departure desert desire desk desktop
desperate dessert destination device devices devoted devotion dew diary dice diet dilemma diligent
dim dimension dinner dinnerware dinosaur dinosaurs diploma disaster disastrous discipline discovery
discreet discussion disguise dish dishes dishonest dispute dizzy doctor doctors document dog dogged
doll dollhouse dolls donkey doodle doormat dough downpour draft dragon dragons drama dramatic
drastic drawing drawings dreadful dream dreams dress drill drink drinks driver drizzle drowsy drum
drummer drums dry dull dumb dumbbell dumbbells dumplings dusk dustpan duty duvet eager eagerness
ear earlier early earring earrings ears easel easter eccentric ecstatic editor editors education
effort egg eggs eighties elbows elderly election electrician elephant eloquent email embroidery
emotion emotional emphasis emphatic encore enemy energetic energy engineer engineers enormous
enthusiasm enthusiastic envelope envelopes envious envy episode episodes equation errand errands
error espresso essay essays eve evening event events eventual everyday evidence evident evil exam
excessive excited exciting excuse excuses exercise exhausted existence expense expensive expert
explanation explicit expression exquisite extreme eye eyeglasses eyes face faces failure faint
fairy faith fall fame families family fan fans fantasy farewell farmers fast fate father fault
favor favorite favorites favourite favourites fearless feast feather february feeble feedback feet
fever fiction fiddle fierce fiery fifties film films filthy finger fingers fire fireflies firefly
fireman fires firewood fireworks fish fisher fisherman fishing fishy fitness flag flags flair
flashlight flavor flavour flaw flea flock florist flour flower flowers fluent fluffy fluke flute
fog foil folks fond food foodie foodies foolish foot football footstep footsteps forecast
forgiveness fork form forties fortnight fortunate fortune fragile fragrant frank frantic freckle
freedom freezing friday friend friends friendship frightened frisbee frog frogs frost frosty frown
fruit frustration fudge fun funny fur furious furniture fuss fussy futile futon future gadget
gadgets gale gallon game gamer gamers games gang garbage gardener gardening garlic gathering
gatherings gear generation generations genius ghost giant giddy gift gifted gifts giggles
gingerbread giraffe girl glad glamorous glass glasses gleeful glimpse glitter globe gloomy glove
gloves glue goal goals godmother goggles goldfish golf golfer goodbye goodbyes goodnight goose
governor gown grade grader graduation grain grandchild grandchildren granddad granddaughter
grandeur grandfather grandfathers grandkids grandma grandmas grandmother grandpa grandparent
grandpas grandson grass grateful gravy grease great-grandfather greedy grey grief grinder grizzly
groceries grocery groggy gross grouchy growth grubby guesses guest guests guidance guilt guilty
guitar guitarist gum gust guy gym habit habits hail hair hairbrush hairdryer halloween ham hammer
hammock hamper hamster hamsters hand handbag handkerchief hands handshake handyman happy harmful
harmless harmonica harp harsh hassle hasty hat hatchback hats head headache headlights headphones
headset heart heat heatwave heaven hectic hedgehog heel heels hello helmet help helpful helpless
herb herbs hero heroes hesitation hiccup hideout highlight highs hike hiker hikers hiking hint
hippo history hoarse hobbies hobby hobbyist hockey holiday holidays homebody homecoming homeowner
homesick homework honest honey honeymoon honor honour hoodie hook hoop hoops hopeful hopeless
horrible horror hose host hostess hostile hosts hot hour hours household housemates housewarming
housework hug hugs human humid humor humour hunger hungry hurricane husband hushed ice icing icy
identity ignorant ill imaginary imagination impatient imperfect impolite impulse incident inclined
incomplete inconvenient independence inhabitant ink innocent inquisitive insane insect insects
inspector inspiration instant instinct instinctive instruction instructions instrument instruments
intelligent intense intention interview introduction inventor investor investors invitation irate
ironing irony irregular issue itchy ivory jacket jackpot jam january jars jawline jazz jealous
jeans jelly jellyfish jersey jewelry jigsaw jigsaws jittery job jobs joggers joint joke jokes
journal journalist journals journey journeys joy judge juggler juice juicy july jumper jumpy june
jungle jury justice karaoke karate kayak kayaks keepsake keepsakes kettle kettlebell keyboard keys
kid kids kimchi kin kindly kindness kingdom kisses kite kitten kittens knapsack kneading knee knees
knife knitter knitters knitting knives knot knowledge labor labour lace lad ladder ladies lady lamb
lame lamp language languages languid laptop laptops larder lasagna late laughs laughter laundromat
laundry lavish law lawnmower lawyer lazy leader leaf league leap leash leashes leaves leftover
leftovers leg legacy legend legends legs leisure lemon lemonade lemons lenient lesson lethargic
letter letters lettuce liberty librarian librarians lid life lifestyle lightbulb lightning lime lip
lips listener listless literary literature lives living lizard llama lobster logic lol lonesome
loom lorry loss lottery love loved lovely lover loves loveseat lows loyalty luck luggage lunch
lunchbox lunches lunchroom lunchtime lure lyric lyrics machine machinery mad magazine magician
magnet mail mailbox majority maker makeup man manner manners map maps marathon march married
mascara mash mask match math mattress mattresses may mayor meal meals meaning meat mechanic medal
medals medicine mediocre meditation meeting melancholy melody melon member memories memory men menu
menus mercy mess message method metre metres midday midnight milk milkshake millennium million mind
miniature minivan mins minute miracle mirror mischief miserable mission mist mistake mistakes
mitten mittens mixture modem mom moment moments monday monitor monkey monopoly monsoon month
monthly monument moody moon mop moral morale morning mosquito mosquitoes moth mother motion
motionless motive motorcycle motorcycles motto mouse moustache mouth movement movie movies mower
mud muddy muffin muffins mug mugs mum mums murmur muscles mushroom mushy music musical musician
musicians mustard mute mysterious mystery myth nachos nail nails naive nan nana nap napkin napkins
naps narrative nasty nature naughty nearsighted necessity necklace needle neighbor neighborly
neighbour neighbours nephew nerve nervous nests net newborn newborns newcomer newcomers news
newspaper newspapers nickname niece night nightcap nightgown nightly nightmare nightstand nineties
noise noiseless noisy nonsense noodle noon nose noses nostalgia nosy notary notebook notebooks
notes notice notion novel novelist novelists novels november nuisance numb nurse nursery oar oars
oath oatmeal oats obedient obese objective obligation obscure observant occasion occasions occupant
occupants october octopus offense omelet ones onion onions opera opinion opponent optimist
optimistic option options orange orchestra origin ornament ornaments ottoman outcome outfit
outgoing outing outline overdue owner owners pace package packages paddle paddleboard paddleboards
paddles pail painful paint paintbrush painter painters painting pajamas pale palette pan pancake
pancakes panda pans pant pantsuit papa paper papers paperwork parade paragraph parakeet parcel
parent parish parrot participant parties partner party passenger passion passionate passport past
pasta pastries pastry patience paw paws pea peace peanut peanuts peas peculiar pen pencil penguin
penny pens pension people pepper peppers performance performer perfume perky permission persistent
person perspective pet petite pets petty philosopher philosophy phone phony photo photograph
photographer photographs photos phrase physics pianist piano pickles pickup pickups picnic picture
pictures pie pies pigeon piglet pillow pillows pin pioneer pipe pipes pirate pirates pitcher pity
pizza pizzazz plan plans plate plates platter play player playful playlist playmate pleased plumber
podcast poem poems poet poetry poets poker polaroid politics pollen pompous ponies pony ponytail
poor popcorn popsicle popsicles porridge portrait portraits possessions postal postcard postcards
postman postmen pot potato potatoes potluck potlucks pots potter potters pottery poverty powerful
practice praise pram prank prayer preference presence present presents president presidents
pressure pretzel priceless prickly prince princess principle priorities priority privilege prize
problem problems procedure process profession professor profit profound profuse project projects
prom promises proof prop proposal protest proud proverb prudent psychology publisher pudding puddle
puddles pumpkin punctual punishment puny puppet puppets puppy pups purpose purr purse pursuit
puzzle puzzled puzzles quarrel quartet queasy quest questionable quiche quick quickly quiet quilt
quilter quilters quilts quiz quote racket radio rage ragged rain rainbow raincoat raincoats rains
rainy rank rascal rash raspberries raspberry rattle ravenous razor reaction reader readers reading
realization realtor rebel receipts recipe recipes recital reckless recliner recognition record
records recovery recreation referee reflection refuge regal regrets rehearsal relation relationship
relative relatives relentless relief religion reluctant remark remarks remote repair repairs
reputation research resident resolution resourceful respect respectful respite response responsible
rest restless result results retired retirement reunion revenge reward rhyme rhythm ribbon ribbons
rice riddle riddles rider ripe ritual rituals rival road roaring robe robot robots rocker rockers
rocket rod rods role rollerblades romance roommates rope ropes rose rosemary roses router routine
routines rowboat rowdy rude rug rugs rule ruler rules rumor run rush ruthless sacrifice sad saddle
sailor sailors sails saint sake salad salmon salsa salt sandals sandcastle sandwich sandwiches sane
sarcastic sassy satchel satisfaction satisfied saturday sauce sausage sausages savory saxophone
scandal scared scarf scattered scene schedules scheme scholar school schoolwork science scientist
scissors scooter scooters score scornful scout scouts scrawny screen screensaver screwdriver
sculptor sculptors seamstress seashell seashells season seasonal seasoned second secret secretary
secrets sectional sedan seed seedling seedlings seeds selfish seller sensitive sentence september
sequel service services session sessions seventies sewing shade shadow shaky shallow shame
shameless shampoo shave shepherd sheriff shin shipment shirt shirts shock shocking shoe shoelace
shoelaces shoes shopper shopping shorts shoulder shoulders shovel show shower shows shrill shy
sibling siblings sick sideboard sight sights sign signal signature silence silly silver silverware
sincere singer singers sirloin sister sixties skate skateboard skateboards skates skeptical sketch
ski skies skilled skillet skillful skin skinny skirt skis sky slang sled sleds sleep sleepover
sleet slice slices slim slimy slipper slippers slippery slogan sloppy slow sly smell smells smiles
smoggy smoke snack snacks snail snake sneaker sneakers sneaky snobbish snore snoring snow snowball
snowballs snowboard snowboards snowfall snowman snowmen snowshoes snowstorm snowy soap soccer
sociable society sock socks soda sofa softball softness solace soldier solemn solitary solo
solstice solution somber somebody son song songs sophisticated soprano sorrow sorry soul sound
sounds soup sour souvenir spaghetti spaniel sparrow spatula spectacles speech spice spices spicy
spider spinach spirited spirits spiteful splinter sponge spontaneous spoon spoons sport sports
spouse spring spry squash squeaky stale stamina stamps stapler star starfish stargazing stars
startled statement status steak steaks stew sticker stickers sticky stingy stocking stockings
stomach stories storm stormy story stout stranger strategy strawberries strawberry straws streak
strength stress string stroke stroll stroller strollers struggle student students stuff stumble
stunt stupid success suffering sugar sugary suggestion suggestions suitcase suitcases suits sulky
summer sun sunday sunglasses sunhat sunhats sunlight sunrise sunscreen sunset sunshine superficial
superfluous supper suppers support surfboard surgeon surgeons surprise surprises suspense
suspicious suv suvs swagger sweater sweatshirt sweets swim swimmer swimmers swimsuit swimsuits
sword sympathetic sympathy symphony syrup table tables tackle taco tacos tadpole tail tailor tails
talent talented talents talkative talks tangle tango tape tart task tasks tattoo tax-free taxi tea
teacher teachers team teammate teapot tearful tears teatime teddy tedious teen teenager teeth
telephone telescope television telework telly temper temperature tempo temptation tenant tense
tension tent tents tenure terrible test testy text thank thankful thanks thanksgiving theater
theatre theme theory therapy thermos thief thimble thirst thirsty thirties thorough thought
thoughtless thoughts thread threat thrill thrilled throat thumb thumbs thunder thunderstorm
thunderstorms thursday thyme ticket ticklish ties tiger time times timid tinkerer tinkerers tired
tiresome toad toast toaster toasters today toddler toddlers toe toes tolerant tomato tomatoes
tomatos tomorrow tone tones tongue tonight tool toolbox toolboxes tools tooth toothbrush
toothbrushes topic tournament towel towels township toy toys tractor tractors trader tradition
traditions traffic tragedy trailer train translation trash travel traveler travelers tray treasures
treats trial tribe trick tricks tricky tricycle trip trips triumph trivial trombone trophies trophy
trouble troubled trousers truck trumpet trunk truth truthful truths tuesday tulip tulips tummy
tunes turkey turtles tutu tv tweezers twenties typewriter ugly ukulele umbrella umbrellas unaware
uncertain uncertainty uncle uncomfortable unfair unfortunate unhappy uniform unimportant unlucky
unruly unsightly upbeat uproar uptight urgent useless user vacation vague vain vanity vase
vegetable vegetables veggie veggies vehicle vehicles vengeful verbal verse verses vest veteran
vicious victorious victory video viewer vigorous vinegar violent violin violinist virtue virtuous
vision visitor visitors vitamins vivid vocal voice voices volleyball volunteer volunteers vow
vulgar vulnerable waffle waffles wag wages wagons waiter walk wallet waltz war wardrobe warm warmth
warning warrior wars wary washing wasp wasteful watch watchful watering watermelon weak weary
weather weaver webcam wedding weddings wednesday weed weeds week weekday weekend weekly weights
weird welcome welcomes wet wheels whim whimsy whispers whistle wicked wife wig wiggly wilted wind
windy wine winter wisdom wishes wistful wit witty wobbly woeful wolf woman wombat women wood
woodwork woodworker woodworkers wordy work workday worker workout workweek world worlds worm worms
worried worries worry worse worst wreath wreaths wrench wretched wrist writer writing wrongs wry
xmas yarn yarns yawns year yearly yearning years yesterday yoga yogi yogis yogurt yolk youth
youthful zany zeal zealous zebra zipper zucchini
`;
