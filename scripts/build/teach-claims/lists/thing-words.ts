/** What people are, wear, eat, play, and bring with them, and animals that no yard is sold with. */
export const THING_WORDS = `
acrobat acrobatics actress admiral airbag airplane alligator anaconda anchovy anklet anteater
antelope anthem antler ape apostle appetizer apricot aquarist armadillo armor army arrow artichoke
ashtray asparagus asteroid astronaut astronomer auntie automobile axe baboon backgammon bacteria
badminton bagpipes baguette ballerina ballgown bandana bandit barometer basketball bassinet bassoon
baton beachball beanie beau beaver bedbug bee beehive beekeeper beet bellhop beret bible bicyclist
bifocals billfold billiards biographer biscotti bishop bison blackbird blackboard blacksmith blimp
blintz blister blockbuster blonde bloodhound blowtorch bluebird boa bob bobsled bongo bonnet
bookkeeper booklet bookmobile bootie bootlace boutonniere bowtie boyfriend bratwurst brazier
breadcrumb breadwinner bride bridegroom bridesmaid brisket broccoli brooch brussels bug bugle
bulldog bulldozer bulletin bullfrog bumblebee bungee burglar busboy busker buttercup buttermilk
butterscotch buzzard cabbage caboose cadet caffeine calculus calf camcorder camel camisole campout
canary candlelight candlestick cannoli cantaloupe canteen cantor cape carafe caramel carburetor
cardigan cardinal caribou carnation carnivore carousel carp carryout cartoonist cartridge cartwheel
cashew cashier cashmere cassette castanets caterpillar catfish catnap catnip cauliflower caviar
cellist cellphone centaur centipede chameleon champ chapstick charcoal charlatan checkbook
checkerboard cheddar cheerleader cheetah chemist chestnut chick chickadee chickpea chihuahua
chimpanzee chinchilla chipmunk chiropractor chives choirboy cholesterol choreographer chowder
chutney cigarette cilantro circus clam clementine clergy clipboard clover clownfish coatrack cobra
cod coffeepot coleslaw collarbone collegian collie cologne colonel comedian compass conductor
confectioner conga contestant copilot corduroy corgi corkscrew cornbread cornet cornflakes corsage
cosmetics cottontail cougar coupe cowbell cowgirl cracker cramp cranberry crayfish creampuff crepe
cricket crocodile croquet croquette crouton crowbar crustacean crutch crybaby cub cufflink culottes
cupcake curio currant curry custard cyclone dachshund dagger dalmatian dandelion dandruff daredevil
dashboard debutante decaf deejay defroster deodorant derby dermatologist detergent diadem diagram
diamond diaper diesel dinghy dingo diplodocus director disc disco dishrag dishtowel doberman
dodgeball dodo doggy doily dollop domino donut doodad doorstop doughnut drumroll drumstick duckling
duffel dulcimer dumpling dungarees dynamite eardrum earlobe earmuff earphone earplug eclair eel
egghead eggnog eggplant eggshell elf emerald emu enchilada endive entree entrepreneur equestrian
etching extrovert eyeball eyebrow eyelash eyelid eyeliner eyesight falafel falcon fang farmer
farmhand fedora fettuccine fiance fiancee figurine filet finch fingernail fingerprint fingertip
firecracker firefighter fishbowl fishermen fishhook flannel flapjack floss foal fondue footman
footstool forearm forehead forklift foxtrot frankfurter frittata fullback gambler garland garter
gazelle gazette gecko geese gelatin gelato gemstone general genie gent geologist gerbil geyser
gibbon gin gladiator gladiolus glitch gnat gnome goalie goalkeeper goatee goblet goblin gobstopper
gondola gong goober gopher gorilla gourd graffiti granny grapefruit grapes gravedigger greyhound
groom grouch groundhog guacamole guidebook guinea gumball gumbo gumdrop gunner guppy gurney gymnast
gymnastics haiku hailstone haircut hairdo hairnet halibut hambone hamburger hammerhead handbell
handbook handcuffs handstand hangman hangnail harlequin harpist harpoon hawkers haystack hazelnut
headband headlight headmaster headscarf headstand hearse heckler helicopter helm hermit heroine
hobbit hog hogwash hoist hologram homebuyer homecook homeschooler honeybee honeycomb honeydew
hoodwink hoof hooligan hootenanny hornet horseman horseradish hotcake hotdog hotshot houndstooth
hourglass housecat housecoat houseguest housekeeper housemate houseplant housewife hula hummus
hyacinth hyena hymn hymnal iceberg icebox icepack icicle iguana imp impala inchworm inkwell
instructor insulin intern ipad iphone isopod jackal jackass jackknife jackrabbit jade jaguar
jaywalker jellybean jewel jockey joey jukebox junk juror kale kaleidoscope kangaroo kazoo kebab
kerchief kernel ketchup keyring khaki kielbasa kilt kimono kindergartner kingpin kipper kitty kiwi
klutz knickers knockout knuckle knuckleball koala kookaburra labrador lacrosse ladle lambchop
lampshade lapdog lard lark lasso latte layette leek leopard leotard letterhead lifesaver lightyear
limerick limo limousine linebacker linguini lint lipstick litterbox lollipop lotion lox lozenge
lumberjack lunchbag luncheon lynx lyre lyricist macaroni macaw machete mackerel madhouse mailman
mallet mammal mandarin mandolin manicurist mannequin mantis maraca margarine margarita mariachi
marigold mariner marionette marmalade marmot marshmallow mastodon matador matchbox matchmaker
matchstick matinee matriarch mayonnaise meatball meatloaf medalist megaphone memoir memorabilia
menorah meringue mermaid messenger metronome microphone microscope midwife milkman milliner mime
minestrone mink minnow minstrel minuet moccasin mocha molasses monk monocle motorcyclist motorist
mountaineer mozzarella mulligan mummy musketeer muskrat mustang nacho narrator nausea necktie
nectar nectarine needlepoint needlework negligee nerd newsletter newsprint newsstand nightingale
nightlight ninja nostril notepad nougat nugget numskull nun nutcracker nutmeg nutshell nylon oaf
obelisk oboe ocelot octagon odometer officer ointment okra olympian omelette oncologist opal
opossum optometrist orangutan orchid oregano organist ostrich outdoorsman outfielder overcoat
owlish oysters pacifier paddy pajama pamphlet panther paperback paperboy paperclip parachute
paramedic paramour paratrooper parishioner parka parmesan parody parsley parsnip partridge pastime
pastor pastrami patriarch patty pauper pawn peacock peafowl pebble pediatrician pendulum penlight
penmanship peppermint pepperoni percussion periscope pesto petal petticoat petunia phantom
pharmacist phonograph piccolo pickaxe pickpocket piggy piggybank pigtail pimento pinball pincushion
pineapple pinky pinstripe pinwheel pistachio pita pitchfork pixie plankton platypus playbook
playoffs playwright plumage pocketbook pocketknife poinsettia polka poltergeist pomegranate poncho
poodle popover poppy porcupine porpoise possum postage postbox postmark potholder potion potpourri
pouch powder prawn pterodactyl puck puffin pug pullover punk pup puppeteer pylon python quart
quarterback quesadilla quintet rabbi rabbit raccoon radish raft raisin ramen ratatouille ravioli
redhead reggae reindeer repairman rhinestone rhinoceros rhubarb ribs rickshaw ringmaster riverboat
roadrunner roadshow rodeo rollerblade rosebud roulette ruby rucksack ruffian rugby rummy saddlebag
salamander salami salesman salesperson saltshaker samba sandbag sandpiper sapphire sardine sash
sauerkraut savant savior sawdust scallion scallop scarecrow schnapps schnauzer schoolboy schoolgirl
schoolteacher scone scoreboard scorecard scorpion scotch scrap scrapbook seafood seahorse seatbelt
semicolon senator senior serpent serviceman shawl sheepdog sheik sherbet sherry shipmate shipwreck
shoebox shoehorn shopkeeper shortbread shortstop shrimp sidekick sieve silkworm silverfish siren
skeleton skewer skunk slaw sledgehammer sleepyhead sleigh slingshot slinky sloth smartphone
smartwatch smock smoothie smorgasbord snapdragon snorkel snowflake snowmobile snowplow snowshoe
snuff socialite sombrero somersault songbook songwriter sorbet sorceress soulmate soundtrack
sourdough speedboat sphinx spinster splint spokeswoman sportsman spud spyglass squid squirrel
stagehand steamboat stepbrother stepdaughter stepfather stepladder stepmother stepsister stepson
stethoscope stewardess stilts stockbroker stogie stopwatch stork storyteller stowaway streamer
stroganoff strudel stuntman styrofoam submarine succotash sumo sunbeam sunblock sunburn sundae
sundress sundries sunflower suntan superman supermodel supervisor swashbuckler sweatpants
sweetheart swordfish synthesizer tabby tablecloth tablespoon tabletop taffy tailcoat tailgate
takeout tambourine tangerine tapestry tapioca tarantula target tarot taxicab teabag teacup
teakettle teaspoon telegraph telemarketer temptress tequila thesaurus thunderclap tiara timpani
tinfoil tinsel tiramisu toenail toffee tofu toga tomahawk tomboy toolbelt toothache toothpaste
toothpick topaz tornado torso tortilla tortoise toucan toupee toybox trainee trapeze treadle
triangle triathlon triceratops trickster trinket triplet trolls troubadour trowel truant truffle
tuba tuna tunic turban turmeric turnip turntable turtleneck tuxedo tyke typist tyrannosaurus ulcer
umpire unicorn unicycle urchin utensil valentine valise vampire vanilla veal vegan vegetarian veil
ventriloquist vermicelli veterinarian vinaigrette viper virus vitamin vixen vulture waistband
waistcoat waitress walrus warlock warship washcloth watchdog watchman watercolor weasel weatherman
weightlifter weirdo werewolf wheat wheelbarrow whiskey wick widow wigwam wildebeest windbreaker
windchime windshield windsock wineglass wishbone wok wolves woodchuck woodpecker wool workbook
workman wren wristwatch xylophone yak yam yearbook yeast zeppelin zither zombie zoologist
`;
