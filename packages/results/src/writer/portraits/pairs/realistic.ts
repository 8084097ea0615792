import type { PairsLedBy } from '../portrait.ts';

export const realisticPairs: PairsLedBy<'realistic'> = {
  investigative: {
    guildTitle: 'Siegewright',
    welcome:
      'Give you something that has stopped working, and you will not rest until you know why.',
    text: 'When something stops working, your hands are on it before anyone has finished complaining. You take off the cover, listen, follow a wire or smell the soil, and only then ask what the cause could be. A good afternoon ends with a broken part in your palm and an explanation in your head. Friends bring you the bike that slips, the sick plant, the laptop that will not charge. In class the experiment beats the chapter about it, and on the job you would rather test a pump than discuss it. Long meetings about plans that nobody can touch drain you. So does a boss who wants the part swapped and no questions, when you can tell that it will fail again for the same reason.',
    needs:
      'Look for a place with real equipment, stubborn faults and a boss who gives you time to find the cause.',
    pull: 'A finished repair may still bother you at night, until you know why the thing failed at all.',
  },
  artistic: {
    guildTitle: 'Runesmith',
    welcome:
      'Useful things come out of your hands with a touch of beauty that no one asked for and everyone enjoys.',
    text: 'With a table, a tattoo or a loaf of bread, you first see how it was made, and a moment later whether it looks right. Making solid things is the main pleasure, and you will sand an edge that nobody else would feel. People ask you to build the stage set, patch the torn jacket or plant the bed by the gate, because your version holds up and pleases the eye. Work that leaves no object behind, all calls and forms, makes you feel flat. Hearing that ugly will do, as long as it is quick, hurts more than you admit. The best days smell of wood, wet earth or onions, and in the evening something stands there that did not exist at noon.',
    needs:
      'Good materials, a say in the design and enough hours to finish properly are the things to look for.',
    pull: 'How a thing looks matters to you as well, and you will redo a joint that was already strong.',
  },
  social: {
    guildTitle: 'Trail Warden',
    welcome:
      'In a tight spot you are good to have near, because you help first and talk about it later.',
    text: 'Talk comes easier to you while you are doing something, such as carrying a sofa, walking dogs or showing a kid how to hold a paddle. You notice who is limping, cold or about to lift a box the wrong way, and you step in without a speech. Neighbors call when the sink floods or a grandparent has to get up the stairs. A shift on your feet suits you, with practical tasks and a few people who are glad that you came. What wears you down is a desk far from everyone, or a long talk about feelings with nothing to do. Often you have finished helping before anyone could ask if you were tired, and before they could say how they wanted it done.',
    needs:
      'A job should keep you moving, put you among people and let them see by evening what you did.',
    pull: 'There is also a wish for someone at the other end of the job, to steady, teach or carry along.',
  },
  enterprising: {
    guildTitle: 'Forge Captain',
    welcome:
      'Work gets going when you arrive, for you would sooner start than wait, and others pick up their tools.',
    text: 'Faced with a pile of lumber, a food truck or a muddy field, you already see who should do what. Your own hands are the first to get dirty, and before long the others are working at your pace. Winning matters to you, from the faster lap to the roof that is on before the rain. When a kitchen or a building site gets hectic, people look at you, because you decide quickly and know the work yourself. An ideal day has a clear target, hard physical work and a result that everybody can see. Sitting in an office while others build feels like a punishment. Careful colleagues can find you rough, since you push on while they are still reading the instructions.',
    needs:
      'What helps is a crew of your own, a clear goal and pay that follows the work you finish.',
    pull: 'Sooner or later you want to run the crew, set the price and see your own sign on the truck.',
  },
  conventional: {
    guildTitle: 'Clockmender',
    welcome:
      'What you repair stays repaired, and you take a calm pride in doing even the hidden parts well.',
    text: 'Every tool on your wall has its place, and one glance shows you which is missing. Before you start, you read the manual, lay out the parts in a row and check the size twice. Real satisfaction comes from a job done cleanly, with a straight seam or a chain that runs without a sound. Others hand you work that must be exact, from cutting the glass to weighing the medicine for the calves. Steady days suit you, with familiar procedures, good equipment and a list that gets shorter. Plans that change at noon cost you strength, and so does a drill that comes back dirty. You would rather lose an hour than deliver something that wobbles, and not every customer is willing to pay for it.',
    needs:
      'Clear standards, well kept tools and the right to stop an unsafe job will bring out your finest work.',
    pull: 'Care goes into the work too, with parts in rows, sizes checked and a note of what was done.',
  },
};
