/* eslint-disable */
// validators
const signInWithGoogle200 = validate15;
const pattern4 = new RegExp("^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$", "u");
const pattern5 = new RegExp("^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$", "u");
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["cache-control"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cache-control" },
				message: "must have required property 'cache-control'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data["cache-control"] !== void 0) {
			let data0 = data["cache-control"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/cache-control",
							schemaPath: "#/properties/cache-control/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cache-control"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/cache-control",
						schemaPath: "#/properties/cache-control/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$" },
						message: "must match pattern \"^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err4 = {
							instancePath: instancePath + "/date",
							schemaPath: "#/properties/date/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["date"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/pattern",
						keyword: "pattern",
						params: { pattern: "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$" },
						message: "must match pattern \"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate15.errors = vErrors;
	return errors === 0;
}
const signInWithGoogle401 = validate17;
const pattern10 = new RegExp("^[Bb]earer(?:[ ,][\\s\\S]*)?$", "u");
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["cache-control"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cache-control" },
				message: "must have required property 'cache-control'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data["www-authenticate"] === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "www-authenticate" },
				message: "must have required property 'www-authenticate'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data["cache-control"] !== void 0) {
			let data0 = data["cache-control"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/cache-control",
							schemaPath: "#/properties/cache-control/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cache-control"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/cache-control",
						schemaPath: "#/properties/cache-control/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$" },
						message: "must match pattern \"^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err5 = {
							instancePath: instancePath + "/date",
							schemaPath: "#/properties/date/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["date"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/pattern",
						keyword: "pattern",
						params: { pattern: "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$" },
						message: "must match pattern \"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data["www-authenticate"] !== void 0) {
			let data2 = data["www-authenticate"];
			if (typeof data2 !== "string") {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
					else if (data2 === null) coerced2 = "";
					else {
						const err7 = {
							instancePath: instancePath + "/www-authenticate",
							schemaPath: "#/properties/www-authenticate/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["www-authenticate"] = coerced2;
				}
			}
			if (typeof data2 === "string") {
				if (!pattern10.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/www-authenticate",
						schemaPath: "#/properties/www-authenticate/pattern",
						keyword: "pattern",
						params: { pattern: "^[Bb]earer(?:[ ,][\\s\\S]*)?$" },
						message: "must match pattern \"^[Bb]earer(?:[ ,][\\s\\S]*)?$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate17.errors = vErrors;
	return errors === 0;
}
const signInWithGoogle429 = validate16;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["cache-control"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cache-control" },
				message: "must have required property 'cache-control'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data["retry-after"] === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "retry-after" },
				message: "must have required property 'retry-after'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data["cache-control"] !== void 0) {
			let data0 = data["cache-control"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/cache-control",
							schemaPath: "#/properties/cache-control/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cache-control"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/cache-control",
						schemaPath: "#/properties/cache-control/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$" },
						message: "must match pattern \"^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err5 = {
							instancePath: instancePath + "/date",
							schemaPath: "#/properties/date/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["date"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/pattern",
						keyword: "pattern",
						params: { pattern: "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$" },
						message: "must match pattern \"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data["retry-after"] !== void 0) {
			let data2 = data["retry-after"];
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1)) coerced2 = +data2;
					else {
						const err7 = {
							instancePath: instancePath + "/retry-after",
							schemaPath: "#/properties/retry-after/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["retry-after"] = coerced2;
				}
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					const err8 = {
						instancePath: instancePath + "/retry-after",
						schemaPath: "#/properties/retry-after/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const getCurrentUser200 = validate18;
const pattern13 = new RegExp("^(?:W/)?\"[1-9][0-9]*\"$", "u");
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["cache-control"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cache-control" },
				message: "must have required property 'cache-control'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.etag === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "etag" },
				message: "must have required property 'etag'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data["cache-control"] !== void 0) {
			let data0 = data["cache-control"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/cache-control",
							schemaPath: "#/properties/cache-control/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cache-control"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/cache-control",
						schemaPath: "#/properties/cache-control/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$" },
						message: "must match pattern \"^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err5 = {
							instancePath: instancePath + "/date",
							schemaPath: "#/properties/date/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["date"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/pattern",
						keyword: "pattern",
						params: { pattern: "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$" },
						message: "must match pattern \"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.etag !== void 0) {
			let data2 = data.etag;
			if (typeof data2 !== "string") {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
					else if (data2 === null) coerced2 = "";
					else {
						const err7 = {
							instancePath: instancePath + "/etag",
							schemaPath: "#/properties/etag/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["etag"] = coerced2;
				}
			}
			if (typeof data2 === "string") {
				if (!pattern13.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/etag",
						schemaPath: "#/properties/etag/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:W/)?\"[1-9][0-9]*\"$" },
						message: "must match pattern \"^(?:W/)?\"[1-9][0-9]*\"$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
const createProject201 = validate19;
const pattern17 = new RegExp("^[/]", "u");
const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["cache-control"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cache-control" },
				message: "must have required property 'cache-control'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.etag === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "etag" },
				message: "must have required property 'etag'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.location === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "location" },
				message: "must have required property 'location'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data["cache-control"] !== void 0) {
			let data0 = data["cache-control"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err4 = {
							instancePath: instancePath + "/cache-control",
							schemaPath: "#/properties/cache-control/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cache-control"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/cache-control",
						schemaPath: "#/properties/cache-control/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$" },
						message: "must match pattern \"^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err6 = {
							instancePath: instancePath + "/date",
							schemaPath: "#/properties/date/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["date"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/pattern",
						keyword: "pattern",
						params: { pattern: "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$" },
						message: "must match pattern \"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.etag !== void 0) {
			let data2 = data.etag;
			if (typeof data2 !== "string") {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
					else if (data2 === null) coerced2 = "";
					else {
						const err8 = {
							instancePath: instancePath + "/etag",
							schemaPath: "#/properties/etag/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["etag"] = coerced2;
				}
			}
			if (typeof data2 === "string") {
				if (!pattern13.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/etag",
						schemaPath: "#/properties/etag/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:W/)?\"[1-9][0-9]*\"$" },
						message: "must match pattern \"^(?:W/)?\"[1-9][0-9]*\"$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.location !== void 0) {
			let data3 = data.location;
			if (typeof data3 !== "string") {
				let dataType3 = typeof data3;
				let coerced3 = void 0;
				if (!(coerced3 !== void 0)) {
					if (dataType3 == "number" || dataType3 == "boolean") coerced3 = "" + data3;
					else if (data3 === null) coerced3 = "";
					else {
						const err10 = {
							instancePath: instancePath + "/location",
							schemaPath: "#/properties/location/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (coerced3 !== void 0) {
					data3 = coerced3;
					if (data !== void 0) data["location"] = coerced3;
				}
			}
			if (typeof data3 === "string") {
				if (!pattern17.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/location",
						schemaPath: "#/properties/location/pattern",
						keyword: "pattern",
						params: { pattern: "^[/]" },
						message: "must match pattern \"^[/]\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!formats0.test(data3)) {
					const err12 = {
						instancePath: instancePath + "/location",
						schemaPath: "#/properties/location/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate19.errors = vErrors;
	return errors === 0;
}
const createDocumentVersion201 = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["cache-control"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cache-control" },
				message: "must have required property 'cache-control'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.location === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "location" },
				message: "must have required property 'location'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data["cache-control"] !== void 0) {
			let data0 = data["cache-control"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/cache-control",
							schemaPath: "#/properties/cache-control/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cache-control"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/cache-control",
						schemaPath: "#/properties/cache-control/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$" },
						message: "must match pattern \"^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err5 = {
							instancePath: instancePath + "/date",
							schemaPath: "#/properties/date/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["date"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/pattern",
						keyword: "pattern",
						params: { pattern: "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$" },
						message: "must match pattern \"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.location !== void 0) {
			let data2 = data.location;
			if (typeof data2 !== "string") {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
					else if (data2 === null) coerced2 = "";
					else {
						const err7 = {
							instancePath: instancePath + "/location",
							schemaPath: "#/properties/location/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["location"] = coerced2;
				}
			}
			if (typeof data2 === "string") {
				if (!pattern17.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/location",
						schemaPath: "#/properties/location/pattern",
						keyword: "pattern",
						params: { pattern: "^[/]" },
						message: "must match pattern \"^[/]\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!formats0.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/location",
						schemaPath: "#/properties/location/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const listArticles200 = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["cache-control"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cache-control" },
				message: "must have required property 'cache-control'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data["cache-control"] !== void 0) {
			let data0 = data["cache-control"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/cache-control",
							schemaPath: "#/properties/cache-control/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cache-control"] = coerced0;
				}
			}
			if ("public, max-age=60" !== data0) {
				const err3 = {
					instancePath: instancePath + "/cache-control",
					schemaPath: "#/properties/cache-control/const",
					keyword: "const",
					params: { allowedValue: "public, max-age=60" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err4 = {
							instancePath: instancePath + "/date",
							schemaPath: "#/properties/date/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["date"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/pattern",
						keyword: "pattern",
						params: { pattern: "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$" },
						message: "must match pattern \"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const exportAccount200 = validate22;
const pattern24 = new RegExp("^attachment; filename=\"ecritoire-\\d{4}-\\d{2}-\\d{2}\\.json\"$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["cache-control"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cache-control" },
				message: "must have required property 'cache-control'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data["content-disposition"] === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content-disposition" },
				message: "must have required property 'content-disposition'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data["cache-control"] !== void 0) {
			let data0 = data["cache-control"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/cache-control",
							schemaPath: "#/properties/cache-control/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cache-control"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/cache-control",
						schemaPath: "#/properties/cache-control/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$" },
						message: "must match pattern \"^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err5 = {
							instancePath: instancePath + "/date",
							schemaPath: "#/properties/date/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["date"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/pattern",
						keyword: "pattern",
						params: { pattern: "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$" },
						message: "must match pattern \"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data["content-disposition"] !== void 0) {
			let data2 = data["content-disposition"];
			if (typeof data2 !== "string") {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
					else if (data2 === null) coerced2 = "";
					else {
						const err7 = {
							instancePath: instancePath + "/content-disposition",
							schemaPath: "#/properties/content-disposition/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["content-disposition"] = coerced2;
				}
			}
			if (typeof data2 === "string") {
				if (!pattern24.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/content-disposition",
						schemaPath: "#/properties/content-disposition/pattern",
						keyword: "pattern",
						params: { pattern: "^attachment; filename=\"ecritoire-\\d{4}-\\d{2}-\\d{2}\\.json\"$" },
						message: "must match pattern \"^attachment; filename=\"ecritoire-\\d{4}-\\d{2}-\\d{2}\\.json\"$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const archiveAccount200 = validate23;
const pattern27 = new RegExp("^attachment; filename=\"ecritoire-\\d{4}-\\d{2}-\\d{2}\\.zip\"$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["cache-control"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cache-control" },
				message: "must have required property 'cache-control'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.date === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data["content-disposition"] === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content-disposition" },
				message: "must have required property 'content-disposition'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data["cache-control"] !== void 0) {
			let data0 = data["cache-control"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/cache-control",
							schemaPath: "#/properties/cache-control/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cache-control"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/cache-control",
						schemaPath: "#/properties/cache-control/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$" },
						message: "must match pattern \"^(?:[\\s\\S]*[ ,])?no-store(?:[ ,][\\s\\S]*)?$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err5 = {
							instancePath: instancePath + "/date",
							schemaPath: "#/properties/date/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["date"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/pattern",
						keyword: "pattern",
						params: { pattern: "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$" },
						message: "must match pattern \"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data["content-disposition"] !== void 0) {
			let data2 = data["content-disposition"];
			if (typeof data2 !== "string") {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
					else if (data2 === null) coerced2 = "";
					else {
						const err7 = {
							instancePath: instancePath + "/content-disposition",
							schemaPath: "#/properties/content-disposition/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["content-disposition"] = coerced2;
				}
			}
			if (typeof data2 === "string") {
				if (!pattern27.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/content-disposition",
						schemaPath: "#/properties/content-disposition/pattern",
						keyword: "pattern",
						params: { pattern: "^attachment; filename=\"ecritoire-\\d{4}-\\d{2}-\\d{2}\\.zip\"$" },
						message: "must match pattern \"^attachment; filename=\"ecritoire-\\d{4}-\\d{2}-\\d{2}\\.zip\"$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const signInWithGoogle400 = signInWithGoogle200;
const signInWithGoogle403 = signInWithGoogle200;
const signInWithGoogle413 = signInWithGoogle200;
const signInWithGoogle415 = signInWithGoogle200;
const signInWithGoogle422 = signInWithGoogle200;
const signInWithGoogle500 = signInWithGoogle200;
const refreshAccessToken200 = signInWithGoogle200;
const refreshAccessToken400 = signInWithGoogle200;
const refreshAccessToken403 = signInWithGoogle200;
const refreshAccessToken413 = signInWithGoogle200;
const refreshAccessToken415 = signInWithGoogle200;
const refreshAccessToken422 = signInWithGoogle200;
const refreshAccessToken500 = signInWithGoogle200;
const signOut204 = signInWithGoogle200;
const signOut400 = signInWithGoogle200;
const signOut413 = signInWithGoogle200;
const signOut415 = signInWithGoogle200;
const signOut422 = signInWithGoogle200;
const signOut500 = signInWithGoogle200;
const signOutEverywhere204 = signInWithGoogle200;
const signOutEverywhere403 = signInWithGoogle200;
const signOutEverywhere422 = signInWithGoogle200;
const signOutEverywhere500 = signInWithGoogle200;
const getCurrentUser403 = signInWithGoogle200;
const getCurrentUser422 = signInWithGoogle200;
const getCurrentUser500 = signInWithGoogle200;
const updateProfile400 = signInWithGoogle200;
const updateProfile403 = signInWithGoogle200;
const updateProfile412 = signInWithGoogle200;
const updateProfile413 = signInWithGoogle200;
const updateProfile415 = signInWithGoogle200;
const updateProfile422 = signInWithGoogle200;
const updateProfile500 = signInWithGoogle200;
const listProjects200 = signInWithGoogle200;
const listProjects403 = signInWithGoogle200;
const listProjects422 = signInWithGoogle200;
const listProjects500 = signInWithGoogle200;
const createProject400 = signInWithGoogle200;
const createProject403 = signInWithGoogle200;
const createProject413 = signInWithGoogle200;
const createProject415 = signInWithGoogle200;
const createProject422 = signInWithGoogle200;
const createProject500 = signInWithGoogle200;
const getProject403 = signInWithGoogle200;
const getProject404 = signInWithGoogle200;
const getProject422 = signInWithGoogle200;
const getProject500 = signInWithGoogle200;
const updateProject400 = signInWithGoogle200;
const updateProject403 = signInWithGoogle200;
const updateProject404 = signInWithGoogle200;
const updateProject412 = signInWithGoogle200;
const updateProject413 = signInWithGoogle200;
const updateProject415 = signInWithGoogle200;
const updateProject422 = signInWithGoogle200;
const updateProject500 = signInWithGoogle200;
const deleteProject204 = signInWithGoogle200;
const deleteProject403 = signInWithGoogle200;
const deleteProject404 = signInWithGoogle200;
const deleteProject412 = signInWithGoogle200;
const deleteProject422 = signInWithGoogle200;
const deleteProject500 = signInWithGoogle200;
const listProjectTexts200 = signInWithGoogle200;
const listProjectTexts403 = signInWithGoogle200;
const listProjectTexts404 = signInWithGoogle200;
const listProjectTexts422 = signInWithGoogle200;
const listProjectTexts500 = signInWithGoogle200;
const listJournalEntries200 = signInWithGoogle200;
const listJournalEntries403 = signInWithGoogle200;
const listJournalEntries404 = signInWithGoogle200;
const listJournalEntries422 = signInWithGoogle200;
const listJournalEntries500 = signInWithGoogle200;
const getJournalEntry403 = signInWithGoogle200;
const getJournalEntry404 = signInWithGoogle200;
const getJournalEntry422 = signInWithGoogle200;
const getJournalEntry500 = signInWithGoogle200;
const openJournalEntry400 = signInWithGoogle200;
const openJournalEntry403 = signInWithGoogle200;
const openJournalEntry404 = signInWithGoogle200;
const openJournalEntry409 = signInWithGoogle200;
const openJournalEntry413 = signInWithGoogle200;
const openJournalEntry415 = signInWithGoogle200;
const openJournalEntry422 = signInWithGoogle200;
const openJournalEntry500 = signInWithGoogle200;
const listDocuments200 = signInWithGoogle200;
const listDocuments403 = signInWithGoogle200;
const listDocuments404 = signInWithGoogle200;
const listDocuments422 = signInWithGoogle200;
const listDocuments500 = signInWithGoogle200;
const createDocument400 = signInWithGoogle200;
const createDocument403 = signInWithGoogle200;
const createDocument404 = signInWithGoogle200;
const createDocument409 = signInWithGoogle200;
const createDocument413 = signInWithGoogle200;
const createDocument415 = signInWithGoogle200;
const createDocument422 = signInWithGoogle200;
const createDocument500 = signInWithGoogle200;
const findDocumentTitles200 = signInWithGoogle200;
const findDocumentTitles403 = signInWithGoogle200;
const findDocumentTitles422 = signInWithGoogle200;
const findDocumentTitles500 = signInWithGoogle200;
const getDocument403 = signInWithGoogle200;
const getDocument404 = signInWithGoogle200;
const getDocument422 = signInWithGoogle200;
const getDocument500 = signInWithGoogle200;
const updateDocument400 = signInWithGoogle200;
const updateDocument403 = signInWithGoogle200;
const updateDocument404 = signInWithGoogle200;
const updateDocument409 = signInWithGoogle200;
const updateDocument412 = signInWithGoogle200;
const updateDocument413 = signInWithGoogle200;
const updateDocument415 = signInWithGoogle200;
const updateDocument422 = signInWithGoogle200;
const updateDocument500 = signInWithGoogle200;
const deleteDocument204 = signInWithGoogle200;
const deleteDocument403 = signInWithGoogle200;
const deleteDocument404 = signInWithGoogle200;
const deleteDocument412 = signInWithGoogle200;
const deleteDocument422 = signInWithGoogle200;
const deleteDocument500 = signInWithGoogle200;
const moveDocument400 = signInWithGoogle200;
const moveDocument403 = signInWithGoogle200;
const moveDocument404 = signInWithGoogle200;
const moveDocument409 = signInWithGoogle200;
const moveDocument412 = signInWithGoogle200;
const moveDocument413 = signInWithGoogle200;
const moveDocument415 = signInWithGoogle200;
const moveDocument422 = signInWithGoogle200;
const moveDocument500 = signInWithGoogle200;
const saveParagraphs200 = signInWithGoogle200;
const saveParagraphs400 = signInWithGoogle200;
const saveParagraphs403 = signInWithGoogle200;
const saveParagraphs404 = signInWithGoogle200;
const saveParagraphs409 = signInWithGoogle200;
const saveParagraphs413 = signInWithGoogle200;
const saveParagraphs415 = signInWithGoogle200;
const saveParagraphs422 = signInWithGoogle200;
const saveParagraphs500 = signInWithGoogle200;
const listDocumentVersions200 = signInWithGoogle200;
const listDocumentVersions403 = signInWithGoogle200;
const listDocumentVersions404 = signInWithGoogle200;
const listDocumentVersions422 = signInWithGoogle200;
const listDocumentVersions500 = signInWithGoogle200;
const createDocumentVersion400 = signInWithGoogle200;
const createDocumentVersion403 = signInWithGoogle200;
const createDocumentVersion404 = signInWithGoogle200;
const createDocumentVersion409 = signInWithGoogle200;
const createDocumentVersion413 = signInWithGoogle200;
const createDocumentVersion415 = signInWithGoogle200;
const createDocumentVersion422 = signInWithGoogle200;
const createDocumentVersion500 = signInWithGoogle200;
const getDocumentVersion200 = signInWithGoogle200;
const getDocumentVersion403 = signInWithGoogle200;
const getDocumentVersion404 = signInWithGoogle200;
const getDocumentVersion422 = signInWithGoogle200;
const getDocumentVersion500 = signInWithGoogle200;
const renameDocumentVersion200 = signInWithGoogle200;
const renameDocumentVersion400 = signInWithGoogle200;
const renameDocumentVersion403 = signInWithGoogle200;
const renameDocumentVersion404 = signInWithGoogle200;
const renameDocumentVersion413 = signInWithGoogle200;
const renameDocumentVersion415 = signInWithGoogle200;
const renameDocumentVersion422 = signInWithGoogle200;
const renameDocumentVersion500 = signInWithGoogle200;
const deleteDocumentVersion204 = signInWithGoogle200;
const deleteDocumentVersion403 = signInWithGoogle200;
const deleteDocumentVersion404 = signInWithGoogle200;
const deleteDocumentVersion422 = signInWithGoogle200;
const deleteDocumentVersion500 = signInWithGoogle200;
const restoreDocumentVersion400 = signInWithGoogle200;
const restoreDocumentVersion403 = signInWithGoogle200;
const restoreDocumentVersion404 = signInWithGoogle200;
const restoreDocumentVersion409 = signInWithGoogle200;
const restoreDocumentVersion412 = signInWithGoogle200;
const restoreDocumentVersion413 = signInWithGoogle200;
const restoreDocumentVersion415 = signInWithGoogle200;
const restoreDocumentVersion422 = signInWithGoogle200;
const restoreDocumentVersion500 = signInWithGoogle200;
const getDocumentVersionDifference200 = signInWithGoogle200;
const getDocumentVersionDifference403 = signInWithGoogle200;
const getDocumentVersionDifference404 = signInWithGoogle200;
const getDocumentVersionDifference422 = signInWithGoogle200;
const getDocumentVersionDifference500 = signInWithGoogle200;
const listTrash200 = signInWithGoogle200;
const listTrash403 = signInWithGoogle200;
const listTrash422 = signInWithGoogle200;
const listTrash500 = signInWithGoogle200;
const emptyTrash204 = signInWithGoogle200;
const emptyTrash403 = signInWithGoogle200;
const emptyTrash422 = signInWithGoogle200;
const emptyTrash500 = signInWithGoogle200;
const deleteFromTrash204 = signInWithGoogle200;
const deleteFromTrash403 = signInWithGoogle200;
const deleteFromTrash404 = signInWithGoogle200;
const deleteFromTrash422 = signInWithGoogle200;
const deleteFromTrash500 = signInWithGoogle200;
const restoreFromTrash200 = signInWithGoogle200;
const restoreFromTrash400 = signInWithGoogle200;
const restoreFromTrash403 = signInWithGoogle200;
const restoreFromTrash404 = signInWithGoogle200;
const restoreFromTrash409 = signInWithGoogle200;
const restoreFromTrash413 = signInWithGoogle200;
const restoreFromTrash415 = signInWithGoogle200;
const restoreFromTrash422 = signInWithGoogle200;
const restoreFromTrash500 = signInWithGoogle200;
const listWritingSessions200 = signInWithGoogle200;
const listWritingSessions403 = signInWithGoogle200;
const listWritingSessions404 = signInWithGoogle200;
const listWritingSessions422 = signInWithGoogle200;
const listWritingSessions500 = signInWithGoogle200;
const startWritingSession400 = signInWithGoogle200;
const startWritingSession403 = signInWithGoogle200;
const startWritingSession404 = signInWithGoogle200;
const startWritingSession409 = signInWithGoogle200;
const startWritingSession413 = signInWithGoogle200;
const startWritingSession415 = signInWithGoogle200;
const startWritingSession422 = signInWithGoogle200;
const startWritingSession500 = signInWithGoogle200;
const getLiveWritingSession200 = signInWithGoogle200;
const getLiveWritingSession403 = signInWithGoogle200;
const getLiveWritingSession422 = signInWithGoogle200;
const getLiveWritingSession500 = signInWithGoogle200;
const getWritingSession403 = signInWithGoogle200;
const getWritingSession404 = signInWithGoogle200;
const getWritingSession422 = signInWithGoogle200;
const getWritingSession500 = signInWithGoogle200;
const updateWritingSession400 = signInWithGoogle200;
const updateWritingSession403 = signInWithGoogle200;
const updateWritingSession404 = signInWithGoogle200;
const updateWritingSession412 = signInWithGoogle200;
const updateWritingSession413 = signInWithGoogle200;
const updateWritingSession415 = signInWithGoogle200;
const updateWritingSession422 = signInWithGoogle200;
const updateWritingSession500 = signInWithGoogle200;
const getWritingSessionText200 = signInWithGoogle200;
const getWritingSessionText403 = signInWithGoogle200;
const getWritingSessionText404 = signInWithGoogle200;
const getWritingSessionText422 = signInWithGoogle200;
const getWritingSessionText500 = signInWithGoogle200;
const pauseWritingSession403 = signInWithGoogle200;
const pauseWritingSession404 = signInWithGoogle200;
const pauseWritingSession409 = signInWithGoogle200;
const pauseWritingSession412 = signInWithGoogle200;
const pauseWritingSession422 = signInWithGoogle200;
const pauseWritingSession500 = signInWithGoogle200;
const resumeWritingSession403 = signInWithGoogle200;
const resumeWritingSession404 = signInWithGoogle200;
const resumeWritingSession409 = signInWithGoogle200;
const resumeWritingSession412 = signInWithGoogle200;
const resumeWritingSession422 = signInWithGoogle200;
const resumeWritingSession500 = signInWithGoogle200;
const endWritingSession400 = signInWithGoogle200;
const endWritingSession403 = signInWithGoogle200;
const endWritingSession404 = signInWithGoogle200;
const endWritingSession409 = signInWithGoogle200;
const endWritingSession412 = signInWithGoogle200;
const endWritingSession413 = signInWithGoogle200;
const endWritingSession415 = signInWithGoogle200;
const endWritingSession422 = signInWithGoogle200;
const endWritingSession500 = signInWithGoogle200;
const saveWritingSessionDraft400 = signInWithGoogle200;
const saveWritingSessionDraft403 = signInWithGoogle200;
const saveWritingSessionDraft404 = signInWithGoogle200;
const saveWritingSessionDraft409 = signInWithGoogle200;
const saveWritingSessionDraft412 = signInWithGoogle200;
const saveWritingSessionDraft413 = signInWithGoogle200;
const saveWritingSessionDraft415 = signInWithGoogle200;
const saveWritingSessionDraft422 = signInWithGoogle200;
const saveWritingSessionDraft500 = signInWithGoogle200;
const publishWritingSession400 = signInWithGoogle200;
const publishWritingSession403 = signInWithGoogle200;
const publishWritingSession404 = signInWithGoogle200;
const publishWritingSession409 = signInWithGoogle200;
const publishWritingSession412 = signInWithGoogle200;
const publishWritingSession413 = signInWithGoogle200;
const publishWritingSession415 = signInWithGoogle200;
const publishWritingSession422 = signInWithGoogle200;
const publishWritingSession500 = signInWithGoogle200;
const unpublishWritingSession403 = signInWithGoogle200;
const unpublishWritingSession404 = signInWithGoogle200;
const unpublishWritingSession409 = signInWithGoogle200;
const unpublishWritingSession412 = signInWithGoogle200;
const unpublishWritingSession422 = signInWithGoogle200;
const unpublishWritingSession500 = signInWithGoogle200;
const discardWritingSession403 = signInWithGoogle200;
const discardWritingSession404 = signInWithGoogle200;
const discardWritingSession409 = signInWithGoogle200;
const discardWritingSession412 = signInWithGoogle200;
const discardWritingSession422 = signInWithGoogle200;
const discardWritingSession500 = signInWithGoogle200;
const getCurrentObjectives403 = signInWithGoogle200;
const getCurrentObjectives422 = signInWithGoogle200;
const getCurrentObjectives500 = signInWithGoogle200;
const setObjectives400 = signInWithGoogle200;
const setObjectives403 = signInWithGoogle200;
const setObjectives412 = signInWithGoogle200;
const setObjectives413 = signInWithGoogle200;
const setObjectives415 = signInWithGoogle200;
const setObjectives422 = signInWithGoogle200;
const setObjectives500 = signInWithGoogle200;
const listObjectiveWeeks200 = signInWithGoogle200;
const listObjectiveWeeks403 = signInWithGoogle200;
const listObjectiveWeeks422 = signInWithGoogle200;
const listObjectiveWeeks500 = signInWithGoogle200;
const getCalendar200 = signInWithGoogle200;
const getCalendar403 = signInWithGoogle200;
const getCalendar422 = signInWithGoogle200;
const getCalendar500 = signInWithGoogle200;
const getDailyWords200 = signInWithGoogle200;
const getDailyWords403 = signInWithGoogle200;
const getDailyWords422 = signInWithGoogle200;
const getDailyWords500 = signInWithGoogle200;
const listPublishedSessions200 = signInWithGoogle200;
const listPublishedSessions403 = signInWithGoogle200;
const listPublishedSessions422 = signInWithGoogle200;
const listPublishedSessions500 = signInWithGoogle200;
const getPublishedSession200 = signInWithGoogle200;
const getPublishedSession403 = signInWithGoogle200;
const getPublishedSession404 = signInWithGoogle200;
const getPublishedSession422 = signInWithGoogle200;
const getPublishedSession500 = signInWithGoogle200;
const listSubscribers200 = signInWithGoogle200;
const listSubscribers403 = signInWithGoogle200;
const listSubscribers422 = signInWithGoogle200;
const listSubscribers500 = signInWithGoogle200;
const listInvitations200 = signInWithGoogle200;
const listInvitations403 = signInWithGoogle200;
const listInvitations422 = signInWithGoogle200;
const listInvitations500 = signInWithGoogle200;
const createInvitation201 = signInWithGoogle200;
const createInvitation403 = signInWithGoogle200;
const createInvitation409 = signInWithGoogle200;
const createInvitation422 = signInWithGoogle200;
const createInvitation500 = signInWithGoogle200;
const revokeInvitation204 = signInWithGoogle200;
const revokeInvitation403 = signInWithGoogle200;
const revokeInvitation404 = signInWithGoogle200;
const revokeInvitation422 = signInWithGoogle200;
const revokeInvitation500 = signInWithGoogle200;
const removeSubscriber204 = signInWithGoogle200;
const removeSubscriber403 = signInWithGoogle200;
const removeSubscriber404 = signInWithGoogle200;
const removeSubscriber422 = signInWithGoogle200;
const removeSubscriber500 = signInWithGoogle200;
const listSubscriptions200 = signInWithGoogle200;
const listSubscriptions403 = signInWithGoogle200;
const listSubscriptions422 = signInWithGoogle200;
const listSubscriptions500 = signInWithGoogle200;
const acceptInvitation200 = signInWithGoogle200;
const acceptInvitation201 = signInWithGoogle200;
const acceptInvitation400 = signInWithGoogle200;
const acceptInvitation403 = signInWithGoogle200;
const acceptInvitation404 = signInWithGoogle200;
const acceptInvitation409 = signInWithGoogle200;
const acceptInvitation413 = signInWithGoogle200;
const acceptInvitation415 = signInWithGoogle200;
const acceptInvitation422 = signInWithGoogle200;
const acceptInvitation500 = signInWithGoogle200;
const previewInvitation200 = signInWithGoogle200;
const previewInvitation400 = signInWithGoogle200;
const previewInvitation403 = signInWithGoogle200;
const previewInvitation404 = signInWithGoogle200;
const previewInvitation413 = signInWithGoogle200;
const previewInvitation415 = signInWithGoogle200;
const previewInvitation422 = signInWithGoogle200;
const previewInvitation500 = signInWithGoogle200;
const endSubscription204 = signInWithGoogle200;
const endSubscription403 = signInWithGoogle200;
const endSubscription404 = signInWithGoogle200;
const endSubscription422 = signInWithGoogle200;
const endSubscription500 = signInWithGoogle200;
const joinWaitlist201 = signInWithGoogle200;
const joinWaitlist400 = signInWithGoogle200;
const joinWaitlist409 = signInWithGoogle200;
const joinWaitlist413 = signInWithGoogle200;
const joinWaitlist415 = signInWithGoogle200;
const joinWaitlist422 = signInWithGoogle200;
const joinWaitlist500 = signInWithGoogle200;
const askQuestion201 = signInWithGoogle200;
const askQuestion400 = signInWithGoogle200;
const askQuestion413 = signInWithGoogle200;
const askQuestion415 = signInWithGoogle200;
const askQuestion422 = signInWithGoogle200;
const askQuestion500 = signInWithGoogle200;
const suggestFeature201 = signInWithGoogle200;
const suggestFeature400 = signInWithGoogle200;
const suggestFeature413 = signInWithGoogle200;
const suggestFeature415 = signInWithGoogle200;
const suggestFeature422 = signInWithGoogle200;
const suggestFeature500 = signInWithGoogle200;
const listArticles422 = signInWithGoogle200;
const listArticles500 = signInWithGoogle200;
const getArticle404 = signInWithGoogle200;
const getArticle422 = signInWithGoogle200;
const getArticle500 = signInWithGoogle200;
const listRedirects422 = signInWithGoogle200;
const listRedirects500 = signInWithGoogle200;
const listDevices200 = signInWithGoogle200;
const listDevices403 = signInWithGoogle200;
const listDevices422 = signInWithGoogle200;
const listDevices500 = signInWithGoogle200;
const endDevice204 = signInWithGoogle200;
const endDevice403 = signInWithGoogle200;
const endDevice404 = signInWithGoogle200;
const endDevice422 = signInWithGoogle200;
const endDevice500 = signInWithGoogle200;
const exportAccount403 = signInWithGoogle200;
const exportAccount422 = signInWithGoogle200;
const exportAccount500 = signInWithGoogle200;
const archiveAccount403 = signInWithGoogle200;
const archiveAccount422 = signInWithGoogle200;
const archiveAccount500 = signInWithGoogle200;
const importArchive200 = signInWithGoogle200;
const importArchive400 = signInWithGoogle200;
const importArchive403 = signInWithGoogle200;
const importArchive409 = signInWithGoogle200;
const importArchive413 = signInWithGoogle200;
const importArchive415 = signInWithGoogle200;
const importArchive422 = signInWithGoogle200;
const importArchive500 = signInWithGoogle200;
const deleteAccount204 = signInWithGoogle200;
const deleteAccount400 = signInWithGoogle200;
const deleteAccount403 = signInWithGoogle200;
const deleteAccount413 = signInWithGoogle200;
const deleteAccount415 = signInWithGoogle200;
const deleteAccount422 = signInWithGoogle200;
const deleteAccount500 = signInWithGoogle200;
const getHealth200 = signInWithGoogle200;
const getHealth422 = signInWithGoogle200;
const getHealth500 = signInWithGoogle200;
const getReadiness200 = signInWithGoogle200;
const getReadiness422 = signInWithGoogle200;
const getReadiness500 = signInWithGoogle200;
const getReadiness503 = signInWithGoogle200;
const refreshAccessToken401 = signInWithGoogle401;
const signOutEverywhere401 = signInWithGoogle401;
const getCurrentUser401 = signInWithGoogle401;
const updateProfile401 = signInWithGoogle401;
const listProjects401 = signInWithGoogle401;
const createProject401 = signInWithGoogle401;
const getProject401 = signInWithGoogle401;
const updateProject401 = signInWithGoogle401;
const deleteProject401 = signInWithGoogle401;
const listProjectTexts401 = signInWithGoogle401;
const listJournalEntries401 = signInWithGoogle401;
const getJournalEntry401 = signInWithGoogle401;
const openJournalEntry401 = signInWithGoogle401;
const listDocuments401 = signInWithGoogle401;
const createDocument401 = signInWithGoogle401;
const findDocumentTitles401 = signInWithGoogle401;
const getDocument401 = signInWithGoogle401;
const updateDocument401 = signInWithGoogle401;
const deleteDocument401 = signInWithGoogle401;
const moveDocument401 = signInWithGoogle401;
const saveParagraphs401 = signInWithGoogle401;
const listDocumentVersions401 = signInWithGoogle401;
const createDocumentVersion401 = signInWithGoogle401;
const getDocumentVersion401 = signInWithGoogle401;
const renameDocumentVersion401 = signInWithGoogle401;
const deleteDocumentVersion401 = signInWithGoogle401;
const restoreDocumentVersion401 = signInWithGoogle401;
const getDocumentVersionDifference401 = signInWithGoogle401;
const listTrash401 = signInWithGoogle401;
const emptyTrash401 = signInWithGoogle401;
const deleteFromTrash401 = signInWithGoogle401;
const restoreFromTrash401 = signInWithGoogle401;
const listWritingSessions401 = signInWithGoogle401;
const startWritingSession401 = signInWithGoogle401;
const getLiveWritingSession401 = signInWithGoogle401;
const getWritingSession401 = signInWithGoogle401;
const updateWritingSession401 = signInWithGoogle401;
const getWritingSessionText401 = signInWithGoogle401;
const pauseWritingSession401 = signInWithGoogle401;
const resumeWritingSession401 = signInWithGoogle401;
const endWritingSession401 = signInWithGoogle401;
const saveWritingSessionDraft401 = signInWithGoogle401;
const publishWritingSession401 = signInWithGoogle401;
const unpublishWritingSession401 = signInWithGoogle401;
const discardWritingSession401 = signInWithGoogle401;
const getCurrentObjectives401 = signInWithGoogle401;
const setObjectives401 = signInWithGoogle401;
const listObjectiveWeeks401 = signInWithGoogle401;
const getCalendar401 = signInWithGoogle401;
const getDailyWords401 = signInWithGoogle401;
const listPublishedSessions401 = signInWithGoogle401;
const getPublishedSession401 = signInWithGoogle401;
const listSubscribers401 = signInWithGoogle401;
const listInvitations401 = signInWithGoogle401;
const createInvitation401 = signInWithGoogle401;
const revokeInvitation401 = signInWithGoogle401;
const removeSubscriber401 = signInWithGoogle401;
const listSubscriptions401 = signInWithGoogle401;
const acceptInvitation401 = signInWithGoogle401;
const previewInvitation401 = signInWithGoogle401;
const endSubscription401 = signInWithGoogle401;
const listDevices401 = signInWithGoogle401;
const endDevice401 = signInWithGoogle401;
const exportAccount401 = signInWithGoogle401;
const archiveAccount401 = signInWithGoogle401;
const importArchive401 = signInWithGoogle401;
const deleteAccount401 = signInWithGoogle401;
const signInWithGoogle503 = signInWithGoogle429;
const signInWithGoogle507 = signInWithGoogle429;
const refreshAccessToken429 = signInWithGoogle429;
const refreshAccessToken503 = signInWithGoogle429;
const refreshAccessToken507 = signInWithGoogle429;
const signOut503 = signInWithGoogle429;
const signOut507 = signInWithGoogle429;
const signOutEverywhere429 = signInWithGoogle429;
const signOutEverywhere503 = signInWithGoogle429;
const signOutEverywhere507 = signInWithGoogle429;
const getCurrentUser429 = signInWithGoogle429;
const getCurrentUser503 = signInWithGoogle429;
const updateProfile429 = signInWithGoogle429;
const updateProfile503 = signInWithGoogle429;
const updateProfile507 = signInWithGoogle429;
const listProjects429 = signInWithGoogle429;
const listProjects503 = signInWithGoogle429;
const createProject429 = signInWithGoogle429;
const createProject503 = signInWithGoogle429;
const createProject507 = signInWithGoogle429;
const getProject429 = signInWithGoogle429;
const getProject503 = signInWithGoogle429;
const updateProject429 = signInWithGoogle429;
const updateProject503 = signInWithGoogle429;
const updateProject507 = signInWithGoogle429;
const deleteProject429 = signInWithGoogle429;
const deleteProject503 = signInWithGoogle429;
const deleteProject507 = signInWithGoogle429;
const listProjectTexts429 = signInWithGoogle429;
const listProjectTexts503 = signInWithGoogle429;
const listJournalEntries429 = signInWithGoogle429;
const listJournalEntries503 = signInWithGoogle429;
const getJournalEntry429 = signInWithGoogle429;
const getJournalEntry503 = signInWithGoogle429;
const openJournalEntry429 = signInWithGoogle429;
const openJournalEntry503 = signInWithGoogle429;
const openJournalEntry507 = signInWithGoogle429;
const listDocuments429 = signInWithGoogle429;
const listDocuments503 = signInWithGoogle429;
const createDocument429 = signInWithGoogle429;
const createDocument503 = signInWithGoogle429;
const createDocument507 = signInWithGoogle429;
const findDocumentTitles429 = signInWithGoogle429;
const findDocumentTitles503 = signInWithGoogle429;
const getDocument429 = signInWithGoogle429;
const getDocument503 = signInWithGoogle429;
const updateDocument429 = signInWithGoogle429;
const updateDocument503 = signInWithGoogle429;
const updateDocument507 = signInWithGoogle429;
const deleteDocument429 = signInWithGoogle429;
const deleteDocument503 = signInWithGoogle429;
const deleteDocument507 = signInWithGoogle429;
const moveDocument429 = signInWithGoogle429;
const moveDocument503 = signInWithGoogle429;
const moveDocument507 = signInWithGoogle429;
const saveParagraphs429 = signInWithGoogle429;
const saveParagraphs503 = signInWithGoogle429;
const saveParagraphs507 = signInWithGoogle429;
const listDocumentVersions429 = signInWithGoogle429;
const listDocumentVersions503 = signInWithGoogle429;
const createDocumentVersion429 = signInWithGoogle429;
const createDocumentVersion503 = signInWithGoogle429;
const createDocumentVersion507 = signInWithGoogle429;
const getDocumentVersion429 = signInWithGoogle429;
const getDocumentVersion503 = signInWithGoogle429;
const renameDocumentVersion429 = signInWithGoogle429;
const renameDocumentVersion503 = signInWithGoogle429;
const renameDocumentVersion507 = signInWithGoogle429;
const deleteDocumentVersion429 = signInWithGoogle429;
const deleteDocumentVersion503 = signInWithGoogle429;
const deleteDocumentVersion507 = signInWithGoogle429;
const restoreDocumentVersion429 = signInWithGoogle429;
const restoreDocumentVersion503 = signInWithGoogle429;
const restoreDocumentVersion507 = signInWithGoogle429;
const getDocumentVersionDifference429 = signInWithGoogle429;
const getDocumentVersionDifference503 = signInWithGoogle429;
const listTrash429 = signInWithGoogle429;
const listTrash503 = signInWithGoogle429;
const emptyTrash429 = signInWithGoogle429;
const emptyTrash503 = signInWithGoogle429;
const emptyTrash507 = signInWithGoogle429;
const deleteFromTrash429 = signInWithGoogle429;
const deleteFromTrash503 = signInWithGoogle429;
const deleteFromTrash507 = signInWithGoogle429;
const restoreFromTrash429 = signInWithGoogle429;
const restoreFromTrash503 = signInWithGoogle429;
const restoreFromTrash507 = signInWithGoogle429;
const listWritingSessions429 = signInWithGoogle429;
const listWritingSessions503 = signInWithGoogle429;
const startWritingSession429 = signInWithGoogle429;
const startWritingSession503 = signInWithGoogle429;
const startWritingSession507 = signInWithGoogle429;
const getLiveWritingSession429 = signInWithGoogle429;
const getLiveWritingSession503 = signInWithGoogle429;
const getWritingSession429 = signInWithGoogle429;
const getWritingSession503 = signInWithGoogle429;
const updateWritingSession429 = signInWithGoogle429;
const updateWritingSession503 = signInWithGoogle429;
const updateWritingSession507 = signInWithGoogle429;
const getWritingSessionText429 = signInWithGoogle429;
const getWritingSessionText503 = signInWithGoogle429;
const pauseWritingSession429 = signInWithGoogle429;
const pauseWritingSession503 = signInWithGoogle429;
const pauseWritingSession507 = signInWithGoogle429;
const resumeWritingSession429 = signInWithGoogle429;
const resumeWritingSession503 = signInWithGoogle429;
const resumeWritingSession507 = signInWithGoogle429;
const endWritingSession429 = signInWithGoogle429;
const endWritingSession503 = signInWithGoogle429;
const endWritingSession507 = signInWithGoogle429;
const saveWritingSessionDraft429 = signInWithGoogle429;
const saveWritingSessionDraft503 = signInWithGoogle429;
const saveWritingSessionDraft507 = signInWithGoogle429;
const publishWritingSession429 = signInWithGoogle429;
const publishWritingSession503 = signInWithGoogle429;
const publishWritingSession507 = signInWithGoogle429;
const unpublishWritingSession429 = signInWithGoogle429;
const unpublishWritingSession503 = signInWithGoogle429;
const unpublishWritingSession507 = signInWithGoogle429;
const discardWritingSession429 = signInWithGoogle429;
const discardWritingSession503 = signInWithGoogle429;
const discardWritingSession507 = signInWithGoogle429;
const getCurrentObjectives429 = signInWithGoogle429;
const getCurrentObjectives503 = signInWithGoogle429;
const setObjectives429 = signInWithGoogle429;
const setObjectives503 = signInWithGoogle429;
const setObjectives507 = signInWithGoogle429;
const listObjectiveWeeks429 = signInWithGoogle429;
const listObjectiveWeeks503 = signInWithGoogle429;
const getCalendar429 = signInWithGoogle429;
const getCalendar503 = signInWithGoogle429;
const getDailyWords429 = signInWithGoogle429;
const getDailyWords503 = signInWithGoogle429;
const listPublishedSessions429 = signInWithGoogle429;
const listPublishedSessions503 = signInWithGoogle429;
const getPublishedSession429 = signInWithGoogle429;
const getPublishedSession503 = signInWithGoogle429;
const listSubscribers429 = signInWithGoogle429;
const listSubscribers503 = signInWithGoogle429;
const listInvitations429 = signInWithGoogle429;
const listInvitations503 = signInWithGoogle429;
const createInvitation429 = signInWithGoogle429;
const createInvitation503 = signInWithGoogle429;
const createInvitation507 = signInWithGoogle429;
const revokeInvitation429 = signInWithGoogle429;
const revokeInvitation503 = signInWithGoogle429;
const revokeInvitation507 = signInWithGoogle429;
const removeSubscriber429 = signInWithGoogle429;
const removeSubscriber503 = signInWithGoogle429;
const removeSubscriber507 = signInWithGoogle429;
const listSubscriptions429 = signInWithGoogle429;
const listSubscriptions503 = signInWithGoogle429;
const acceptInvitation429 = signInWithGoogle429;
const acceptInvitation503 = signInWithGoogle429;
const acceptInvitation507 = signInWithGoogle429;
const previewInvitation429 = signInWithGoogle429;
const previewInvitation503 = signInWithGoogle429;
const previewInvitation507 = signInWithGoogle429;
const endSubscription429 = signInWithGoogle429;
const endSubscription503 = signInWithGoogle429;
const endSubscription507 = signInWithGoogle429;
const joinWaitlist429 = signInWithGoogle429;
const joinWaitlist503 = signInWithGoogle429;
const joinWaitlist507 = signInWithGoogle429;
const askQuestion429 = signInWithGoogle429;
const askQuestion503 = signInWithGoogle429;
const askQuestion507 = signInWithGoogle429;
const suggestFeature429 = signInWithGoogle429;
const suggestFeature503 = signInWithGoogle429;
const suggestFeature507 = signInWithGoogle429;
const listDevices429 = signInWithGoogle429;
const listDevices503 = signInWithGoogle429;
const endDevice429 = signInWithGoogle429;
const endDevice503 = signInWithGoogle429;
const endDevice507 = signInWithGoogle429;
const exportAccount429 = signInWithGoogle429;
const exportAccount503 = signInWithGoogle429;
const archiveAccount429 = signInWithGoogle429;
const archiveAccount503 = signInWithGoogle429;
const importArchive429 = signInWithGoogle429;
const importArchive503 = signInWithGoogle429;
const importArchive507 = signInWithGoogle429;
const deleteAccount429 = signInWithGoogle429;
const deleteAccount503 = signInWithGoogle429;
const deleteAccount507 = signInWithGoogle429;
const updateProfile200 = getCurrentUser200;
const getProject200 = getCurrentUser200;
const updateProject200 = getCurrentUser200;
const getJournalEntry200 = getCurrentUser200;
const openJournalEntry200 = getCurrentUser200;
const getDocument200 = getCurrentUser200;
const updateDocument200 = getCurrentUser200;
const moveDocument200 = getCurrentUser200;
const restoreDocumentVersion200 = getCurrentUser200;
const getWritingSession200 = getCurrentUser200;
const updateWritingSession200 = getCurrentUser200;
const pauseWritingSession200 = getCurrentUser200;
const resumeWritingSession200 = getCurrentUser200;
const endWritingSession200 = getCurrentUser200;
const saveWritingSessionDraft200 = getCurrentUser200;
const publishWritingSession200 = getCurrentUser200;
const unpublishWritingSession200 = getCurrentUser200;
const discardWritingSession200 = getCurrentUser200;
const getCurrentObjectives200 = getCurrentUser200;
const setObjectives200 = getCurrentUser200;
const openJournalEntry201 = createProject201;
const createDocument201 = createProject201;
const startWritingSession201 = createProject201;
const getArticle200 = listArticles200;
const listRedirects200 = listArticles200;
export { acceptInvitation200, acceptInvitation201, acceptInvitation400, acceptInvitation401, acceptInvitation403, acceptInvitation404, acceptInvitation409, acceptInvitation413, acceptInvitation415, acceptInvitation422, acceptInvitation429, acceptInvitation500, acceptInvitation503, acceptInvitation507, archiveAccount200, archiveAccount401, archiveAccount403, archiveAccount422, archiveAccount429, archiveAccount500, archiveAccount503, askQuestion201, askQuestion400, askQuestion413, askQuestion415, askQuestion422, askQuestion429, askQuestion500, askQuestion503, askQuestion507, createDocument201, createDocument400, createDocument401, createDocument403, createDocument404, createDocument409, createDocument413, createDocument415, createDocument422, createDocument429, createDocument500, createDocument503, createDocument507, createDocumentVersion201, createDocumentVersion400, createDocumentVersion401, createDocumentVersion403, createDocumentVersion404, createDocumentVersion409, createDocumentVersion413, createDocumentVersion415, createDocumentVersion422, createDocumentVersion429, createDocumentVersion500, createDocumentVersion503, createDocumentVersion507, createInvitation201, createInvitation401, createInvitation403, createInvitation409, createInvitation422, createInvitation429, createInvitation500, createInvitation503, createInvitation507, createProject201, createProject400, createProject401, createProject403, createProject413, createProject415, createProject422, createProject429, createProject500, createProject503, createProject507, deleteAccount204, deleteAccount400, deleteAccount401, deleteAccount403, deleteAccount413, deleteAccount415, deleteAccount422, deleteAccount429, deleteAccount500, deleteAccount503, deleteAccount507, deleteDocument204, deleteDocument401, deleteDocument403, deleteDocument404, deleteDocument412, deleteDocument422, deleteDocument429, deleteDocument500, deleteDocument503, deleteDocument507, deleteDocumentVersion204, deleteDocumentVersion401, deleteDocumentVersion403, deleteDocumentVersion404, deleteDocumentVersion422, deleteDocumentVersion429, deleteDocumentVersion500, deleteDocumentVersion503, deleteDocumentVersion507, deleteFromTrash204, deleteFromTrash401, deleteFromTrash403, deleteFromTrash404, deleteFromTrash422, deleteFromTrash429, deleteFromTrash500, deleteFromTrash503, deleteFromTrash507, deleteProject204, deleteProject401, deleteProject403, deleteProject404, deleteProject412, deleteProject422, deleteProject429, deleteProject500, deleteProject503, deleteProject507, discardWritingSession200, discardWritingSession401, discardWritingSession403, discardWritingSession404, discardWritingSession409, discardWritingSession412, discardWritingSession422, discardWritingSession429, discardWritingSession500, discardWritingSession503, discardWritingSession507, emptyTrash204, emptyTrash401, emptyTrash403, emptyTrash422, emptyTrash429, emptyTrash500, emptyTrash503, emptyTrash507, endDevice204, endDevice401, endDevice403, endDevice404, endDevice422, endDevice429, endDevice500, endDevice503, endDevice507, endSubscription204, endSubscription401, endSubscription403, endSubscription404, endSubscription422, endSubscription429, endSubscription500, endSubscription503, endSubscription507, endWritingSession200, endWritingSession400, endWritingSession401, endWritingSession403, endWritingSession404, endWritingSession409, endWritingSession412, endWritingSession413, endWritingSession415, endWritingSession422, endWritingSession429, endWritingSession500, endWritingSession503, endWritingSession507, exportAccount200, exportAccount401, exportAccount403, exportAccount422, exportAccount429, exportAccount500, exportAccount503, findDocumentTitles200, findDocumentTitles401, findDocumentTitles403, findDocumentTitles422, findDocumentTitles429, findDocumentTitles500, findDocumentTitles503, getArticle200, getArticle404, getArticle422, getArticle500, getCalendar200, getCalendar401, getCalendar403, getCalendar422, getCalendar429, getCalendar500, getCalendar503, getCurrentObjectives200, getCurrentObjectives401, getCurrentObjectives403, getCurrentObjectives422, getCurrentObjectives429, getCurrentObjectives500, getCurrentObjectives503, getCurrentUser200, getCurrentUser401, getCurrentUser403, getCurrentUser422, getCurrentUser429, getCurrentUser500, getCurrentUser503, getDailyWords200, getDailyWords401, getDailyWords403, getDailyWords422, getDailyWords429, getDailyWords500, getDailyWords503, getDocument200, getDocument401, getDocument403, getDocument404, getDocument422, getDocument429, getDocument500, getDocument503, getDocumentVersion200, getDocumentVersion401, getDocumentVersion403, getDocumentVersion404, getDocumentVersion422, getDocumentVersion429, getDocumentVersion500, getDocumentVersion503, getDocumentVersionDifference200, getDocumentVersionDifference401, getDocumentVersionDifference403, getDocumentVersionDifference404, getDocumentVersionDifference422, getDocumentVersionDifference429, getDocumentVersionDifference500, getDocumentVersionDifference503, getHealth200, getHealth422, getHealth500, getJournalEntry200, getJournalEntry401, getJournalEntry403, getJournalEntry404, getJournalEntry422, getJournalEntry429, getJournalEntry500, getJournalEntry503, getLiveWritingSession200, getLiveWritingSession401, getLiveWritingSession403, getLiveWritingSession422, getLiveWritingSession429, getLiveWritingSession500, getLiveWritingSession503, getProject200, getProject401, getProject403, getProject404, getProject422, getProject429, getProject500, getProject503, getPublishedSession200, getPublishedSession401, getPublishedSession403, getPublishedSession404, getPublishedSession422, getPublishedSession429, getPublishedSession500, getPublishedSession503, getReadiness200, getReadiness422, getReadiness500, getReadiness503, getWritingSession200, getWritingSession401, getWritingSession403, getWritingSession404, getWritingSession422, getWritingSession429, getWritingSession500, getWritingSession503, getWritingSessionText200, getWritingSessionText401, getWritingSessionText403, getWritingSessionText404, getWritingSessionText422, getWritingSessionText429, getWritingSessionText500, getWritingSessionText503, importArchive200, importArchive400, importArchive401, importArchive403, importArchive409, importArchive413, importArchive415, importArchive422, importArchive429, importArchive500, importArchive503, importArchive507, joinWaitlist201, joinWaitlist400, joinWaitlist409, joinWaitlist413, joinWaitlist415, joinWaitlist422, joinWaitlist429, joinWaitlist500, joinWaitlist503, joinWaitlist507, listArticles200, listArticles422, listArticles500, listDevices200, listDevices401, listDevices403, listDevices422, listDevices429, listDevices500, listDevices503, listDocumentVersions200, listDocumentVersions401, listDocumentVersions403, listDocumentVersions404, listDocumentVersions422, listDocumentVersions429, listDocumentVersions500, listDocumentVersions503, listDocuments200, listDocuments401, listDocuments403, listDocuments404, listDocuments422, listDocuments429, listDocuments500, listDocuments503, listInvitations200, listInvitations401, listInvitations403, listInvitations422, listInvitations429, listInvitations500, listInvitations503, listJournalEntries200, listJournalEntries401, listJournalEntries403, listJournalEntries404, listJournalEntries422, listJournalEntries429, listJournalEntries500, listJournalEntries503, listObjectiveWeeks200, listObjectiveWeeks401, listObjectiveWeeks403, listObjectiveWeeks422, listObjectiveWeeks429, listObjectiveWeeks500, listObjectiveWeeks503, listProjectTexts200, listProjectTexts401, listProjectTexts403, listProjectTexts404, listProjectTexts422, listProjectTexts429, listProjectTexts500, listProjectTexts503, listProjects200, listProjects401, listProjects403, listProjects422, listProjects429, listProjects500, listProjects503, listPublishedSessions200, listPublishedSessions401, listPublishedSessions403, listPublishedSessions422, listPublishedSessions429, listPublishedSessions500, listPublishedSessions503, listRedirects200, listRedirects422, listRedirects500, listSubscribers200, listSubscribers401, listSubscribers403, listSubscribers422, listSubscribers429, listSubscribers500, listSubscribers503, listSubscriptions200, listSubscriptions401, listSubscriptions403, listSubscriptions422, listSubscriptions429, listSubscriptions500, listSubscriptions503, listTrash200, listTrash401, listTrash403, listTrash422, listTrash429, listTrash500, listTrash503, listWritingSessions200, listWritingSessions401, listWritingSessions403, listWritingSessions404, listWritingSessions422, listWritingSessions429, listWritingSessions500, listWritingSessions503, moveDocument200, moveDocument400, moveDocument401, moveDocument403, moveDocument404, moveDocument409, moveDocument412, moveDocument413, moveDocument415, moveDocument422, moveDocument429, moveDocument500, moveDocument503, moveDocument507, openJournalEntry200, openJournalEntry201, openJournalEntry400, openJournalEntry401, openJournalEntry403, openJournalEntry404, openJournalEntry409, openJournalEntry413, openJournalEntry415, openJournalEntry422, openJournalEntry429, openJournalEntry500, openJournalEntry503, openJournalEntry507, pauseWritingSession200, pauseWritingSession401, pauseWritingSession403, pauseWritingSession404, pauseWritingSession409, pauseWritingSession412, pauseWritingSession422, pauseWritingSession429, pauseWritingSession500, pauseWritingSession503, pauseWritingSession507, previewInvitation200, previewInvitation400, previewInvitation401, previewInvitation403, previewInvitation404, previewInvitation413, previewInvitation415, previewInvitation422, previewInvitation429, previewInvitation500, previewInvitation503, previewInvitation507, publishWritingSession200, publishWritingSession400, publishWritingSession401, publishWritingSession403, publishWritingSession404, publishWritingSession409, publishWritingSession412, publishWritingSession413, publishWritingSession415, publishWritingSession422, publishWritingSession429, publishWritingSession500, publishWritingSession503, publishWritingSession507, refreshAccessToken200, refreshAccessToken400, refreshAccessToken401, refreshAccessToken403, refreshAccessToken413, refreshAccessToken415, refreshAccessToken422, refreshAccessToken429, refreshAccessToken500, refreshAccessToken503, refreshAccessToken507, removeSubscriber204, removeSubscriber401, removeSubscriber403, removeSubscriber404, removeSubscriber422, removeSubscriber429, removeSubscriber500, removeSubscriber503, removeSubscriber507, renameDocumentVersion200, renameDocumentVersion400, renameDocumentVersion401, renameDocumentVersion403, renameDocumentVersion404, renameDocumentVersion413, renameDocumentVersion415, renameDocumentVersion422, renameDocumentVersion429, renameDocumentVersion500, renameDocumentVersion503, renameDocumentVersion507, restoreDocumentVersion200, restoreDocumentVersion400, restoreDocumentVersion401, restoreDocumentVersion403, restoreDocumentVersion404, restoreDocumentVersion409, restoreDocumentVersion412, restoreDocumentVersion413, restoreDocumentVersion415, restoreDocumentVersion422, restoreDocumentVersion429, restoreDocumentVersion500, restoreDocumentVersion503, restoreDocumentVersion507, restoreFromTrash200, restoreFromTrash400, restoreFromTrash401, restoreFromTrash403, restoreFromTrash404, restoreFromTrash409, restoreFromTrash413, restoreFromTrash415, restoreFromTrash422, restoreFromTrash429, restoreFromTrash500, restoreFromTrash503, restoreFromTrash507, resumeWritingSession200, resumeWritingSession401, resumeWritingSession403, resumeWritingSession404, resumeWritingSession409, resumeWritingSession412, resumeWritingSession422, resumeWritingSession429, resumeWritingSession500, resumeWritingSession503, resumeWritingSession507, revokeInvitation204, revokeInvitation401, revokeInvitation403, revokeInvitation404, revokeInvitation422, revokeInvitation429, revokeInvitation500, revokeInvitation503, revokeInvitation507, saveParagraphs200, saveParagraphs400, saveParagraphs401, saveParagraphs403, saveParagraphs404, saveParagraphs409, saveParagraphs413, saveParagraphs415, saveParagraphs422, saveParagraphs429, saveParagraphs500, saveParagraphs503, saveParagraphs507, saveWritingSessionDraft200, saveWritingSessionDraft400, saveWritingSessionDraft401, saveWritingSessionDraft403, saveWritingSessionDraft404, saveWritingSessionDraft409, saveWritingSessionDraft412, saveWritingSessionDraft413, saveWritingSessionDraft415, saveWritingSessionDraft422, saveWritingSessionDraft429, saveWritingSessionDraft500, saveWritingSessionDraft503, saveWritingSessionDraft507, setObjectives200, setObjectives400, setObjectives401, setObjectives403, setObjectives412, setObjectives413, setObjectives415, setObjectives422, setObjectives429, setObjectives500, setObjectives503, setObjectives507, signInWithGoogle200, signInWithGoogle400, signInWithGoogle401, signInWithGoogle403, signInWithGoogle413, signInWithGoogle415, signInWithGoogle422, signInWithGoogle429, signInWithGoogle500, signInWithGoogle503, signInWithGoogle507, signOut204, signOut400, signOut413, signOut415, signOut422, signOut500, signOut503, signOut507, signOutEverywhere204, signOutEverywhere401, signOutEverywhere403, signOutEverywhere422, signOutEverywhere429, signOutEverywhere500, signOutEverywhere503, signOutEverywhere507, startWritingSession201, startWritingSession400, startWritingSession401, startWritingSession403, startWritingSession404, startWritingSession409, startWritingSession413, startWritingSession415, startWritingSession422, startWritingSession429, startWritingSession500, startWritingSession503, startWritingSession507, suggestFeature201, suggestFeature400, suggestFeature413, suggestFeature415, suggestFeature422, suggestFeature429, suggestFeature500, suggestFeature503, suggestFeature507, unpublishWritingSession200, unpublishWritingSession401, unpublishWritingSession403, unpublishWritingSession404, unpublishWritingSession409, unpublishWritingSession412, unpublishWritingSession422, unpublishWritingSession429, unpublishWritingSession500, unpublishWritingSession503, unpublishWritingSession507, updateDocument200, updateDocument400, updateDocument401, updateDocument403, updateDocument404, updateDocument409, updateDocument412, updateDocument413, updateDocument415, updateDocument422, updateDocument429, updateDocument500, updateDocument503, updateDocument507, updateProfile200, updateProfile400, updateProfile401, updateProfile403, updateProfile412, updateProfile413, updateProfile415, updateProfile422, updateProfile429, updateProfile500, updateProfile503, updateProfile507, updateProject200, updateProject400, updateProject401, updateProject403, updateProject404, updateProject412, updateProject413, updateProject415, updateProject422, updateProject429, updateProject500, updateProject503, updateProject507, updateWritingSession200, updateWritingSession400, updateWritingSession401, updateWritingSession403, updateWritingSession404, updateWritingSession412, updateWritingSession413, updateWritingSession415, updateWritingSession422, updateWritingSession429, updateWritingSession500, updateWritingSession503, updateWritingSession507 };
