import type { PairsLedBy } from '@guildpath/contract';

export const conventionalPairs: PairsLedBy<'conventional'> = {
  realistic: {
    guildTitle: 'Armorer',
    welcome: 'You care whether a thing will hold when it counts, and people can count on that.',
    meaning: [
      "That's the Armorer in you, who likes good order and likes it in things you can touch.",
      "An Armorer keeps count and keeps the gear in shape, and you'd take pride in both.",
    ],
    text: [
      [
        "You notice what others take for granted, like low tires or a lock that isn't quite shut.",
        "A fire exit with boxes stacked in front of it will bother you until somebody's finally moved them.",
        "Walking into any building, you'd like to know where the switches, valves and extinguishers are.",
      ],
      [
        "You like to know the right value before you lay a hand on anything, and it's usually in the manual.",
        "There's a correct pressure, a correct load and a correct order, and you'd like to know all three.",
        "Comparing what's on the list with what's on the shelf is satisfying to you, and it's even better when it matches.",
      ],
      [
        "A stock count that comes out even pleases you, and so does a machine that's passed its test.",
        'You enjoy a well-run warehouse or a tidy engine room the way other people enjoy a view.',
        {
          text: "Ask you where the spare fuses are or when the boiler was last checked, and you'll know.",
          unless: ['conscientiousness low'],
        },
        {
          text: "You'd trust a careful checklist over a clever hunch, since the checklist isn't in a hurry to get home.",
          unless: ['conscientiousness low'],
        },
        "Bolts that are sorted by size and a board where each tool's got its outline make sense to you.",
      ],
      [
        'Guesswork troubles you, and it troubles you most of all where somebody could actually get hurt.',
        {
          text: "Anyone who skips a check to save ten minutes won't have your trust for long.",
          unless: ['conscientiousness low'],
        },
        {
          text: "It's stressful to work with equipment when you can't tell who inspected it last or whether anybody did.",
          unless: ['neuroticism low'],
        },
      ],
      [
        {
          text: "Jobs fit you when they've got set steps, solid goods and a regular round to walk.",
          unless: ['openness high'],
        },
        "A good day ends with everything counted, charged and locked, and you don't have to wonder.",
      ],
    ],
    needs: [
      "You'll want well-made procedures, solid equipment and respect for whoever says stop.",
      "Look for a plant, a yard or a depot where the rules are there for a reason and nobody's laughing at them.",
    ],
    pull: "Figures on a screen aren't enough, so you like stock and machines that can be counted and checked.",
    friends: [
      'Checking the car before the long drive',
      'Packing so that it all fits',
      'Reading the instructions, all of them',
    ],
    costs: [
      'They call you slow, and safe',
      'A skipped check bothers you all day',
      'Guessing makes you uneasy',
    ],
    beside: {
      guildTitle: 'Troubadour',
      sentence:
        "You check that the stage will hold, and a Troubadour gives people a reason to stand on it, so you'd miss each other.",
    },
  },
  investigative: {
    guildTitle: 'Chronicler',
    welcome: "You stop at details that others hurry past, and you don't quit until they add up.",
    meaning: [
      "That's the Chronicler in you, who wants the facts in order and then wants to know why.",
      "A Chronicler gets the record straight before drawing conclusions, and that's your way too.",
    ],
    text: [
      [
        "Facts belong somewhere, so you'd build the table first and only then ask what it shows.",
        "A date that can't possibly be true or a source that's gone missing won't leave you alone.",
        "An old photograph without a name or a date on it is a small emergency, as far as you're concerned.",
      ],
      [
        'You like the kind of question that a good archive or a clean data set can settle.',
        "Old records, weather logs and baseball cards have stories in them, and you'd happily dig for one.",
        "You'd be happy to spend an afternoon comparing two lists, because the good part is where they disagree.",
      ],
      [
        "When a group argues about what was agreed in March, you'd rather look it up than argue.",
        "You trust a thing more once you've seen where it comes from and who wrote it down.",
        "Research suits you, as long as the question's clear and the method's been agreed on first.",
        {
          text: "A free discussion can be hard going, since nobody's writing down which of the claims were checked.",
          unless: ['extraversion high'],
        },
      ],
      [
        {
          text: 'Waiting for the last missing number can hold you up for days, and once in a while it changes everything.',
          unless: ['conscientiousness low'],
        },
        "You won't say it's so until you've counted, and you don't care if that sounds fussy.",
        "What would wear you out is a job where close enough counts as right and it's never written down.",
        "People who remember everything differently every time can be exhausting, since there's nothing to hold on to.",
      ],
      [
        {
          text: 'Days go best one thing at a time, with the phone off and good records within reach.',
          unless: ['extraversion high'],
        },
        "Give you complete records and a good question, and you'll be happy until somebody turns out the lights.",
        "The best part is when ten dull facts line up and they're suddenly not dull at all.",
      ],
    ],
    needs: [
      "You'll want good records, agreed methods and one question at a time.",
      "Look for a place where being right about the details is what you're paid for.",
    ],
    pull: "Now and then a pattern in the records makes you stop, and you've got to know what's behind it.",
    friends: [
      'Who said what, and when',
      "Checking whether that's really true",
      'Sources for the paper due tomorrow',
    ],
    costs: [
      "One missing number, and you can't move on",
      'You correct dates at the dinner table',
      'Loose talk wears you out',
    ],
    beside: {
      guildTitle: 'Illusionist',
      sentence:
        "You make sure it's true, and an Illusionist makes sure that anybody wants to look.",
    },
  },
  artistic: {
    guildTitle: 'Relic Keeper',
    welcome: "You've got a soft spot for lovely things, and you want them kept so that they last.",
    meaning: [
      "That's the Relic Keeper in you, who likes order and likes it best when it's beautiful.",
      "A Relic Keeper sorts the treasure and enjoys every piece, and you'd do the same.",
    ],
    text: [
      [
        {
          text: "Your shelves are sorted by a system of your own, and within the system they're sorted by color.",
          unless: ['conscientiousness low'],
        },
        "Old photos, costumes, fonts or a grandmother's recipes are things you can't bear to see lost.",
        "In a museum, you'd like to see the room with the drawers that aren't on show.",
        'Beautiful things in a terrible muddle make you want to roll up your sleeves and find the labels.',
      ],
      [
        "Give you a heap of pictures, and you'd label, choose and hang them until they told a story.",
        'You like finding the order that was hiding in a messy box, and making it look good.',
        "You'd gladly copy a recipe book in your best handwriting, so that it's still readable for somebody's grandchildren.",
      ],
      [
        "If somebody's notes need to turn into a program, a menu or a website, you'd enjoy the job.",
        "A playlist that's in exactly the right order can take you all weekend, and it's worth it.",
        'The best tasks are clearly described from the beginning and leave the last few touches to your taste.',
        "You'd rather follow a good pattern and make it lovely than start from an empty page.",
      ],
      [
        "Careless copies annoy you, and you'd find it hard to do decent work in an ugly office.",
        {
          text: "Big creative projects worry you a little until somebody's actually named a deadline and a size.",
          unless: ['neuroticism low'],
        },
        'Throwing out a whole collection in order to save some space would bother you for a very long time.',
      ],
      [
        {
          text: "What you make for yourself tends to stay in a drawer, since it never seems quite ready, but it's there.",
          unless: ['conscientiousness low', 'neuroticism low'],
        },
        "A good day leaves something lovely in order, so the next person finds it and it's a pleasure to use.",
        "You hit your stride when there's a clear job, a fine collection and time to do it justice.",
      ],
    ],
    needs: [
      "You'll want orderly work with a visible result, where someone notices it was done with taste.",
      "Look for a library, a studio or a shop where it's your eye that decides what goes where.",
    ],
    pull: "Looks count too, and you'd like a page or a shelf to please the eye when it's done.",
    friends: [
      'Making the photo book',
      'Which picture goes on which wall',
      'Notes that are a joy to read',
    ],
    costs: [
      "You can't throw the lovely things out",
      'An ugly form spoils your morning',
      'An hour goes by on a label',
    ],
    beside: {
      guildTitle: 'Tactician',
      sentence:
        "You know what's worth keeping, and a Tactician knows how to defend it when there's a fight.",
    },
  },
  social: {
    guildTitle: 'Steward',
    welcome:
      "You think people should get what they were promised, and you'd like to see that they do.",
    meaning: [
      "That's the Steward in you, who likes clear rules because they're fair to everybody.",
      "A Steward keeps the books with people in mind, and you wouldn't keep them any other way.",
    ],
    text: [
      [
        "You'd like people to get what's due to them, from the right form to the correct change.",
        "A rule is a way of being fair, in your eyes, so it's got to count for friends too.",
        "You notice the person who's been waiting the longest, because there's an order and it ought to count.",
      ],
      [
        "Explaining a letter line by line to someone who's lost is work that you'd be glad to do.",
        "You like knowing how a complicated system works, because then you're able to get somebody through it.",
        'Filling in a complicated application with somebody and getting it right the first time is a satisfying hour for you.',
      ],
      [
        "Behind every file number there's an actual person, and you're not likely to forget about it.",
        "When a family's waiting on a decision, you'd want the paper off your desk that day.",
        "Being shouted at over a regulation that you didn't even make is about the worst of it.",
        'Secret exceptions for the loudest visitor upset you, since somebody quiet just lost a place in line.',
      ],
      [
        "It's hard for you when a case doesn't fit the form and there's nobody to ask.",
        "You wouldn't enjoy a job where the numbers are the point and the people only get in the way.",
        "An office where the answer depends on whom you happen to ask doesn't seem right to you at all.",
      ],
      [
        {
          text: 'A familiar round of duties and a sincere thank-you across the counter make a good day.',
          unless: ['openness high'],
        },
        "You go home content when the line's gone, the desk is clear and nobody left without an answer.",
      ],
    ],
    needs: [
      "You'll want rules that make sense, known faces and people who back you up when a visitor's rude.",
      "Look for a front desk, a clinic or a school office where you're the one who knows how it's done.",
    ],
    pull: "Behind each file you see a person, and you'd like to be the one who explains it to them.",
    friends: [
      'Help with the application',
      'What the rules say, in plain words',
      "Dividing the bill so it's fair",
    ],
    costs: [
      'You get shouted at for rules you never made',
      'Exceptions for loud people make you mad',
      'Odd cases keep you after hours',
    ],
    beside: {
      guildTitle: 'Mask Carver',
      sentence:
        "You open the hall on time, and a Mask Carver fills it with something that's worth coming for.",
    },
  },
  enterprising: {
    guildTitle: 'Quartermaster',
    welcome:
      "You want to know what a big plan costs and who does what by when, and that's what makes it real.",
    meaning: [
      "That's the Quartermaster in you, who likes a big plan and wants to see the bill.",
      "A Quartermaster gets the army fed and paid, and you'd enjoy being the one who makes it work.",
    ],
    text: [
      [
        "While everybody dreams about the big trip, you're wondering what it costs and when the bus leaves.",
        "A grand speech makes you think of trucks, tents and who's going to order the bread.",
        "Hearing about any adventure, you wonder who's carrying the water and whether there's enough of it.",
      ],
      [
        "Getting a big event to run on time is the sort of thing you'd be quietly proud of for weeks.",
        "You like numbers best when they're about something, like a team, a store or a festival.",
        "You'd enjoy planning a wedding for two hundred people more than you'd enjoy dancing at it.",
      ],
      [
        "Contracts are worth reading to the end, and it's fun to bring a price down with the small print.",
        "Promises without figures make you wary, and so does a hero who's improvising with other people's money.",
        'It drives you up the wall when a great idea dies because nobody checked the budget.',
      ],
      [
        {
          text: 'Under pressure you may hold on to the purse so tight that a good chance goes by.',
          unless: ['openness high', 'neuroticism low'],
        },
        {
          text: "A bigger store next spring and a whole region later wouldn't scare you, as long as the books are in order.",
          unless: ['neuroticism high'],
        },
        "You'd rather be the one who makes it possible than the one who's on the poster.",
        {
          text: "A leader who's never looked at a receipt makes you nervous, however inspiring the speeches may be.",
          unless: ['neuroticism low'],
        },
      ],
      [
        "What attracts you is more to run, and you'd like to earn it with numbers that come out.",
        "You're hard to stop when there's a big goal, a tight budget and it's all up to the schedule.",
      ],
    ],
    needs: [
      "You'll want a clear budget, the power to refuse a bad deal and a path toward running more.",
      "Look for a business that's growing and needs someone who knows where the money goes.",
    ],
    pull: "Responsibility tempts you, so you'd like a budget of your own and a say in how things are run.",
    friends: [
      'What the trip will really cost',
      'Getting the better price',
      { text: 'A schedule that works', unless: ['conscientiousness low'] },
      'Finding where the money went',
    ],
    costs: [
      "You're the one who says it's too expensive",
      'Big talk without numbers annoys you',
      "You end up holding everyone's money",
    ],
    beside: {
      guildTitle: 'Dreamspinner',
      sentence:
        'You can get any voyage to sail on time, and a Dreamspinner knows where it would be worth going.',
    },
  },
};
