/** 1,296 short English words that are easy to spell, and mean nothing that could hurt in a class. */
export const shortWords: readonly string[] =
  `acorn actor adder agate agenda agile album alder alert alloy almond aloe alpha amber ample anchor angle
  ankle annex answer anthem anvil apple april apron arbor arcade arch arena argon armor army aroma array
  arrow artist ascent ash aspen aster atlas atom attic august aurora autumn avenue award axis axle azure
  bacon badge bagel bake baker balcony ballad balloon bamboo banana band banjo bank banner barge bark barley
  barn barrel basil basin basket bath baton bayou beacon bead beaker beam begin belt bench beret bicycle
  bike birch bird biscuit blanket blaze blend blimp blink block bloom blossom blouse blush boat bolt bonnet
  bonus book boot border botany bottle bounce bowl box brace braid brain branch brass breeze brick bridge
  brim brisk bronze brook broom broth brush bubble bucket buckle bud budget buffet bugle build bulb bundle
  bunny burger bus butter button buzz cabin cable cactus cake camel camera camp canal candle candy canoe
  canvas canyon cape car caramel caravan card cargo carol carpet carrot cart carve castle cat catch cattle
  cave cedar celery cello cement census center chain chair chalk champ chapel chapter charm chart cheer
  cheese chef chess chime chip chirp choice choir chorus chunk cider cinema circle circus city clam clap
  clarify clay clean clear cliff climb clinic clip cloak clock cloth cloud clove clover club coach coast
  coat cobalt cobra cocoa coconut cod coffee coin colt comb comet comic compass copper cork corn corner
  cosmos couch count course court cove cover craft crane crate crayon cream crepe crest crew cricket crisp
  crop cross crown cruise crumb crust crystal cub cube cuff cup curl curve cushion custard cycle cymbal
  daily dairy daisy dance dash data date dawn day decade deck delta den denim depot depth design desk detail
  dial diary dice dime diner dinner disc dish dive dock doctor dog dollar dolphin dome domino door double
  dough dove dozen dragon drama draw drawer dream dress drift drill drive drum duet dune dusk duty eagle
  earth easel east easy echo edge editor effort egg elbow elder elf elk elm ember emerald emu energy engine
  enjoy equal errand essay estate eve evening event exact expert explore extra fable fabric face fact factor
  falcon fall family fan farm farmer fashion feast feather fence fern ferry fiber fiddle field fig figure
  film filter finch finger finish fire first fish five fjord flag flame flannel flask flavor flax fleece
  fleet flight flint float flock floor flora flow fluff fly foal foam focus fog foil fold folk font food
  foot forest form fort forum fossil fox frame fresh friend fringe frog front frost fudge fun funnel future
  gadget galaxy gallery gallon game garage garden garlic garnet gather gazelle gear gecko gem genius gentle
  giant gift ginger giraffe give glacier glad glass glaze glee glider globe glory glove glow glue goal gold
  golf good gopher gorge grace grain grand grape graph grass gravel gravy green greet grid grin grip groove
  ground group grove grow guava guide guild guitar gulf gull guppy gust habit halo hammer hammock hamster
  hand handle harbor harp harvest hat hatch haven hawk hazel head heart heat hedge height helmet help herb
  hero heron hiker hill hinge hint history hobby hockey holly home honey hood hoof hoop hope horizon horse
  house hover hum human humor ice icicle icon idea igloo image inch index indigo ink inlet inn insect inside
  iris iron island item ivory ivy jacket jade january jasmine jay jazz jeans jelly jersey jigsaw jockey jog
  join jolly journal joy jug juggle juice july jumbo jump june jungle juniper jury kale karate kayak keen
  keep kelp kennel kettle kind king kiosk kitchen kite kitten kiwi knee knob koala label lace ladder lagoon
  lake lamb lamp land lane lantern lapel larch large lark laser latch laugh launch laurel lawn layer league
  leap learn leather ledger leek left legend lemon lens lentil leopard letter level lever library lid light
  lilac lily lime limit line linen lion list lizard llama load loaf lobby local lock locket lodge loft log
  logic long loop lotus love loyal lucky lumber lunar lunch lyric magic magnet major mammal mango mantle map
  maple marble march margin marine market maroon marsh mason mast mat match math meadow meal melody member
  memo menu mercury merit merry mesa meteor method mile milk mill mind mineral mint mirror mitten mix mobile
  model modern modest molar moment monday month moon moose morning mosaic moss moth motion motor mound mouse
  mouth movie mug mural museum music mustard name napkin narwhal nature near neat nectar needle neon nephew
  nest net news newt nickel nine noble noodle noon north note notice novel number nutmeg oak oasis oat oats
  object ocean october octopus offer office often olive omelet onion onyx opal open opera orange orbit
  orchard orchid order origami origin osprey otter oval oven over owl owner oxygen oyster pace paddle page
  paint palace palm pan panda panel papaya paper parade parcel parent park parrot party pass pasta paste
  patch path patio patrol pave peanut pearl pebble pecan pen pencil penny pepper perch period petal phone
  photo phrase piano pickle picnic pie pigeon pilot pine pink pint pitch pixel pizza place plaid plan planet
  plank plant plate play plaza plot plow plume plus pocket podium poem poet point polar polish polo pond
  pony pool poppy porch port portal poster potato pouch pound powder power praise press pride prince print
  prism prize proof proud prune puddle puffin pull pulley pulp pulse puma pump puppet puppy purple purse
  puzzle quail quarry quart quest quick quiet quill quilt quince quiz quota quote rabbit race racket radar
  radio radish raft rail raisin rally ramp ranch range rapid raven ravine reach ready recipe record reef
  region relay relic rescue rhyme ribbon rice riddle ride ridge rinse ripple rise river roast robe robin
  robot rock rocket rodeo roof room rope rotor round rover royal ruby rudder rug ruler rumba run runner
  saddle safari safe saga sage sailor salad salmon salsa salt salute sample sand sandal sash satin sauna
  savor scarf school scoop score scout screen scroll seal season seat second seed select sequel series seven
  shade shape share shawl sheep sheet shelf shell shield shine ship shirt shore shovel shrub sierra siesta
  sign signal silk silver simple sing six sketch ski skill skirt sky slate sled sleep sleeve slice slide
  slope smart smile smooth snack snow soap soccer sock soda sofa soft soil solar solid solo song sonic
  sonnet soup south space spark speak speech speed spell sphere spice spider spiral spirit splash sponge
  spoon sport spot spray spring sprout spruce square squash squid stable staff stage stamp stand star start
  state statue steam stem step stereo stew stitch stone stop store stork story stove straw stream street
  string stripe strong studio study sugar suit summer summit sunday sunset super swan sweep swift swim swing
  switch symbol syrup system table tablet taco talent talk tango tape target task taste teach teal teapot
  tempo ten tennis tent text thank theme thread three thumb ticket tiger tile timber tiny title today tofu
  token tomato tone tooth top topaz topic torch total tour towel tower town toy track train tray tree trek
  trend trick trio trip trophy trout truck trunk trust truth tuba tube tulip tuna tundra tunnel turkey turn
  turnip turtle twelve twenty twig twin umber umpire under union unit upper upside urban useful usher usual
  valley value van vapor vast vault velvet verb verse video view vinyl viola violet violin visit visor vista
  vivid vocal voice vote vowel voyage wafer waffle wagon walk wall wallet walnut walrus waltz wand warm
  watch water wedge west wheat wheel whisk wide willow wind window wing winner winter wish wolf wombat
  wonder wool word work world wren wrist yard yarn year yeast yoga yogurt young zebra zenith zero zesty
  zigzag zinc zipper zone zoo zoom`.split(/\s+/);
