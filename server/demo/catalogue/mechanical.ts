import type { CatalogueEntry } from './entry.ts';

export const mechanical: readonly CatalogueEntry[] = [
  {
    company: 'Fennmark Engineering',
    title: 'Vibration study of a pump base',
    description:
      'Two circulation pumps on one steel frame shake the pipework at 24 Hz whenever both run. Measure the frame with our accelerometers, build a beam model that reproduces the first four modes, and propose stiffeners a welder can fit during a weekend stop. We install your proposal and you measure again: velocity must fall below 2.8 mm/s RMS.',
    skills: 'Vibration measurement, FEM, Steel design',
    days: 45,
    location: 'Aarhus',
    places: 4,
  },
  {
    company: 'Fennmark Engineering',
    title: 'Endurance rig for a flood gate hinge',
    description:
      'A flood gate opens eleven times a year and its hinge must last fifty years, so nobody has ever seen one wear out. Design a rig that drives a full-size hinge through 600 cycles in silty water and logs friction torque. Drawings, a parts list under 4,000 euros and the first hundred cycles are the outcome.',
    skills: 'Machine design, Tribology, Data logging, CAD',
    days: 80,
    location: 'Hamburg',
    places: 2,
  },
  {
    company: 'Harrow & Pike Machine Works',
    title: 'Quieter extraction hood for a surface grinder',
    description:
      "The hood on our 1970s grinder is louder than the grinding. Map the sound and the air speeds, find where the flow separates, and build a new hood from folded sheet that any shop could copy. Target: 6 dB(A) less at the operator's ear with at least the present capture speed.",
    skills: 'Acoustics, CFD, Sheet metal, Measurement',
    days: 40,
    location: 'Sheffield',
    places: 2,
  },
  {
    company: 'Harrow & Pike Machine Works',
    title: 'Thermal drift of a lathe spindle',
    description:
      'Bores turned after lunch are 12 µm larger than those turned at eight. Fit thermocouples and displacement probes to one lathe, record a week of shifts, and build a correction the control can apply from two temperatures. Half the drift gone would save us the warm-up hour.',
    skills: 'Metrology, Regression, Machine tools',
    days: 50,
    location: 'Sheffield',
    places: 2,
  },
  {
    company: 'Harrow & Pike Machine Works',
    title: 'Fixture for machining thin valve plates',
    description:
      'Valve plates of 3 mm bend under the clamps and spring back out of flatness. Compare vacuum, wax and low-force clamping on 20 plates each, measure flatness before and after, and design the fixture that wins. The operator changes a plate in under ninety seconds.',
    skills: 'Fixture design, CAD, Metrology, Design of experiments',
    days: 35,
    location: 'Birmingham',
    places: 1,
  },
  {
    company: 'Harrow & Pike Machine Works',
    title: 'Rebuilding the guard of a power hammer',
    description:
      'Our 1954 power hammer has a guard that nobody keeps closed because it blocks the view. Analyse the risks by ISO 12100, talk to the three smiths, and design a guard and interlock they will actually use. It is tested for a month and the stop time is measured.',
    skills: 'Machine safety, CAD, Risk assessment',
    days: 30,
    location: 'Sheffield',
    places: 1,
  },
  {
    company: 'Velomarsh Cycles',
    title: 'Lighter bracket for a cargo bike',
    description:
      'The bracket that joins box and frame weighs 1.9 kg and has never failed, which suggests it is too heavy. Record real loads on cobbles with strain gauges, optimise the shape for laser-cut plate, and test it to a million cycles on our rig. A third less weight at the same life would go straight into production.',
    skills: 'FEM, Fatigue, Strain gauges, CAD',
    days: 60,
    location: 'Utrecht',
    places: 2,
  },
  {
    company: 'Velomarsh Cycles',
    title: 'Parking stand one hand can work',
    description:
      'Parents hold a child with one hand and 60 kg of bike with the other. Design a stand whose lever force stays below 80 N over the whole travel, build two prototypes, and watch ten parents use them outside a nursery. We want drawings, a force curve and what people said.',
    skills: 'Mechanism design, Prototyping, Ergonomics',
    days: 40,
    location: 'Utrecht',
    places: 2,
  },
  {
    company: 'Velomarsh Cycles',
    title: 'Brake fade on long descents',
    description:
      'A rental fleet in the hills reports fading brakes with full boxes. Instrument rotor and caliper, ride the descent at three loads, and build a heat model that tells which rotor and pad we must fit. The result is a table the workshop can use and one warning label, if it is needed.',
    skills: 'Heat transfer, Measurement, MATLAB',
    days: 35,
    location: 'Innsbruck',
    places: 1,
  },
  {
    company: 'Velomarsh Cycles',
    title: 'A rain cover that does not become a sail',
    description:
      'In a side wind of 50 km/h the rain cover pushes the bike across its lane. Measure side force and yaw moment of four cover shapes in the university wind tunnel at a scale of 1:3, and relate them to what a rider can correct. The best shape is sewn at full size and ridden on the sea dike.',
    skills: 'Aerodynamics, Wind tunnel, Prototyping',
    days: 50,
    location: 'Delft',
    places: 2,
  },
  {
    company: 'Sollund Pumps',
    title: 'Hearing cavitation before it eats the impeller',
    description:
      'Cavitation sounds like gravel, yet our service people are called when the impeller is already pitted. Record structure-borne sound on a test loop from healthy to fully developed cavitation and find an indicator that works on three pump sizes. Success is a threshold that warns at 3% head drop without an alarm during normal starts.',
    skills: 'Acoustics, Signal processing, Fluid machinery',
    days: 60,
    location: 'Bergen',
    places: 2,
  },
  {
    company: 'Sollund Pumps',
    title: 'Pump curve from a type plate alone',
    description:
      'Old pumps in the field have a type plate and no papers. Collect 300 curves from our archive, fit dimensionless characteristics per family, and predict head and efficiency from what the plate says. Check ten predictions on the test bench and state the error honestly.',
    skills: 'Fluid machinery, Python, Curve fitting',
    days: 40,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Sollund Pumps',
    title: 'Seal that lives in sandy well water',
    description:
      'Borehole pumps in the Sahel lose their seals after 900 hours. Compare three face materials and a flushed labyrinth on a rig with a measured dose of quartz sand, and model what the sand does in the gap. The winner must at least double the life at no more than 15% higher cost.',
    skills: 'Tribology, Materials, Test rigs',
    days: 90,
    location: 'Ouagadougou',
    places: 2,
  },
  {
    company: 'Sollund Pumps',
    title: 'Printed impellers for spare parts nobody casts any more',
    description:
      'Customers run pumps whose casting patterns were burned in 1988. Scan a worn impeller, reconstruct the original surface, and print it in stainless steel for a pump we can test. You compare its efficiency and balance with a cast one and calculate at what batch size printing stops making sense.',
    skills: '3D scanning, Additive manufacturing, CAD, Balancing',
    days: 55,
    location: 'Stavanger',
    places: 1,
  },
  {
    company: 'Calderón Packaging Machines',
    title: 'Gripper for a bottling line',
    description:
      'Our gripper handles round bottles at 12,000 an hour and drops the new oval one once in 700. Film it at high speed, model the contact, and design fingers that hold both shapes without a change of parts. It is accepted after a shift with fewer than one drop in 20,000.',
    skills: 'Machine design, High-speed video, CAD, Contact mechanics',
    days: 50,
    location: 'Zaragoza',
    places: 2,
  },
  {
    company: 'Calderón Packaging Machines',
    title: 'Changeover from one jar to another in eight minutes',
    description:
      'Changing the line from 250 g to 500 g jars takes 47 minutes and four tools. Film three changeovers, separate what can be done while the line runs, and redesign the guide rails for tool-free setting. You train two shifts and report the times of the next twenty changeovers.',
    skills: 'Lean methods, Machine design, CAD',
    days: 40,
    location: 'Zaragoza',
    places: 2,
  },
  {
    company: 'Calderón Packaging Machines',
    title: 'Paper instead of plastic on a flow wrapper',
    description:
      'A customer wants paper flow packs, but paper tears at the forming shoulder above 80 packs a minute. Measure web tension and friction, find what tears it, and modify shoulder and sealing jaws. We aim at 150 packs a minute with seals that pass the bubble test.',
    skills: 'Web handling, Materials testing, Machine design',
    days: 70,
    location: 'Bologna',
    places: 2,
  },
  {
    company: 'Calderón Packaging Machines',
    title: 'Cam profile for a gentler biscuit pusher',
    description:
      'One biscuit in ninety breaks when the pusher hits the row. Derive a motion law with bounded jerk within the same dwell, have the cam cut, and compare breakage on 10,000 biscuits. Two pages of theory, one cam, one honest number.',
    skills: 'Kinematics, MATLAB, CNC',
    days: 21,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Aerolith Turbines',
    title: 'Blade root inspection with a tapping hammer',
    description:
      'Owners of our 10 kW turbines cannot afford ultrasound. Learn from healthy and deliberately damaged blade roots what a tap sounds like, and make a procedure with a phone microphone that a technician can follow on the tower. Report how small a delamination it still finds.',
    skills: 'Composites, Modal analysis, Signal processing',
    days: 60,
    location: 'Inverness',
    places: 2,
  },
  {
    company: 'Aerolith Turbines',
    title: 'Furling tail that does not hunt',
    description:
      'In gusts between 11 and 14 m/s the tail folds in and out and the rotor yaws until people complain. Build a model of rotor, tail and hinge angle, match it to the yaw logs of four sites, and change the hinge geometry. The next storm at our test site is the exam.',
    skills: 'Dynamics, Simulink, Wind energy',
    days: 70,
    location: 'Orkney',
    places: 2,
  },
  {
    company: 'Aerolith Turbines',
    title: 'Tilt-up tower without a crane',
    description:
      'Islands have wind and no cranes. Design gin pole, guy wires and foundation blocks for an 18 m tower that six people can raise with a hand winch, with forces calculated for every angle of the lift. A scale model is raised first, the real one with us on Stronsay.',
    skills: 'Statics, Steel design, Rigging, CAD',
    days: 55,
    location: 'Orkney',
    places: 3,
  },
  {
    company: 'Aerolith Turbines',
    title: 'Ice on small blades: when to stop',
    description:
      'Iced blades throw ice, and stopping too early wastes the best winter wind. Compare the power curve, nacelle vibration and humidity of two winters, and find a rule that stops the turbine when ice is likely. You say how many hours of energy the rule costs and how much ice it misses.',
    skills: 'Data analysis, Python, Wind energy',
    days: 45,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Kestrelgate Prosthetics',
    title: 'Wrist unit that survives a village workshop',
    description:
      'Our body-powered wrist is precise and fails when sand gets in. Redesign the lock with larger clearances and parts that a bicycle mechanic can make, and test it with two users in Pune over eight weeks. Drawings are published under an open licence at the end.',
    skills: 'Mechanism design, CAD, User testing, Tolerancing',
    days: 80,
    location: 'Pune',
    places: 2,
  },
  {
    company: 'Kestrelgate Prosthetics',
    title: 'Socket liner temperatures on a hot day',
    description:
      'Users take their leg off at noon because the liner is unbearable. Measure skin temperature and humidity in four liner materials on a thermal dummy and with volunteers, and build a one-dimensional heat model. We need a ranking we can defend and one idea to try next.',
    skills: 'Heat transfer, Measurement, Biomechanics',
    days: 45,
    location: 'Pune',
    places: 1,
  },
  {
    company: 'Kestrelgate Prosthetics',
    title: 'Fatigue test for a 3D-printed foot',
    description:
      'A printed foot costs a tenth of a moulded one and nobody knows how long it lasts. Build a simple two-actuator tester after ISO 10328, break at least twelve feet in three materials, and draw the curves. Publish the rig so that other workshops can repeat it.',
    skills: 'Fatigue, Pneumatics, Arduino, Test standards',
    days: 90,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Thermagrove',
    title: 'Defrost a heat pump only when it needs it',
    description:
      'Our controller defrosts every 45 minutes in winter whether there is frost or not. Find a frost indicator from the sensors that are already there, write the new logic, and compare it with the old one on two identical units through January. Every avoided defrost saves about 0.4 kWh; count them.',
    skills: 'Thermodynamics, Control, Data analysis',
    days: 60,
    location: 'Graz',
    places: 2,
  },
  {
    company: 'Thermagrove',
    title: 'Ventilation of a school built in 1931',
    description:
      "Twelve classrooms reach 2,400 ppm of CO2 by eleven o'clock. Measure for two weeks, model the stairwell as a stack, and design a retrofit that keeps the listed windows. The headteacher must be able to pay for it in two summers, so give costs per classroom.",
    skills: 'Building physics, Ventilation design, Measurement',
    days: 50,
    location: 'Leipzig',
    places: 3,
  },
  {
    company: 'Thermagrove',
    title: 'Whistling valve in a floor heating manifold',
    description:
      'Since the pumps were changed, one flat in nine whistles at night. Reproduce the sound on a bench, find the pressure drop at which it begins for each valve, and give the installers a setting rule. If a new valve insert is needed, print one and prove it.',
    skills: 'Fluid mechanics, Acoustics, Test rigs',
    days: 28,
    location: 'Graz',
    places: 1,
  },
  {
    company: 'Thermagrove',
    title: 'Borehole field that does not freeze by year ten',
    description:
      'A housing co-operative wants to draw heat from 24 boreholes. Simulate 25 years of ground temperature for four layouts and three regeneration strategies with solar collectors, using the thermal response test we supply. The board reads a two-page summary, the planners your model.',
    skills: 'Geothermal energy, Simulation, Python',
    days: 60,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Ironvale Rail Components',
    title: 'Door that closes gently at minus thirty',
    description:
      'Grease stiffens and train doors slam or stall. Measure closing force in our cold chamber with five greases and two roller types, and tune the motor current profile to the temperature. The doors must stay below 150 N at the edge in all twelve combinations.',
    skills: 'Mechatronics, Cold testing, Control',
    days: 50,
    location: 'Miskolc',
    places: 2,
  },
  {
    company: 'Ironvale Rail Components',
    title: 'Wheel flat finder beside the track',
    description:
      "A flat wheel costs bearings, rails and sleep. Fit six accelerometers to a rail near the depot gate, separate flats from joints and points, and estimate the length of the flat from the impact. Compare with the wheel lathe's records of the same trains and report misses and false alarms.",
    skills: 'Vibration measurement, Signal processing, Railways',
    days: 65,
    location: 'Budapest',
    places: 2,
  },
  {
    company: 'Ironvale Rail Components',
    title: 'Recyclable seat shell for a commuter train',
    description:
      'Our glass-fibre seat shells end up in landfill. Design a shell from one thermoplastic with ribs instead of laminate, check it against the 1,500 N load cases and fire class, and have two prototypes formed. The weight may not rise and the shell must come out with eight screws.',
    skills: 'Plastics design, FEM, Fire standards, CAD',
    days: 75,
    location: 'Miskolc',
    places: 2,
  },
  {
    company: 'Ironvale Rail Components',
    title: 'How tight is a bolt after ten years of trains?',
    description:
      'Bogie bolts are retightened every two years because they always were. Measure residual preload by ultrasound on 200 bolts from three fleets and relate it to position and mileage. If the interval can be doubled safely, your report is the evidence we take to the authority.',
    skills: 'Bolted joints, Ultrasonics, Statistics',
    days: 45,
    location: 'Vienna',
    places: 1,
  },
  {
    company: 'Gripstone Robotics',
    title: 'Teaching a robot to peel labels off crates',
    description:
      'Returned crates carry old labels that people scrape off by hand. Design a tool with compliant blades and a force-controlled path for our six-axis arm, and find out which glues it can beat. The measure is clean crates per hour against one tired person.',
    skills: 'Robotics, ROS 2, Tool design, Force control',
    days: 60,
    location: 'Nagoya',
    places: 2,
  },
  {
    company: 'Gripstone Robotics',
    title: 'Soft gripper for ripe peaches',
    description:
      'Packing houses throw away 7% of peaches for thumb marks. Cast fingers from two silicones, measure contact pressure with film, and hold fruit from 60 to 110 mm. After 500 peaches a grower judges the bruises on the third day without knowing who packed them.',
    skills: 'Soft robotics, Moulding, Measurement',
    days: 50,
    location: 'Okayama',
    places: 2,
  },
  {
    company: 'Gripstone Robotics',
    title: 'Backlash of a gearbox without taking it apart',
    description:
      'We replace robot gearboxes by calendar. Estimate backlash and stiffness from motor current and encoder during a short test move, and check the estimate on gearboxes whose wear we have measured on the bench. A monthly two-minute test should say which of forty robots needs attention first.',
    skills: 'System identification, Python, Gears',
    days: 55,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Gripstone Robotics',
    title: 'Safe speed of a robot beside a person',
    description:
      'A customer wants to take down the fence around a palletising cell. Measure impact forces of the arm with our gauge at several speeds and postures, apply ISO/TS 15066 limits, and lay out zones with a scanner. The outcome is a speed map and a rehearsed stop for every zone.',
    skills: 'Machine safety, Robotics, Measurement',
    days: 35,
    location: 'Nagoya',
    places: 2,
  },
  {
    company: 'Redwater Foundry',
    title: 'Predicting shrinkage in a manhole cover',
    description:
      'Four in a hundred covers have a pore where the lorry wheel passes. Simulate filling and solidification for our three feeder layouts, pour ten covers of each, and saw them open. We change the pattern if the simulation and the saw agree.',
    skills: 'Casting simulation, Metallurgy, Experiments',
    days: 55,
    location: 'Swansea',
    places: 2,
  },
  {
    company: 'Redwater Foundry',
    title: 'Warm water from a cooling line',
    description:
      "Castings give off 300 kW while they cool under a tin roof. Measure what could be caught by air and by radiation panels, match it with the showers and the drying of cores over a day, and size a store. Give payback with today's gas price and with half of it.",
    skills: 'Heat recovery, Energy audit, Thermodynamics',
    days: 40,
    location: 'Swansea',
    places: 2,
  },
  {
    company: 'Redwater Foundry',
    title: 'Sand that can be used a ninth time',
    description:
      'We discard moulding sand after eight cycles because of fines. Test sieving, attrition and a thermal step on 200 kg each, track strength and gas over repeated use, and work out cost and landfill per tonne of casting. Trial castings of the best recipe decide.',
    skills: 'Materials testing, Process engineering, Statistics',
    days: 70,
    location: 'Cardiff',
    places: 1,
  },
];
